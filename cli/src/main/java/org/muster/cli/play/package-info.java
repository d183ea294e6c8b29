/** Playing: answers, rolls, deadlines, and people around one keyboard. */
@NullMarked
package org.muster.cli.play;

import org.jspecify.annotations.NullMarked;
