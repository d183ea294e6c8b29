/** Where faces come from. */
@NullMarked
package org.muster.core.dice;

import org.jspecify.annotations.NullMarked;
