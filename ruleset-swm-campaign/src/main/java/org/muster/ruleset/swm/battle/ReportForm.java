package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.battle.BattleReport.Fate;
import org.muster.ruleset.swm.battle.BattleReport.Kind;
import org.muster.ruleset.swm.battle.BattleReport.Winner;

/**
 * What a battle report may say.
 *
 * <pre>
 * a result, and a fate for everybody who took part       SWM-REPORT-01  REPORT_INCOMPLETE
 * somebody of the winning side stands, nobody else       SWM-REPORT-02  REPORT_WINNER
 * killers are enemies, reserves or something else        SWM-REPORT-03  REPORT_KILLER
 * whom mines have killed is in no report                 SWM-MINE-06    REPORT_FATE
 * </pre>
 */
final class ReportForm {

    /** More points of reserves than any battle has seen. */
    private static final int MOST_RESERVES = 500;

    private static final Option UNTOLD = Option.of("untold", "nothing is said of it");

    private final War war;
    private final List<Battle.Fighter> attackers;
    private final List<Battle.Fighter> defenders;

    private ReportForm(War war) {
        this.war = war;
        this.attackers = Battle.of(war).attackersAlive(war);
        this.defenders = Battle.of(war).defendingFigures(war);
    }

    static Options<BattleReport> of(War war) {
        ReportForm form = new ReportForm(war);
        return Options.lazily(form::options).together(form::ofWinner, form::random);
    }

    private Options<BattleReport> options() {
        List<Option> all = faces(defenders);
        all.addAll(faces(attackers));
        Options<String> ofDefenders = killers(attackers);
        Options<String> ofAttackers = killers(defenders);
        return Options.form(
                Options.field("result", Options.oneOf(List.of(Winner.values()), this::option), BattleReport::result)
                        .asking("Who won?"),
                Options.field(
                                "fates",
                                Options.each(
                                                all,
                                                id -> fates(
                                                        id,
                                                        Battle.Fighter.find(defenders, id) == null
                                                                ? ofAttackers
                                                                : ofDefenders))
                                        .unknown(this::noFighter),
                                this::fatesOfTheLiving)
                        .asking("What became of each figure?"),
                Options.field(
                                "reserveKills",
                                Options.splitUpTo(MOST_RESERVES, all).unknown(this::noEnemy),
                                BattleReport::reserveKills)
                        .asking("Who killed reserves, which appear in no list, and of how many points in all?"),
                Options.field("scenario", Options.text(0, 200), BattleReport::scenario)
                        .asking("Which scenario was played?"),
                (result, fates, reserveKills, scenario) ->
                        new BattleReport(result, BattleReport.withMines(war, fates), reserveKills, scenario));
    }

    private OrderedMap<String, Fate> fatesOfTheLiving(BattleReport report) {
        OrderedMap<String, Fate> fates = OrderedMap.empty();
        for (Map.Entry<String, Fate> entry : report.fates().entrySet()) {
            if (!entry.getValue().by().equals(Fate.MINES)) {
                fates = fates.with(entry.getKey(), entry.getValue());
            }
        }
        return fates;
    }

    private List<Option> faces(List<Battle.Fighter> fighters) {
        List<Option> faces = new ArrayList<>(fighters.size());
        fighters.forEach(fighter ->
                faces.add(Option.of(fighter.id(), Battle.of(war).label(war, fighter))
                        .at(fighter.squad().id())
                        .noting(war.name(fighter.squad()))));
        return faces;
    }

    private Option option(Winner result) {
        return switch (result) {
            case ATTACKER ->
                Option.of(
                        "attacker",
                        "{who} has won, the attacker",
                        war.sideNames(Battle.of(war).attacker(war)));
            case DEFENDER ->
                Option.of(
                        "defender",
                        "{who} has won, the defender",
                        war.sideNames(Battle.of(war).defender()));
            case NONE -> Option.of("none", "nobody is left standing");
        };
    }

    /** Who may have killed a figure that has these enemies. */
    private Options<String> killers(List<Battle.Fighter> enemies) {
        List<String> killers = new ArrayList<>(enemies.size() + 2);
        for (Battle.Fighter enemy : enemies) {
            killers.add(enemy.id());
        }
        killers.add(Fate.RESERVE);
        killers.add(Fate.OTHER);
        return Options.<String>oneOf(killers, killer -> killerFace(enemies, killer))
                .unknown(this::noEnemy);
    }

    /** What may become of a figure; that nothing is said of it is closed. */
    private Options<Fate> fates(String figure, Options<String> killers) {
        Options<Fate> nothing = Options.oneOf(List.of(Fate.STANDING), any -> UNTOLD, any -> List.of(noFate(figure)));
        return Options.<Fate>cases()
                .just(Option.of("standing", "stands at the end"), Fate.STANDING)
                .just(Option.of("fled", "has fled the map"), Fate.FLED)
                .when(Option.of("killed", "was killed by ..."), () -> killers.as(Fate::killed, Fate::by))
                .add(new Options.Case<>(UNTOLD, null, () -> nothing, true, true, null))
                .either(fate -> fate.kind().name().toLowerCase(Locale.ROOT));
    }

    private Option killerFace(List<Battle.Fighter> enemies, String killer) {
        return Battle.Fighter.find(enemies, killer) == null
                ? Option.of(killer, killer.equals(Fate.RESERVE) ? "reserves" : "its own side or nobody")
                : Option.of(killer, label(killer));
    }

    // ---- violations

    private Violation noFate(String figure) {
        return Violation.of("REPORT_INCOMPLETE", "{figure} has no fate.", label(figure))
                .citing("SWM-REPORT-01");
    }

    private List<Violation> noEnemy(String killer) {
        Battle.Fighter mined = killedByMines(killer);
        Squad elsewhere = war.squads().list().stream()
                .filter(squad -> squad.find(killer) != null)
                .findFirst()
                .orElse(null);
        if (killer.equalsIgnoreCase("mines")) {
            return List.of(Violation.of(
                            "REPORT_KILLER",
                            "Whom mines have killed is known before the battle; in it they kill nobody.")
                    .citing("SWM-REPORT-03", "SWM-MINE-06"));
        }
        if (elsewhere == null) { // a word that is no figure breaks no rule
            return List.of(Violation.of(
                    "REPORT_KILLER",
                    "{killer} is no figure; a killer is an enemy of this battle, reserve or other.",
                    killer));
        }
        return List.of(
                mined == null
                        ? Violation.of(
                                        "REPORT_KILLER",
                                        "{killer} of {squad} was no enemy in this battle.",
                                        known(killer) == null ? outsider(elsewhere, killer) : label(killer),
                                        war.name(elsewhere))
                                .citing("SWM-REPORT-03")
                        : Violation.of(
                                        "REPORT_KILLER",
                                        "{killer} was killed by mines before the battle, and killed nobody in it.",
                                        war.label(mined.figure()))
                                .citing("SWM-REPORT-03", "SWM-MINE-06"));
    }

    private List<Violation> noFighter(String figure) {
        Battle.Fighter mined = killedByMines(figure);
        return mined == null
                ? List.of()
                : List.of(Violation.of(
                                "REPORT_FATE",
                                "{figure} was killed by mines before the battle: leave it out.",
                                war.label(mined.figure()))
                        .citing("SWM-MINE-06"));
    }

    private Battle.@Nullable Fighter killedByMines(String figure) {
        return known(figure) == null ? Battle.Fighter.find(Battle.of(war).figures(war), figure) : null;
    }

    private Battle.@Nullable Fighter known(String figure) {
        Battle.Fighter attacker = Battle.Fighter.find(attackers, figure);
        return attacker == null ? Battle.Fighter.find(defenders, figure) : attacker;
    }

    private Object outsider(Squad squad, String figure) {
        Figure one = squad.find(figure);
        return one == null ? figure : war.label(one);
    }

    private Sentence label(String figure) {
        Battle.Fighter known = known(figure);
        return known == null ? Sentence.verbatim(figure) : Battle.of(war).label(war, known);
    }

    /** Whoever has no fate yet may still stand, and may not. */
    private List<Violation> ofWinner(BattleReport report) {
        int ofAttacker = standing(report, attackers);
        int ofDefender = standing(report, defenders);
        boolean fits = switch (report.result()) {
            case ATTACKER -> ofDefender == 0 && (ofAttacker > 0 || isOpen(report, attackers));
            case DEFENDER -> ofAttacker == 0 && (ofDefender > 0 || isOpen(report, defenders));
            case NONE -> ofAttacker == 0 && ofDefender == 0;
        };
        return Violation.unless(
                fits,
                () -> Violation.of(
                                "REPORT_WINNER",
                                "{result} does not fit: {n} of the attacker and {m} of the defender are standing.",
                                words(report.result()),
                                ofAttacker,
                                ofDefender)
                        .citing("SWM-REPORT-02"));
    }

    private static Sentence words(Winner result) {
        return switch (result) {
            case ATTACKER -> Sentence.of("A win of the attacker");
            case DEFENDER -> Sentence.of("A win of the defender");
            case NONE -> Sentence.of("A draw");
        };
    }

    private static int standing(BattleReport report, List<Battle.Fighter> fighters) {
        return (int) fighters.stream()
                .map(fighter -> report.fates().get(fighter.id()))
                .filter(fate -> fate != null && fate.is(Kind.STANDING))
                .count();
    }

    private static boolean isOpen(BattleReport report, List<Battle.Fighter> fighters) {
        return fighters.stream().anyMatch(fighter -> !report.fates().containsKey(fighter.id()));
    }

    // ---- a battle as chance would have it

    private BattleReport random(RandomGenerator random) {
        int luck = random.nextInt(20);
        return random(luck < 9 ? Winner.ATTACKER : luck < 18 ? Winner.DEFENDER : Winner.NONE, random);
    }

    /** A battle as the forces make it likely: who has won is rolled for as without a table (SWM-REPORT-05). */
    static BattleReport likely(War war, RandomGenerator random) {
        ReportForm form = new ReportForm(war);
        boolean attacker = AutoBattle.isAttackersDay(war, () -> random.nextInt(20) + 1);
        return form.random(attacker ? Winner.ATTACKER : Winner.DEFENDER, random);
    }

    private BattleReport random(Winner result, RandomGenerator random) {
        Map<String, Fate> fates = new LinkedHashMap<>();
        put(fates, defenders, attackers, result == Winner.DEFENDER, random);
        put(fates, attackers, defenders, result == Winner.ATTACKER, random);
        OrderedMap<String, Integer> reserveKills = OrderedMap.empty();
        if (random.nextInt(8) == 0) {
            String killer = attackers.get(random.nextInt(attackers.size())).id();
            reserveKills = reserveKills.with(killer, 3 + random.nextInt(20));
        }
        return new BattleReport(result, BattleReport.complete(war, OrderedMap.copyOf(fates)), reserveKills, "");
    }

    private static void put(
            Map<String, Fate> fates,
            List<Battle.Fighter> fighters,
            List<Battle.Fighter> enemies,
            boolean won,
            RandomGenerator random) {
        int last = won ? random.nextInt(fighters.size()) : -1;
        for (int i = 0; i < fighters.size(); i++) {
            boolean stands = i == last || won && random.nextInt(10) < 6;
            Fate fate =
                    stands ? Fate.STANDING : random.nextInt(6) == 0 ? Fate.FLED : Fate.killed(killer(enemies, random));
            fates.put(fighters.get(i).id(), fate);
        }
    }

    private static String killer(List<Battle.Fighter> enemies, RandomGenerator random) {
        int luck = random.nextInt(20);
        return luck == 0
                ? Fate.RESERVE
                : luck == 1
                        ? Fate.OTHER
                        : enemies.get(random.nextInt(enemies.size())).id();
    }
}
