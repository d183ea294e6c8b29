package org.muster.ruleset.space;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.ruleset.space.HouseRules.Mission;
import org.muster.ruleset.space.capital.CapitalWeaponsPhase;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.movement.MovementPhase;
import org.muster.ruleset.space.turn.Turn;
import org.muster.testkit.table.Changed;
import org.muster.testkit.table.RulesTable;
import tools.jackson.databind.JsonNode;

/**
 * Positions in a few words. A ship is its id, design, square and facing: {@code "X1 x-wing-hoth 5,2 N"}. The seats are
 * called {@code empire} and {@code rebel}.
 */
public final class Battles {

    public static final SpaceBattles RULES = new SpaceBattles();

    /** The files of data as they are shipped. */
    public static final Data FILES = new GameData(SpacePlugin.class, RULES.data(), OrderedMap.empty());

    public static final HouseRules DEATH_STAR = option("scenario", Mission.ATTACK_ON_THE_DEATHSTAR);
    public static final HouseRules OPEN = option("scenario", Mission.OPEN_BATTLE);

    private static final Map<HouseRules, Book> BOOKS = new LinkedHashMap<>();

    private Battle battle;

    private Battles(Battle battle) {
        this.battle = battle;
    }

    /** These ships over Hoth, in the Movement Phase of turn 1; the Rebel leads and moves. */
    public static Battles of(String... ships) {
        return of(HouseRules.DEFAULT, ships);
    }

    /** The same with options of its own. */
    public static Battles of(HouseRules options, String... ships) {
        return over(book(options), ships);
    }

    /** The same as it is played on that was opened by that version. */
    public static Battles playedBy(String version, String... ships) {
        return over(book(version, HouseRules.DEFAULT), ships);
    }

    /** The book of a battle with these options that was opened by that version. */
    public static Book book(String version, HouseRules options) {
        Setup latest = setup(options, FILES);
        return Book.of(new Setup(latest.seats(), latest.hasOrganizer(), latest.options(), latest.data(), version));
    }

    private static Battles over(Book book, String... ships) {
        Battle empty = Battle.start(book).nextTurn(Side.REBEL);
        Battles battles = new Battles(empty.with(empty.progress().in(Progress.Phase.MOVEMENT, Side.REBEL)));
        for (String ship : ships) {
            battles.ship(ship);
        }
        return battles;
    }

    /** A battle before its first step. */
    public static Battle unbegun(HouseRules options) {
        return Battle.start(book(options));
    }

    /** The same with some lines of one file changed: before, after, before, after ... */
    public static Battle unbegun(HouseRules options, String file, String... beforeAndAfter) {
        GameData shipped = new GameData(SpacePlugin.class, RULES.data(), OrderedMap.empty());
        String text = shipped.shipped(file);
        for (int i = 0; i < beforeAndAfter.length; i += 2) {
            text = text.replace(beforeAndAfter[i], beforeAndAfter[i + 1]);
        }
        JsonNode ours = shipped.bring(file, text);
        Data files = new GameData(SpacePlugin.class, RULES.data(), OrderedMap.of(file, ours));
        return Battle.start(Book.of(setup(options, files)));
    }

    public static Setup setup(HouseRules options, Data files) {
        OrderedMap<Player, String> seats =
                OrderedMap.of(new Player("empire"), "Emma").with(new Player("rebel"), "Rob");
        return new Setup(seats, false, options, files);
    }

    public static Book book(HouseRules options) {
        return BOOKS.computeIfAbsent(options, any -> Book.of(setup(options, FILES)));
    }

    /** The default options but for one. */
    public static HouseRules option(String name, Object value) {
        return options(name, value);
    }

    /** The default options but for some: name, value, name, value ... */
    public static HouseRules options(Object... namesAndValues) {
        return with(HouseRules.DEFAULT, namesAndValues);
    }

    /** These options but for some. */
    public static HouseRules with(HouseRules options, Object... namesAndValues) {
        return Changed.of(options, namesAndValues);
    }

    // ---- placing

    /** One ship more: {@code "X1 x-wing-hoth 5,2 N"}. */
    public Battles ship(String words) {
        String[] parts = words.split(" ");
        Side side = battle.book().sheet(parts[1]).design().side();
        battle = battle.adding(Ship.fresh(parts[0], parts[1], side, square(parts[2]), Facing.valueOf(parts[3])));
        return this;
    }

    public static Square square(String xy) {
        String[] parts = xy.split(",");
        return new Square(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    /** Fighters on board a ship: {@code carried("SD", "TIE1 tie-fighter")}. */
    public Battles carried(String carrier, String... fighters) {
        for (String fighter : fighters) {
            String[] parts = fighter.split(" ");
            Side side = battle.book().sheet(parts[1]).design().side();
            battle = battle.adding(new Away(parts[0], parts[1], side, Away.Why.CARRIED, carrier));
        }
        return this;
    }

    /** A ship that was destroyed, is in reserve, and so on. */
    public Battles away(String words, Away.Why why, String with) {
        String[] parts = words.split(" ");
        Side side = battle.book().sheet(parts[1]).design().side();
        battle = battle.adding(new Away(parts[0], parts[1], side, why, with.isEmpty() ? null : with));
        return this;
    }

    /** A ship changed: {@code change("SD", ship -> ship.disabled(1))}. */
    public Battles change(String ship, UnaryOperator<Ship> change) {
        battle = battle.with(change.apply(battle.the(ship)));
        return this;
    }

    /** The state changed. */
    public Battles given(UnaryOperator<Battle> change) {
        battle = change.apply(battle);
        return this;
    }

    /** In that turn. */
    public Battles turn(int turn) {
        Progress now = battle.progress();
        battle = battle.with(new Progress(turn, now.phase(), now.holder(), now.active(), now.launched()));
        return this;
    }

    /** {@code side} has the initiative. */
    public Battles led(Side side) {
        Progress now = battle.progress();
        battle = battle.with(new Progress(now.turn(), now.phase(), side, side, now.launched()));
        return this;
    }

    public Battle battle() {
        return battle;
    }

    // ---- playing

    /** A table at which these steps are played. */
    @SafeVarargs
    public final RulesTable<Battle> play(Step<Battle>... steps) {
        return RulesTable.of(RULES, battle).play(steps);
    }

    /** A table at which the side that leads moves its ships. */
    public RulesTable<Battle> moving() {
        return play(new MovementPhase.NextShip());
    }

    /** A table at which {@code side} moves its ships. */
    public RulesTable<Battle> moving(Side side) {
        battle = battle.with(battle.progress().in(Progress.Phase.MOVEMENT, side));
        return moving();
    }

    /** A table at which both sides fire their capital weapons. */
    public RulesTable<Battle> firing() {
        return play(
                new CapitalWeaponsPhase.BeginFire(true),
                new CapitalWeaponsPhase.BeginFire(false),
                new CapitalWeaponsPhase.ApplyDamage(),
                new Turn.EndTurn());
    }

    /** A design's weapons of that class, as they are printed. */
    public static List<Weapon> weapons(Design design, WeaponClass kind) {
        return design.weapons().stream().filter(weapon -> weapon.kind() == kind).toList();
    }

    /** An answer of a kind with more to it: {@code {"X1": "FLF"}}. */
    public static String to(String kind, String answer) {
        return "{\"" + kind + "\": \"" + answer + "\"}";
    }

    /** Where a ship stands and looks: {@code "(5,5) N"}. */
    public static String stands(RulesTable<Battle> table, String ship) {
        Ship one = table.state().the(ship);
        return one.at() + " " + one.facing();
    }

    /** The ids of the legal sequences of a ship's own move. */
    public static List<String> moves(Battle battle, String ship) {
        Ship one = battle.the(ship);
        return battle.sheet(one).helm().list(MovementPhase.own(battle, one)).stream()
                .map(Sequence::id)
                .toList();
    }
}
