/** Maps on the page: pictures that lie under them, and the map editor. */
@NullMarked
package org.muster.host.maps;

import org.jspecify.annotations.NullMarked;
