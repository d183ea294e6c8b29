package org.muster.ruleset.swm.battle;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.HouseRules.UnplayedBattle;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.battle.BattleReport.Fate;
import org.muster.ruleset.swm.battle.BattleReport.Winner;

/**
 * A battle on a real table, by the rules of the miniatures game, and its report.
 *
 * <pre>
 * fought until one side is eliminated or has fled          SWM-BATTLE-06, -08
 * reported by one side, confirmed or disputed by the other, settled by the organizer
 *                                                          SWM-REPORT-01..04, SWM-ALLY-11
 * not reported                                             SWM-REPORT-04, -05
 * </pre>
 */
public record FightBattle(Reported.Filed<BattleReport> filed) implements Reported<War, BattleReport> {

    @Override
    public Sentence title(War war) {
        return switch (filed.stage()) {
            case OPEN -> Sentence.of("Battle on the table");
            case REPORTED -> Sentence.of("Confirm the report");
            case DISPUTED -> Sentence.of("Settle the report");
        };
    }

    @Override
    public List<List<Player>> sides(War war) {
        Battle battle = Battle.of(war);
        return List.of(
                war.side(battle.attacker(war)).members(),
                war.side(battle.defender()).members());
    }

    @Override
    public Options<BattleReport> form(War war) {
        return ReportForm.of(war);
    }

    @Override
    public Reported<War, BattleReport> with(Filed<BattleReport> other) {
        return new FightBattle(other);
    }

    @Override
    public boolean organizerSettles(War war) {
        return war.houseRules().unplayedBattle() == UnplayedBattle.ORGANIZER
                && war.book().hasOrganizer();
    }

    @Override
    public Optional<Duration> time(War war, Stage stage) {
        int hours = war.houseRules().battleHours();
        return hours == 0 || stage == Stage.DISPUTED ? Optional.empty() : Optional.of(Duration.ofHours(hours));
    }

    /** Who takes a report back gives nobody the time anew (SWM-REPORT-04). */
    @Override
    public String clock(War war, Stage stage) {
        return stage == Stage.OPEN ? "battle " + Battle.of(war).id() : "";
    }

    @Override
    public Decision<Word<BattleReport>> decision(War war) {
        return Reported.super.decision(war).citing("SWM-REPORT-01", "SWM-REPORT-02", "SWM-REPORT-04");
    }

    /** What bots report of a table at which nobody sat. */
    @Override
    public List<Word<BattleReport>> promising(War war, Player seat, RandomGenerator random) {
        return filed.stage() == Stage.OPEN ? List.of(new Says<>(ReportForm.likely(war, random))) : List.of();
    }

    @Override
    public Sentence question(War war) {
        Battle battle = Battle.of(war);
        return Sentence.of(
                "Battle {number} at {place}, {attacker} against {defender}: who has won, and what became of each figure?",
                battle.id(),
                war.place(battle.territory()).name(),
                war.sideNames(battle.attacker(war)),
                war.sideNames(battle.defender()));
    }

    @Override
    public List<Sentence> lines(War war) {
        BattleReport report = filed.given();
        Battle battle = Battle.of(war);
        List<Battle.Fighter> all = battle.figures(war);
        List<Sentence> standing = new ArrayList<>();
        List<Sentence> fled = new ArrayList<>();
        Map<String, List<Sentence>> killed = new LinkedHashMap<>();
        for (Battle.Fighter fighter : all) {
            Sentence label = battle.label(war, fighter);
            Fate fate = report.fate(fighter.figure());
            switch (fate.kind()) {
                case STANDING -> standing.add(label);
                case FLED -> fled.add(label);
                case KILLED ->
                    killed.computeIfAbsent(fate.by(), any -> new ArrayList<>()).add(label);
            }
        }
        List<Sentence> parts = new ArrayList<>();
        parts.add(
                switch (report.result()) {
                    case ATTACKER -> Sentence.of("{side} {side:has|have} won", war.sideNames(battle.attacker(war)));
                    case DEFENDER -> Sentence.of("{side} {side:has|have} won", war.sideNames(battle.defender()));
                    case NONE -> Sentence.of("nobody has won");
                });
        if (!standing.isEmpty()) {
            parts.add(Sentence.of("standing: {figures}", List.copyOf(standing)));
        }
        if (!fled.isEmpty()) {
            parts.add(Sentence.of("fled: {figures}", List.copyOf(fled)));
        }
        killed.forEach((killer, victims) -> parts.add(
                Sentence.of("killed by {killer}: {figures}", killer(war, battle, all, killer), List.copyOf(victims))));
        report.reserveKills()
                .forEach((killer, points) -> parts.add(Sentence.of(
                        "reserves of {n point|points} killed by {killer}", points, killer(war, battle, all, killer))));
        if (!report.scenario().isEmpty()) {
            parts.add(Sentence.of("scenario: {scenario}", report.scenario()));
        }
        return parts;
    }

    private static Sentence killer(War war, Battle battle, List<Battle.Fighter> all, String by) {
        Battle.Fighter killer = Battle.Fighter.find(all, by);
        return killer != null
                ? battle.label(war, killer)
                : switch (by) {
                    case Fate.RESERVE -> Sentence.of("reserves");
                    case Fate.MINES -> Sentence.of("mines");
                    default -> Sentence.of("its own side or nobody");
                };
    }

    @Override
    public Outcome<War> settled(War war, BattleReport report, Dice dice) {
        return Aftermath.of(war, report, dice);
    }

    @Override
    public Outcome<War> unsettled(War war, Dice dice) {
        if (war.houseRules().unplayedBattle() == UnplayedBattle.AUTO) {
            return AutoBattle.fought(war, dice);
        }
        Event told = Event.told(
                        "Nobody can settle battle {id}: the attackers retreat without losses.",
                        Battle.of(war).id())
                .citing("SWM-REPORT-04")
                .at(Battle.of(war).territory());
        return Aftermath.of(war, BattleReport.withoutTable(war, Winner.DEFENDER), dice, List.of(told));
    }

    @Override
    public Sentence withoutSettling(War war) {
        return war.houseRules().unplayedBattle() == UnplayedBattle.AUTO
                ? Sentence.of("dice decide the battle")
                : Sentence.of("the attackers retreat without losses");
    }
}
