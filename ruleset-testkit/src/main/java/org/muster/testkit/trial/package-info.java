/** Games played to look at: what was asked and told in them, what was found. */
@NullMarked
package org.muster.testkit.trial;

import org.jspecify.annotations.NullMarked;
