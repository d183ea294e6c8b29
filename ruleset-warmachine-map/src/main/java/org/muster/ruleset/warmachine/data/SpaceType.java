package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** What the land of a space is, as the map's file writes it. */
public enum SpaceType {
    FIELD('F', "field", "plains"),
    FOREST('W', "forest", "forest"),
    MOUNTAIN('M', "mountain", "mountain"),
    FOOTHILLS('H', "foothills", "hills"),
    SWAMP('S', "swamp", "swamp"),
    DESERT_WASTELAND('D', "desert", "desert"),
    SPECIAL('*', "special location", "ruins");

    private final char letter;
    private final Sentence words;
    private final String terrain;

    SpaceType(char letter, @Template String words, String terrain) {
        this.letter = letter;
        this.words = Sentence.of(words);
        this.terrain = terrain;
    }

    /** First letter of its cell. */
    public char letter() {
        return letter;
    }

    /** As people read it. */
    public Sentence words() {
        return words;
    }

    /** What it is drawn as. */
    public String terrain() {
        return terrain;
    }
}
