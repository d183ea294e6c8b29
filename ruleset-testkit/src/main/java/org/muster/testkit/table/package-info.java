/** A table for tests of single rules: a state, some steps, dice written out. */
@NullMarked
package org.muster.testkit.table;

import org.jspecify.annotations.NullMarked;
