package org.muster.core.story;

/**
 * How much of a game a viewer has heard. It counts only what brought this very viewer news, so that it tells nothing of
 * what others do in secret, and it is the same after a restart and on another machine.
 *
 * @param takenBack how often something was rewound, mended or upgraded; then everything is to be read again
 * @param news what was told since the game began, or since what was told last was taken back
 */
public record Revision(int takenBack, int news) {

    /** Of somebody who has heard nothing yet. */
    public static final Revision NONE = new Revision(0, 0);

    /** Reads what {@link #toString} wrote; anything else is {@link #NONE}. */
    public static Revision parse(String text) {
        if (!text.matches("\\d{1,9}\\.\\d{1,9}")) {
            return NONE;
        }
        int dot = text.indexOf('.');
        return new Revision(Integer.parseInt(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
    }

    @Override
    public String toString() {
        return takenBack + "." + news;
    }
}
