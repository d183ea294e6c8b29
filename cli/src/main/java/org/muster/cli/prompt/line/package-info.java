/** What a line that somebody typed says: names, shares, and whom an answer is for. It asks nothing. */
@NullMarked
package org.muster.cli.prompt.line;

import org.jspecify.annotations.NullMarked;
