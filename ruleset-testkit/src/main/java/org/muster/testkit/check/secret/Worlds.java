package org.muster.testkit.check.secret;

import org.muster.core.engine.Position;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.testkit.trial.Trial;

/** Games that begin at one moment of another, and how they look. */
final class Worlds {

    private Worlds() {}

    /** What a game is played by that begins at {@code position}, everything else as in {@code play}. */
    @SuppressWarnings("unchecked") // of the same ruleset
    static <S> Play<S> from(Trial trial, Play<S> play, Position<S> position) {
        Header header = play.header();
        return (Play<S>) Play.of(
                trial.loaded(),
                new Header(
                        header.format(),
                        header.game(),
                        header.name(),
                        header.ruleset(),
                        header.expansions(),
                        header.seats(),
                        header.organizer(),
                        header.auto(),
                        header.options(),
                        header.data(),
                        header.hashes(),
                        header.dice(),
                        play.json().write(position)));
    }

    /** Both texts around the first place where they part. */
    static String parting(String one, String other) {
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        return "\"" + around(one, at) + "\" in one world, \"" + around(other, at) + "\" in the other";
    }

    private static String around(String text, int at) {
        int from = Math.max(0, at - 40);
        int to = Math.min(text.length(), at + 60);
        return (from > 0 ? "..." : "") + text.substring(from, to) + (to < text.length() ? "..." : "");
    }
}
