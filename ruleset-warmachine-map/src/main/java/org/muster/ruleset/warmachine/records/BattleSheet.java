package org.muster.ruleset.warmachine.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.battle.BattlePhase;
import org.muster.ruleset.warmachine.battle.FightBattle;
import org.muster.ruleset.warmachine.battle.Terrain;
import org.muster.ruleset.warmachine.data.Constants;

/**
 * The sheet of a battle, within that of the space where it is fought.
 *
 * <pre>
 * scenario, terrain                            WMC-TER-01
 * sides, why they are there, what helps them   WMC-STA-02, WMC-STA-03, WMC-DEF-08
 * what a victory brings                        WMC-VP-01..05
 * who plays in whose stead                     WMC-ABS-01
 * lists, as far as the reader may know them    WMC-INF-02
 * </pre>
 */
final class BattleSheet {

    private final Reader reader;
    private final Campaign campaign;
    private final Battle battle;

    private BattleSheet(Reader reader, Battle battle) {
        this.reader = reader;
        this.campaign = reader.campaign();
        this.battle = battle;
    }

    static List<Table> of(Reader reader, Battle battle) {
        return new BattleSheet(reader, battle).tables();
    }

    private List<Table> tables() {
        List<Table> tables = new ArrayList<>(List.of(facts(), sides(), strengths()));
        for (Fighter fighter : battle.fighters()) {
            String force = fighter.force();
            if (reader.knows(force)) {
                tables.add(ForceSheet.list(reader, force, fighter.player(), campaign.nameOf(force)));
            }
        }
        return tables;
    }

    private Table facts() {
        Table facts = Table.of(Sentence.of("Battle in {space}", campaign.space(battle.space())))
                .with(Sentence.of("State"), Cell.of(Battles.state(battle)));
        if (!battle.scenario().isEmpty()) {
            facts = facts.with(Sentence.of("Scenario"), Cell.name(battle.scenario()))
                    .with(Sentence.of("Terrain"), Cell.of(Sentence.joined("; ", Terrain.words(battle.terrain()))));
        }
        for (Fighter fighter : battle.fighters()) {
            if (reader.isPrivyTo(fighter.player())) {
                String standIn = reader.ledger(fighter.player()).standIn();
                facts = standIn.isEmpty()
                        ? facts
                        : facts.with(Sentence.of("Plays for {player}", fighter.player()), Cell.name(standIn));
            }
        }
        return facts;
    }

    private Table sides() {
        Table sides = Table.of(
                Sentence.of("Sides"),
                Sentence.of("Player"),
                Sentence.of("Force"),
                Sentence.of("As"),
                Sentence.of("Order"),
                Sentence.of("What helps"));
        for (Fighter fighter : battle.fighters()) {
            sides = sides.with(row(fighter));
        }
        return sides;
    }

    private Row row(Fighter fighter) {
        String force = fighter.force();
        return Row.of(
                        Cell.of("{player}", fighter.player()),
                        Cell.of(campaign.nameOf(force, fighter.player())),
                        Cell.of(role(fighter)),
                        Forces.order(campaign, force),
                        Cell.of(advantages(fighter)))
                .of(fighter.player())
                .about(anchor(force));
    }

    /** Nothing to point at where a banner is gone. */
    private String anchor(String force) {
        return campaign.ownerOf(force) == null ? "" : force;
    }

    /** What the reader knows of the lists in short (WMC-INF-02, WMC-VP-04). */
    private Table strengths() {
        Table strengths = Table.of(
                Sentence.of("Strengths"),
                Sentence.of("Force"),
                Sentence.of("Points"),
                Sentence.of("Casters"),
                Sentence.of("Late"),
                Sentence.of("VP if won"));
        for (Fighter fighter : battle.fighters()) {
            String force = fighter.force();
            if (reader.knows(force)) {
                strengths = strengths.with(Row.of(
                                Cell.of(campaign.nameOf(force, fighter.player())),
                                Forces.points(reader, force),
                                Cell.number(campaign.casters(force)),
                                Cell.number(late(force)),
                                victoryPoints(fighter))
                        .of(fighter.player())
                        .about(anchor(force)));
            }
        }
        return strengths;
    }

    private Sentence role(Fighter fighter) {
        List<Sentence> words = new ArrayList<>();
        if (fighter.defenseForce()) {
            words.add(Sentence.of("at its headquarters"));
        }
        if (fighter.movedIn()) {
            words.add(Sentence.of("moved in"));
        }
        if (fighter.isPursuer()) {
            words.add(Sentence.of("pursuer"));
        }
        if (fighter.attacked()) {
            words.add(Sentence.of("attacked"));
        }
        return Sentence.joined(", ", words);
    }

    private Sentence advantages(Fighter fighter) {
        List<Sentence> words = new ArrayList<>();
        if (fighter.templates() > 0) {
            words.add(Sentence.of("{n trench or wall|trenches or walls}", fighter.templates()));
        }
        if (BattlePhase.isInAmbush(campaign, fighter)) {
            Constants.Orders orders = campaign.book().constants().orders();
            words.add(Sentence.of("+{bonus} on the starting roll", orders.ambushStartingRoll()));
            words.add(Sentence.of("deploys {inches inch|inches} deeper", orders.ambushDeploymentInches()));
        }
        return Sentence.joined(", ", words);
    }

    private long late(String force) {
        return campaign.list(force).stream().filter(Entry::late).count();
    }

    /** Only who knows all lists can tell, and only before anything has fallen. */
    private Cell victoryPoints(Fighter fighter) {
        boolean all = battle.fighters().stream().map(Fighter::force).allMatch(reader::knows);
        return all && !battle.settled()
                ? Cell.number(FightBattle.victoryPoints(campaign, battle.decided(fighter.player(), false), fighter))
                : Cell.EMPTY;
    }
}
