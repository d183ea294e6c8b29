package org.muster.ruleset.skirmish.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Status;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.dice.Die;
import org.muster.ruleset.skirmish.dice.Thrown;
import org.muster.ruleset.skirmish.table.Words;
import org.muster.testkit.Rule;
import org.muster.testkit.records.Tables;

/** What is to be read of a game. */
class RecordsTest {

    /** Round 3: Ahsoka is hurt and strained, one of two units of Night Troopers has lost two minis, Ezra is no more. */
    private static Skirmishes fight() {
        return Skirmishes.citadel(
                        "ahsoka 45,8",
                        "sabine 35,8",
                        "night-troopers-A 30,53 27,53",
                        "night-troopers-B 60,53 57,53 63,53 60,56",
                        "morgan 45,76",
                        "death-troopers 43,64 47,64")
                .round(3)
                .vp("EMPIRE", 2)
                .wounds("ahsoka", 4)
                .strained("ahsoka")
                .dice("ahsoka", 1)
                .force("ahsoka", 2)
                .exhausted("ahsoka", "night-troopers-B")
                .dice("night-troopers-A", 2)
                .card("dc-beskar", "sabine")
                .sideCard("dc-howlers-charge", "HEROES")
                .sideCard("dc-great-mothers", "EMPIRE")
                .exhaustedCard("dc-great-mothers");
    }

    private static List<Table> records(Skirmish now) {
        return Skirmishes.RULES.records(now, Viewer.SPECTATOR);
    }

    private static List<Table> sheet(Skirmish now, String id) {
        return Skirmishes.RULES.sheet(now, Viewer.SPECTATOR, id);
    }

    /** The table of that title, cells parted by bars. */

    // ---- beside the table

    @Test
    @Rule({"SKD-MISS-01", "SKD-TURN-03", "SKD-RES-04"})
    void theScoreHasPointsAndUnits() {
        Skirmish now = fight().now();
        assertThat(Tables.lines(records(now), "Score"))
                .containsExactly("heroes | Heroes | 0 | 2 | 1 | 0", "empire | Empire | 2 | 4 | 3 | 0");
        Skirmish less = new Skirmish(
                now.book(),
                now.progress(),
                new Skirmish.Forces(
                        now.units(),
                        List.of(
                                new Fallen("ezra", "ezra", "HEROES", false),
                                new Fallen("night-troopers-C", "night-troopers", "EMPIRE", true)),
                        now.cards()),
                now.vp(),
                new Skirmish.Gone(List.of("gate"), List.of("gate-lever")),
                new Skirmish.Ongoing(null, List.of()));
        assertThat(Tables.lines(records(less), "Score")).startsWith("heroes | Heroes | 0 | 2 | 1 | 1");
        assertThat(Tables.lines(records(less), "Defeated"))
                .containsExactly("Ezra Bridger | heroes | no", "Night Troopers C | empire | yes");
        Skirmish orphaned = less.with(new CardState("dc-volley", "EMPIRE", "night-troopers-C", Status.READY));
        assertThat(Tables.lines(records(orphaned), "Deployment Cards"))
                .contains("Volley | Night Troopers C | its attack pool | add die 1 grey | yes");
        assertThat(Tables.lines(records(less), "Interactions"))
                .containsExactly("gate lever | heroes | remove terrain gate, score 1 | yes");
        assertThat(Tables.lines(sheet(less, "gate"), "gate"))
                .contains("Gone | yes", "Height | 8 cm", "Cover | heavy cover");
        assertThat(Tables.lines(sheet(less, "gate-lever"), "gate lever"))
                .containsExactly("At | (36, 56)", "Used up | yes");
    }

    @Test
    @Rule({"SKD-STAT-01", "SKD-CARD-01", "SKD-RES-02", "SKD-ADICE-01", "SKD-ADICE-04", "SKD-FORCE-01"})
    void everyUnitSaysWhatLiesOnItsCard() {
        Table units = Tables.named(records(fight().now()), "Units");
        assertThat(Tables.lines(records(fight().now()), "Units"))
                .containsExactly(
                        "Ahsoka Tano | 1 of 1 | 4 of 6 | 1 of 4 | 2 of 3 | no | yes",
                        "Sabine Wren | 1 of 1 | 0 of 5 | 4 of 4 | 1 of 1 | yes | no",
                        "Night Troopers A | 2 of 4 | 0 of 1 | 2 of 2 |  | yes | no",
                        "Night Troopers B | 4 of 4 | 0 of 1 | 3 of 3 |  | no | no",
                        "Morgan Elsbeth | 1 of 1 | 0 of 6 | 4 of 4 | 2 of 2 | yes | no",
                        "Undead Death Troopers | 2 of 2 | 0 of 3 | 3 of 3 |  | yes | no");
        assertThat(units.rows()).extracting(Row::anchor).contains("night-troopers-A", "night-troopers-B");
        assertThat(units.rows().get(4).owner())
                .hasValueSatisfying(owner -> assertThat(owner.id()).isEqualTo("empire"));
    }

    @Test
    @Rule({"SKD-GEN-03", "SKD-GEN-06", "SKD-ACTN-01", "SKD-ACTN-04"})
    void itSaysWhoseTurnItIsAndWhatTheActingUnitHasDone() {
        Skirmishes fight = fight().initiative("EMPIRE").acting("sabine");
        Activation activation = fight.now().acting();
        assertThat(Tables.lines(records(fight.now()), "The citadel on Peridea"))
                .containsExactly(
                        "Round | 3 of 6",
                        "Initiative | empire",
                        "Active | heroes",
                        "Acts | Sabine Wren",
                        "Has done | nothing yet");
        Skirmish later =
                fight.now().acting(activation.and(ActionKind.ATTACK, false).and(ActionKind.MOVE, true));
        assertThat(Tables.lines(records(later), "The citadel on Peridea")).contains("Has done | attack, move (free)");
        assertThat(Tables.lines(sheet(later, "sabine"), "Sabine Wren")).contains("Has done | attack, move (free)");
        assertThat(Tables.lines(sheet(later, "ahsoka"), "Ahsoka Tano")).noneMatch(line -> line.startsWith("Has done"));
        Skirmish setup = Skirmish.start(fight.now().book());
        assertThat(Tables.lines(records(setup), "The citadel on Peridea")).containsExactly("Round | setup");
    }

    @Test
    @Rule({"SKD-CARD-04", "SKD-CARD-05", "SKD-MISS-08"})
    void cardsSayWhatTheyDoAndWhetherTheyAreReady() {
        assertThat(Tables.lines(records(fight().now()), "Deployment Cards"))
                .containsExactly(
                        "Beskar plates | Sabine Wren | its defense pool | add die 1 black | yes",
                        "Ride to the citadel | heroes | start of the Activation Phase | short move of up to 5 cm | yes",
                        "The Great Mothers' ritual | empire | start of the Activation Phase | return unit Resurrected"
                                + " Night Troopers | no");
        assertThat(Tables.lines(sheet(fight().now(), "dc-great-mothers"), "The Great Mothers' ritual"))
                .containsExactly(
                        "Of | empire",
                        "Ready | no",
                        "When | start of the Activation Phase",
                        "Effect | return unit Resurrected Night Troopers",
                        "Near | ritual stone west and ritual stone east",
                        "Needs | nightsister",
                        "Costs | 1 Force Die, the card is exhausted",
                        "Readied by | a recover action");
        assertThat(Tables.lines(
                        sheet(fight().sideCard("dc-for-thrawn", "EMPIRE").now(), "dc-for-thrawn"), "For Thrawn"))
                .contains("On | a friendly unit, at range 2 of a leader", "Readied by | nothing");
        assertThat(Tables.lines(sheet(fight().now(), "dc-beskar"), "Beskar plates"))
                .contains("Of | Sabine Wren", "Needs | Sabine Wren", "Costs | the card is exhausted");
    }

    @Test
    @Rule({"SKD-MISS-02", "SKD-MISS-03", "SKD-MISS-04", "SKD-MISS-05", "SKD-MISS-06"})
    void theMissionSaysWhatScoresAndHowItEnds() {
        List<Table> records = records(fight().now());
        assertThat(Tables.lines(records, "Victory points for"))
                .containsExactly(
                        "unit in zone: summit |  | heroes | end of each round | 1",
                        "nobody in zone: summit | heroes | empire | end of each round | 1",
                        "unit defeated: Morgan Elsbeth |  | heroes | each time | 1",
                        "unit defeated: Undead Death Troopers |  | heroes | each time | 1",
                        "unit defeated |  | empire | each time | 2");
        assertThat(Tables.lines(records, "The end"))
                .containsExactly(
                        "no units | heroes | at once | empire",
                        "all in zone: summit, at least 2 | heroes | end of each round | heroes",
                        "last round |  | end of each round | more victory points; a tie: empire");
        assertThat(Tables.lines(records, "Interactions"))
                .containsExactly("gate lever | heroes | remove terrain gate, score 1 | no");
        List<Table> free = records(
                Skirmishes.of(Skirmishes.options("mission", Play.FREE_SKIRMISH)).now());
        assertThat(Tables.lines(free, "Victory points for"))
                .containsExactly(
                        "unit defeated: without leader |  | both | each time | 1",
                        "unit defeated: with leader |  | both | each time | 2");
        assertThat(Tables.lines(free, "The end"))
                .containsExactly(
                        "no units |  | at once | the other side",
                        "last round |  | end of each round | more victory points; a tie is a draw");
    }

    // ---- attacks

    @Test
    @Rule({"SKD-ATK-01", "SKD-APOOL-01", "SKD-AROLL-02", "SKD-DPOOL-03", "SKD-MOD-01"})
    void anAttackThatGoesOnIsReadWithItsDice() {
        Attack declared = Attack.of(
                new Attack.Declared(
                        "HEROES",
                        "sabine",
                        "night-troopers-A",
                        "pistols",
                        AttackType.RANGED,
                        DicePool.of(Colour.RED, 1)),
                DicePool.of(Colour.BLACK, 1).plus(Colour.GREY, 2));
        Skirmish before = fight().now().beginning(declared);
        assertThat(Tables.lines(records(before), "Attack"))
                .containsExactly(
                        "Attacker | Sabine Wren",
                        "Defender | Night Troopers A",
                        "With | Blaster pistols, ranged",
                        "Attack pool | 1 black + 2 grey",
                        "Dice of cover | 1 red");
        Attack rolled = declared.with(
                        PoolKind.ATTACK,
                        new Thrown(
                                declared.attack().pool(),
                                List.of(
                                        Die.of(Colour.BLACK, 4),
                                        Die.of(Colour.GREY, 2).as(5),
                                        Die.of(Colour.GREY, 1))))
                .with(PoolKind.DEFENSE, new Thrown(DicePool.of(Colour.RED, 1), List.of(Die.of(Colour.RED, 6))))
                .hitting(2, 1)
                .wounding(1);
        Skirmish after = fight().now().beginning(rolled);
        assertThat(Tables.lines(sheet(after, "night-troopers-A"), "Attack"))
                .containsSequence(
                        "Attack rolled | black 4, grey 2 as 5, grey 1",
                        "Dice of cover | 1 red",
                        "Defense pool | 1 red",
                        "Defense rolled | red 6",
                        "Hits left | 2",
                        "Critical hits | 1",
                        "Blocks | 1",
                        "Wounds so far | 1");
        assertThat(sheet(after, "sabine"))
                .anyMatch(table -> table.title().toString().equals("Attack"));
        assertThat(sheet(after, "ahsoka"))
                .noneMatch(table -> table.title().toString().equals("Attack"));
    }

    @Test
    @Rule("SKD-FALL-04")
    void aFallInTheMidstOfAnAttackIsReadToo() {
        Attack attack = Attack.of(
                new Attack.Declared("HEROES", "sabine", "morgan", null, AttackType.MELEE, DicePool.NONE),
                DicePool.of(Colour.GREY, 2));
        Attack fall = Attack.of(
                new Attack.Declared("HEROES", null, "morgan", null, null, DicePool.NONE), DicePool.of(Colour.RED, 3));
        List<Table> records = records(fight().now().beginning(attack).beginning(fall));
        assertThat(Tables.lines(records, "Attack")).contains("With | melee");
        assertThat(Tables.lines(records, "Fall")).containsExactly("Defender | Morgan Elsbeth", "Attack pool | 3 red");
    }

    // ---- sheets

    @Test
    @Rule({"SKD-WPN-01", "SKD-APOOL-01", "SKD-SURG-01", "SKD-GEO-01", "SKD-MEL-01"})
    void theSheetOfAUnitHasItsCardAndWhatLiesOnIt() {
        Skirmish now = fight().unit("noti-A 24.5,53").now();
        List<Table> sheet = sheet(now, "night-troopers-A");
        assertThat(Tables.lines(sheet, "Night Troopers A"))
                .containsExactly(
                        "Player | empire",
                        "Status | ready, eager",
                        "Minis | 2 of 4",
                        "Wounds | 0 of 1",
                        "Action Dice | 2 of 2",
                        "Defense | grey",
                        "Bravery | grey",
                        "Keywords | trooper",
                        "In melee with | Noti band A");
        assertThat(Tables.lines(sheet, "Weapons"))
                .containsExactlyInAnyOrder(
                        "Blaster rifles | ranged | 30 cm | 2 grey | grey 6: add hit 1",
                        "Blaster rifles | close combat |  | 2 white | ",
                        "Rifle butts | melee |  | 2 white | ");
        assertThat(Tables.lines(sheet, "Where it stands"))
                .containsExactly("1, unit leader | (30, 53) | 0 cm", "2 | (27, 53) | 0 cm");
        assertThat(sheet(now, "night-troopers-A-2")).isEqualTo(sheet);
    }

    @Test
    @Rule({"SKD-STAT-01", "SKD-ACTN-07", "SKD-MISS-07", "SKD-CARD-05"})
    void itHasWhatTheUnitCanUse() {
        List<Table> ahsoka = sheet(fight().now(), "ahsoka");
        assertThat(Tables.lines(ahsoka, "Ahsoka Tano"))
                .contains(
                        "Status | exhausted, strained",
                        "Wounds | 4 of 6",
                        "Action Dice | 1 of 4",
                        "Force Dice | 2 of 3",
                        "Keywords | leader, force user, push 1");
        assertThat(Tables.lines(ahsoka, "Abilities"))
                .containsExactly("push | special action | push 1 | an enemy, at range 1, in sight | 1 Force Die");
        assertThat(Tables.lines(ahsoka, "Deployment Cards")).isEmpty();
        assertThat(Tables.lines(sheet(fight().now(), "morgan"), "Abilities"))
                .containsExactly(
                        "magick | special action | remove wound 1 | a friendly unit, at range 2 | 1 Force Die");
        assertThat(Tables.lines(sheet(fight().now(), "sabine"), "Deployment Cards"))
                .containsExactly("Beskar plates | Sabine Wren | its defense pool | add die 1 black | yes");
        assertThat(Tables.lines(
                        sheet(fight().unit("great-mothers 80,80 83,80 86,80").now(), "great-mothers"), "Abilities"))
                .containsExactly("ward | always, with a Force Die | add die 1 white | this unit | nothing");
    }

    @Test
    @Rule({"SKD-MISS-02", "SKD-STAT-05"})
    void aZoneSaysWhoIsInItAndWhoCounts() {
        Skirmish now = Skirmishes.citadel("ahsoka 45,85", "sabine 50,85", "ezra 55,85", "morgan 40,85")
                .strained("sabine")
                .now();
        assertThat(Tables.lines(sheet(now, "summit"), "summit")).containsExactly("Lies at | x 35 to 55, y 80 to 90");
        assertThat(Tables.lines(sheet(now, "summit"), "In the summit"))
                .containsExactly(
                        "Ahsoka Tano | heroes | yes", "Sabine Wren | heroes | no", "Morgan Elsbeth | empire | yes");
        assertThat(Tables.lines(sheet(now, "summit"), "Victory points for"))
                .containsExactly(
                        "unit in zone: summit |  | heroes | end of each round | 1",
                        "nobody in zone: summit | heroes | empire | end of each round | 1");
    }

    @Test
    @Rule("SKD-MISS-02")
    void aZoneSaysThatNobodyIsInIt() {
        Skirmish now = Skirmishes.citadel("ahsoka 45,20").now();
        assertThat(Tables.lines(sheet(now, "summit"), "summit"))
                .containsExactly("Lies at | x 35 to 55, y 80 to 90", "In it | nobody");
        assertThat(Words.bounds(new Zone(List.of(new Point(0, 0), new Point(5.5, 0), new Point(0, 5)))))
                .hasToString("corners (0, 0); (5.5, 0); and (0, 5)");
    }

    @Test
    @Rule({"SKD-GEO-09", "SKD-COV-01", "SKD-LOS-04"})
    void terrainSaysWhatItIs() {
        assertThat(Tables.lines(sheet(fight().now(), "ravine"), "ravine"))
                .containsExactly(
                        "Depth | 12 cm",
                        "Cover | no cover",
                        "Blocks sight | no",
                        "Can be climbed | yes",
                        "A move may end on it | yes");
        assertThat(Tables.lines(sheet(fight().now(), "rubble-w"), "rubble w"))
                .containsExactly(
                        "Height | 2 cm",
                        "Cover | light cover",
                        "Blocks sight | yes",
                        "Can be climbed | yes",
                        "A move may end on it | no");
    }

    @Test
    void ofAnythingElseThereIsNoSheet() {
        assertThat(sheet(fight().now(), "ezra")).isEmpty();
        assertThat(sheet(fight().now(), "dc-volley")).isEmpty();
        assertThat(sheet(fight().now(), "")).isEmpty();
    }
}
