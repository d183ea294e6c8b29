/** Rule books: what a rule id means. */
@NullMarked
package org.muster.core.rules;

import org.jspecify.annotations.NullMarked;
