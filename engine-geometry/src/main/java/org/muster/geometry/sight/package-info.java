/** What bases see of each other. */
@NullMarked
package org.muster.geometry.sight;

import org.jspecify.annotations.NullMarked;
