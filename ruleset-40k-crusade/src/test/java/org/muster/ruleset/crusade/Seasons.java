package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.ruleset.crusade.battle.BattlePhase;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;
import org.muster.ruleset.crusade.scenario.Matchmaking;
import org.muster.ruleset.crusade.setup.Contributions;
import org.muster.testkit.table.Changed;
import org.muster.testkit.table.RulesTable;

/**
 * Situations of a season in a few words. A seat is written {@code "anna:orks"}, with the home of its place (no faction: the Imperium), or
 * {@code "anna:orks:S04,S05"} with just those systems ({@code "anna:orks:"}: none at all). Orders are written
 * {@code "attack S04>S10"}, {@code "support S04>S10"}, {@code "defend S04"}, {@code "train"} and {@code "none"}.
 */
public final class Seasons {

    /** The files of data as they are shipped. */
    public static final Data FILES =
            new GameData(CrusadePlugin.class, new CrusadeRuleset(contributions()).data(), OrderedMap.empty());

    public static final CrusadeRuleset CAMPAIGN = new CrusadeRuleset(contributions());

    private Season season;

    private Seasons(Season season) {
        this.season = season;
    }

    /** What the ruleset itself contributes. */
    public static Contributions contributions() {
        return contributions(List.of());
    }

    public static Contributions contributions(List<FactionSheet> factions) {
        return new Contributions(Set.of(), Set.of(), new LinkedHashSet<>(factions));
    }

    /** Seats with an organizer, in the Strategy phase of turn 1. */
    public static Seasons of(String... seats) {
        return of(HouseRules.DEFAULT, seats);
    }

    public static Seasons of(HouseRules houseRules, String... seats) {
        return of(houseRules, true, FILES, seats);
    }

    public static Seasons withoutOrganizer(String... seats) {
        return of(HouseRules.DEFAULT, false, FILES, seats);
    }

    public static Seasons of(HouseRules houseRules, boolean organizer, Data files, String... seats) {
        return playedBy("", houseRules, organizer, files, seats);
    }

    /** The same, opened when the ruleset had that version; empty: today. */
    public static Seasons playedBy(
            String version, HouseRules houseRules, boolean organizer, Data files, String... seats) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (String seat : seats) {
            String id = seat.split(":")[0];
            names = names.with(new Player(id), id);
        }
        Book book = contributions().open(new Setup(names, organizer, houseRules, files, version));
        Season season = Season.start(book);
        for (String seat : seats) {
            String[] parts = seat.split(":", -1);
            Player player = new Player(parts[0]);
            FactionSheet sheet = book.faction(parts.length > 1 && !parts[1].isEmpty() ? parts[1] : "imperium");
            season = season.with(player, Force.raised(sheet, houseRules).with(Force.starter(sheet)));
            if (parts.length > 2) {
                season = season.under(null, book.home(player));
                for (String system : parts[2].isEmpty() ? new String[0] : parts[2].split(",")) {
                    season = season.under(player, system);
                }
            }
        }
        return new Seasons(season.nextTurn(Stage.STRATEGY));
    }

    /** The default house rules but for some: name, value, name, value ... */
    public static HouseRules houseRules(Object... namesAndValues) {
        return Changed.of(HouseRules.DEFAULT, namesAndValues);
    }

    // ---- changing

    /** Systems of nobody. */
    public Seasons unclaimed(String... systems) {
        for (String system : systems) {
            season = season.under(null, system);
        }
        return this;
    }

    /** A system more. */
    public Seasons holding(String seat, String... systems) {
        for (String system : systems) {
            season = season.under(new Player(seat), system);
        }
        return this;
    }

    /** Number of the turn. */
    public Seasons turn(int turn) {
        while (season.turn() < turn) {
            season = season.nextTurn(season.book().isRiftTurn(turn) ? Stage.RIFT_BATTLES : Stage.STRATEGY);
        }
        return this;
    }

    /** A game that was won by the first side, or drawn: {@code "anna,cleo beat bert"}, {@code "anna drew bert"}. */
    public Seasons game(String words) {
        boolean drawn = words.contains(" drew ");
        List<List<Player>> sides = new ArrayList<>();
        for (String side : words.split(drawn ? " drew " : " beat ")) {
            List<Player> players = new ArrayList<>();
            for (String seat : side.split(",")) {
                players.add(new Player(seat));
            }
            sides.add(players);
        }
        season = season.with(new GameRecord(season.turn(), Battle.Kind.CONQUEST, sides, drawn ? -1 : 0));
        return this;
    }

    /** Opened orders: {@code "anna attack S04>S10"}; who is not named gave none. */
    public Seasons orders(String... orders) {
        OrderedMap<Player, OrderSheet> sheets = OrderedMap.empty();
        for (String words : orders) {
            String[] parts = words.split(" ", 2);
            Player player = new Player(parts[0]);
            sheets = sheets.with(player, OrderSheet.of(order(player, parts[1])));
        }
        season = season.ordered(sheets);
        return this;
    }

    private Order order(Player player, String words) {
        String[] parts = words.split(" ");
        String[] pair = parts.length > 1 ? parts[1].split(">") : new String[0];
        return switch (parts[0]) {
            case "attack" -> new Order.Attack(pair[0], pair[1]);
            case "support" -> new Order.Support(pair[0], pair[1]);
            case "defend" -> new Order.Defend(parts[1]);
            case "train" ->
                new Order.Train(
                        List.copyOf(season.force(player).units().keySet()).subList(0, 6));
            default -> new Order.Nothing();
        };
    }

    // ---- what comes of it

    public Season season() {
        return season;
    }

    /** The battles that follow from the orders. */
    public List<Battle> battles() {
        return Matchmaking.of(season).battles();
    }

    /** With the battles matched, in the Scenario phase. */
    public Seasons matched() {
        season = season.at(Stage.SCENARIO).matched(battles());
        return this;
    }

    /** With another force. */
    public Seasons with(String seat, Force force) {
        season = season.with(new Player(seat), force);
        return this;
    }

    /** With another list of scenarios. */
    public Seasons listing(Situation table, Size size, List<Scenario> list) {
        season = season.listing(table, size, list);
        return this;
    }

    /** With these seats unable to come to battle 1. */
    public Seasons unable(String... seats) {
        Battle battle = season.battle(1);
        for (String seat : seats) {
            battle = battle.with(battle.absences().unable(new Player(seat)));
        }
        season = season.with(battle);
        return this;
    }

    /** With that seat playing the natives of battle 1. */
    public Seasons natives(String seat) {
        Battle battle = season.battle(1);
        season = season.with(battle.with(battle.natives().playedBy(new Player(seat))));
        return this;
    }

    /** Who plays battle 1, and for what. */
    public Lineup lineup() {
        return Lineup.of(season, season.battle(1));
    }

    public BattleSheet sheet() {
        return BattleSheet.of(season, season.battle(1));
    }

    /** The situation on the engine, nothing asked yet. */
    public RulesTable<Season> table() {
        return RulesTable.of(CAMPAIGN, season);
    }

    /** From these orders on: battles matched, nobody volunteers, published, and open. */
    public RulesTable<Season> battlesOpen() {
        Seasons open = season.stage() == Stage.SCENARIO ? this : matched();
        return open.table().play(new BattlePhase.OpenBattles());
    }

    /** {@code "anna with cleo against bert"}, as the lineup has it; {@code "against natives"} where nobody plays them yet. */
    public static String sides(Lineup lineup) {
        List<String> sides = new ArrayList<>();
        for (Side side : lineup.sides()) {
            String principals =
                    String.join("+", side.principals().stream().map(Player::id).toList());
            sides.add(
                    side.supporters().isEmpty()
                            ? principals
                            : principals + " with "
                                    + String.join(
                                            "+",
                                            side.supporters().stream()
                                                    .map(Player::id)
                                                    .toList()));
        }
        if (lineup.needsOpponent()) {
            sides.add("natives");
        }
        return sides.isEmpty() ? "nobody" : String.join(" against ", sides);
    }

    /** {@code "S10 to anna or cleo"} for everything that somebody may win. */
    public static String stakes(Lineup lineup) {
        Map<String, List<String>> gains = new TreeMap<>();
        for (Side side : lineup.sides()) {
            if (!side.gains().isEmpty()) {
                gains.computeIfAbsent(side.gains(), any -> new ArrayList<>())
                        .add(side.principal().id());
            }
        }
        List<String> stakes = new ArrayList<>();
        gains.forEach((system, players) -> stakes.add(system + " to " + String.join(" or ", players)));
        return stakes.isEmpty() ? "nobody gains" : String.join(", ", stakes);
    }

    /** {@code "S10 to anna"} for everything that changes hands. */
    public static List<String> gains(List<Lineup.Gain> gains) {
        return gains.stream().map(gain -> gain.system() + " to " + gain.to()).toList();
    }
}
