package org.muster.drawing;

import org.muster.drawing.words.Columns;
import org.muster.drawing.words.PlainWords;

/**
 * What the reader's terminal can do.
 *
 * @param columns its width; less than 40 is taken as 40
 * @param colours whether it knows ANSI colours and the reader wants them
 * @param ascii whether it shows ASCII only
 */
public record Terminal(int columns, boolean colours, boolean ascii) {

    public Terminal {
        columns = Math.max(40, columns);
    }

    /** As this terminal can show them. */
    String words(String raw) {
        String plain = PlainWords.of(raw);
        return ascii ? Columns.ascii(plain) : plain;
    }

    /** Without colours, with line drawing characters. */
    public static Terminal plain(int columns) {
        return new Terminal(columns, false, false);
    }
}
