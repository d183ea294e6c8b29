/** Maps of places and routes. */
@NullMarked
package org.muster.api.map;

import org.jspecify.annotations.NullMarked;
