package org.muster.ruleset.crusade.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.muster.api.decision.Choices;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.dice.ScriptedDice;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.orders.Reachable;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;
import org.muster.ruleset.crusade.scenario.Matchmaking;
import org.muster.ruleset.crusade.scenario.Opponents;
import org.muster.testkit.Rule;

/** What holds of the battles of any orders, whoever can't come. */
class RandomOrdersTest {

    private static final int SEASONS = 2_000;
    private static final int SAMPLES = 20;

    /** Systems close together, so that orders meet. */
    private static final List<String> CLUSTER =
            List.of("S04", "S05", "S06", "S08", "S09", "S10", "S11", "S13", "S14", "S15");

    /** Two to eight players without a system. */
    private static final List<Season> SEATED = IntStream.rangeClosed(2, 8)
            .mapToObj(count -> Seasons.of(IntStream.range(0, count)
                            .mapToObj(i -> (char) ('a' + i) + "::")
                            .toArray(String[]::new))
                    .season())
            .toList();

    /** Each a number to begin from, so that a failure names the few seasons it is in. */
    static Stream<Integer> seeds() {
        return IntStream.range(0, SAMPLES).mapToObj(i -> i * (SEASONS / SAMPLES));
    }

    /** Players somewhere in the cluster, some of them nomads, and their orders. */
    private static Season season(Random random) {
        Season season = SEATED.get(random.nextInt(SEATED.size()));
        List<String> systems = new ArrayList<>(CLUSTER);
        Collections.shuffle(systems, random);
        for (Player player : season.players()) {
            for (int i = random.nextInt(3); i > 0 && !systems.isEmpty(); i--) {
                season = season.under(player, systems.remove(0));
            }
        }
        Map<Player, Order.Attack> attacks = new LinkedHashMap<>();
        OrderedMap<Player, OrderSheet> orders = OrderedMap.empty();
        for (Player player : season.players()) {
            List<String> origins = Reachable.by(season, player).origins();
            String origin = origins.get(random.nextInt(origins.size()));
            List<String> targets = new ArrayList<>(Reachable.by(season, player).from(origin));
            targets.retainAll(CLUSTER);
            if (random.nextInt(5) < 3 && !targets.isEmpty()) {
                attacks.put(player, new Order.Attack(origin, targets.get(random.nextInt(targets.size()))));
                orders = orders.with(player, OrderSheet.of(attacks.get(player)));
            }
        }
        for (Player player : season.players()) {
            if (!attacks.containsKey(player)) {
                orders = orders.with(player, OrderSheet.of(otherOrder(season, player, attacks, random)));
            }
        }
        return season.ordered(orders);
    }

    /** Mostly a support of somebody's attack, some of them of an attack that does not come. */
    private static Order otherOrder(Season season, Player player, Map<Player, Order.Attack> attacks, Random random) {
        List<Player> others = new ArrayList<>(attacks.keySet());
        others.removeIf(
                other -> season.worlds().the(attacks.get(other).target()).belongsTo(player));
        if (others.isEmpty() || random.nextInt(4) == 0) {
            List<String> own = season.systemsOf(player);
            return own.isEmpty() ? new Order.Nothing() : new Order.Defend(own.get(0));
        }
        Player supported = others.get(random.nextInt(others.size()));
        Order.Attack attack = attacks.get(supported);
        String location = attack.from().equals(Order.NOMAD) ? Order.nomad(supported) : attack.from();
        String elsewhere = CLUSTER.get(random.nextInt(CLUSTER.size()));
        boolean comes = random.nextInt(4) > 0 || season.worlds().the(elsewhere).belongsTo(player);
        return new Order.Support(location, comes ? attack.target() : elsewhere);
    }

    @Test
    void theyMeetInEveryKindOfBattleOnEveryTable() {
        Set<String> seen = new TreeSet<>();
        for (int seed = 0; seed < SEASONS; seed++) {
            for (Battle battle : Matchmaking.of(season(new Random(seed))).battles()) {
                seen.add(battle.kind() + " " + battle.terms().table());
            }
        }
        assertThat(seen)
                .containsExactly(
                        "COLONIZATION COLONIZATION_SOLE",
                        "COLONIZATION COLONIZATION_TWO_OR_MUTUAL",
                        "COLONIZATION MULTIPLAYER",
                        "COLONIZATION SUPPORTED",
                        "COLONIZATION TERRITORY",
                        "CONQUEST MULTIPLAYER",
                        "CONQUEST SUPPORTED",
                        "CONQUEST TERRITORY",
                        "EXCHANGE COLONIZATION_TWO_OR_MUTUAL",
                        "EXCHANGE SUPPORTED",
                        "EXCHANGE TERRITORY",
                        "HANGING HANGING_SUPPORT");
    }

    // ---- matchmaking

    @ParameterizedTest
    @Rule({"CRU-MATCH-01", "CRU-MATCH-02", "CRU-MATCH-12", "CRU-MATCH-13", "CRU-MATCH-15", "CRU-SUP-05"})
    @MethodSource("seeds")
    void everyOrderIsInOnePlaceEverySystemInOneBattleAndNumbersFollowTheMap(int first) {
        for (int seed = first; seed < first + SEASONS / SAMPLES; seed++) {
            Season season = season(new Random(seed));
            Matchmaking.Matchups matchups = Matchmaking.of(season);
            List<Battle> battles = matchups.battles();
            assertThat(battles.stream().flatMap(battle -> stakes(battle).stream()))
                    .as("at stake, seed " + seed)
                    .doesNotHaveDuplicates();
            for (Player player : season.players()) {
                long places = battles.stream()
                                .filter(battle -> isOrdered(battle, player))
                                .count()
                        + matchups.lapsed().stream().filter(player::equals).count();
                boolean comes =
                        season.order(player) instanceof Order.Attack || season.order(player) instanceof Order.Support;
                assertThat(places).as(player + ", seed " + seed).isEqualTo(comes ? 1 : 0);
            }
            assertThat(battles)
                    .extracting(Battle::number)
                    .isEqualTo(IntStream.rangeClosed(1, battles.size()).boxed().toList());
            assertThat(battles)
                    .as("seed " + seed)
                    .isSortedAccordingTo(Comparator.comparing((Battle battle) -> battle.kind() == Battle.Kind.HANGING)
                            .thenComparingInt(battle -> season.book().sector().place(firstSystem(season, battle)))
                            .thenComparingInt(battle -> season.players()
                                    .indexOf(battle.sides().get(0).principal())));
            for (Battle battle : battles) {
                Player controller = season.controller(battle.system());
                assertThat(controller == null || battle.players().contains(controller))
                        .as("whose system it is fights for it, seed " + seed)
                        .isTrue();
            }
        }
    }

    /** Whether an order of {@code player} brought him to it. */
    private static boolean isOrdered(Battle battle, Player player) {
        return battle.sides().stream()
                .filter(side -> side.role() != Side.Role.CONTROLLER)
                .anyMatch(side -> side.has(player));
    }

    private static List<String> stakes(Battle battle) {
        return battle.sides().stream()
                .map(Side::gains)
                .filter(system -> !system.isEmpty())
                .distinct()
                .toList();
    }

    private static String firstSystem(Season season, Battle battle) {
        List<String> stakes = season.book().sector().inOrder(stakes(battle));
        assertThat(stakes.isEmpty() || stakes.get(0).equals(battle.system())).isTrue();
        return battle.system();
    }

    // ---- absences

    @ParameterizedTest
    @Rule({"CRU-UNP-01", "CRU-UNP-02", "CRU-UNP-05", "CRU-UNP-10", "CRU-UNP-11", "CRU-UNP-16", "CRU-SUP-06"})
    @Rule({"CRU-COL-04", "CRU-MATCH-11"})
    @MethodSource("seeds")
    void whoIsAbsentNeitherPlaysNorWinsAndSupportersNeverGain(int first) {
        for (int seed = first; seed < first + SEASONS / SAMPLES; seed++) {
            Season season = season(new Random(seed));
            Season matched = season.matched(Matchmaking.of(season).battles());
            for (Battle battle : matched.battles().list()) {
                List<Player> players = battle.players();
                for (int subset = 0; subset < 1 << players.size(); subset++) {
                    int set = subset;
                    Battle without = battle;
                    for (int i = 0; i < players.size(); i++) {
                        if ((subset >> i & 1) == 1) {
                            without = without.with(without.absences().unable(players.get(i)));
                        }
                    }
                    int number = seed;
                    holds(matched, without, () -> "seed " + number + ", " + battle.id() + ", without those of " + set);
                }
            }
        }
    }

    private static void holds(Season season, Battle battle, Supplier<String> when) {
        Lineup lineup = Lineup.of(season, battle);
        assertThat(lineup.players()).as(when).doesNotHaveDuplicates().noneMatch(battle::isAbsent);
        assertThat(lineup.needsOpponent() && lineup.isPlayable()).as(when).isFalse();
        for (Player player : season.players()) {
            for (Lineup.Gain gain : lineup.won(player)) {
                assertThat(battle.isAbsent(gain.to())).as(when).isFalse();
                assertThat(attacks(season, gain)).as(when).isTrue();
            }
        }
        boolean oneOnOne = battle.kind() == Battle.Kind.EXCHANGE
                || battle.kind() == Battle.Kind.CONQUEST
                        && battle.sides().size() == 2
                        && !battle.sides().get(0).isSupported();
        for (Lineup.Gain gain : lineup.unplayed()) {
            assertThat(attacks(season, gain)).as(when).isTrue();
            assertThat(oneOnOne || !battle.isAbsent(gain.to()))
                    .as(() -> "the attacker of one player wins by default whoever was at fault; " + when.get())
                    .isTrue();
        }
        BattleSheet sheet = BattleSheet.of(season, battle);
        assertThat(sheet.power(sheet.size(), "").keySet()).as(when).containsExactlyElementsOf(lineup.players());
        assertThat(sheet.power(sheet.size(), "").values()).as(when).allMatch(power -> power > 0);
    }

    /** Whether that system is what the player ordered to attack. */
    private static boolean attacks(Season season, Lineup.Gain gain) {
        return season.order(gain.to()) instanceof Order.Attack attack
                && attack.target().equals(gain.system());
    }

    @ParameterizedTest
    @Rule("CRU-BAT-06")
    @MethodSource("seeds")
    void whateverIsTakenBackLeavesTheBattleAsItWas(int first) {
        for (int seed = first; seed < first + SEASONS / SAMPLES; seed++) {
            Random random = new Random(seed);
            Season season = season(random);
            Season matched = season.matched(Matchmaking.of(season).battles());
            for (Battle battle : matched.battles().list()) {
                Battle met = battle;
                if (Lineup.of(matched, battle).needsOpponent()) {
                    List<Player> candidates = Opponents.of(matched, battle).candidates();
                    met = candidates.isEmpty()
                            ? battle
                            : battle.with(battle.natives().playedBy(candidates.get(0)));
                }
                Season now = matched.with(met);
                List<Player> unable = new ArrayList<>(met.players());
                Collections.shuffle(unable, random);
                unable = unable.subList(0, random.nextInt(unable.size() + 1));
                for (Player player : unable) {
                    now = says(now, battle.number(), player, new Talk.Unable(player));
                    now = standIn(now, now.battle(battle.number()), unable);
                }
                Collections.shuffle(unable, random);
                for (Player player : unable) {
                    now = says(now, battle.number(), player, new Talk.Able(player));
                }
                assertThat(now.battle(battle.number()))
                        .as("seed " + seed + ", " + battle.id() + ", back are " + unable)
                        .isEqualTo(met);
            }
        }
    }

    /** Of several colonizers the last may meet a stand-in meanwhile. */
    private static Season standIn(Season season, Battle battle, List<Player> unable) {
        if (battle.sides().size() == 1 || !Lineup.of(season, battle).needsOpponent()) {
            return season;
        }
        List<Player> candidates = new ArrayList<>(Opponents.of(season, battle).candidates());
        candidates.removeAll(unable);
        return candidates.isEmpty()
                ? season
                : says(season, battle.number(), Player.ORGANIZER, new Talk.Pick(candidates.get(0)));
    }

    private static Season says(Season season, int battle, Player by, Talk.Word word) {
        return new Talk(battle)
                .decide(season, Choices.of(by, word), ScriptedDice.of())
                .state();
    }
}
