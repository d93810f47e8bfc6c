#ifndef CREFERENCE_H
#define CREFERENCE_H
#endif
