package org.muster.ruleset.warmachine.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.BattleReport;
import org.muster.ruleset.warmachine.BattleReport.Ending;
import org.muster.ruleset.warmachine.BattleReport.Fate;
import org.muster.ruleset.warmachine.BattleReport.Side;
import org.muster.ruleset.warmachine.BattleReport.Turn;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * What a battle report may say.
 *
 * <pre>
 * one winner, or a tie, or it is rolled off             WMC-BAT-04, -12, WMC-ABS-03
 * no name of a stand-in any more                        WMC-ABS-02  STAND_IN_LATE
 * a fate for every model and unit, and what was created WMC-BAT-11  REPORT_COUNTS
 * who declared a retreat does not win                   WMC-BAT-09, -10  WINNER_RETREATED
 * a tie leaves two who have neither retreated nor lost  WMC-BAT-09, -12  NO_TIE
 * nobody retreats before turn 2:2                       WMC-BAT-07  RETREAT_TOO_EARLY
 * turn a:b is of one player, who may declare it then     WMC-BAT-08  RETREAT_TURN
 * who destroyed all others is not destroyed himself      WMC-BAT-12  ALL_DESTROYED
 * destruction leaves no enemy                           WMC-BAT-04  REPORT_NOT_DESTROYED
 * nobody without models wins while an enemy stands      WMC-BAT-04  WINNER_DESTROYED
 * the last one standing leaves no enemy standing        WMC-BAT-04  ENEMY_STANDING
 * who won as the enemy retreated won of those who declared it  WMC-BAT-04, -07  NO_RETREAT, ENEMY_STANDING
 * </pre>
 */
final class ReportForm {

    /** No unit of the game grows larger. */
    private static final int MOST_MODELS = 99;

    private static final int MOST_TURNS = 20;
    private static final Turn FIRST_RETREAT = new Turn(2, 2);

    private static final Pattern NO_NAME =
            Pattern.compile("[\\d.,-]+|confirm|dispute|correct|withdraw|report|roll-off");

    private final Campaign campaign;
    private final Battle battle;

    private ReportForm(Campaign campaign, Battle battle) {
        this.campaign = campaign;
        this.battle = battle;
    }

    static Options<BattleReport> of(Campaign campaign, Battle battle) {
        ReportForm form = new ReportForm(campaign, battle);
        return Options.either(
                        report -> report.ending() == Ending.ROLL_OFF ? Ending.ROLL_OFF.id() : "report",
                        Options.when(
                                Option.of("report", "it was played"),
                                () -> Options.lazily(form::played).where(form::violations, form::random)),
                        Options.just(
                                Option.of(Ending.ROLL_OFF.id(), "it is rolled off, as somebody can't come"),
                                BattleReport.ROLL_OFF))
                .unknown(ReportForm::noReport);
    }

    /** Perhaps somebody's name: to play in another's stead it had to be named before (WMC-ABS-02). */
    private static List<Violation> noReport(String word) {
        return lateStandIn(
                word,
                () -> Violation.of(
                                "STAND_IN_LATE",
                                "\"{word}\" is no report, and too late for a stand-in: the organizer must know before the Battle Phase begins. A battle is a report or a roll-off.",
                                word)
                        .citing("WMC-ABS-02", "WMC-ABS-03"));
    }

    /** The same of who is asked about a report that there is. */
    static List<Violation> noWordOnIt(String word) {
        return lateStandIn(
                word,
                () -> Violation.of(
                                "STAND_IN_LATE",
                                "\"{word}\" says nothing of the report, and is too late for a stand-in: the organizer must know before the Battle Phase begins.",
                                word)
                        .citing("WMC-ABS-02"));
    }

    private static List<Violation> lateStandIn(String word, Supplier<Violation> late) {
        return NO_NAME.matcher(word).matches() ? List.of() : List.of(late.get());
    }

    /** Who has won, and how. */
    private record Verdict(Ending ending, @Nullable Player winner) {}

    private Options<BattleReport> played() {
        List<Option> seats = new ArrayList<>();
        for (Fighter fighter : battle.fighters()) {
            seats.add(Option.of(fighter.player().id(), campaign.nameOf(fighter.force()))
                    .at(fighter.force()));
        }
        return Options.form(
                Options.field(
                                "result",
                                verdict(),
                                (BattleReport report) -> new Verdict(report.ending(), report.winner()))
                        .asking("How did it end?"),
                Options.field("retreats", Options.each(seats, any -> retreat()), this::allRetreats)
                        .asking("Who declared a retreat, and when?"),
                Options.field(
                                "sides",
                                Options.each(seats, seat -> side(battle.of(new Player(seat)))),
                                BattleReport::sides)
                        .asking("What became of each model and unit?"),
                (verdict, retreats, sides) ->
                        new BattleReport(verdict.ending(), verdict.winner(), declared(retreats), sides));
    }

    private Options<Verdict> verdict() {
        Cases<Verdict> cases = Options.cases();
        for (Ending ending : List.of(Ending.SCENARIO, Ending.DESTRUCTION, Ending.RETREAT, Ending.LAST_STANDING)) {
            cases.when(
                    Option.of(ending.id(), "won {ending}", ending.words()),
                    () -> Options.oneOf(
                                    battle.players(),
                                    player -> Option.called(player.id(), campaign.name(player))
                                            .at(battle.of(player).force()))
                            .as(player -> new Verdict(ending, player), this::winner));
        }
        return cases.just(Option.of(Ending.TIE.id(), "nobody has won"), new Verdict(Ending.TIE, null))
                .either(verdict -> verdict.ending().id());
    }

    private Player winner(Verdict verdict) {
        Player winner = verdict.winner();
        return winner == null ? battle.players().get(0) : winner;
    }

    // ---- retreats (WMC-BAT-08)

    /** Turn 0: none was declared. */
    private static final Turn NEVER = new Turn(0, 0);

    private Options<Turn> retreat() {
        int players = battle.fighters().size();
        return Options.either(
                turn -> turn.equals(NEVER) ? "none" : "declared",
                Options.nothing(Option.of("none", "declared no retreat"), NEVER),
                Options.when(
                        Option.of("declared", "declared a retreat in its turn ..."),
                        () -> Options.form(
                                Options.field("turn", Options.number(1, MOST_TURNS), Turn::turn)
                                        .asking("In which turn?"),
                                Options.field("player", Options.number(1, players), Turn::player)
                                        .asking("In whose part of it? 1 is who goes first on the table."),
                                Turn::new)));
    }

    private OrderedMap<String, Turn> allRetreats(BattleReport report) {
        return OrderedMap.each(
                battle.players().stream().map(Player::id).toList(),
                seat -> report.retreats().getOrDefault(seat, NEVER));
    }

    private static OrderedMap<String, Turn> declared(OrderedMap<String, Turn> retreats) {
        OrderedMap<String, Turn> declared = retreats;
        for (Map.Entry<String, Turn> one : retreats.entrySet()) {
            declared = one.getValue().equals(NEVER) ? declared.without(one.getKey()) : declared;
        }
        return declared;
    }

    // ---- what became of a side

    private Options<Side> side(Fighter fighter) {
        List<Entry> list = campaign.list(fighter.force());
        List<Option> entries = new ArrayList<>(list.size());
        Map<String, Option> kinds = new LinkedHashMap<>();
        for (Entry entry : list) {
            entries.add(Option.of(entry.id(), campaign.label(fighter.force(), entry)));
            Troop troop = campaign.book().register().troop(entry);
            if (!troop.isUnit()) {
                kinds.putIfAbsent(troop.id(), Option.of(troop.id(), "created {troop}", troop.name()));
            }
        }
        return Options.form(
                Options.field("entries", Options.each(entries, id -> fate(fighter, id)), Side::entries)
                        .asking("What became of each?"),
                Options.field(
                                "created",
                                Options.each(List.copyOf(kinds.values()), any -> created()),
                                (Side one) -> OrderedMap.each(
                                        List.copyOf(kinds.keySet()),
                                        kind -> one.extras().getOrDefault(kind, NONE)))
                        .asking("What became of models that the battle created?"),
                (fates, extras) -> new Side(fates, withoutNone(extras)));
    }

    private static final Fate NONE = new Fate(0, 0);
    /** As many are lost as do not live. */
    private static final int THE_REST = -1;

    private static OrderedMap<String, Fate> withoutNone(OrderedMap<String, Fate> extras) {
        OrderedMap<String, Fate> some = extras;
        for (Map.Entry<String, Fate> one : extras.entrySet()) {
            some = one.getValue().equals(NONE) ? some.without(one.getKey()) : some;
        }
        return some;
    }

    private Options<Fate> fate(Fighter fighter, String id) {
        Entry entry = Entry.find(campaign.list(fighter.force()), id);
        int listed = entry == null ? 1 : campaign.book().register().models(entry);
        Fate intact = new Fate(listed, 0);
        Fate destroyed = new Fate(0, listed);
        Options.Case<Fate> alive = Options.just(Option.of("intact", "intact"), intact);
        Options.Case<Fate> dead = Options.just(Option.of("destroyed", "destroyed or removed from play"), destroyed);
        if (entry == null || !campaign.book().register().troop(entry).isUnit()) {
            return Options.either(fate -> fate.equals(destroyed) ? "destroyed" : "intact", alive, dead);
        }
        return Options.either(
                fate -> fate.equals(intact) ? "intact" : fate.equals(destroyed) ? "destroyed" : "left",
                alive,
                dead,
                Options.when(
                        Option.of("left", "some of {listed} live", listed),
                        () -> Options.form(
                                living(), dead().orElse(THE_REST), (some, others) -> left(some, others, listed))));
    }

    private static Fate left(int living, int dead, int listed) {
        return new Fate(living, dead == THE_REST ? Math.max(0, listed - living) : dead);
    }

    private static Form.Field<Fate, Integer> living() {
        return Options.field("living", Options.number(0, MOST_MODELS), Fate::living)
                .asking("How many live?")
                .telling(n -> Sentence.of("{n} live", n));
    }

    private static Form.Field<Fate, Integer> dead() {
        return Options.field("dead", Options.number(0, MOST_MODELS), Fate::dead)
                .asking("How many are lost?")
                .telling(n -> Sentence.of("{n} lost", n));
    }

    private Options<Fate> created() {
        return Options.either(
                fate -> fate.equals(NONE) ? "none" : "some",
                Options.nothing(Option.of("none", "none"), NONE),
                Options.when(
                        Option.of("some", "so many live or are dead"),
                        () -> Options.form(living(), dead(), Fate::new)));
    }

    // ---- violations

    private List<Violation> violations(BattleReport report) {
        List<Violation> violations = new ArrayList<>();
        for (Fighter fighter : battle.fighters()) {
            counts(fighter, report.sides().the(fighter.player().id()), violations);
        }
        report.retreats().forEach((seat, turn) -> {
            if (turn.compareTo(FIRST_RETREAT) < 0) {
                violations.add(Violation.of(
                                "RETREAT_TOO_EARLY",
                                "Retreat in turn {turn} is too early, the earliest is {first}.",
                                turn,
                                FIRST_RETREAT)
                        .citing("WMC-BAT-07")
                        .inside("retreats." + seat));
            }
        });
        List<Violation> turns = sharedTurns(report);
        violations.addAll(turns);
        Player winner = report.winner();
        if (winner == null && turns.isEmpty()) {
            tied(report, violations);
        } else if (winner != null) {
            winnerRetreated(report, winner, violations);
            winnerDestroyed(report, winner, violations);
            switch (report.ending()) {
                case DESTRUCTION -> destroyed(report, winner, violations);
                case RETREAT -> retreated(report, winner, violations);
                case LAST_STANDING -> lastStanding(report, winner, violations);
                case SCENARIO, TIE, ROLL_OFF -> {}
            }
        }
        return violations;
    }

    /** Who declares a retreat in turn a:b is the player in place b, and that is one (WMC-BAT-08). */
    private List<Violation> sharedTurns(BattleReport report) {
        List<Violation> violations = new ArrayList<>();
        for (int place = 1; place <= battle.players().size(); place++) {
            List<String> players = new ArrayList<>();
            Set<Turn> turns = new LinkedHashSet<>();
            for (Player player : battle.players()) {
                Turn turn = report.retreats().get(player.id());
                if (turn != null && turn.player() == place) {
                    players.add(campaign.name(player));
                    turns.add(turn);
                }
            }
            if (players.size() > 1 && (campaign.book().tellsTurnsApart() || areBothAtOnce(turns))) {
                violations.add(Violation.of(
                                "RETREAT_TURN",
                                "{players} declared a retreat in {turns:turn|turns} {turns} of the player in place {place}; who is the active player may, and that is one of them.",
                                players,
                                List.copyOf(turns),
                                place)
                        .citing("WMC-BAT-08")
                        .inside("retreats"));
            }
        }
        return violations;
    }

    /** All that is refused in games that were opened before: others that were saved hold it. */
    private boolean areBothAtOnce(Set<Turn> turns) {
        return battle.players().size() == 2 && turns.size() == 1;
    }

    /** Two are needed for a tie who might still have won it (WMC-BAT-09, WMC-BAT-10, WMC-BAT-12). */
    private void tied(BattleReport report, List<Violation> violations) {
        List<Player> contenders = report.contenders(battle.players());
        if (contenders.size() < 2) {
            violations.add(Violation.of(
                            "NO_TIE",
                            "This is no tie: {player} has won, as all others retreated before or have no models left.",
                            campaign.name(contenders.get(0)))
                    .citing("WMC-BAT-09", "WMC-BAT-10", "WMC-BAT-12")
                    .inside("result"));
        }
    }

    private void counts(Fighter fighter, Side side, List<Violation> violations) {
        for (Entry entry : campaign.list(fighter.force())) {
            Fate fate = side.entries().the(entry.id());
            int listed = campaign.book().register().models(entry);
            if (fate.living() + fate.dead() < listed) {
                violations.add(Violation.of(
                                "REPORT_COUNTS",
                                "{entry}: {living} living and {dead} dead can't come from {listed}.",
                                campaign.label(fighter.force(), entry),
                                fate.living(),
                                fate.dead(),
                                listed)
                        .citing("WMC-BAT-11")
                        .inside("sides." + fighter.player() + ".entries." + entry.id()));
            }
        }
    }

    /** Who retreated wins only as the last of all who did, when nobody else is left (WMC-BAT-09, WMC-BAT-10). */
    private void winnerRetreated(BattleReport report, Player winner, List<Violation> violations) {
        Turn his = report.retreats().get(winner.id());
        if (his == null) {
            return;
        }
        boolean last = true;
        List<String> atOnce = new ArrayList<>();
        for (Player other : battle.players()) {
            Turn theirs = report.retreats().get(other.id());
            if (his.equals(theirs)) {
                atOnce.add(campaign.name(other));
            } else {
                last &= theirs != null ? theirs.compareTo(his) < 0 : report.isWipedOut(other);
            }
        }
        if (!last) {
            violations.add(Violation.of(
                            "WINNER_RETREATED",
                            "{player} declared a retreat and can't be the winner.",
                            campaign.name(winner))
                    .citing("WMC-BAT-09", "WMC-BAT-10"));
        } else if (atOnce.size() > 1) {
            violations.add(Violation.of(
                            "WINNER_RETREATED",
                            "{player} can't be the winner: all who were left declared a retreat, and nobody was last, as {players} did so in turn {turn}.",
                            campaign.name(winner),
                            atOnce,
                            his)
                    .citing("WMC-BAT-10"));
        }
    }

    private void destroyed(BattleReport report, Player winner, List<Violation> violations) {
        for (Player enemy : battle.players()) {
            if (!enemy.equals(winner) && !report.isWipedOut(enemy)) {
                violations.add(Violation.of(
                                "REPORT_NOT_DESTROYED",
                                "{player} has models left, so {force} was not destroyed.",
                                campaign.name(enemy),
                                campaign.nameOf(battle.of(enemy).force()))
                        .citing("WMC-BAT-04"));
            }
        }
    }

    /** An enemy has retreated when he declared it, which he may not do too early; whoever did not is destroyed. */
    private void retreated(BattleReport report, Player winner, List<Violation> violations) {
        List<Player> enemies = enemiesOf(winner);
        if (enemies.stream().noneMatch(report::retreated)) {
            violations.add(Violation.of(
                            "NO_RETREAT",
                            "No enemy of {player} declared a retreat; say in whose turn, or how else it was won.",
                            campaign.name(winner))
                    .citing("WMC-BAT-04", "WMC-BAT-07")
                    .inside("retreats"));
            return;
        }
        for (Player enemy : enemies) {
            if (!isGone(report, enemy)) {
                violations.add(enemyStanding(report, winner, enemy));
            }
        }
    }

    private Violation enemyStanding(BattleReport report, Player winner, Player enemy) {
        return Violation.of(
                        "ENEMY_STANDING",
                        "{player} has models left and declared no retreat, so {winner} has not won {ending}.",
                        campaign.name(enemy),
                        campaign.name(winner),
                        report.ending().words())
                .citing("WMC-BAT-04", "WMC-BAT-07")
                .inside("retreats." + enemy);
    }

    /**
     * Whoever else fought has retreated or is destroyed. Of two it was once enough that the enemy had lost anything.
     */
    private void lastStanding(BattleReport report, Player winner, List<Violation> violations) {
        List<Player> enemies = enemiesOf(winner);
        for (Player enemy : enemies) {
            boolean suffered = !campaign.book().lastStandsAlone() && enemies.size() == 1 && report.hasLosses(enemy);
            if (!isGone(report, enemy) && !suffered) {
                violations.add(enemyStanding(report, winner, enemy));
            }
        }
    }

    private void winnerDestroyed(BattleReport report, Player winner, List<Violation> violations) {
        List<String> standing = new ArrayList<>();
        for (Player enemy : enemiesOf(winner)) {
            if (!isGone(report, enemy)) {
                standing.add(campaign.name(enemy));
            }
        }
        if (!report.hasModels(winner) && !standing.isEmpty()) {
            violations.add(Violation.of(
                            "WINNER_DESTROYED",
                            "{player} has no models left and can't have won against {enemies}, who {enemies:stands|stand} and declared no retreat.",
                            campaign.name(winner),
                            standing)
                    .citing("WMC-BAT-04")
                    .inside("result"));
        }
        boolean byDestruction = report.ending() == Ending.DESTRUCTION || report.ending() == Ending.LAST_STANDING;
        if (byDestruction
                && !report.hasModels(winner)
                && enemiesOf(winner).stream().allMatch(report::isWipedOut)) {
            violations.add(Violation.of(
                            "ALL_DESTROYED",
                            "Nobody has models left, {player} neither: that is a tie, or the scenario decides it.",
                            campaign.name(winner))
                    .citing("WMC-BAT-12")
                    .inside("result"));
        }
    }

    private List<Player> enemiesOf(Player winner) {
        return battle.players().stream().filter(one -> !one.equals(winner)).toList();
    }

    private static boolean isGone(BattleReport report, Player player) {
        return report.retreated(player) || report.isWipedOut(player);
    }

    // ---- a battle as chance would have it

    private BattleReport random(RandomGenerator random) {
        List<Player> players = battle.players();
        Player winner = someWinner(random.nextInt(20) == 0 ? null : players.get(random.nextInt(players.size())));
        Map<String, Side> sides = new LinkedHashMap<>();
        for (Fighter fighter : battle.fighters()) {
            sides.put(fighter.player().id(), randomSide(fighter, random));
        }
        boolean toTheLast = winner != null && random.nextInt(3) == 0;
        OrderedMap<String, Turn> retreats = OrderedMap.empty();
        for (Player player : players) {
            if (winner == null || player.equals(winner)) {
                sides.computeIfPresent(player.id(), (seat, side) -> standing(side));
            } else if (random.nextInt(4) == 0) {
                int place = players.size() - retreats.size();
                retreats = retreats.with(player.id(), new Turn(2 + random.nextInt(4), place));
            } else if (toTheLast) {
                sides.computeIfPresent(player.id(), (seat, side) -> destroyed(side));
            }
        }
        BattleReport tie = new BattleReport(Ending.TIE, null, retreats, OrderedMap.copyOf(sides));
        return winner == null ? tie : new BattleReport(ending(tie, winner), winner, retreats, tie.sides());
    }

    /** Nobody wins with an empty list against others, and two are needed for a tie. */
    private @Nullable Player someWinner(@Nullable Player drawn) {
        List<Player> armed = battle.players().stream()
                .filter(one -> !campaign.list(battle.of(one).force()).isEmpty())
                .toList();
        boolean possible = drawn == null ? armed.size() != 1 : armed.contains(drawn);
        return possible ? drawn : armed.isEmpty() ? null : armed.get(0);
    }

    /** How {@code winner} has won by what became of the others. */
    private Ending ending(BattleReport report, Player winner) {
        List<Player> enemies = enemiesOf(winner);
        if (enemies.stream().allMatch(report::isWipedOut)) {
            return Ending.DESTRUCTION;
        }
        boolean alone = enemies.stream().allMatch(enemy -> isGone(report, enemy));
        return !alone ? Ending.SCENARIO : enemies.size() == 1 ? Ending.RETREAT : Ending.LAST_STANDING;
    }

    /** The same with one that lives. */
    private static Side standing(Side side) {
        OrderedMap<String, Fate> fates = side.entries();
        if (fates.isEmpty() || fates.list().stream().anyMatch(fate -> fate.living() > 0)) {
            return side;
        }
        String first = fates.keySet().iterator().next();
        return new Side(fates.with(first, new Fate(fates.the(first).dead(), 0)), side.extras());
    }

    private static Side destroyed(Side side) {
        return new Side(side.entries().map(fate -> new Fate(0, fate.living() + fate.dead())), side.extras());
    }

    private Side randomSide(Fighter fighter, RandomGenerator random) {
        Map<String, Fate> fates = new LinkedHashMap<>();
        for (Entry entry : campaign.list(fighter.force())) {
            int listed = campaign.book().register().models(entry);
            int dead =
                    campaign.book().register().troop(entry).isUnit() ? random.nextInt(listed + 1) : random.nextInt(2);
            fates.put(entry.id(), new Fate(listed - dead, dead));
        }
        return new Side(OrderedMap.copyOf(fates), OrderedMap.empty());
    }
}
