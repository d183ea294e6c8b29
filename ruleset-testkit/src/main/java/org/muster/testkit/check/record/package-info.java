/** Whether what is written down is the game: journals, positions, snapshots, fair dice. */
@NullMarked
package org.muster.testkit.check.record;

import org.jspecify.annotations.NullMarked;
