package org.muster.ruleset.skirmish.victory;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.data.Mission;

/**
 * The end of a round, and of the game, as the mission's lines say.
 *
 * <pre>
 * scoring, then the end check                                     SKD-GEN-03
 * lines in the order of the mission                               SKD-MISS-06
 * more victory points; a tie                                      SKD-MISS-06
 * </pre>
 */
public final class Victory {

    private Victory() {}

    /** The round is scored; perhaps it was the last. */
    public record EndRound() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            Story story = Story.of(now).tell(Event.told("Round {n} is over.", now.round()));
            Scoring.atEndOfRound(story);
            Result result = of(story.now(), Mission.When.END_OF_ROUND, List.of());
            Outcome<Skirmish> outcome = story.outcome();
            return result == null ? outcome : outcome.end(result);
        }
    }

    /** How the game has ended in the midst of a round, by what was lost just now; null: it has not. */
    public static @Nullable Result atOnce(Skirmish now, List<Condition.Loss> losses) {
        return of(now, Mission.When.AT_ONCE, losses);
    }

    private static @Nullable Result of(Skirmish now, Mission.When when, List<Condition.Loss> losses) {
        Book book = now.book();
        for (Mission.End line : book.mission().end()) {
            if (line.when() == when) {
                Condition condition = book.condition(line.condition().is());
                String named = line.condition().side();
                for (String side : named == null ? book.sides() : List.of(named)) {
                    if (condition.count(now, line.condition(), side, null) > 0
                            || losses.stream()
                                    .anyMatch(loss -> condition.count(now, line.condition(), side, loss) > 0)) {
                        return won(now, line, side);
                    }
                }
            }
        }
        return null;
    }

    private static Result won(Skirmish now, Mission.End line, String side) {
        Book book = now.book();
        Sentence words = Called.condition(now, line.condition());
        return switch (line.winner()) {
            case Mission.End.MORE_VP -> moreVp(now);
            case Mission.End.OTHER_SIDE -> {
                // both may have lost their last unit together
                boolean both = line.condition().side() == null
                        && book.condition(line.condition().is()).count(now, line.condition(), book.other(side), null)
                                > 0;
                yield both
                        ? draw(book, Sentence.of("Neither side has won.")).citing("SKD-MISS-06")
                        : won(book, book.other(side), Sentence.of("{side}: {condition}.", Called.side(side), words));
            }
            default -> won(book, line.winner(), Sentence.of("{side}: {condition}.", Called.side(side), words));
        };
    }

    private static Result moreVp(Skirmish now) {
        Book book = now.book();
        String first = book.sides().get(0);
        String second = book.sides().get(1);
        Sentence score = Sentence.of(
                "After round {n}: {first} {a} VP, {second} {b}.",
                now.round(),
                Called.side(first),
                now.vp(first),
                Called.side(second),
                now.vp(second));
        if (now.vp(first) != now.vp(second)) {
            return won(book, now.vp(first) > now.vp(second) ? first : second, score);
        }
        String tie = book.mission().tieBreak();
        return tie.equals(Mission.DRAW)
                ? draw(book, score).citing("SKD-MISS-06")
                : won(book, tie, Sentence.of("{score} In this mission a tie goes to {side}.", score, Called.side(tie)));
    }

    private static Result won(Book book, String side, Sentence reason) {
        return Result.won(List.of(book.player(side)), book.players(), reason).citing("SKD-MISS-06");
    }

    private static Result draw(Book book, Sentence reason) {
        List<Player> both = book.players();
        return Result.won(both, both, reason);
    }
}
