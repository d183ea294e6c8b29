package org.muster.cli.feud;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Label;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/** The table of contents of Border Feud. */
public final class Feud implements Ruleset<War, War.Book> {

    /** How often orders were carried out, in play and in replays: so tests count replays. */
    public static final int[] CARRIED_OUT = {0};

    /** Rule options. */
    public record Rules(
            @Label(value = "Length of the feud", unit = "{n turn|turns}")
            int turns,

            @Label("Coins may be bluffed about") boolean bluff) {}

    /** Every player has some coins that only they know of. */
    record Stash() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            Map<Player, Integer> stash = new LinkedHashMap<>();
            List<Event> events = new ArrayList<>();
            for (Player player : war.players()) {
                int coins = dice.roll(Roll.of(Sentence.of("Stash of {player}", player), Pool.TWO_D6)
                                .by(player)
                                .seenBy(org.muster.api.seat.Audience.only(player)))
                        .total();
                stash.put(player, coins);
                events.add(Event.told("You hide {n coin|coins}.", coins).only(player));
            }
            return Outcome.of(war.stash(OrderedMap.copyOf(stash))).tell(events);
        }
    }

    /** Hold or raid. */
    record GiveOrders() implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return Decision.simultaneous(war.players(), player -> orders(war, player))
                    .secret()
                    .asking("Hold, or raid which region?")
                    .within(Duration.ofDays(3))
                    .otherwise("hold")
                    .citing("FEU-ORD-01");
        }

        private static Options<String> orders(War war, Player player) {
            return Options.either(
                    order -> order.equals("hold") ? "hold" : "raid",
                    Options.just(Option.of("hold", "hold"), "hold"),
                    Options.when(
                            Option.of("raid", "raid a region").noting("d6, 4 or more succeeds"),
                            () -> Options.oneOf(
                                            war.targets(player),
                                            march -> Option.called(march.id(), march.name())
                                                    .at(march.id())
                                                    .noting("+{n}", war.helpers(player, march.id()) - 1))
                                    .as(March::id, id -> war.map().the(id))));
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            CARRIED_OUT[0]++;
            Map<Player, String> raids = new LinkedHashMap<>();
            choices.forEach((player, order) -> {
                if (!order.equals("hold")) {
                    raids.put(player, order);
                }
            });
            return Outcome.of(war.raids(OrderedMap.copyOf(raids)))
                    .tell(Event.told("{n raid rides|raids ride} out.", raids.size())
                            .citing("FEU-ORD-01"));
        }
    }

    /** Who has enough may say so at any time while orders are given. */
    record Concede() implements Ask<War, Boolean> {

        private static final Options<Boolean> CONCEDING = Options.oneOf(
                List.of(true, false), yes -> yes ? Option.of("yes", "yes").givingUp() : Option.of("no", "no"));

        @Override
        public Sentence title(War war) {
            return Sentence.of("Concede");
        }

        @Override
        public Decision<Boolean> decision(War war) {
            return Decision.together(war.players(), CONCEDING).asking("End the feud for all?");
        }

        @Override
        public Outcome<War> decide(War war, Choices<Boolean> choices, Dice dice) {
            return choices.only()
                    ? Outcome.of(war)
                            .end(new Result(
                                    List.of(List.of(), war.players()),
                                    Sentence.of("the feud was ended by agreement"),
                                    List.of()))
                    : Outcome.of(war);
        }
    }

    /** All raids, in seat order. */
    record Raids() implements Act<War> {
        @Override
        public Outcome<War> act(War before, Dice dice) {
            War war = before;
            List<Event> events = new ArrayList<>();
            for (Map.Entry<Player, String> raid : before.raids().entrySet()) {
                Player player = raid.getKey();
                String name = war.map().the(raid.getValue()).name();
                int helpers = war.helpers(player, raid.getValue()) - 1;
                boolean taken = dice.roll(Roll.of(Sentence.of("Raid on {name}", name), Pool.D6)
                                .by(player)
                                .plus(helpers, "neighbours", "FEU-RAID-01")
                                .reaching(4)
                                .citing("FEU-RAID-01"))
                        .succeeds();
                events.add(
                        Event.told(taken ? "{who} takes {region}." : "{who} is driven off from {region}.", player, name)
                                .citing("FEU-RAID-01")
                                .at(raid.getValue()));
                war = taken ? war.taken(raid.getValue(), player) : war;
            }
            return Outcome.of(war).tell(events).then(new CountRegions(false));
        }
    }

    /** Coins for the land. */
    record Tax(Player player) implements Ask<War, OrderedMap<String, Integer>> {
        @Override
        public Decision<OrderedMap<String, Integer>> decision(War war) {
            List<Option> keys = war.of(player).stream()
                    .map(id -> Option.called(id, war.map().the(id).name()).at(id))
                    .toList();
            return Decision.of(player, Options.splitUpTo(keys.isEmpty() ? 0 : 3, keys))
                    .asking("Share out up to 3 coins.")
                    .otherwise(OrderedMap.empty())
                    .citing("FEU-TAX-01");
        }

        @Override
        public Outcome<War> decide(War war, Choices<OrderedMap<String, Integer>> choices, Dice dice) {
            OrderedMap<String, Integer> coins = war.coins();
            for (Map.Entry<String, Integer> share : choices.isEmpty()
                    ? Map.<String, Integer>of().entrySet()
                    : choices.only().entrySet()) {
                coins = coins.with(share.getKey(), coins.getOrDefault(share.getKey(), 0) + share.getValue());
            }
            return Outcome.of(war.coins(coins));
        }
    }

    /** Everybody pays taxes, in seat order. */
    record Taxes() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war)
                    .then(Agenda.inOrder(
                            Agenda.todos(war.players().stream().map(Tax::new).toList())));
        }
    }

    /** Has somebody won? */
    record CountRegions(boolean last) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            int most = war.players().stream()
                    .mapToInt(one -> war.of(one).size())
                    .max()
                    .orElse(0);
            List<Player> first = war.players().stream()
                    .filter(one -> war.of(one).size() == most)
                    .toList();
            boolean over = most >= 5 || last && war.turn() >= 3;
            Outcome<War> outcome = Outcome.of(last ? war.nextTurn() : war);
            return over
                    ? outcome.end(Result.won(first, war.players(), Sentence.of("{n region|regions}", most))
                            .citing("FEU-WIN-01"))
                    : outcome;
        }
    }

    @Override
    public Class<War> state() {
        return War.class;
    }

    @Override
    public Class<War.Book> book() {
        return War.Book.class;
    }

    @Override
    public List<Class<? extends Step<War>>> steps() {
        return List.of(
                Stash.class, GiveOrders.class, Concede.class, Raids.class, Tax.class, Taxes.class, CountRegions.class);
    }

    @Override
    public Pipeline<War> pipeline() {
        return Pipeline.setup(Pipeline.<War>phase("setup", "Setup", new Stash()))
                .rounds(
                        "turn",
                        "Turn",
                        new Pipeline.Phase<War>(
                                "orders",
                                "Orders",
                                List.of(Agenda.inAnyOrder(
                                        List.of(Agenda.of(new GiveOrders()), Agenda.meanwhile(new Concede()))))),
                        Pipeline.phase("raids", "Raids", new Raids()),
                        Pipeline.phase("taxes", "Taxes", new Taxes()),
                        Pipeline.phase("end", "End", new CountRegions(true)));
    }

    @Override
    public Object houseRules() {
        return new Rules(4, false);
    }

    @Override
    public List<DataFile> data() {
        return List.of(new DataFile("map", "map.yaml", March.File.class, "Regions and the ways between them."));
    }

    @Override
    public List<ArmyFile<War.Book, ?>> armies() {
        return List.of(Band.KIND);
    }

    @Override
    public List<Violation> check(Setup setup) {
        return setup.data().read("map", March.File.class).map().violations();
    }

    @Override
    public War.Book open(Setup setup) {
        return new War.Book(setup.data().read("map", March.File.class).map().value());
    }

    @Override
    public War start(Setup setup, War.Book book) {
        Map<String, Player> owners = new LinkedHashMap<>();
        List<March> all = book.map().all();
        for (int i = 0; i < setup.players().size(); i++) {
            owners.put(
                    all.get(i * (all.size() - 1) / Math.max(1, setup.players().size() - 1))
                            .id(),
                    setup.players().get(i));
        }
        return new War(
                book,
                setup.players(),
                OrderedMap.copyOf(owners),
                OrderedMap.empty(),
                OrderedMap.empty(),
                OrderedMap.empty(),
                0);
    }

    @Override
    public War view(War war, Viewer viewer) {
        if (viewer.seesAll()) {
            return war;
        }
        OrderedMap<Player, Integer> known = viewer.seat()
                .flatMap(seat -> Optional.ofNullable(war.stash().get(seat)).map(coins -> OrderedMap.of(seat, coins)))
                .orElse(OrderedMap.empty());
        return war.stash(known).raids(OrderedMap.empty());
    }

    /** The colour of a seat's towns. */
    @Override
    public Sentence seatLabel(War war, Player player) {
        return switch (war.players().indexOf(player)) {
            case 0 -> Sentence.of("blue");
            case 1 -> Sentence.of("orange");
            case 2 -> Sentence.of("green");
            default -> Sentence.of("red");
        };
    }

    @Override
    public Scene scene(War war, Viewer viewer) {
        List<Mark> marks = new ArrayList<>();
        for (var route : war.map().routes()) {
            marks.add(Mark.line(
                            "",
                            List.of(
                                    war.map().the(route.from()).at(),
                                    war.map().the(route.to()).at()))
                    .being("route"));
        }
        for (March march : war.map().all()) {
            Player owner = war.owners().get(march.id());
            Sentence name = Sentence.verbatim(march.name());
            marks.add(Mark.token(march.id(), march.at(), 6)
                    .symbol("city")
                    .being(owner == null ? "unowned" : "owner-" + war.players().indexOf(owner))
                    .noting(name));
            marks.add(Mark.label("", new Point(march.at().x(), march.at().y() + 12), 4, name));
        }
        return Scene.of(Sentence.verbatim(war.map().name()), 130, 85)
                .captioned(Sentence.of("Turn {n}", war.turn() + 1))
                .showing(marks, List.of())
                .described(Sentence.of("{n} regions.", war.map().all().size()));
    }

    @Override
    public List<Table> records(War war, Viewer viewer) {
        Table standings = Table.of(
                Sentence.of("Standings"), Sentence.of("Player"), Sentence.of("Regions"), Sentence.of("Hidden coins"));
        for (Player player : war.players()) {
            Integer coins = war.stash().get(player);
            standings = standings.with(Row.of(
                            Cell.of("{player}", player),
                            Cell.number(war.of(player).size()),
                            coins == null ? Cell.EMPTY : Cell.number(coins))
                    .of(player));
        }
        return List.of(standings);
    }

    @Override
    public List<Table> sheet(War war, Viewer viewer, String id) {
        if (!war.map().has(id)) {
            return List.of();
        }
        Table facts = Table.of(Sentence.verbatim(war.map().the(id).name()));
        Player owner = war.owners().get(id);
        if (owner != null) {
            facts = facts.with(Sentence.of("Held by"), Cell.of("{player}", owner));
        }
        return List.of(facts.with(
                Sentence.of("Borders"), Cell.number(war.map().neighbours(id).size())));
    }
}
