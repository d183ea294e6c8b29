package org.muster.ruleset.skirmish.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.flow.Step;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Status;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.Casualties.RemoveMinis;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.moves.Falls.PlaceFallen;
import org.muster.testkit.Rule;

/** What a position of a skirmish can't be; what it can be {@code PlayoutTest} sees to. */
class PositionTest {

    @SafeVarargs
    private static ListAssert<String> refused(Skirmish now, Step<Skirmish>... toCome) {
        return assertThat(Skirmishes.RULES.checkPosition(now, List.of(toCome)).stream()
                .map(Violation::toString)
                .toList());
    }

    private static Skirmish with(Skirmish now, UnaryOperator<Skirmish.Forces> change) {
        Skirmish.Forces forces = change.apply(new Skirmish.Forces(now.units(), now.fallen(), now.cards()));
        return new Skirmish(
                now.book(),
                now.progress(),
                forces,
                OrderedMap.each(now.book().sides(), now::vp),
                new Skirmish.Gone(now.removed(), now.used()),
                new Skirmish.Ongoing(now.activation(), now.attacks()));
    }

    /** As it was typed: nothing that is too much goes at once. */
    private static Skirmish typed(Skirmish now, UnitState unit) {
        return with(
                now,
                forces -> new Skirmish.Forces(forces.units().with(unit.id(), unit), forces.fallen(), forces.cards()));
    }

    /** One of a unit's minis somewhere else. */
    private static Skirmish standing(Skirmish now, String unit, double x, double y, double z) {
        UnitState one = now.the(unit);
        Mini leader = one.leader();
        return typed(now, one.with(new Mini(leader.id(), x, y, z, leader.diameter())));
    }

    private static Skirmish alone(String unit, double x, double y, double z) {
        return standing(Skirmishes.citadel(unit + " 10,10").now(), unit, x, y, z);
    }

    @Test
    @Rule("SKD-GEO-11")
    void nobodyStandsWhereNobodyCan() {
        refused(alone("sabine", 17, 40, 0))
                .containsExactly("units.sabine.minis.0: Sabine Wren at (17, 40) is over monolith w, where nobody can"
                        + " stand. [SKD-GEO-11]");
        refused(alone("sabine", 17, 24.5, 3))
                .containsExactly("units.sabine.minis.0: Sabine Wren at (17, 24.5) is over low wall w, where nobody can"
                        + " stand. [SKD-GEO-11]");
        refused(alone("sabine", 30, 72.5, 5))
                .containsExactly("units.sabine.minis.0: Sabine Wren at (30, 72.5) is partly over terrace; a base is"
                        + " wholly over one surface. [SKD-GEO-11]");
        refused(alone("sabine", 17, 40, 0), new PlaceFallen("sabine", 17, 40, 0, "EMPIRE"))
                .isEmpty();
    }

    @Test
    @Rule("SKD-GEO-11")
    void whoStoodOnWhatIsGoneStaysThere() {
        Skirmish open = alone("sabine", 45, 59, 0).using("gate-lever").removing("gate");
        refused(standing(open, "sabine", 45, 59.5, 0)).isEmpty();
        refused(alone("sabine", 45, 59.5, 0)).hasSize(1);
    }

    @Test
    @Rule("SKD-GEO-10")
    void whoStandsSomewhereIsAsHighAsWhatItStandsOn() {
        refused(alone("ezra", 55, 8, 3))
                .containsExactly(
                        "units.ezra.minis.0.z: Ezra Bridger at (55, 8) stands 0 high, and not 3. [SKD-GEO-10]");
        refused(alone("ezra", 55, 8, -40)).hasSize(1);
        refused(alone("ezra", 45, 32, 0))
                .containsExactly(
                        "units.ezra.minis.0.z: Ezra Bridger at (45, 32) stands -12 high, and not 0. [SKD-GEO-10]");
        refused(alone("ezra", 45, 32, -12)).isEmpty();
    }

    @Test
    @Rule({"SKD-ADICE-04", "SKD-FORCE-02"})
    void nobodyHasMoreDiceThanItsCardHasNow() {
        Skirmish now =
                Skirmishes.yard("ezra 45,20", "night-troopers-A 45,50 42,50").now();
        refused(typed(
                        typed(now, now.the("ezra").actionDice(9).forceDice(4)),
                        now.the("night-troopers-A").actionDice(3)))
                .containsExactly(
                        "units.ezra.actionDice: 9 is not from 0 to 3. [SKD-ADICE-04]",
                        "units.ezra.forceDice: 4 is not from 0 to 3. [SKD-FORCE-02]",
                        "units.night-troopers-A.actionDice: 3 is not from 0 to 2. [SKD-ADICE-04]");
    }

    @Test
    @Rule({"SKD-RES-02", "SKD-RES-04"})
    void woundsThatAreWorthAMiniAreThereOnlyUntilItIsRemoved() {
        Skirmish hurt = Skirmishes.yard("ezra 45,20").wounds("ezra", 5).now();
        refused(hurt).containsExactly("units.ezra.wounds: 5 is not from 0 to 4. [SKD-RES-02]");
        refused(hurt, new RemoveMinis("ahsoka", "EMPIRE")).hasSize(1);
        refused(hurt, new RemoveMinis("ezra", "EMPIRE")).isEmpty();
        refused(typed(hurt, hurt.the("ezra").minis(List.of())))
                .contains("units.ezra.minis: A unit on the table has at least its leader. [SKD-RES-04]");
    }

    @Test
    @Rule("SKD-ADICE-01")
    void whereActivationNeedsADieNobodyIsReadyWithoutOne() {
        Skirmishes table = Skirmishes.yard(Skirmishes.options("activationNeedsDie", true), "ezra 45,20");
        UnitState spent = table.now().the("ezra").actionDice(0);
        refused(typed(table.now(), spent))
                .containsExactly(
                        "units.ezra.status: Ezra Bridger has no Action Die left, so its card is EXHAUSTED. [SKD-ADICE-01]");
        refused(typed(table.now(), spent.being(Status.EXHAUSTED))).isEmpty();
        refused(typed(table.acting("ezra").now(), spent)).isEmpty();
        refused(typed(Skirmishes.yard("ezra 45,20").now(), spent)).isEmpty();
    }

    @Test
    @Rule({"SKD-GEO-01", "SKD-GEO-07"})
    void basesAreOnTheTableAndInNoOther() {
        refused(alone("ezra", 0.5, 20, 0))
                .containsExactly("units.ezra.minis.0: The base would not be wholly on the table. [SKD-GEO-01]");
        refused(Skirmishes.yard("ezra 45,20", "sabine 46,20").now())
                .containsExactly("units.sabine.minis.0: The base would stand in that of ezra-1 (units.ezra.minis.0)."
                        + " [SKD-GEO-07]");
    }

    @Test
    @Rule("SKD-GEN-05")
    void aUnitIsCalledByItsCard() {
        Skirmish now = Skirmishes.yard("ezra 45,20", "night-troopers-A 45,50").now();
        UnitState ezra = now.the("ezra");
        UnitState second =
                UnitState.fresh("ezra-A", "ezra", "HEROES", 3, 3, List.of(new Mini("ezra-A-1", 20, 20, 0, 2.5)));
        refused(typed(now, second))
                .containsExactly("units.ezra-A.id: Ezra Bridger is unique: its unit is called ezra. [SKD-GEN-05]");
        refused(typed(now, ezra.minis(List.of(new Mini("ezra-2", 45, 20, 0, 2.5)))))
                .containsExactly("units.ezra.minis.0.id: ezra-2 is no mini of this unit; its minis are called ezra-1 to"
                        + " ezra-1.");
    }

    @Test
    @Rule("SKD-RES-04")
    void whoIsDefeatedIsNotOnTheTable() {
        Skirmish now = Skirmishes.yard("ezra 45,20", "morgan 45,50").now();
        Fallen ezra = new Fallen("ezra", "ezra", "HEROES", false);
        Fallen troopers = new Fallen("night-troopers-A", "night-troopers", "EMPIRE", true);
        refused(with(
                        now,
                        forces ->
                                new Skirmish.Forces(forces.units(), List.of(ezra, troopers, troopers), forces.cards())))
                .containsExactly(
                        "fallen.0.id: Ezra Bridger is defeated, and so not on the table. [SKD-RES-04]",
                        "fallen.2.id: Night Troopers A is defeated once only. [SKD-RES-04]");
    }

    @Test
    @Rule("SKD-CARD-05")
    void aCardBelongsToItsOwnSide() {
        Skirmish now = Skirmishes.yard("sabine 45,20", "morgan 45,50").now();
        refused(now.with(new CardState("dc-beskar", "HEROES", "morgan", Status.READY)))
                .containsExactly(
                        "cards.dc-beskar.unit: Beskar plates belongs to a unit of its own side. [SKD-CARD-05]");
        refused(now.with(new CardState("dc-for-thrawn", "EMPIRE", "morgan", Status.READY)))
                .containsExactly(
                        "cards.dc-for-thrawn.unit: For Thrawn belongs to its side, and to no unit. [SKD-CARD-05]");
    }

    @Test
    @Rule("SKD-MEL-01")
    void nobodyOnALargeBaseIsInContactWithAnEnemy() {
        refused(Skirmishes.yard("howler-rider-A 45,20", "night-troopers-A 49.25,20")
                        .now())
                .containsExactly("units.night-troopers-A.minis.0: The base would touch that of howler-rider-A-1"
                        + " (units.howler-rider-A.minis.0); only units on small bases alone are in contact with enemies."
                        + " [SKD-MEL-01]");
        refused(Skirmishes.yard("howler-rider-A 45,20", "night-troopers-A 49.35,20")
                        .now())
                .isEmpty();
        refused(Skirmishes.yard("howler-rider-A 45,20", "ezra 49.25,20").now()).isEmpty();
        refused(Skirmishes.yard("ezra 45,20", "night-troopers-A 47.5,20").now()).isEmpty();
    }

    @Test
    @Rule("SKD-CARD-05")
    void aCardOfAUnitIsAttachedToOneThatMeetsWhatItRequires() {
        Skirmish now =
                Skirmishes.yard("sabine 45,20", "ezra 50,20", "morgan 45,50").now();
        refused(now.with(new CardState("dc-beskar", "HEROES", "ezra", Status.READY)))
                .containsExactly("cards.dc-beskar.unit: Beskar plates needs Sabine Wren, which Ezra Bridger is not."
                        + " [SKD-CARD-05]");
        refused(now.with(new CardState("dc-beskar", "HEROES", null, Status.READY)))
                .containsExactly("cards.dc-beskar.unit: Beskar plates belongs to one unit of its side. [SKD-CARD-05]");
        refused(now.with(new CardState("dc-beskar", "HEROES", "sabine", Status.READY)))
                .isEmpty();
        refused(now.with(new CardState("dc-for-thrawn", "EMPIRE", null, Status.READY)))
                .isEmpty();
    }

    private static Skirmish fallen(Skirmish now, Fallen... fallen) {
        return with(now, forces -> new Skirmish.Forces(forces.units(), List.of(fallen), forces.cards()));
    }

    @Test
    @Rule({"SKD-GEN-05", "SKD-MISS-08"})
    void whoFellWasOfItsSideAndComesBackByACard() {
        Skirmish now = Skirmishes.citadel("sabine 45,8", "morgan 45,76").now();
        refused(fallen(now, new Fallen("ezra", "ezra", "EMPIRE", false)))
                .containsExactly("fallen.0.owner: Ezra Bridger belongs to HEROES, and not to EMPIRE. [SKD-GEN-05]");
        refused(fallen(now, new Fallen("ezra", "ezra", "HEROES", true)))
                .containsExactly("fallen.0.returned: Nothing in this game brings Ezra Bridger back. [SKD-MISS-08]");
        refused(fallen(now, new Fallen("ezra", "ezra", "HEROES", false))).isEmpty();
    }

    @Test
    @Rule("SKD-MISS-08")
    void whoComesBackDidSoForSomebodyWhoFell() {
        Skirmish now = Skirmishes.citadel("sabine 45,8", "resurrected-night-troopers-A 12,80")
                .now();
        refused(fallen(now, new Fallen("night-troopers-A", "night-troopers", "EMPIRE", false)))
                .containsExactly(
                        "units.resurrected-night-troopers-A: 1 unit of Resurrected Night Troopers, and 0 fallen"
                                + " units returned; each stands for one. [SKD-MISS-08]");
        refused(fallen(now, new Fallen("night-troopers-A", "night-troopers", "EMPIRE", true)))
                .isEmpty();
    }

    @Test
    @Rule("SKD-GEN-05")
    void noSideHasMoreUnitsOfACardThanItsMissionGivesIt() {
        refused(Skirmishes.citadel(
                                "sabine 45,8",
                                "night-troopers-A 20,50",
                                "night-troopers-B 30,53",
                                "night-troopers-C 60,53")
                        .now())
                .containsExactly("units.night-troopers-C: In this mission Empire has 2 units of Night Troopers, and not"
                        + " 3. [SKD-GEN-05]");
        refused(fallen(
                        Skirmishes.citadel("sabine 45,8", "night-troopers-B 30,53", "night-troopers-C 60,53")
                                .now(),
                        new Fallen("night-troopers-A", "night-troopers", "EMPIRE", true)))
                .hasSize(1);
    }

    @Test
    @Rule("SKD-MISS-06")
    void whereAllHeroesHaveFallenTheGameIsOver() {
        Skirmish now = Skirmishes.citadel("morgan 45,76").now();
        refused(fallen(now, new Fallen("ezra", "ezra", "HEROES", false)))
                .containsExactly("units: All units of Heroes have fallen: the game is over. [SKD-MISS-06]");
        refused(fallen(Skirmishes.citadel("sabine 45,8").now(), new Fallen("morgan", "morgan", "EMPIRE", false)))
                .as("the Empire loses nothing by that alone")
                .isEmpty();
    }

    @Test
    @Rule("SKD-MISS-05")
    void terrainGoesByWhatRemovesIt() {
        Skirmish now = Skirmishes.citadel("sabine 45,8").now();
        refused(now.removing("wall-w1"))
                .containsExactly("removed.0: Nothing in this game removes wall w1. [SKD-MISS-05]");
        refused(now.removing("gate"))
                .containsExactly("removed.0: gate goes by the use of gate lever, which nobody has used. [SKD-MISS-05]");
        refused(now.using("gate-lever"))
                .containsExactly("used.0: Who used gate lever removed gate, which still stands. [SKD-MISS-05]");
        refused(now.using("ritual-stone-west"))
                .containsExactly("used.0: ritual stone west is never used up. [SKD-MISS-05]");
        refused(now.using("gate-lever").removing("gate")).isEmpty();
    }

    @Test
    @Rule({"SKD-TURN-02", "SKD-CARD-02"})
    void whoActsIsReadyAndOfTheActiveSide() {
        Skirmish now = Skirmishes.citadel("sabine 45,8", "morgan 45,76")
                .acting("morgan")
                .now();
        refused(now).isEmpty();
        refused(now.with(now.progress().acting("HEROES")))
                .containsExactly("activation.unit: Morgan Elsbeth belongs to Empire, and it is the turn of Heroes."
                        + " [SKD-TURN-02]");
        refused(typed(now, now.the("morgan").being(Status.EXHAUSTED)))
                .containsExactly("activation.unit: Morgan Elsbeth is EXHAUSTED; its card is READY until its activation"
                        + " ends. [SKD-CARD-02]");
    }

    @Test
    @Rule({"SKD-ACTN-02", "SKD-ACTN-04", "SKD-ACTN-07"})
    void nobodyActsAlikeTooOften() {
        Skirmish now = Skirmishes.yard("ezra 45,20").acting("ezra").now();
        Activation fresh = now.acting();
        refused(now.acting(fresh.and(ActionKind.ATTACK, false).and(ActionKind.ATTACK, false)))
                .containsExactly("activation: attack 2 times in one activation, paid for and free; 1 is the limit."
                        + " [SKD-ACTN-02, SKD-ACTN-04]");
        refused(now.acting(fresh.and(ActionKind.ATTACK, true).and(ActionKind.ATTACK, false)))
                .hasSize(1);
        refused(now.acting(fresh.and(ActionKind.MOVE, false).and(ActionKind.MOVE, false)))
                .isEmpty();
        refused(now.acting(fresh.and(ActionKind.MOVE, false).andSpecial("push")))
                .containsExactly(
                        "activation.specials: 1 special action is named; the unit has performed 0." + " [SKD-ACTN-07]");
        refused(now.acting(fresh.and(ActionKind.SPECIAL, false).andSpecial("push")))
                .isEmpty();
    }

    @Test
    @Rule("SKD-TGT-02")
    void whoAttacksIsOrWasThere() {
        Skirmish now = Skirmishes.yard("sabine 45,20", "morgan 45,50").now();
        Attack attack =
                Attack.of(new Attack.Declared("HEROES", "sabine", "nobody", null, null, DicePool.NONE), DicePool.NONE);
        refused(now.beginning(attack))
                .containsExactly(
                        "attacks.0.declared.defender: nobody is no unit of this game; these are: sabine, morgan.");
        refused(with(
                        now.beginning(attack),
                        forces -> new Skirmish.Forces(
                                forces.units(),
                                List.of(new Fallen("nobody", "ezra", "HEROES", false)),
                                forces.cards())))
                .noneMatch(told -> told.startsWith("attacks"));
    }

    @Test
    @Rule({"SKD-GEN-05", "SKD-CARD-05"})
    void everybodyFightsForItsOwnSide() {
        Skirmish now = Skirmishes.yard("ezra 45,20").now();
        UnitState ezra = now.the("ezra");
        refused(typed(now, UnitState.fresh("ezra", "ezra", "EMPIRE", 3, 3, ezra.minis())))
                .containsExactly("units.ezra.owner: Ezra Bridger belongs to HEROES, and not to EMPIRE. [SKD-GEN-05]");
        refused(now.with(new CardState("dc-for-thrawn", "HEROES", null, Status.READY)))
                .containsExactly(
                        "cards.dc-for-thrawn.owner: For Thrawn belongs to EMPIRE, and not to HEROES. [SKD-GEN-05]");
    }

    @Test
    @Rule({"SKD-GEN-06", "SKD-ACTN-01"})
    void nobodyLeadsInTheSetupOrActsMoreThanTwice() {
        refused(Skirmishes.yard("ezra 45,20").round(0).now())
                .containsExactly("progress.initiative: In the setup, round 0, nobody has the initiative. [SKD-GEN-06]");
        Skirmish acting = Skirmishes.yard("ezra 45,20").acting("ezra").now();
        Activation busy = acting.acting();
        for (int i = 0; i < 3; i++) {
            busy = busy.and(ActionKind.MOVE, false);
        }
        refused(acting.acting(busy))
                .containsExactly(
                        "activation.actions: 3 is not from 0 to 2. [SKD-ACTN-01]",
                        "activation: move 3 times in one activation, paid for and free; 2 is the limit. [SKD-ACTN-02,"
                                + " SKD-ACTN-04]");
    }
}
