package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;

/** What the land of a space is, as the map's file writes it. */
public enum SpaceType {
    FIELD('F', "plains"),
    FOREST('W', "forest"),
    MOUNTAIN('M', "mountain"),
    FOOTHILLS('H', "hills"),
    SWAMP('S', "swamp"),
    DESERT_WASTELAND('D', "desert"),
    SPECIAL('*', "ruins");

    private final char letter;
    private final String terrain;

    SpaceType(char letter, String terrain) {
        this.letter = letter;
        this.terrain = terrain;
    }

    /** First letter of its cell. */
    public char letter() {
        return letter;
    }

    /** As people read it. */
    public Sentence words() {
        return switch (this) {
            case FIELD -> Sentence.of("field");
            case FOREST -> Sentence.of("forest");
            case MOUNTAIN -> Sentence.of("mountain");
            case FOOTHILLS -> Sentence.of("foothills");
            case SWAMP -> Sentence.of("swamp");
            case DESERT_WASTELAND -> Sentence.of("desert");
            case SPECIAL -> Sentence.of("special location");
        };
    }

    /** What it is drawn as. */
    public String terrain() {
        return terrain;
    }
}
