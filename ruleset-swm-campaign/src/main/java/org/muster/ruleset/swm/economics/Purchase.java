package org.muster.ruleset.swm.economics;

import java.util.List;
import java.util.stream.Stream;
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
import org.muster.ruleset.swm.Ground;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Advantages;

/**
 * A strategic advantage bought, to be used at once (SWM-ADV-01, SWM-ECON-11).
 *
 * <pre>
 * officers        one of a kind a faction, granted ones counted    SWM-ADV-03, -10, -12, -16, -17
 * operatives      one a turn                                       SWM-ADV-04
 * fortify, mines  one a territory, in friendly territories         SWM-ADV-08, -09, -11, -18
 * shuttles        without limit                                    SWM-ADV-13
 * </pre>
 *
 * @param territory what is fortified or mined; empty for all else
 */
record Purchase(Advantage advantage, String territory) implements Spending {

    static final Kind<Purchase> KIND = new Kind<>() {

        @Override
        public boolean isOpen(War war, Player player) {
            return Stream.of(Advantage.values()).anyMatch(advantage -> isOpen(war, player, advantage));
        }

        @Override
        public Options<Purchase> options(War war, Player player) {
            Cases<Purchase> cases = Options.cases();
            for (Advantage advantage : Advantage.values()) {
                cases.add(buying(war, player, advantage));
            }
            return cases.either(Purchase::idOfAdvantage);
        }

        private boolean isOpen(War war, Player player, Advantage advantage) {
            return isOnSale(war, player, advantage)
                    && (!advantage.isOfTerritory()
                            || !sites(war, player, advantage).isEmpty());
        }
    };

    private static boolean isOnSale(War war, Player player, Advantage advantage) {
        return war.of(player).treasury() >= war.book().line(advantage).cost() && held(war, player, advantage) == 0;
    }

    private String idOfAdvantage() {
        return advantage.id();
    }

    private static Options.Case<Purchase> buying(War war, Player player, Advantage advantage) {
        Advantages.Line line = war.book().line(advantage);
        Option option = Option.called(advantage.id(), line.name())
                .noting("{cost point|points}; {about}", line.cost(), about(war, line));
        if (!advantage.isOfTerritory()) {
            Purchase purchase = new Purchase(advantage, "");
            return Options.just(option, purchase).unless(() -> purchase.violations(war, player));
        }
        return Options.when(
                        option,
                        () -> Options.oneOf(open(war, player, advantage), site -> Words.option(war, site))
                                .among(() -> Options.oneOf(
                                        List.copyOf(war.grounds().keySet()),
                                        site -> Words.option(war, site),
                                        site -> new Purchase(advantage, site).violations(war, player)))
                                .as(site -> new Purchase(advantage, site), Purchase::territory))
                .unless(() -> ofPrice(war, player, advantage));
    }

    /** What it does; of a fort also what that is at the table (SWM-FORT-01 to -06). */
    private static Sentence about(War war, Advantages.Line line) {
        Sentence about = Sentence.verbatim(line.about());
        return line.id() == Advantage.FORTIFY_TERRITORY
                ? Sentence.of(
                        "{about}: chooses the mapboard, adds up to {tiles tile|tiles}, sets up first,"
                                + " moves up to {troops troop|troops} last, and has the first initiative",
                        about,
                        war.constants().fortified().extraTiles(),
                        war.constants().fortified().repositionedTroops())
                : about;
    }

    private static List<String> open(War war, Player player, Advantage advantage) {
        return isOnSale(war, player, advantage) ? sites(war, player, advantage) : List.of();
    }

    /** Friendly territories that are not fortified, or mined, yet. */
    private static List<String> sites(War war, Player player, Advantage advantage) {
        List<String> sites = war.friendlyTo(player);
        sites.removeIf(site -> isThere(war, advantage, site));
        return sites;
    }

    private static boolean isThere(War war, Advantage advantage, String site) {
        Ground ground = war.ground(site);
        return advantage == Advantage.FORTIFY_TERRITORY ? ground.fortified() : ground.mined();
    }

    /** How many there are already of what there may be only one of. */
    private static int held(War war, Player player, Advantage advantage) {
        return switch (war.book().line(advantage).limit()) {
            case ONE_A_FACTION -> war.has(player, advantage) ? 1 : 0;
            case ONE_A_FACTION_A_TURN -> war.of(player).thisTurn().operativesBought();
            case ONE_A_TERRITORY, NONE -> 0;
        };
    }

    private static List<Violation> ofPrice(War war, Player player, Advantage advantage) {
        Advantages.Line line = war.book().line(advantage);
        int treasury = war.of(player).treasury();
        return Violation.unless(
                line.cost() <= treasury,
                () -> SquadRules.notEnough(Sentence.verbatim(line.name()), line.cost(), treasury));
    }

    private List<Violation> violations(War war, Player player) {
        Violations violations = new Violations();
        violations.addAll(ofPrice(war, player, advantage));
        int held = held(war, player, advantage);
        List<String> givers = held > 0 ? war.givers(player, advantage) : List.of();
        if (held > 0 && givers.isEmpty()) {
            violations.found(() -> tooMany(war, advantage, held));
        }
        givers.forEach(giver -> violations.found(() -> given(war, advantage, giver)));
        if (advantage.isOfTerritory()) {
            if (!war.friendly(player, territory)) {
                violations.found(() -> Words.notFriendly(war, territory).citing(rule(advantage)));
            }
            if (isThere(war, advantage, territory)) {
                violations.found(() -> tooMany(war, advantage, 1));
            }
        }
        return violations;
    }

    /** The violation of more than the limit of an advantage. */
    static Violation tooMany(War war, Advantage advantage, int held) {
        Advantages.Line line = war.book().line(advantage);
        return Violation.of(
                        "ADVANTAGE_LIMIT",
                        "{advantage}: at most {limit}; there is {held} already.",
                        line.name(),
                        line.limit().words(),
                        held)
                .citing(rule(advantage));
    }

    /** What a special territory gives can't be bought too, be it bought before or not (SWM-ADV-17). */
    private static Violation given(War war, Advantage advantage, String territory) {
        Advantages.Line line = war.book().line(advantage);
        return Violation.of(
                        "ADVANTAGE_LIMIT",
                        "{advantage}: at most {limit}; {territory} gives one to whoever controls it.",
                        line.name(),
                        line.limit().words(),
                        war.place(territory))
                .citing("SWM-ADV-17", rule(advantage));
    }

    private static String rule(Advantage advantage) {
        return switch (advantage) {
            case INTELLIGENCE_OFFICER -> "SWM-ADV-03";
            case SPECIAL_OPERATIVE -> "SWM-ADV-04";
            case FORTIFY_TERRITORY -> "SWM-ADV-08";
            case LOGISTICS_OFFICER -> "SWM-ADV-10";
            case MINEFIELD -> "SWM-ADV-11";
            case TRAINING_OFFICER -> "SWM-ADV-12";
            case TRANSPORT_SHUTTLE -> "SWM-ADV-13";
            case MEDICAL_OFFICER -> "SWM-ADV-16";
        };
    }

    @Override
    public int cost(War war) {
        return war.book().line(advantage).cost();
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        Advantages.Line line = war.book().line(advantage);
        War paid = war.with(player, holdings -> holdings.earning(-line.cost()));
        War after = switch (advantage) {
            case INTELLIGENCE_OFFICER, LOGISTICS_OFFICER, TRAINING_OFFICER, MEDICAL_OFFICER ->
                paid.with(player, holdings -> holdings.hiring(advantage));
            case SPECIAL_OPERATIVE -> paid.with(player, Holdings::buyingOperative);
            case TRANSPORT_SHUTTLE -> paid.with(player, Holdings::buyingShuttle);
            case FORTIFY_TERRITORY -> paid.at(territory, ground -> ground.fortified(true));
            case MINEFIELD -> paid.at(territory, ground -> ground.mined(true));
        };
        return Outcome.of(after).tell(advantage.isOfTerritory() ? built(war, player, line) : hired(war, player, line));
    }

    private Event built(War war, Player player, Advantages.Line line) {
        return Event.told(
                        advantage == Advantage.FORTIFY_TERRITORY
                                ? "{faction} fortifies {territory} for {cost point|points}."
                                : "{faction} lays a minefield in {territory} for {cost point|points}.",
                        war.name(player),
                        war.place(territory),
                        line.cost())
                .citing("SWM-ADV-01", rule(advantage))
                .at(territory);
    }

    private Event hired(War war, Player player, Advantages.Line line) {
        return Event.told(
                        "{faction} buys one {advantage} for {cost point|points}.",
                        war.name(player),
                        line.name(),
                        line.cost())
                .citing("SWM-ADV-01", rule(advantage));
    }
}
