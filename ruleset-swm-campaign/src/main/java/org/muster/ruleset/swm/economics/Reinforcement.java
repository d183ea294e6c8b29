package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Card;

/**
 * Figures bought into a squad.
 *
 * <pre>
 * for what     the points of the figures, up to 150 in the squad               SWM-ECON-07, SWM-UNIQ-05
 * where        with a line of friendly territories to the own capital          SWM-ECON-08
 *              not in a disrupted territory                                    SWM-ADV-06
 * of what      a damaged squad may stay illegal, an active one stays active    SWM-ECON-09
 * </pre>
 */
record Reinforcement(String squad, Roster figures) implements Spending {

    static final Kind<Reinforcement> KIND = new Kind<>() {

        @Override
        public boolean isOpen(War war, Player player) {
            for (Squad squad : war.squads().list()) {
                if (squad.owner().equals(player) && violations(war, squad).isEmpty()) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Options<Reinforcement> options(War war, Player player) {
            Cases<Reinforcement> cases = Options.cases();
            for (Squad squad : war.squadsOf(player)) {
                cases.add(Options.when(
                                Words.option(war, squad),
                                () -> figures(war, squad)
                                        .as(figures -> new Reinforcement(squad.id(), figures), Reinforcement::figures))
                        .unless(() -> violations(war, squad)));
            }
            return cases.either(Reinforcement::squad);
        }
    };

    private static Options<Roster> figures(War war, Squad squad) {
        return Options.reinforcement(
                war.book().catalogue(),
                war.squadRules(squad.owner()).candidatesUpTo(room(war, squad)),
                war.book().cards(squad),
                reinforcing(war, squad));
    }

    private static List<ArmyRule<Card>> reinforcing(War war, Squad squad) {
        return reinforcing(war, squad, war.of(squad.owner()).treasury());
    }

    private static List<ArmyRule<Card>> reinforcing(War war, Squad squad, int points) {
        return war.squadRules(squad.owner())
                .reinforcing(squad.isActive(), war.book().points(squad), points, Words.servesIn(war, squad.owner()));
    }

    /** The dearest figure that it has room for and its owner points for. */
    private static int room(War war, Squad squad) {
        return room(war, squad, war.of(squad.owner()).treasury());
    }

    private static int room(War war, Squad squad, int points) {
        int most = war.constants().squad().maxPoints();
        return Math.min(points, most - war.book().points(squad));
    }

    /** Why a squad can get nothing: no line (SWM-ECON-08), no points or no room (SWM-ECON-07). */
    private static List<Violation> violations(War war, Squad squad) {
        Violations violations = new Violations();
        if (!Supply.reaches(war, squad)) {
            violations.found(() -> Violation.of(
                            "CUT_OFF",
                            "No line of friendly territories joins {territory} with {capital}.",
                            war.place(squad.territory()),
                            war.place(war.capital(squad.owner())))
                    .citing("SWM-ECON-08"));
        }
        if (war.ground(squad.territory()).disrupted()) {
            violations.found(() -> Words.disrupted(war, squad.territory()));
        }
        int cheapest = war.squadRules(squad.owner()).cheapestOwn();
        if (room(war, squad) < cheapest && !fitsAny(war, squad)) {
            int treasury = war.of(squad.owner()).treasury();
            int most = war.constants().squad().maxPoints();
            int points = war.book().points(squad);
            if (treasury < cheapest) {
                violations.found(
                        () -> SquadRules.notEnoughForAny(Sentence.of("Any figure"), least(war, squad), treasury));
            }
            if (most - points < cheapest) {
                violations.found(() -> SquadRules.full(most, points));
            }
        }
        return violations;
    }

    /** Whether there is any figure that does not take more room than there is. */
    private static boolean fitsAny(War war, Squad squad) {
        return fitting(war, squad, war.of(squad.owner()).treasury()).findAny().isPresent();
    }

    /** The price of the cheapest figure that it could get, were there points for it. */
    private static int least(War war, Squad squad) {
        return fitting(war, squad, war.constants().squad().maxPoints())
                .mapToInt(Card::points)
                .min()
                .orElse(war.squadRules(squad.owner()).cheapestOwn());
    }

    /** The figures that it could get for at most so many points. */
    private static Stream<Card> fitting(War war, Squad squad, int points) {
        List<Card> cards = war.squadRules(squad.owner()).candidatesUpTo(room(war, squad, points));
        if (cards.isEmpty()) {
            return Stream.empty();
        }
        List<Card> standing = war.book().cards(squad);
        List<ArmyRule<Card>> firm = new ArrayList<>(reinforcing(war, squad, points));
        firm.removeIf(ArmyRule::mendedByMore);
        return cards.stream().filter(card -> ArmyRules.keepsAll(new Army<>(standing, List.of(card)), firm));
    }

    @Override
    public int cost(War war) {
        return war.book().points(figures);
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        int cost = cost(war);
        Squad before = war.squad(squad);
        War after = war.enlisting(before, figures).with(player, holdings -> holdings.earning(-cost));
        boolean mended = before.isDamaged() && after.squad(squad).isActive();
        return Outcome.of(after)
                .tell(Event.told(
                                mended
                                        ? "{squad} is rebuilt with {figures} for {cost point|points} and is active again."
                                        : "{squad} is reinforced with {figures} for {cost point|points}.",
                                war.name(before),
                                war.book().words(figures),
                                cost)
                        .citing("SWM-ECON-07", mended ? "SWM-ECON-09" : "SWM-ECON-08")
                        .at(squad, before.territory()));
    }
}
