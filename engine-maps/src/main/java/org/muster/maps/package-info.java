/** Maps of other programs, read safely: each becomes a {@link org.muster.api.map.Chart}. */
@NullMarked
package org.muster.maps;

import org.jspecify.annotations.NullMarked;
