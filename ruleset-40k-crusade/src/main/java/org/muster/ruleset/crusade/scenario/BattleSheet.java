package org.muster.ruleset.crusade.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.data.TablesFile;

/**
 * What the players of a battle need to know before they meet.
 *
 * <pre>
 * size, list of scenarios                CRU-TAB-01, CRU-TAB-04..06
 * who attacks and who defends            CRU-MATCH-04, -11
 * what is at stake                       CRU-MATCH-07, -11
 * power levels of each army              CRU-TAB-07, CRU-TAB-08, CRU-SUP-09, CRU-MATCH-05, -06, -11, CRU-UNP-10
 * command points of a defender           CRU-DEF-02..06, CRU-ABL-07
 * notes of abilities                     CRU-ABL-09
 * </pre>
 */
public final class BattleSheet {

    private final Season season;
    private final Battle battle;
    private final Lineup lineup;

    private BattleSheet(Season season, Battle battle, Lineup lineup) {
        this.season = season;
        this.battle = battle;
        this.lineup = lineup;
    }

    /** The sheet of {@code battle} as things stand. */
    public static BattleSheet of(Season season, Battle battle) {
        return new BattleSheet(season, battle, Lineup.of(season, battle));
    }

    /** Who really plays it. */
    public Lineup lineup() {
        return lineup;
    }

    // ---- scenario

    /** The size it is played at: the battle's, or the nearest its table has a list for; null: free. */
    @Nullable
    public Size size() {
        return size(battle.terms().size());
    }

    /** The same if people wish for {@code wanted}. */
    @Nullable
    public Size size(@Nullable Size wanted) {
        Situation table = lineup.table();
        return table == null || wanted == null ? wanted : Matchmaking.nearest(wanted, season.sizes(table));
    }

    /** Scenarios to choose from at a size; none in a Great Rift turn. */
    public List<Scenario> scenarios(@Nullable Size size) {
        Situation table = lineup.table();
        return table == null || size == null ? List.of() : season.list(table, size);
    }

    /** Whether its list at that size has a scenario of that name. */
    public boolean isListed(String scenario, @Nullable Size size) {
        return scenarios(size).stream().anyMatch(one -> one.name().equals(scenario));
    }

    /** The scenario of its list at that size that is called so, in small letters or capitals; what is in no list stands as it is. */
    public String named(String scenario, @Nullable Size size) {
        return scenarios(size).stream()
                .map(Scenario::name)
                .filter(scenario::equalsIgnoreCase)
                .findFirst()
                .orElse(scenario);
    }

    /** Why no scenario of that name is played. */
    public Violation notListed(String scenario, @Nullable Size size) {
        return Violation.of(
                        "SCENARIO_NOT_IN_LIST",
                        "{scenario} is not in the list of {table}, {size}: {list}.",
                        scenario,
                        tableName(),
                        size == null ? Sentence.of("no size") : size.words(),
                        scenarios(size))
                .citing("CRU-TAB-01");
    }

    /** The sizes its table has. */
    List<Size> sizes() {
        Situation table = lineup.table();
        return table == null ? List.of() : season.sizes(table);
    }

    /** As a refusal names its table. */
    private Sentence tableName() {
        Situation table = lineup.table();
        return table == null ? Sentence.of("none") : table.words();
    }

    /** Another size, of those its table has lists for (CRU-TAB-04, CRU-TAB-06). */
    public OneOf<Size> otherSize() {
        return Options.oneOf(everySize(), size -> Option.of(size.id(), size.words()), this::againstSize);
    }

    /** All sizes, those of its table first. */
    public List<Size> everySize() {
        Set<Size> all = new LinkedHashSet<>(sizes());
        all.addAll(List.of(Size.values()));
        return List.copyOf(all);
    }

    /** Why a size can't be played: its table has no list of it. Where there is no table any size goes. */
    public List<Violation> againstSize(Size size) {
        return Violation.unless(
                lineup.table() == null || sizes().contains(size),
                () -> Violation.of(
                                "SIZE_NOT_IN_TABLE",
                                "Table {table} has no {size} list; it has {sizes}.",
                                tableName(),
                                size.words(),
                                sizes().stream().map(Size::words).toList())
                        .citing("CRU-TAB-04", size == Size.ONSLAUGHT ? "CRU-TAB-06" : "CRU-TAB-05"));
    }

    // ---- power levels

    /**
     * Most power levels of each army; empty where nobody checks them (CRU-RIFT-14).
     *
     * @param size what is played
     * @param scenario what is played; empty: the first of the list that fits
     */
    public OrderedMap<Player, Integer> power(@Nullable Size size, String scenario) {
        Map<Player, Integer> power = new LinkedHashMap<>();
        if (size != null) {
            TablesFile.SizeLine line = season.book().tables().sizes().the(size);
            for (Side side : lineup.sides()) {
                Limits limits = limits(side, line, size, scenario);
                side.principals().forEach(player -> power.put(player, limits.principal));
                for (Player supporter : side.supporters()) {
                    power.put(
                            supporter,
                            share(limits.supporters, side.supporters().size()));
                }
            }
        }
        return OrderedMap.copyOf(power);
    }

    /** The same where nobody tells the scenario: what the one of the list allows that allows most. */
    public OrderedMap<Player, Integer> mostPower(@Nullable Size size, String scenario) {
        if (!scenario.isEmpty()) {
            return power(size, scenario);
        }
        OrderedMap<Player, Integer> most = power(size, scenario);
        for (Scenario one : scenarios(size)) {
            for (Map.Entry<Player, Integer> limit : power(size, one.name()).entrySet()) {
                most = most.with(limit.getKey(), Math.max(limit.getValue(), most.the(limit.getKey())));
            }
        }
        return most;
    }

    private record Limits(int principal, int supporters) {}

    private Limits limits(Side side, TablesFile.SizeLine line, Size size, String scenario) {
        if (lineup.table() == Situation.HANGING_SUPPORT) {
            TablesFile.Outnumbered outnumbered =
                    season.book().tables().hangingSupport().the(size);
            return side.role() == Side.Role.SUPPORTER
                    ? new Limits(
                            share(outnumbered.supporter(), side.principals().size()), 0)
                    : new Limits(outnumbered.defender(), 0);
        }
        Scenario.Power power = lineup.table() == Situation.SUPPORTED ? scenarioPower(size, scenario) : null;
        if (power == null) {
            return new Limits(line.powerPerSide(), line.supporterPower());
        }
        return isSupported(side) ? new Limits(power.attacker(), power.supporter()) : new Limits(power.defender(), 0);
    }

    /** Whether support was ordered for this side, be it there or not: the table's attacker (CRU-MATCH-04). */
    private boolean isSupported(Side side) {
        return battle.sides().stream()
                .anyMatch(
                        ordered -> ordered.isSupported() && ordered.principal().equals(side.principal()));
    }

    private Scenario.@Nullable Power scenarioPower(Size size, String scenario) {
        List<Scenario> list = scenarios(size);
        for (Scenario one : list) {
            if (one.name().equals(scenario)) {
                return one.power();
            }
        }
        return list.isEmpty() ? null : list.get(0).power();
    }

    /** Several supporters share their power levels, rounded down, or bring them whole each (CRU-SUP-09). */
    private int share(int power, int among) {
        boolean shares = season.houseRules().extraSupporters() == HouseRules.ExtraSupporters.SHARE;
        return shares && among > 0 ? power / among : power;
    }

    // ---- the defender

    /** Command points the controller of the system has more, by the size really played; 0: none. */
    public int defendBonus(@Nullable Size size) {
        Player defender = battle.controller();
        if (defender == null || size == null || lineup.sideOf(defender) == null || !mayHaveBonus()) {
            return 0;
        }
        boolean holds = isDefendOrdered()
                || season.abilities(defender, Ability.DefendBonus.class).stream()
                        .anyMatch(ability -> ability.holds(season, defender, battle.system()));
        return holds ? season.book().tables().sizes().the(size).defendBonusCp() : 0;
    }

    /** Whether the controller gave the order to defend it (CRU-DEF-01). */
    boolean isDefendOrdered() {
        Player defender = battle.controller();
        return defender != null
                && season.order(defender) instanceof Order.Defend defend
                && defend.system().equals(battle.system());
    }

    private boolean mayHaveBonus() {
        HouseRules houseRules = season.houseRules();
        if (battle.kind() == Battle.Kind.HANGING || lineup.table() == Situation.HANGING_SUPPORT) {
            return houseRules.defendBonusAgainstHangingSupport();
        }
        return battle.sides().size() <= 2 || houseRules.defendBonusInMultiplayer();
    }

    /** What abilities add to what is played on the table, by player. */
    public OrderedMap<Player, String> notes() {
        OrderedMap<Player, String> notes = OrderedMap.empty();
        for (Player player : lineup.players()) {
            for (Ability.BattleNote ability : season.abilities(player, Ability.BattleNote.class)) {
                String note = ability.note(season, battle, player);
                if (!note.isEmpty()) {
                    notes = notes.with(player, note);
                }
            }
        }
        return notes;
    }

    // ---- words

    /** What everybody reads of a battle. */
    public static Event told(Season season, Battle battle) {
        BattleSheet sheet = of(season, battle);
        return Event.told("{battle}: {sheet}.", title(season, battle), Sentence.lazily(sheet::words))
                .citing(Grounds.of(battle, sheet).toArray(String[]::new))
                .at(battle.system());
    }

    /** Which side the mission calls its defender; null: the mission's rules tell (CRU-MATCH-04, CRU-MATCH-11). */
    private @Nullable Side defender() {
        if (lineup.sides().size() != 2) {
            return null;
        }
        Side one = lineup.sides().get(0);
        Side other = lineup.sides().get(1);
        if (lineup.table() == Situation.HANGING_SUPPORT) {
            return one.role() == Side.Role.SUPPORTER ? one : other;
        }
        boolean supported = lineup.table() == Situation.SUPPORTED && isSupported(one) != isSupported(other);
        return !supported ? null : isSupported(one) ? other : one;
    }

    /** Who attacks and who defends in the mission; nothing where the mission's own rules tell. */
    private Sentence roles() {
        Side defender = defender();
        if (defender == null) {
            return Sentence.NOTHING;
        }
        List<Player> attackers = new ArrayList<>();
        for (Side side : lineup.sides()) {
            if (!side.equals(defender)) {
                attackers.addAll(side.principals());
            }
        }
        return Sentence.of(
                "in the mission {attackers} {attackers:attacks|attack} and {defenders} {defenders:defends|defend}",
                names(attackers),
                names(defender.principals()));
    }

    /** What each side gains that wins, where both can; or that nothing changes hands (CRU-MATCH-07, CRU-MATCH-11). */
    private Sentence stake() {
        if (battle.kind() == Battle.Kind.HANGING) {
            return Sentence.of("nothing changes hands");
        }
        if (battle.kind() != Battle.Kind.EXCHANGE) {
            return Sentence.NOTHING;
        }
        List<Sentence> stakes = new ArrayList<>();
        for (Side side : lineup.sides()) {
            if (!side.gains().isEmpty()) {
                stakes.add(Sentence.of(
                        "{players} {players:wins|win} {system}",
                        names(side.principals()),
                        season.sector().name(side.gains())));
            }
        }
        return stakes.isEmpty() ? Sentence.NOTHING : Sentence.of("at stake: {stakes}", Sentence.joined(", ", stakes));
    }

    /** {@code Battle 3 for Aurelion}. */
    public static Sentence title(Season season, Battle battle) {
        if (battle.system().isEmpty()) {
            return Sentence.of("Battle {number} for wagers", battle.number());
        }
        return Sentence.of(
                battle.kind() == Battle.Kind.HANGING ? "Battle {number} at {system}" : "Battle {number} for {system}",
                battle.number(),
                season.sector().name(battle.system()));
    }

    /** The sides as people say them: {@code Anna with Cleo against Bert}. */
    public Sentence sides() {
        List<Sentence> sides = new ArrayList<>();
        for (Side side : lineup.sides()) {
            List<String> principals = names(side.principals());
            sides.add(
                    side.supporters().isEmpty()
                            ? Sentence.of("{players}", principals)
                            : Sentence.of("{players} with {supporters}", principals, names(side.supporters())));
        }
        if (lineup.needsOpponent()) {
            sides.add(Sentence.of("somebody who plays the natives"));
        }
        return against(sides);
    }

    /** Those who meet: {@code Anna against Bert}. */
    public static Sentence against(List<Sentence> sides) {
        return sides.stream()
                .reduce((one, other) -> Sentence.of("{one} against {other}", one, other))
                .orElse(Sentence.of("nobody"));
    }

    private List<String> names(List<Player> players) {
        return players.stream().map(season.book()::name).toList();
    }

    /** All of it in a line: sides, table, size, armies, bonus, notes. */
    public Sentence words() {
        List<Sentence> parts = new ArrayList<>(List.of(sides()));
        Size size = size();
        if (lineup.table() != null) {
            parts.add(
                    size == null
                            ? Sentence.of("table {table}", tableName())
                            : Sentence.of("table {table}, {size}", tableName(), size.words()));
        }
        if (!battle.terms().scenario().isEmpty()) {
            int last = parts.size() - 1;
            parts.set(
                    last,
                    Sentence.of(
                            "{terms}, {scenario}",
                            parts.get(last),
                            battle.terms().scenario()));
        }
        for (Sentence more : List.of(roles(), stake())) {
            if (!more.isEmpty()) {
                parts.add(more);
            }
        }
        List<Sentence> armies = new ArrayList<>();
        power(size, battle.terms().scenario())
                .forEach((player, power) ->
                        armies.add(Sentence.of("{player} up to {power} PL", season.name(player), power)));
        if (!armies.isEmpty()) {
            parts.add(Sentence.joined(", ", armies));
        }
        int bonus = defendBonus(size);
        Player controller = battle.controller();
        if (bonus > 0 && controller != null) {
            parts.add(Sentence.of("{player} defends with +{bonus} CP", season.name(controller), bonus));
        }
        notes().forEach((player, note) ->
                parts.add(Sentence.of("{player}: {note}", season.name(player), withoutStop(note))));
        return Sentence.joined("; ", parts);
    }

    /** A note is a sentence of its own; here more comes behind it. */
    private static String withoutStop(String note) {
        return note.endsWith(".") ? note.substring(0, note.length() - 1) : note;
    }
}
