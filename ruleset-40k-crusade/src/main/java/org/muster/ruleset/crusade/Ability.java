package org.muster.ruleset.crusade;

import java.util.List;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.data.AbilityLine;

/**
 * What a faction can do that others can't (CRU-ABL-01). Factions name abilities by id; expansions bring more of them
 * through a multibinder of this type. An ability holds no game: everything it needs is in the season it is asked about.
 */
public interface Ability extends Contribution {

    /** Its name and limits where the season's file of abilities has no line for it. */
    default AbilityLine line() {
        return new AbilityLine(id(), id());
    }

    /** Reaches systems that are not adjacent (CRU-ATK-07). */
    interface Reach extends Ability {

        /** Systems reached from {@code origin}, which {@code player} controls, beside the adjacent ones. */
        List<String> from(Season season, Player player, String origin);

        /** Whether it reaches unclaimed systems only. */
        default boolean colonizationOnly() {
            return false;
        }
    }

    /** Something done to one system. */
    interface Action extends Ability {

        /** The rule that says what it may be done to. */
        default String rule() {
            return "CRU-ABL-01";
        }

        /** Systems it may be used on now. */
        List<String> targets(Season season, Player player);

        /** Why it can't be used on {@code system} now, as its player reads it; nothing of a target. */
        default List<Sentence> against(Season season, Player player, String system) {
            return targets(season, player).contains(system)
                    ? List.of()
                    : List.of(Sentence.of("it is not what the ability is for"));
        }

        /**
         * What it does in the Resolution phase.
         *
         * @param target one of its targets when it was chosen; whether it still is one, the ability sees for itself
         */
        Outcome<Season> use(Season season, Player player, String target);
    }

    /** Named in secret with the order, and done after the battles (CRU-RES-07). */
    interface StrategyAction extends Action {}

    /** Chosen and done after the battles (CRU-RES-07). */
    interface ResolutionAction extends Action {}

    /** Gives the bonus of a defender without the order (CRU-DEF-02). */
    interface DefendBonus extends Ability {

        /** Whether {@code defender} has it where {@code system} is attacked. */
        boolean holds(Season season, Player defender, String system);
    }

    /** A note on the battle sheet, for what is played on the table. */
    interface BattleNote extends Ability {

        /** The note for {@code player}; empty: none. */
        String note(Season season, Battle battle, Player player);
    }
}
