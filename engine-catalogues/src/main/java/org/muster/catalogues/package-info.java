/** For who writes data files: what may stand in one, and one made from a table. */
@NullMarked
package org.muster.catalogues;

import org.jspecify.annotations.NullMarked;
