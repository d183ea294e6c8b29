package org.muster.core.match;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.game.Amendment;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.json.Json;

/** Something that somebody does to a game. */
public sealed interface Command {

    /**
     * Answers a question.
     *
     * @param seat the seat answered for
     * @param decision number of the decision; 0: as {@link Game#meant} has it
     * @param confirmed whether others need not wait for this seat any longer
     * @param contribution to fair dice, 1 to 64 printable ASCII characters that nobody could foresee, or null
     */
    record Choose(
            Player seat,
            int decision,
            Answer answer,
            boolean confirmed,
            @Nullable String contribution) implements Command {
        @Override
        public void in(Game<?> game, String by) {
            game.choose(by, seat, decision, answer, confirmed, contribution);
        }

        @Override
        public Command meant(Game<?> game) {
            return new Choose(seat, game.meant(seat, decision, answer), answer, confirmed, contribution);
        }

        @Override
        public String content() {
            return Json.write(List.of("choose", seat.id(), decision, Json.write(answer), confirmed));
        }
    }

    /**
     * Answers a question, and every later one of the same step in this phase alike.
     *
     * @param decision number of the decision; 0: as {@link Game#meant} has it
     * @param contribution to fair dice, as for {@link Choose}
     */
    record Stand(
            Player seat,
            int decision,
            Answer answer,
            @Nullable String contribution) implements Command {
        @Override
        public void in(Game<?> game, String by) {
            game.stand(by, seat, decision, answer, contribution);
        }

        @Override
        public Command meant(Game<?> game) {
            return new Stand(seat, game.meant(seat, decision, answer), answer, contribution);
        }

        @Override
        public String content() {
            return Json.write(List.of("stand", seat.id(), decision, Json.write(answer)));
        }
    }

    /**
     * Something done to a question as somebody has seen it, perhaps long ago: after a rewinding its number may be another's.
     *
     * @param decision number of it
     * @param mark as {@link SeatView#marks} told it
     */
    record AsAsked(Command command, int decision, String mark) implements Command {
        @Override
        public void in(Game<?> game, String by) {
            boolean another = game.open().stream()
                    .anyMatch(open ->
                            open.id() == decision && !Marks.of(open, game).equals(mark));
            if (another) {
                throw new BadGame("STALE", "The question has changed since you saw it; nothing was answered.");
            }
            command.in(game, by);
        }

        @Override
        public Command meant(Game<?> game) {
            return new AsAsked(command.meant(game), decision, mark);
        }

        @Override
        public boolean isOrganizers() {
            return command.isOrganizers();
        }

        @Override
        public boolean outlivesOthers() {
            return command.outlivesOthers();
        }

        @Override
        public String content() {
            return command.content();
        }
    }

    /**
     * A seat joins a game of fair dice.
     *
     * @param contribution 1 to 64 printable ASCII characters that nobody could foresee
     */
    record Join(Player seat, String contribution) implements Command {
        @Override
        public void in(Game<?> game, String by) {
            game.join(by, seat, contribution);
        }

        @Override
        public String content() {
            return Json.write(List.of("join", seat.id()));
        }
    }

    /**
     * Types in the faces of real dice.
     *
     * @param rolls the faces of the roll that waits, and of those that wait one after the other behind it
     */
    record Roll(List<List<Integer>> rolls) implements Command {
        public Roll {
            rolls = rolls.stream().map(List::copyOf).toList();
        }

        /** The faces of one roll. */
        public static Roll of(Integer... faces) {
            return new Roll(List.of(List.of(faces)));
        }

        @Override
        public void in(Game<?> game, String by) {
            int made = 0;
            for (List<Integer> faces : rolls) {
                if (made > 0 && game.pendingRoll().isEmpty()) {
                    throw new BadGame(
                            "TOO_MANY_ROLLS",
                            "{given roll is|rolls are} given, and none waits behind the first {made}. Nothing was written.",
                            rolls.size(),
                            made);
                }
                game.roll(by, faces);
                made++;
            }
        }

        @Override
        public Command meant(Game<?> game) {
            return new RollOf(this, RollOf.which(game));
        }

        @Override
        public String content() {
            return Json.write(List.of("roll", rolls));
        }
    }

    /**
     * Faces for one roll and no other.
     *
     * @param which as {@link RealRoll#which} tells it
     */
    record RollOf(Roll roll, String which) implements Command {

        /** How much was taken back before it, and how many rolls were made. */
        static String which(Game<?> game) {
            var position = game.position();
            int takenBack = game.entries().size() - game.history().size();
            return takenBack + "." + (position.rolls() + position.faces().size());
        }

        @Override
        public void in(Game<?> game, String by) {
            if (!which.equals(which(game))) {
                throw new BadGame("STALE", "Somebody else has typed in this roll.");
            }
            roll.in(game, by);
        }

        @Override
        public String content() {
            return roll.content();
        }
    }

    /**
     * The time is up; the organizer's.
     *
     * @param decision number of the decision; 0: all that time can close
     */
    record Lapse(int decision) implements OfTheOrganizer {
        @Override
        public void in(Game<?> game, String by) {
            game.lapse(by, decision);
        }

        @Override
        public String content() {
            return Json.write(List.of("lapse", decision));
        }
    }

    /**
     * Leaves decisions open for longer; the organizer's.
     *
     * @param decision number of the decision; 0: all whose time runs
     * @param time up to 366 days
     */
    record Extend(int decision, Duration time, String reason) implements OfTheOrganizer {
        @Override
        public void in(Game<?> game, String by) {
            game.extend(by, decision, time, reason);
        }

        @Override
        public String content() {
            return Json.write(List.of("extend", decision, time.toString(), reason));
        }
    }

    /**
     * No time runs between two moments; the organizer's. One from the same moment stands in place of an earlier one, so a
     * pause ends early, or later, or, where both moments are the same, is left out.
     */
    record Pause(Instant from, Instant until, String reason) implements OfTheOrganizer {
        @Override
        public void in(Game<?> game, String by) {
            game.pause(by, from, until, reason);
        }

        @Override
        public String content() {
            return Json.write(List.of("pause", from.toString(), until.toString(), reason));
        }
    }

    /**
     * A pause ends before its time; the organizer's.
     *
     * @param from when it began; null: all that are now
     * @param reason empty: the pause keeps its own
     */
    record Resume(@Nullable Instant from, Instant now, String reason) implements OfTheOrganizer {
        @Override
        public void in(Game<?> game, String by) {
            game.resume(by, from, now, reason);
        }

        @Override
        public String content() {
            return Json.write(List.of("resume", from == null ? "" : from.toString(), now.toString(), reason));
        }
    }

    /** Takes back everything after entry {@code to} of the journal; the organizer's. */
    record Rewind(int to, String reason) implements OfThePast {
        @Override
        public void in(Game<?> game, String by) {
            game.rewind(by, to, reason);
        }

        @Override
        public String content() {
            return Json.write(List.of("rewind", to, reason));
        }
    }

    /**
     * Takes one step back: the last that counts of answers, mends, deadlines and the closing, with the dice that followed;
     * the organizer's.
     *
     * @param bots whose answers go with a step of somebody else, as they would answer so again
     */
    record Undo(String reason, Set<Player> bots) implements OfThePast {

        public Undo {
            bots = Set.copyOf(bots);
        }

        /** Where no bots answer. */
        public Undo(String reason) {
            this(reason, Set.of());
        }

        @Override
        public void in(Game<?> game, String by) {
            LastStep last = LastStep.of(game, bots);
            if (last.mend().isPresent()) {
                game.unmend(by, last.mend().get(), reason);
            } else {
                game.rewind(by, last.to(), reason);
            }
        }

        @Override
        public String content() {
            return Json.write(List.of("undo", reason));
        }
    }

    /**
     * Mends a past answer or roll and plays on as before from there; the organizer's.
     *
     * @param entry of the journal
     * @param evenIfAnswersFall whether to mend also where later answers hold no longer
     * @param later hears what becomes of later entries
     */
    record Amend(int entry, Answer answer, String reason, boolean evenIfAnswersFall, Consumer<Amendment.Later> later)
            implements OfThePast {
        @Override
        public void in(Game<?> game, String by) {
            later.accept(game.amend(by, entry, answer, reason, evenIfAnswersFall));
        }

        @Override
        public String content() {
            return Json.write(List.of("amend", entry, Json.write(answer), reason));
        }
    }

    /** Closes a game that nobody plays any more; the organizer's. */
    record Close(String reason) implements OfTheOrganizer {
        @Override
        public void in(Game<?> game, String by) {
            game.close(by, reason);
        }

        @Override
        public String content() {
            return Json.write(List.of("close", reason));
        }
    }

    /** What nobody but the organizer may do. */
    sealed interface OfTheOrganizer extends Command {
        @Override
        default boolean isOrganizers() {
            return true;
        }
    }

    /** What the organizer does to what was: only if that is all that was. */
    sealed interface OfThePast extends OfTheOrganizer {
        @Override
        default boolean outlivesOthers() {
            return false;
        }
    }

    /** Does it, or throws {@link BadGame} with every reason why not. */
    void in(Game<?> game, String by);

    /** What it says, as text: two commands that say the same have the same. */
    String content();

    /** Whether nobody but the organizer may do so. */
    default boolean isOrganizers() {
        return false;
    }

    /** Whether it still means what it meant when somebody else has done something in the meantime. */
    default boolean outlivesOthers() {
        return true;
    }

    /** The same, holding on to what it means as {@code game} stands. */
    default Command meant(Game<?> game) {
        return this;
    }
}
