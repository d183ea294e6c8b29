/** Games played for checking: by random players, and again from what was written down. */
@NullMarked
package org.muster.testkit.play;

import org.jspecify.annotations.NullMarked;
