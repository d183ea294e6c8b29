/** Tic-tac-toe, whole and in one file: what the engine costs where the rules cost next to nothing. */
@NullMarked
package org.muster.bench.tictactoe;

import org.jspecify.annotations.NullMarked;
