/** Files of data: read, checked against their schema, hashed. */
@NullMarked
package org.muster.core.data;

import org.jspecify.annotations.NullMarked;
