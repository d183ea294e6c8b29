/** What is written in pictures: which words, how they may be shown, how wide they are and where their lines break. */
@NullMarked
package org.muster.drawing.words;

import org.jspecify.annotations.NullMarked;
