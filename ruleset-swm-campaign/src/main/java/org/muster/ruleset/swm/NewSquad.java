package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Card;
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

        private final Option face = Option.of("new-squad", "build a new squad");

        @Override
        public Option face() {
            return face;
        }

        @Override
        public Option face(War war, Player player) {
            return face.noting(
                    "{newSquads} of {newSquads2} built this turn",
                    war.of(player).thisTurn().newSquads(),
                    war.book().constants().newSquads());
        }

        @Override
        public boolean isOpen(War war, Player player) {
            return war.of(player).treasury() >= war.book().constants().squad().minPoints()
                    && !sites(war, player).isEmpty();
        }

        @Override
        public Options<NewSquad> open(War war, Player player) {
            return at(war, player, sites(war, player));
        }

        @Override
        public Options<NewSquad> any(War war, Player player) {
            return at(war, player, List.copyOf(war.grounds().keySet()));
        }
    };

    private static Options<NewSquad> at(War war, Player player, List<String> sites) {
        List<Options.Case<? extends NewSquad>> cases = new ArrayList<>(sites.size());
        for (String site : sites) {
            cases.add(Options.when(
                    Words.face(war, site),
                    () -> squads(war, player, site).as(figures -> new NewSquad(site, figures), NewSquad::figures)));
        }
        return Options.either(NewSquad::territory, cases);
    }

    private static Options<Roster> squads(War war, Player player, String site) {
        SquadRules rules = war.squadRules(player);
        int treasury = war.of(player).treasury();
        List<ArmyRule<Card>> all = new ArrayList<>();
        all.add(any -> siteRefusals(war, player, site));
        all.addAll(rules.building(war.book().constants().squad().maxPoints(), treasury, war.servesIn(player)));
        return Options.reinforcement(war.book().catalogue(), rules.candidatesUpTo(treasury), List.of(), all);
    }

    /** Where the player can build now: the own capital, or by option captured ones too (SWM-ECON-04). */
    private static List<String> sites(War war, Player player) {
        if (!war.book().options().buildAtCapturedCapitals()) {
            String capital = war.capital(player);
            return siteRefusals(war, player, capital).isEmpty() ? List.of(capital) : List.of();
        }
        List<String> sites = new ArrayList<>();
        for (HomeRegion region : war.book().regions()) {
            if (siteRefusals(war, player, region.capital()).isEmpty()) {
                sites.add(region.capital());
            }
        }
        return sites;
    }

    private static boolean isCapital(War war, String site) {
        return war.book().region(war.book().territory(site).region()).capital().equals(site);
    }

    private static List<Violation> siteRefusals(War war, Player player, String site) {
        List<Violation> refusals = new ArrayList<>(0);
        boolean capital = war.book().options().buildAtCapturedCapitals()
                ? isCapital(war, site)
                : site.equals(war.capital(player));
        if (!capital || !war.controls(player, site)) {
            String right = capital ? site : war.capital(player);
            refusals.add(Violation.of(
                            "NOT_YOUR_CAPITAL",
                            "New squads are built in {capital}, which is controlled by {owner}.",
                            war.book().territory(right),
                            Words.controller(war, right))
                    .citing("SWM-ECON-04", "SWM-ALLY-10"));
        }
        int squads = war.squadsIn(site).size();
        int limit = war.book().territory(site).stacking();
        if (squads >= limit) {
            refusals.add(Violation.of(
                            "CAPITAL_FULL",
                            "{capital} holds {n squad|squads}; its limit is {limit}.",
                            war.book().territory(site),
                            squads,
                            limit)
                    .citing("SWM-ECON-05"));
        }
        int built = war.of(player).thisTurn().newSquads();
        int most = war.book().constants().newSquads();
        if (built >= most) {
            refusals.add(Violation.of(
                            "TOO_MANY_NEW_SQUADS",
                            "Only {most new squad|new squads} a turn; {n} {n:was|were} built already.",
                            most,
                            built)
                    .citing("SWM-ECON-05", "SWM-ALLY-10"));
        }
        return refusals;
    }

    @Override
    public String kind() {
        return KIND.face().id();
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        int cost = war.book().points(figures);
        War after = war.raising(player, territory, figures, true).with(player, holdings -> holdings.earning(-cost));
        Squad squad = after.squads().list().get(after.squads().size() - 1);
        return Outcome.of(after)
                .tell(Event.told(
                                "{faction} builds {squad} at {territory} for {cost point|points}: {figures}.",
                                war.name(player),
                                after.name(squad),
                                war.book().territory(territory),
                                cost,
                                war.book().words(figures))
                        .citing("SWM-ECON-06")
                        .at(squad.id(), territory));
    }
}
