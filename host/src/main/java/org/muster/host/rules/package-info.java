/** Rule books as pages: text alone, whatever a book holds. */
@NullMarked
package org.muster.host.rules;

import org.jspecify.annotations.NullMarked;
