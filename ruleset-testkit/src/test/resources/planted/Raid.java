package raid;

import static org.muster.api.flow.Pipeline.phase;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.check.*;
import org.muster.api.decision.*;
import org.muster.api.decision.Option;
import org.muster.api.dice.*;
import org.muster.api.flow.*;
import org.muster.api.records.*;
import org.muster.api.scene.*;
import org.muster.api.seat.*;
import org.muster.api.space.Point;
import org.muster.api.spi.*;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/** The book: what is raided. */
record Shore(@org.muster.api.check.Between(min = 1) int rounds, List<Tower> towers) {
    record Tower(@Id("towers") String id, String name, @org.muster.api.check.Between(min = 1) int gold) {}
    Tower the(String id) { return towers.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow(); }
}

/** What a captain keeps to itself: how strong the crew is, and where it means to land. */
record Captain(int crew, String aim, int gold) {
    Captain aiming(String tower) { return new Captain(crew, tower, gold); }
    Captain richer(int by) { return new Captain(crew, "", gold + by); }
    Captain hidden() { return new Captain(0, "", gold); }
}

record Raids(Shore shore, int round, OrderedMap<Player, Captain> captains) {
    List<Player> players() { return List.copyOf(captains.keySet()); }
    Raids with(Player player, Captain captain) { return new Raids(shore, round, captains.with(player, captain)); }
    Player richest() {
        return players().stream().max(java.util.Comparator.comparing(one -> captains.the(one).gold())).orElseThrow();
    }
}

/** RAI-CREW-01: each rolls for its crew, in secret. */
record Muster() implements Act<Raids> {
    public Outcome<Raids> act(Raids raids, Dice dice) {
        Raids next = raids;
        for (Player player : raids.players()) {
            int crew = dice.roll(Roll.of("Crew", Pool.D6).by(player).seenBy(Audience.only(player)).citing("RAI-CREW-01")).total();
            next = next.with(player, new Captain(crew, "", 0));
        }
        return Outcome.of(next).tell(Event.told("The crews are mustered."));
    }
}

/** RAI-AIM-01: where each means to land, which nobody hears before the raid. */
record Aim() implements Ask<Raids, String> {
    public Decision<String> decision(Raids raids) {
        return Decision.simultaneous(raids.players(), player -> Options.oneOf(
                        raids.shore().towers(), tower -> Option.called(tower.id(), tower.name()).at(tower.id())).as(Shore.Tower::id, raids.shore()::the))
                .secret().asking("Where do you land?").otherwise("gate").citing("RAI-AIM-01");
    }
    public Outcome<Raids> decide(Raids raids, Choices<String> choices, Dice dice) {
        Raids next = raids;
        for (Player player : raids.players()) {
            next = next.with(player, raids.captains().the(player).aiming(choices.of(player)));
        }
        return Outcome.of(next).tell(Event.told("All ships are at sea."));
    }
}

/** What a captain does: fight, or trade some gold. */
sealed interface Deed {
    record Fight() implements Deed {}
    record Trade(int gold) implements Deed {}
}

/** RAI-LAND-01: in turn each fights or trades. */
record Land(Player who) implements Ask<Raids, Deed> {
    public Decision<Deed> decision(Raids raids) {
        return Decision.of(who, Options.<Deed>cases()
                        .just(Option.of("fight", "fight"), new Deed.Fight())
                        .when(Option.of("trade", "trade"), Deed.Trade.class,
                                () -> Options.number(1, 3).asking("For how much?").as(Deed.Trade::new, Deed.Trade::gold))
                        .either())
                .asking("What do you do?").otherwise(new Deed.Fight()).citing("RAI-LAND-01");
    }
    public Outcome<Raids> decide(Raids raids, Choices<Deed> choices, Dice dice) {
        Captain captain = raids.captains().the(who);
        if (choices.only() instanceof Deed.Trade trade) {
            return Outcome.of(raids.with(who, captain.richer(trade.gold())))
                    .tell(Event.told("{player} trades for {n piece|pieces} of gold.", who, trade.gold()));
        }
        int fought = dice.roll(Roll.of("Fight", Pool.D6).by(who).citing("RAI-LAND-01")).total();
        int gold = fought > 3 ? raids.shore().the(captain.aim()).gold() : 0;
        return Outcome.of(raids.with(who, captain.richer(gold)))
                .tell(Event.told("{player} takes {n piece|pieces} of gold.", who, gold));
    }
}

/** RAI-END-01: after the last round the richest wins. */
record Evening() implements Act<Raids> {
    public Outcome<Raids> act(Raids raids, Dice dice) {
        Raids next = new Raids(raids.shore(), raids.round() + 1, raids.captains());
        return next.round() <= raids.shore().rounds()
                ? Outcome.of(next)
                : Outcome.of(next).end(Result.won(List.of(raids.richest()), raids.players(), Sentence.of("took most")));
    }
}

/** In turn, the first first. */
record Landings() implements Act<Raids> {
    public Outcome<Raids> act(Raids raids, Dice dice) {
        return Outcome.of(raids).then(Agenda.inOrder(raids.players().stream().map(one -> Agenda.of((Step<Raids>) new Land(one))).toList()));
    }
}

public final class Raid implements Ruleset<Raids, Shore>, RulesetPlugin {
    public RulesetInfo info() { return new RulesetInfo("raid", "Raid", "1.0.0", RulesetInfo.API, "made up", 2, 2); }
    public Pipeline<Raids> pipeline() {
        return Pipeline.setup(phase("crews", "Crews", new Muster()))
                .rounds("day", "Day", phase("aim", "Aim", new Aim()), phase("landing", "Landing", new Landings()), phase("evening", "Evening", new Evening()));
    }
    public List<Class<? extends Step<Raids>>> steps() { return List.of(Muster.class, Aim.class, Landings.class, Land.class, Evening.class); }
    public List<DataFile> data() { return List.of(DataFile.of("shore", Shore.class, "The towers of the shore.")); }
    public Raids start(Setup setup, Shore shore) {
        return new Raids(shore, 1, OrderedMap.each(setup.players(), player -> new Captain(0, "", 0)));
    }
    public Raids view(Raids raids, Viewer viewer) {
        if (viewer.seesAll()) {
            return raids;
        }
        Raids seen = raids;
        for (Player player : raids.players()) {
            if (!viewer.seat().map(player::equals).orElse(false)) {
                seen = seen.with(player, raids.captains().the(player).hidden());
            }
        }
        return seen;
    }
    public Raids imagine(Raids seen, Player seat, RandomGenerator random) {
        Raids world = seen;
        for (Player player : seen.players()) {
            if (!player.equals(seat)) {
                world = world.with(player, new Captain(1 + random.nextInt(6), "gate", seen.captains().the(player).gold()));
            }
        }
        return world;
    }
    public Scene scene(Raids raids, Viewer viewer) {
        List<Shore.Tower> towers = raids.shore().towers();
        return Scene.of(Sentence.of("The shore"), 10 * towers.size(), 10)
                .showing(towers.stream().<Mark>map(one -> Mark.token(one.id(), new Point(5 + 10 * towers.indexOf(one), 5), 2)
                        .noting(Sentence.verbatim(one.name()))).toList(), List.of())
                .described(Sentence.of("{n tower|towers} by the sea", towers.size()));
    }
    public List<Table> records(Raids raids, Viewer viewer) {
        Table table = Table.of(Sentence.of("Captains"), Sentence.of("Captain"), Sentence.of("Gold"));
        for (Player player : raids.players()) {
            table = table.with(Row.of(Cell.of("{player}", player), Cell.number(raids.captains().the(player).gold())).of(player));
        }
        return List.of(table);
    }
}
