package org.muster.testkit.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.story.Line;

/**
 * A game that was played by random players, with all that is needed to look at it again.
 *
 * @param name of the config, habit and seed, as findings name it
 * @param play what it was played by
 * @param seed of its dice and its players
 * @param habit how the players behaved
 * @param game as it stands now
 * @param lines of its journal
 * @param log what happened, as it was heard while it was played
 * @param moves in order
 * @param moments of it, evenly spread
 * @param failure why it did not come to its end; null: it did
 */
public record Played<S>(
        String name,
        Play<S> play,
        long seed,
        Habit habit,
        Game<S> game,
        List<String> lines,
        List<Line> log,
        List<Move> moves,
        List<Moment<S>> moments,
        @Nullable Failure failure) {

    /**
     * Why a game did not come to its end.
     *
     * @param kind what sort of reason
     * @param message what went wrong, and where
     * @param cause what makes two of them the same
     * @param thrown what was thrown; null: nothing was
     */
    public record Failure(
            Kind kind,
            String message,
            String cause,
            @Nullable Throwable thrown) {

        /** Sorts of reasons. */
        public enum Kind {
            /** Something was thrown. */
            THROWN,
            /** Nobody is asked anything, and nobody has won. */
            STUCK,
            /** More moves than any game should need. */
            TOO_LONG
        }

        /** The cause of all that follows where the options of {@code step} give out what they refuse. */
        public static String ofSampling(String step) {
            return step + " samples what it refuses";
        }
    }

    /** At most {@code most} of its moments, evenly spread. */
    public List<Moment<S>> moments(int most) {
        int step = Math.max(1, (moments.size() + most - 1) / most);
        return java.util.stream.IntStream.range(0, moments.size())
                .filter(i -> i % step == 0)
                .mapToObj(moments::get)
                .toList();
    }

    /** What a finding about one moment names. */
    public String at(Moment<S> moment) {
        return name + ", after " + moment.moves() + " answers";
    }
}
