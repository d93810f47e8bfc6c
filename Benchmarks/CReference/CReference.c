#include "CReference.h"
