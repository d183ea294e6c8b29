/** What the engine says, as lines for people. */
@NullMarked
package org.muster.cli.words;

import org.jspecify.annotations.NullMarked;
