/** Where bases may be put down, and where they find contact. */
@NullMarked
package org.muster.geometry.place;

import org.jspecify.annotations.NullMarked;
