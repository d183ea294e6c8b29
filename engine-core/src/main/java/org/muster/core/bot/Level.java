package org.muster.core.bot;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.muster.api.text.Sentence;
import org.muster.core.game.Play;

/** How well a bot plays, by name. What a level means is counted in games played on, never in time: a seed repeats a game. */
public enum Level {
    /** Any legal choice is as good as another. */
    RANDOM(0),
    /** Sees what is near. */
    EASY(16),
    /** A game for a club's evening; answers within a second. */
    CLUB(160),
    /** Answers within some seconds. */
    STRONG(960);

    private final int effort;

    Level(int effort) {
        this.effort = effort;
    }

    /** How often it plays on from a question; 0: it chooses by chance. */
    public int effort() {
        return effort;
    }

    /** As people type it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** As people read it. */
    public Sentence word() {
        return switch (this) {
            case RANDOM -> Sentence.of("random");
            case EASY -> Sentence.of("easy");
            case CLUB -> Sentence.of("club");
            case STRONG -> Sentence.of("strong");
        };
    }

    /** A bot of this level. */
    public <S> Bot<S> bot(Play<S> play) {
        return SearchBot.of(play, effort);
    }

    /** The level of that id, if there is one. */
    public static Optional<Level> called(String id) {
        return Stream.of(values()).filter(level -> level.id().equals(id)).findFirst();
    }

    /** The level that plays on so often, if there is one. */
    public static Optional<Level> of(int effort) {
        return Stream.of(values()).filter(level -> level.effort == effort).findFirst();
    }

    /** Decisions that a bot of so much effort plays on at most: a few where it can't look at much. */
    static int ahead(int effort) {
        return effort < CLUB.effort ? 6 : effort < STRONG.effort ? 16 : 24;
    }
}
