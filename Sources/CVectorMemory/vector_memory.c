#include "vector_memory.h"
