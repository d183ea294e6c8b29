package org.muster.ruleset.swm.battle;

import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.War;

/**
 * What happened on the table.
 *
 * @param result who has won (SWM-REPORT-01)
 * @param fates of every figure that took part, by its id; those whom mines killed included
 * @param reserveKills points of enemy reserves killed, by the figure that killed them (SWM-XP-05)
 * @param scenario what was played; empty: the standard meeting engagement
 */
public record BattleReport(
        Winner result,
        OrderedMap<@RefersTo("figures") String, Fate> fates,
        OrderedMap<@RefersTo("figures") String, @Between(min = 0) Integer> reserveKills,
        String scenario) {

    /** Whose figures are left on the field. */
    public enum Winner {
        ATTACKER,
        DEFENDER,
        NONE
    }

    /** What became of a figure. */
    public enum Kind {
        STANDING,
        FLED,
        KILLED
    }

    /**
     * What became of a figure.
     *
     * @param by id of the figure that struck the killing blow, or {@link #RESERVE}, {@link #MINES}, {@link #OTHER};
     *     empty for who was not killed
     */
    public record Fate(
            Kind kind,

            @RefersTo(
                    value = "figures",
                    or = {Fate.RESERVE, Fate.MINES, Fate.OTHER},
                    orEmpty = true)
            String by) {

        /** Killed by reserves, who keep no experience. */
        public static final String RESERVE = "reserve";
        /** Killed by mines before the battle. */
        public static final String MINES = "mines";
        /** Killed by its own side, or by nothing that could learn from it. */
        public static final String OTHER = "other";

        static final Fate STANDING = new Fate(Kind.STANDING, "");
        static final Fate FLED = new Fate(Kind.FLED, "");

        static Fate killed(String by) {
            return new Fate(Kind.KILLED, by);
        }

        boolean is(Kind other) {
            return kind == other;
        }
    }

    /** The fate of a figure; one that nobody mentions stands. */
    Fate fate(Figure figure) {
        return fates.getOrDefault(figure.id(), Fate.STANDING);
    }

    /** Nothing was played: those whom mines killed are dead, all others stand. */
    static BattleReport withoutTable(War war, Winner result) {
        return new BattleReport(result, complete(war, OrderedMap.empty()), OrderedMap.empty(), "");
    }

    /** {@code fates} with those of the figures that mines have killed, in the order of SWM-TURN-07; all others stand. */
    static OrderedMap<String, Fate> complete(War war, OrderedMap<String, Fate> fates) {
        OrderedMap<String, Fate> all = fates;
        for (Battle.Fighter fighter : Battle.of(war).figures(war)) {
            all = all.with(fighter.id(), fates.getOrDefault(fighter.id(), Fate.STANDING));
        }
        return withMines(war, all);
    }

    /** {@code fates} with those of the figures that mines have killed, in the order of SWM-TURN-07. */
    static OrderedMap<String, Fate> withMines(War war, OrderedMap<String, Fate> fates) {
        Battle battle = Battle.of(war);
        Map<String, Fate> all = new LinkedHashMap<>();
        for (Battle.Fighter fighter : battle.figures(war)) {
            Fate fate = battle.isDeadOfMines(war, fighter.figure()) ? Fate.killed(Fate.MINES) : fates.get(fighter.id());
            if (fate != null) {
                all.put(fighter.id(), fate);
            }
        }
        return OrderedMap.copyOf(all);
    }
}
