package org.muster.ruleset.space.gunnery;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.ToHit;

/**
 * A weapon pointed at something: d20 and attack against defence (SPB-HIT-01, -02).
 *
 * @param firer id of the ship that fires, or the name of what fires from off the board
 * @param weapon its name; empty where the firer is one itself
 * @param attack added to the d20
 * @param target id of what is fired at; empty: the port
 * @param defence to be reached
 * @param column why the defence is what it is: {@code rear}, {@code full screens}
 * @param columnRules ids of the rules that say so
 */
public record Aim(
        String firer,
        String weapon,
        int attack,
        String target,
        int defence,
        Sentence column,
        List<String> columnRules,
        HouseRules houseRules) {

    public static final int SIDES = 20;

    /** What attack against defence asks for, before an unmodified 20 or 1 has a say. */
    private int against() {
        return houseRules.toHit() == ToHit.MORE ? defence + 1 : defence;
    }

    /** The least total that hits: that of a 20 at most where a 20 hits, more than that of a 1 where a 1 misses (SPB-HIT-02). */
    private int needed() {
        return switch (houseRules.naturals()) {
            case NONE -> against();
            case TWENTY_HITS -> Math.min(against(), SIDES + attack);
            case TWENTY_HITS_ONE_MISSES -> Math.max(Math.min(against(), SIDES + attack), 2 + attack);
        };
    }

    /** Whether that face of the d20 hits. */
    boolean hits(int face) {
        return face + attack >= needed();
    }

    /** The rules of what that face does. */
    String[] rules(int face) {
        return face + attack >= against() == hits(face)
                ? new String[] {"SPB-HIT-01"}
                : new String[] {"SPB-HIT-01", "SPB-HIT-02"};
    }

    /** How many of the twenty faces hit. */
    public int faces() {
        int faces = 0;
        for (int face = 1; face <= SIDES; face++) {
            faces += hits(face) ? 1 : 0;
        }
        return faces;
    }

    /** The chance to hit in percent, exactly. */
    public int percent() {
        return faces() * 100 / SIDES;
    }

    /** {@code 60 %: d20 +3 against 12, rear}. */
    public Sentence odds() {
        return Sentence.of(
                "{percent} %: d20 {attack} against {defence}, {column}",
                percent(), attack < 0 ? attack : "+" + attack, defence, column);
    }

    /** What is fired at, in a sentence. */
    Object aimedAt() {
        return target.isEmpty() ? Sentence.of("the port") : target;
    }

    /** The roll that decides. */
    Roll roll(Player by) {
        return Roll.of(purpose(), Pool.D20)
                .by(by)
                .plus(attack, Sentence.verbatim(weapon.isEmpty() ? firer : weapon), "SPB-HIT-01")
                .reaching(needed())
                .citing(rules().toArray(String[]::new));
    }

    /** Who fires at what, and which of its columns counts; the port has none. */
    private Sentence purpose() {
        Sentence what = weapon.isEmpty()
                ? Sentence.of("{firer} at {target}", firer, aimedAt())
                : Sentence.of("{weapon} of {firer} at {target}", weapon, firer, aimedAt());
        return target.isEmpty() ? what : Sentence.of("{shot} ({column})", what, column);
    }

    private List<String> rules() {
        List<String> rules = new ArrayList<>(List.of("SPB-HIT-01"));
        if (needed() != against()) {
            rules.add("SPB-HIT-02");
        }
        rules.addAll(columnRules);
        return rules;
    }
}
