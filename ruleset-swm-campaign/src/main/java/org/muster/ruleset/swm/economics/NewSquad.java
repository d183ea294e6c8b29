package org.muster.ruleset.swm.economics;

import java.util.List;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Option;
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
import org.muster.ruleset.swm.data.HomeRegion;

/**
 * A squad built from nothing.
 *
 * <pre>
 * where        in the own capital, as long as one controls it     SWM-ECON-04, SWM-ALLY-10
 * how many     two a turn, and no more than the capital holds     SWM-ECON-05
 * for what     the points of its figures; it may act this turn    SWM-ECON-06
 * of what      76 to 150 points, shares, names                    SWM-SQUAD-01, SWM-FACT-*, SWM-UNIQ-*
 * </pre>
 */
record NewSquad(String territory, Roster figures) implements Spending {

    static final Kind<NewSquad> KIND = new Kind<>() {

        @Override
        public Option noting(Option option, War war, Player player) {
            return option.noting(
                    "{newSquads} of {newSquads2} built this turn",
                    war.of(player).thisTurn().newSquads(),
                    war.constants().newSquads());
        }

        @Override
        public boolean isOpen(War war, Player player) {
            return capitals(war, player).stream()
                    .anyMatch(capital -> violations(war, player, capital).isEmpty());
        }

        @Override
        public Options<NewSquad> options(War war, Player player) {
            Cases<NewSquad> open = Options.cases();
            for (String capital : capitals(war, player)) {
                if (violations(war, player, capital).isEmpty()) {
                    open.add(building(war, player, capital));
                }
            }
            return open.either(NewSquad::territory).among(() -> anywhere(war, player));
        }
    };

    private static Options<NewSquad> anywhere(War war, Player player) {
        Cases<NewSquad> cases = Options.cases();
        for (String site : war.grounds().keySet()) {
            cases.add(building(war, player, site).unless(() -> violations(war, player, site)));
        }
        return cases.either(NewSquad::territory);
    }

    private static Options.Case<NewSquad> building(War war, Player player, String site) {
        return Options.when(
                Words.option(war, site),
                () -> squads(war, player).as(figures -> new NewSquad(site, figures), NewSquad::figures));
    }

    private static Options<Roster> squads(War war, Player player) {
        SquadRules rules = war.squadRules(player);
        int treasury = war.of(player).treasury();
        return Options.reinforcement(
                war.book().catalogue(),
                rules.candidatesUpTo(treasury),
                List.of(),
                rules.building(war.constants().squad().maxPoints(), treasury, Words.servesIn(war, player)));
    }

    /** Where squads are built: the own capital, or by option captured ones too (SWM-ECON-04). */
    private static List<String> capitals(War war, Player player) {
        return war.houseRules().buildAtCapturedCapitals()
                ? war.book().regions().stream().map(HomeRegion::capital).toList()
                : List.of(war.capital(player));
    }

    private static List<Violation> violations(War war, Player player, String site) {
        Violations violations = new Violations();
        boolean capital = capitals(war, player).contains(site);
        if (!capital || !war.controls(player, site)) {
            String right = capital ? site : rightSite(war, player);
            violations.found(() -> notHere(war, player, site, right).citing("SWM-ECON-04", "SWM-ALLY-10"));
        }
        int squads = war.squadsIn(site).size();
        int limit = war.place(site).stacking();
        if (squads >= limit) {
            violations.found(() -> Violation.of(
                            "CAPITAL_FULL",
                            "{capital} holds {n squad|squads}; its limit is {limit}.",
                            war.place(site),
                            squads,
                            limit)
                    .citing("SWM-ECON-05"));
        }
        int built = war.of(player).thisTurn().newSquads();
        int most = war.constants().newSquads();
        if (built >= most) {
            violations.found(() -> Violation.of(
                            "TOO_MANY_NEW_SQUADS",
                            "Only {most new squad|new squads} a turn; {n} {n:was|were} built already.",
                            most,
                            built)
                    .citing("SWM-ECON-05", "SWM-ALLY-10"));
        }
        int least = war.constants().squad().minPoints();
        if (war.of(player).treasury() < least) {
            violations.found(() -> SquadRules.notEnoughForAny(
                    Sentence.of("A new squad"), least, war.of(player).treasury()));
        }
        return violations;
    }

    /** A capital where one may build as things are, the own one before all. */
    private static String rightSite(War war, Player player) {
        String own = war.capital(player);
        return war.controls(player, own)
                ? own
                : capitals(war, player).stream()
                        .filter(capital -> war.controls(player, capital))
                        .findFirst()
                        .orElse(own);
    }

    /** Who holds the capital is a reason only where it is somebody else. */
    private static Violation notHere(War war, Player player, String site, String right) {
        return war.controls(player, right)
                ? Violation.of(
                        "NOT_YOUR_CAPITAL",
                        "New squads are built in {capital}, not in {place}.",
                        war.place(right),
                        war.place(site))
                : Violation.of(
                        "NOT_YOUR_CAPITAL",
                        "New squads are built in {capital}, which is controlled by {owner}.",
                        war.place(right),
                        Words.controller(war, right));
    }

    @Override
    public int cost(War war) {
        return war.book().points(figures);
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        int cost = cost(war);
        War after = war.raising(player, territory, figures, true).with(player, holdings -> holdings.earning(-cost));
        Squad squad = after.squads().list().get(after.squads().size() - 1);
        return Outcome.of(after)
                .tell(Event.told(
                                "{faction} builds a new squad, {squad}, at {territory} for {cost point|points}: {figures}.",
                                war.name(player),
                                after.name(squad),
                                war.place(territory),
                                cost,
                                war.book().words(figures))
                        .citing("SWM-ECON-06")
                        .at(squad.id(), territory));
    }
}
