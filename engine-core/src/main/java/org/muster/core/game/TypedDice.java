package org.muster.core.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.muster.api.check.Violation;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Entry;

/**
 * A roll that waits for a hand, and what somebody types in for it.
 *
 * @param by who: the seat that rolls, or the organizer for it; any seat where the roll is nobody's in particular
 */
record TypedDice(Play<?> play, Roll roll, String by) {

    /**
     * What came up, as the journal notes it.
     *
     * @param number gives the roll its number, if it is a good one
     * @throws BadGame if these can't be the faces, or it is somebody else's roll
     */
    Entry.Throw thrown(LongSupplier number, List<Integer> faces) {
        mayRoll();
        mustBeFaces(faces);
        int[] thrown = faces.stream().mapToInt(Integer::intValue).toArray();
        return GameSurroundings.noted(roll, number.getAsLong(), thrown, "typed");
    }

    /**
     * Judges faces.
     *
     * @throws BadGame if the dice can't show them
     */
    void mustBeFaces(List<Integer> faces) {
        List<Violation> violations = violations(faces);
        BadGame.ifAny(violations);
    }

    private void mayRoll() {
        Player seat = new Player(by);
        boolean known = roll.audience().includes(Viewer.of(seat));
        boolean sits = play.setup().seats().containsKey(seat);
        boolean mayRoll = roll.by() == null ? known && sits : seat.equals(roll.by());
        if (!mayRoll && !seat.equals(Player.ORGANIZER)) {
            Object who = roll.by() == null ? Sentence.of("Somebody else") : play.called(roll.by());
            Object not = sits ? play.called(seat) : by;
            throw known
                    ? new BadGame(
                            "NOT_YOURS", "{who} rolls {purpose}, not {seat}.", who, play.named(roll.purpose()), not)
                    : new BadGame("NOT_YOURS", "{who} rolls, not {seat}.", who, not);
        }
        if (!play.isByHand(roll)) {
            throw new BadGame(
                    "NOT_BY_HAND",
                    "{purpose} is rolled by the game's fair dice, whose key is not here; nobody types it in.",
                    play.named(roll.purpose()));
        }
    }

    private List<Violation> violations(List<Integer> faces) {
        List<Violation> violations = new ArrayList<>();
        // what it is for may be a secret from the organizer, who types it for somebody
        boolean known = roll.audience().includes(Viewer.of(new Player(by)));
        Sentence what = known ? play.named(roll.purpose()) : Sentence.of("This roll");
        if (faces.size() != roll.pool().count()) {
            violations.add(Violation.of(
                    "HOW_MANY_DICE",
                    "{what} takes {n die|dice} ({pool}); {given} {given:is|are} given.",
                    what,
                    roll.pool().count(),
                    roll.pool(),
                    faces.size()));
        }
        Set<List<Integer>> told = new HashSet<>(); // of several dice alike, once
        for (int i = 0; i < Math.min(roll.pool().count(), faces.size()); i++) {
            int sides = roll.pool().sidesOf(i);
            int face = faces.get(i);
            if ((face < 1 || face > sides) && told.add(List.of(sides, face))) {
                violations.add(Violation.of(
                        "NO_SUCH_FACE",
                        "{what}: a d{sides} can't show {face}; it shows 1 to {most}.",
                        what,
                        sides,
                        face,
                        sides));
            }
        }
        return violations;
    }
}
