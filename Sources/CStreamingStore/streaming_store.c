#include "streaming_store.h"
