/** Games on paper: turn sheets to be filled in with a pen, and the chronicle of a season, as HTML and as PDF. */
@NullMarked
package org.muster.paper;

import org.jspecify.annotations.NullMarked;
