#ifndef CCOMMANDLINE_H
#define CCOMMANDLINE_H
#endif
