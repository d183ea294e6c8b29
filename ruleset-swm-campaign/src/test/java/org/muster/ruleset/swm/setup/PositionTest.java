package org.muster.ruleset.swm.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.SwmCampaign;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.battle.Attacks;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Card;
import org.muster.testkit.Rule;

/** What a position of a war can't be; the contract sees to what it can be. */
class PositionTest {

    private static final Player IMPERIAL = new Player("imperial");
    private static final Player SITH = new Player("sith");

    private static Wars war() {
        return Wars.of("imperial@aurek", "sith@besh").squad("imperial", "aurek-city", "stormtrooper*20");
    }

    private static ListAssert<String> refused(War war) {
        return assertThat(new SwmCampaign()
                .checkPosition(war).stream().map(Violation::toString).toList());
    }

    private static ListAssert<String> refused(Wars wars) {
        return refused(wars.war());
    }

    @Test
    void whatIsLegalIsNotRefused() {
        refused(war()).isEmpty();
    }

    /** As it was typed: with the same figures it is not judged anew. */
    private static War being(War war, Squad.Condition condition) {
        Squad one = war.squad("imperial-1");
        return war.with(new Squad(one.id(), one.owner(), one.territory(), one.figures(), condition, one.moved()));
    }

    @Test
    @Rule({"SWM-SQUAD-01", "SWM-SQUAD-02", "SWM-SQUAD-03"})
    void aSquadHasItsPointsAndTheConditionThatFollows() {
        refused(war().squad("imperial", "aurek-city", "stormtrooper*40"))
                .singleElement()
                .asString()
                .matches("squads\\.imperial-2\\.figures: The squad has \\d+ points, and 150 is the most\\."
                        + " \\[SWM-SQUAD-01\\]");
        refused(being(war().war(), Squad.Condition.DAMAGED))
                .containsExactly("squads.imperial-1.condition: A squad of these figures is ACTIVE."
                        + " [SWM-SQUAD-02, SWM-SQUAD-03, SWM-SQUAD-04]");
        Wars few = Wars.of("imperial@aurek", "sith@besh").squad("imperial", "aurek-city", "stormtrooper*2");
        refused(being(few.war(), Squad.Condition.ACTIVE))
                .singleElement()
                .asString()
                .startsWith("squads.imperial-1.condition: A squad of these figures is DAMAGED: ");
    }

    private static List<Card> uniques(War war) {
        return war.book().catalogue().where(Card::unique);
    }

    @Test
    @Rule({"SWM-UNIQ-01", "SWM-UNIQ-03"})
    void aUniqueIsOnceInAFactionAndANameOnceInASquad() {
        War war = war().war();
        Card one = uniques(war).stream()
                .filter(card -> card.faction() == Wars.faction("imperial"))
                .findFirst()
                .orElseThrow();
        refused(war().squad("imperial", "aurek-city", "stormtrooper*16", one.id())
                        .squad("imperial", "aurek-city", "stormtrooper*16", one.id()))
                .contains("squads.imperial-3.figures.16: " + one.name()
                        + " already serves in imperial-2; a faction has it once. [SWM-UNIQ-03]");
        Card first = null;
        Card namesake = null;
        for (Card card : uniques(war)) {
            for (Card other : uniques(war)) {
                if (first == null && !card.equals(other) && card.persona().equals(other.persona())) {
                    first = card;
                    namesake = other;
                }
            }
        }
        assertThat(first).isNotNull();
        refused(war().squad("imperial", "aurek-city", first.id(), namesake.id()))
                .anyMatch(told -> told.startsWith("squads.imperial-2.figures.1: ")
                        && told.endsWith("show the same person; a squad holds a name once. [SWM-UNIQ-01]"));
    }

    @Test
    @Rule({"SWM-ADV-01", "SWM-ADV-04", "SWM-ECON-05"})
    void officersAreThereOnceAndATurnHasItsLimits() {
        refused(war().officer("sith", Advantage.MEDICAL_OFFICER).officer("sith", Advantage.MEDICAL_OFFICER))
                .containsExactly("holdings.sith.officers.1: A faction has officers, and one of each kind at most;"
                        + " Medical Officer is too much. [SWM-ADV-01]");
        refused(war().officer("sith", Advantage.MINEFIELD)).hasSize(1);
        refused(war().holdings("sith", one -> one.buyingOperative().buyingOperative()))
                .containsExactly("holdings.sith.thisTurn.operativesBought: 2 is not from 0 to 1. [SWM-ADV-04]");
        refused(war().holdings(
                                "sith",
                                one -> one.raisingSquad(true).raisingSquad(true).raisingSquad(true)))
                .containsExactly("holdings.sith.thisTurn.newSquads: 3 is not from 0 to 2. [SWM-ECON-05]");
    }

    @Test
    @Rule({"SWM-SETUP-02", "SWM-SETUP-04"})
    void aFactionAndARegionAreTakenOnce() {
        refused(war().holdings("sith", one -> Holdings.start(Wars.faction("imperial"), "aurek", 0)))
                .containsExactly(
                        "holdings.sith.faction: imperial runs Imperial already. [SWM-SETUP-02]",
                        "holdings.sith.region: aurek is the home of imperial. [SWM-SETUP-04]");
    }

    @Test
    @Rule("SWM-WIN-06")
    void whoIsOutHasNothing() {
        refused(war().holdings("imperial", Holdings::gone))
                .contains(
                        "sides.0.members: imperial is out of the campaign. [SWM-WIN-06]",
                        "squads.imperial-1.owner: imperial is out of the campaign. [SWM-WIN-06]");
        refused(war().holdings("sith", one -> one.gone().earning(5)).war().withSides(List.of(Side.alone(IMPERIAL))))
                .containsExactly("holdings.sith: sith is out of the campaign: treasury and advantages are gone."
                        + " [SWM-WIN-06]");
    }

    @Test
    @Rule({"SWM-SETUP-01", "SWM-SETUP-06"})
    void whatIsNotInPlayIsNobodysAndHoldsNobody() {
        refused(war().ground("cresh-city", ground -> ground.controlledBy(SITH)))
                .containsExactly("grounds.cresh-city.controller: Cresh City is not in play, so nobody controls it."
                        + " [SWM-SETUP-06]");
        refused(war().squad("sith", "cresh-city", "exar-kun"))
                .contains("squads.sith-1.territory: Cresh City is not in play. [SWM-SETUP-06]");
        refused(war().ground("aurek-city", ground -> ground.controlledBy(new Player("nobody"))))
                .contains("grounds.aurek-city.controller: nobody controls Aurek City, and nothing else is said of"
                        + " nobody. [SWM-SETUP-01]");
    }

    @Test
    @Rule({"SWM-ALLY-02", "SWM-ALLY-09", "SWM-ALLY-11"})
    void everybodyIsOnOneSideWhichEntersTwoTerritories() {
        Side imperial = Side.alone(IMPERIAL);
        refused(war().war().withSides(List.of(imperial, Side.alone(SITH), imperial)))
                .containsExactly("sides.2.members: imperial is in two sides. [SWM-ALLY-02]");
        refused(war().war().withSides(List.of(imperial.ledBy(SITH), Side.alone(SITH))))
                .containsExactly("sides.0.captain: sith is no member of the side; these are: imperial. [SWM-ALLY-11]");
        Side far = imperial.entering("besh-city").entering("aurek-city").entering("cresh-city");
        refused(war().war().withSides(List.of(far, Side.alone(SITH))))
                .containsExactly("sides.0.entered: 3 is not from 0 to 2. [SWM-ALLY-09]");
    }

    @Test
    @Rule("SWM-BATTLE-03")
    void aBattleIsBetweenSquadsThatAreThere() {
        War war = war().squad("sith", "besh-city", "exar-kun").war();
        Battle.Attack attack = new Battle.Attack("t1-b1", "besh-city", List.of("imperial-1"), SITH, List.of("sith-1"));
        refused(war.fighting(Battle.of(attack)))
                .containsExactly("battle.attackers.0: imperial-1 is not in Besh City, where the battle is."
                        + " [SWM-BATTLE-03]");
        Battle.Attack turned = new Battle.Attack("t1-b1", "besh-city", List.of("sith-1"), SITH, List.of("sith-1"));
        refused(war.fighting(Battle.of(turned)))
                .containsExactly("battle.attackers.0: sith-1 is a squad of the defenders. [SWM-BATTLE-03]");
    }

    @Test
    @Rule({"SWM-MINE-07", "SWM-BATTLE-08"})
    void inNobodysLandThereAreMinesAndNoDefenders() {
        War war = Wars.of(Wars.option("minesWithoutBattle", true), "sith@aurek", "mandalorian@besh")
                .ground("besh-west", ground -> ground.mined(true).controlledBy(null))
                .attacking("sith", "besh-west", "exar-kun")
                .war();
        Table table = Table.of(war.with(war.progress().in(Progress.Phase.ACTION)))
                .rolling(3)
                .play(new Attacks.NextAttack(SITH))
                .choose("sith", "besh-west");
        assertThat(table.waitingFor()).as("asked for a force point").containsExactly("sith");
        refused(table.war()).isEmpty();
    }

    @Test
    @Rule("SWM-UPG-02")
    void anUpgradeIsBoughtOnce() {
        War war = war().war();
        Figure figure = war.squad("imperial-1").figures().get(0);
        refused(war().figure(figure.id(), 0, "stealth", "stealth"))
                .containsExactly("squads.imperial-1.figures.0.upgrades.1: Stormtrooper #1 cannot take Stealth:"
                        + " it has that already. [SWM-UPG-02]");
    }

    @Test
    @Rule({"SWM-UPG-07", "SWM-UPG-09", "SWM-UPG-16", "SWM-UPG-18", "SWM-UPG-19"})
    void upgradesAreThoseThatItMayHaveBoughtInThatOrder() {
        String at = "squads.imperial-1.figures.0.upgrades.";
        String figure = war().war().squad("imperial-1").figures().get(0).id();
        refused(war().figure(
                                figure,
                                0,
                                "gain-force",
                                "lightsaber-duelist",
                                "double-attack",
                                "triple-attack",
                                "synergy:yoda"))
                .isEmpty();
        refused(war().figure(figure, 0, "lightsaber-duelist", "gain-force"))
                .containsExactly(at + "0: Stormtrooper #1 cannot take Lightsaber Duelist: it is for force users only."
                        + " [SWM-UPG-18]");
        refused(war().figure(figure, 0, "gain-force", "force-immunity"))
                .containsExactly(
                        at + "1: Stormtrooper #1 cannot take Force Immunity: it is for figures without a force rating."
                                + " [SWM-UPG-16]");
        refused(war().figure(figure, 0, "triple-attack"))
                .containsExactly(
                        at + "0: Stormtrooper #1 cannot take Triple Attack: it needs Double Attack." + " [SWM-UPG-07]");
        refused(war().figure(figure, 0, "fringe-reinforcements-plus-10"))
                .containsExactly(at + "0: Stormtrooper #1 cannot take Fringe Reinforcements +10: it is for Fringe only."
                        + " [SWM-UPG-09]");
        refused(war().figure(figure, 0, "synergy:yoda", "synergy:yoda"))
                .containsExactly(at + "1: Synergy names each unique once. [SWM-UPG-19]");
    }

    @Test
    @Rule({"SWM-ALLY-06", "SWM-BATTLE-12"})
    void aSquadIsInLandOfItsSideOrHasComeToAttack() {
        Wars stray = war().squad("imperial", "besh-city", "stormtrooper*20");
        War war = stray.war();
        String stays = "squads.imperial-2.territory: imperial-2 can't stay in Besh City, which sith controls."
                + " [SWM-ALLY-06, SWM-BATTLE-12]";
        for (Progress.Phase phase : List.of(Progress.Phase.ECONOMICS, Progress.Phase.ACTION, Progress.Phase.CLEANUP)) {
            refused(war.with(war.progress().in(phase))).as(phase.name()).containsExactly(stays);
        }
        War action = war.with(war.progress().in(Progress.Phase.ACTION));
        Side entering = Side.alone(IMPERIAL).entering("besh-city");
        refused(action.withSides(List.of(entering, Side.alone(SITH)))).isEmpty();
        War allied = stray.allied("imperial", "sith").war();
        refused(allied.with(allied.progress().in(Progress.Phase.ECONOMICS))).isEmpty();
        War nobodys = war.at("besh-city", ground -> ground.controlledBy(null));
        refused(nobodys.with(nobodys.progress().in(Progress.Phase.ECONOMICS)))
                .containsExactly("squads.imperial-2.territory: imperial-2 can't stay in Besh City: it is nobody's."
                        + " [SWM-ALLY-06, SWM-BATTLE-12]");
    }

    @Test
    @Rule({"SWM-TURN-02", "SWM-BATTLE-02"})
    void afterTheSetupEverybodyIsInASideThatFightsTwoBattles() {
        War war = war().war();
        War action = war.with(war.progress().in(Progress.Phase.ACTION));
        refused(action).isEmpty();
        refused(action.withSides(List.of(Side.alone(IMPERIAL))))
                .containsExactly("sides: sith is in no side, and has no place in the turn order. [SWM-TURN-02]");
        Progress busy = action.progress();
        for (int i = 0; i < 5; i++) {
            busy = busy.fighting();
        }
        refused(action.with(busy)).containsExactly("progress.battles: 5 is not from 0 to 4. [SWM-BATTLE-02]");
    }
}
