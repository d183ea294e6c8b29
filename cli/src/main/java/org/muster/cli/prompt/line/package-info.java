/**
 * What a line that somebody typed says: names, shares, and whom an answer is for; and where no line need be typed. It asks
 * nothing.
 */
@NullMarked
package org.muster.cli.prompt.line;

import org.jspecify.annotations.NullMarked;
