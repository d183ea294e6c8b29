/** Catalogues, armies and the named rules an army must keep. */
@NullMarked
package org.muster.api.army;

import org.jspecify.annotations.NullMarked;
