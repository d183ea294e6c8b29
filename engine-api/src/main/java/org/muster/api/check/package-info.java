/** Broken rules, told all at once and in words people understand. */
@NullMarked
package org.muster.api.check;

import org.jspecify.annotations.NullMarked;
