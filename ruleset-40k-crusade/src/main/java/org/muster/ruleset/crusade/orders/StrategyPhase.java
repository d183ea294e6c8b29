package org.muster.ruleset.crusade.orders;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.data.TablesFile;

/**
 * Strategy phase (CRU-TURN-01).
 *
 * <pre>
 * the turn begins                        CRU-STRAT-06
 * one secret order each, three days; a late one is refused   CRU-STRAT-01..05, CRU-TURN-03, CRU-TURN-06; which: {@link OrderForm}
 * all are opened at once                 CRU-STRAT-02
 * the organizer may change scenario lists and supply limits meanwhile   CRU-TAB-09, CRU-ARMY-02
 * </pre>
 */
public final class StrategyPhase {

    private StrategyPhase() {}

    /** A standard turn begins. */
    public record BeginTurn() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            return Outcome.of(season.nextTurn(Stage.STRATEGY));
        }
    }

    /** Everybody gives one order in secret; the phase ends when all have, or after three days. */
    public record GiveOrders() implements Ask<Season, OrderSheet> {

        @Override
        public Decision<OrderSheet> decision(Season season) {
            return Decision.simultaneous(season.players(), player -> OrderForm.of(season, player))
                    .secret()
                    .thenOpen()
                    .within(season.book().strategy())
                    .otherwise(player -> missing(season, player))
                    .asking("What is your order for turn {turn}?", season.turn())
                    .citing("CRU-STRAT-01", "CRU-STRAT-02", "CRU-TURN-03")
                    .whenLate("ORDER_LATE", "The Strategy phase of turn {turn} is closed.", season.turn());
        }

        /** The attacks that would win most, then to defend what would be lost worst. */
        @Override
        public List<OrderSheet> promising(Season season, Player seat, RandomGenerator random) {
            return Purpose.orders(season, seat).stream().map(OrderSheet::of).toList();
        }

        /** What a missing order means (CRU-STRAT-05). */
        private static OrderSheet missing(Season season, Player player) {
            return switch (season.houseRules().missingOrder()) {
                case NONE -> OrderSheet.NOTHING;
                case DEFEND_HOME -> {
                    String home = season.book().home(player);
                    yield season.world(home).belongsTo(player)
                            ? OrderSheet.of(new Order.Defend(home))
                            : OrderSheet.NOTHING;
                }
                case INTENSIVE_TRAINING -> {
                    List<String> units =
                            List.copyOf(season.force(player).units().keySet());
                    int many = Math.min(season.book().season().training().units(), units.size());
                    yield OrderSheet.of(new Order.Train(units.subList(0, many)));
                }
            };
        }

        /** A use of a strategy action is spent when the orders are opened, even if it fails (CRU-ABL-05). */
        @Override
        public Outcome<Season> decide(Season season, Choices<OrderSheet> choices, Dice dice) {
            OrderedMap<Player, OrderSheet> sheets = OrderedMap.empty();
            Season after = season;
            for (Player player : season.players()) {
                OrderSheet sheet = choices.find(player).orElse(OrderSheet.NOTHING);
                sheets = sheets.with(player, sheet);
                OrderSheet.Action action = sheet.action();
                if (action != null) {
                    after = after.change(player, force -> force.using(action.ability()));
                }
            }
            return Outcome.of(after.ordered(sheets));
        }
    }

    /** What the organizer may do between the battles of two turns. */
    sealed interface Change {}

    /** Another supply limit for one player. */
    record Supply(Player player, int limit) implements Change {}

    /** Another list of scenarios, perhaps of a size the table did not have. */
    record Listing(Situation table, Size size, List<Scenario> scenarios) implements Change {
        Listing {
            scenarios = List.copyOf(scenarios);
        }
    }

    /** The organizer may change lists and limits while no battle is on; nobody waits for it. */
    public record BetweenBattles() implements Ask<Season, Change> {

        private static final int MOST_SUPPLY = 1000;
        private static final int LONGEST = 80;

        @Override
        public Decision<Change> decision(Season season) {
            List<Player> who = season.book().hasOrganizer() ? List.of(Player.ORGANIZER) : List.of();
            return Decision.offered(who, any -> changes(season))
                    .asking("Supply limits and scenario lists may be changed between battles.")
                    .citing("CRU-TAB-09", "CRU-ARMY-02");
        }

        private static Options<Change> changes(Season season) {
            Cases<Supply> players = Options.cases();
            for (Player player : season.players()) {
                players.when(
                        season.option(player)
                                .noting(
                                        "now {supplyLimit} PL",
                                        season.force(player).supplyLimit()),
                        () -> Options.number(1, MOST_SUPPLY)
                                .where(limit -> belowForce(season, player, limit))
                                .as(limit -> new Supply(player, limit), Supply::limit));
            }
            Options<Supply> supplies = players.either(supply -> supply.player().id());
            return Options.either(
                    Options.when(Option.of("supply", "another supply limit"), Supply.class, () -> supplies),
                    Options.when(Option.of("list", "another scenario list"), Listing.class, () -> lists(season)));
        }

        /** A limit that the units he has do not keep (CRU-ARMY-02). */
        private static List<Violation> belowForce(Season season, Player player, int limit) {
            int power = season.force(player).power();
            return Violation.unless(
                    limit >= power,
                    () -> Violation.of(
                                    "SUPPLY_LIMIT",
                                    "{player} has units of {n} PL; the supply limit is {n} at least.",
                                    player,
                                    power)
                            .citing("CRU-ARMY-02"));
        }

        private static Form.Field<Scenario, Integer> power(
                String role, Sentence question, Function<Scenario.Power, Integer> of) {
            return Options.field(role, Options.number(0, MOST_SUPPLY), (Scenario one) -> {
                        Scenario.Power power = one.power();
                        return power == null ? 0 : of.apply(power);
                    })
                    .asking("{question}", question)
                    .orElse(0);
        }

        private static Options<Listing> lists(Season season) {
            Form.Field<Scenario, String> name = Options.field("name", Options.text(1, LONGEST), Scenario::name)
                    .asking("What is the scenario called?");
            Options<Scenario> scenario = Options.form(
                    name,
                    power("attacker", Sentence.of("How much power may the attacker field?"), Scenario.Power::attacker),
                    power("supporter", Sentence.of("How much may a supporter?"), Scenario.Power::supporter),
                    power("defender", Sentence.of("How much may the defender?"), Scenario.Power::defender),
                    (title, a, s, d) -> new Scenario(title, a + s + d == 0 ? null : new Scenario.Power(a, s, d)));
            return Options.form(
                            Options.field(
                                            "table",
                                            Options.oneOf(
                                                    List.of(Situation.values()),
                                                    table -> Option.of(table.id(), table.words())),
                                            Listing::table)
                                    .asking("Which table of scenarios is it for?"),
                            Options.field(
                                            "size",
                                            Options.oneOf(
                                                    List.of(Size.values()), size -> Option.of(size.id(), size.words())),
                                            Listing::size)
                                    .asking("For which size of battle?"),
                            Options.field(
                                            "scenarios",
                                            Options.several(1, TablesFile.MOST_ENTRIES, scenario),
                                            Listing::scenarios)
                                    .asking("Which scenarios are on it?"),
                            Listing::new)
                    .where(listing -> TablesFile.checkList(
                            listing.table(),
                            listing.size(),
                            listing.scenarios(),
                            season.book().tables().hangingSupport()))
                    .toldBy(listing -> Sentence.of(
                            "table {table}, {size}, gets these: {scenarios}",
                            listing.table().words(),
                            listing.size().words(),
                            listing.scenarios()));
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Change> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(season);
            }
            Change change = choices.only();
            if (change instanceof Supply supply) {
                return Outcome.of(season.change(supply.player(), force -> force.limitedTo(supply.limit())))
                        .tell(Event.told(
                                        "The supply limit of {player} is {limit} PL now.",
                                        supply.player(),
                                        supply.limit())
                                .citing("CRU-ARMY-02"))
                        .then(new BetweenBattles());
            }
            Listing listing = (Listing) change;
            return Outcome.of(season.listing(listing.table(), listing.size(), listing.scenarios()))
                    .tell(Event.told(
                                    "Table {table}, {size}, has these scenarios now: {scenarios}.",
                                    listing.table().words(),
                                    listing.size().words(),
                                    listing.scenarios())
                            .citing("CRU-TAB-09"))
                    .then(new BetweenBattles());
        }
    }
}
