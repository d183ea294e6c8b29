package org.muster.ruleset.skirmish.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.skirmish.Skirmishes.strike;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Agenda;
import org.muster.api.text.Sentence;
import org.muster.core.data.Yaml;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.Skirmishes.Files;
import org.muster.ruleset.skirmish.Status;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.Use;
import org.muster.ruleset.skirmish.activation.ActivationPhase;
import org.muster.ruleset.skirmish.activation.ActivationPhase.ReadyAndRefresh;
import org.muster.ruleset.skirmish.activation.ActivationPhase.UseEffect;
import org.muster.ruleset.skirmish.attack.AttackSequence;
import org.muster.ruleset.skirmish.attack.Bravery;
import org.muster.ruleset.skirmish.attack.Casualties;
import org.muster.ruleset.skirmish.data.Ability;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.setup.PositionCheck;
import org.muster.ruleset.skirmish.setup.SetupPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class CardTest {

    private static final String TROOPERS = "night-troopers-A 45,50 42,50 48,50 45,53";

    private static List<String> usable(Skirmishes skirmish, String side, Trigger trigger) {
        return CardEffects.usable(skirmish.now(), side, trigger, null).stream()
                .map(Usable::id)
                .toList();
    }

    /** Why a side can use nothing of what it has at the start of the Activation Phase. */
    private static Set<String> against(Skirmishes skirmish, String side) {
        Set<String> codes = new TreeSet<>();
        Repertoire.candidates(skirmish.now(), side, Trigger.START_OF_ACTIVATION_PHASE, null)
                .forEach(one -> CardEffects.violations(skirmish.now(), one).forEach(each -> codes.add(each.code())));
        return codes;
    }

    private static List<String> atStart(Skirmishes skirmish, String side) {
        return usable(skirmish, side, Trigger.START_OF_ACTIVATION_PHASE);
    }

    /** A card of the heroes with that trigger and effect; in play for Sabine. */
    private static Skirmishes with(String trigger, String effect, String more) {
        Book book = Files.shipped()
                .card("{id: test-card, name: Test, faction: HEROES, attachTo: UNIT, trigger: " + trigger
                        + ", cost: {exhaust: true}, effect: " + effect + more + "}")
                .book("mission", Play.TRAINING_YARD);
        return Skirmishes.of(book, "sabine 45,30", "ezra 45,10", TROOPERS).card("test-card", "sabine");
    }

    // ---- cost

    @Test
    @Rule({"SKD-CARD-04", "SKD-CARD-01"})
    void aCardIsExhaustedToUseItAndAnExhaustedOneCantBeUsed() {
        Skirmishes start =
                Skirmishes.yard("ezra 45,20", TROOPERS).force("ezra", 1).card("dc-meditation", "ezra");
        assertThat(atStart(start, "HEROES")).containsExactly("dc-meditation");
        RulesTable<Skirmish> table = start.play(new UseEffect("HEROES", 0)).choose("heroes", "dc-meditation");
        assertThat(table.state().cards().the("dc-meditation").status()).isEqualTo(Status.EXHAUSTED);
        assertThat(table.state().the("ezra").forceDice()).isEqualTo(2);
        assertThat(atStart(start.exhaustedCard("dc-meditation"), "HEROES")).isEmpty();
        assertThat(against(start, "HEROES")).containsExactly("CARD_EXHAUSTED");
    }

    @Test
    @Rule({"SKD-CARD-04", "SKD-MOVE-01"})
    void aCardSaysHowFarItMovesAUnitAndThatItIsExhausted() {
        RulesTable<Skirmish> table = Skirmishes.yard("ezra 45,20", TROOPERS)
                .sideCard("dc-howlers-charge", "HEROES")
                .play(new UseEffect("HEROES", 0));
        assertThat(table.question("heroes").options().faces())
                .extracting(face -> face.label() + ": " + face.note())
                .contains("Ride to the citadel on Ezra Bridger: short move of up to 5 cm; the card is exhausted");
        table.choose("heroes", "dc-howlers-charge ezra");
        assertThat(table.decision("heroes").prompt())
                .hasToString("Where does Ezra Bridger go? A short move of up to 5 cm.");
    }

    @Test
    @Rule("SKD-ACTN-08")
    void whatWouldChangeNothingIsNotOffered() {
        assertThat(atStart(Skirmishes.yard("ezra 45,20", TROOPERS).card("dc-meditation", "ezra"), "HEROES"))
                .as("he has all his Force Dice")
                .isEmpty();
        assertThat(against(Skirmishes.yard("ezra 45,20", TROOPERS).card("dc-meditation", "ezra"), "HEROES"))
                .containsExactly("EFFECT_NOTHING");
    }

    @Test
    @Rule({"SKD-FORCE-07", "SKD-MISS-08"})
    void aCardOfTheSideIsPaidByAUnitItNames() {
        Skirmishes start = Skirmishes.citadel("ahsoka 45,8", "morgan 45,76")
                .unit("night-troopers-A 30,53")
                .sideCard("dc-great-mothers", "EMPIRE");
        Skirmishes fallen = start.given(now -> now.losing(now.the("night-troopers-A")));
        assertThat(atStart(fallen, "EMPIRE")).containsExactly("dc-great-mothers");
        RulesTable<Skirmish> table = fallen.play(new UseEffect("EMPIRE", 0)).choose("empire", "dc-great-mothers");
        assertThat(table.state().the("morgan").forceDice()).isEqualTo(1);
        assertThat(atStart(fallen.force("morgan", 0), "EMPIRE")).isEmpty();
        assertThat(against(fallen, "EMPIRE")).containsExactly("FORCE_DICE");
    }

    /** Twenty Noti round the west stone, who leave one place of four minis, and that is not the nearest to it. */
    private static Skirmishes crowded() {
        return Skirmishes.of(
                        Skirmishes.options("mission", Play.FREE_SKIRMISH),
                        "noti-A 7.27,86.13 8.27,80.77 15.14,80.39 15.54,86.85 10.91,79.06",
                        "noti-B 11.73,87.58 17.08,82.42 6.89,83.12 15.59,77.16 18.41,87.06",
                        "noti-C 6.31,78.51 7.74,88.66 14.61,83.02 9.26,84.17 19.52,79.61",
                        "noti-D 4.81,85.22 10.86,81.7 4.51,82.32 13.35,78.35 9.02,77.29",
                        "morgan 45,76",
                        "thrawn 50,76")
                .sideCard("dc-great-mothers", "EMPIRE")
                .unit("night-troopers-A 60,50")
                .given(now -> now.losing(now.the("night-troopers-A")));
    }

    @Test
    @Rule("SKD-MISS-08")
    void inACrowdTheLeaderStandsWhereTheOthersFindRoom() {
        Skirmishes fallen = crowded();
        assertThat(atStart(fallen, "EMPIRE")).containsExactly("dc-great-mothers");
        RulesTable<Skirmish> table = fallen.play(new UseEffect("EMPIRE", 0)).choose("empire", "dc-great-mothers");
        assertThat(table.codes(
                        "empire",
                        "{place ritual-stone-west: {resurrected-night-troopers-A-1: [19.4, 84],"
                                + " resurrected-night-troopers-A-2: [21.9, 84], resurrected-night-troopers-A-3: [21.4, 86.6],"
                                + " resurrected-night-troopers-A-4: [21.4, 81.4]}}"))
                .isEmpty();
        Skirmish after = table.choose("empire", "ritual-stone-west").state();
        assertThat(after.the("resurrected-night-troopers-A").minis()).hasSize(4);
        assertThat(PositionCheck.of(after, List.of())).isEmpty();
    }

    @Test
    @Rule({"SKD-FORCE-07", "SKD-MISS-08"})
    void onlyAUnitThatMeetsWhatTheCardRequiresPays() {
        Skirmishes fallen = Skirmishes.citadel("ahsoka 45,8", "morgan 45,76", "shin 40,76", "night-troopers-A 30,53")
                .sideCard("dc-great-mothers", "EMPIRE")
                .given(now -> now.losing(now.the("night-troopers-A")));
        assertThat(atStart(fallen, "EMPIRE")).as("Shin Hati has Force Dice too").containsExactly("dc-great-mothers");
        assertThat(atStart(fallen.force("morgan", 0), "EMPIRE"))
                .as("and is no Nightsister")
                .isEmpty();
    }

    @Test
    @Rule("SKD-CARD-07")
    void aCardOfTheSideServesThePoolsOfUnitsThatMeetWhatItRequires() {
        Book book = Files.shipped()
                .card("{id: test-card, name: Test, faction: HEROES, requires: MANDALORIAN, attachTo: SIDE, trigger:"
                        + " FORM_DEFENSE_POOL, cost: {}, effect: {does: GAIN_ACTION_DIE}}")
                .book("mission", Play.TRAINING_YARD);
        Skirmish now = Skirmishes.of(book, "sabine 45,30", "ezra 45,10", TROOPERS)
                .noDice()
                .sideCard("test-card", "HEROES")
                .now();
        assertThat(CardEffects.usable(now, "HEROES", Trigger.FORM_DEFENSE_POOL, "sabine").stream()
                        .map(Usable::id))
                .containsExactly("test-card");
        assertThat(CardEffects.usable(now, "HEROES", Trigger.FORM_DEFENSE_POOL, "ezra"))
                .isEmpty();
        assertThat(CardEffects.usable(now, "EMPIRE", Trigger.FORM_DEFENSE_POOL, "night-troopers-A"))
                .isEmpty();
    }

    /** Sabine has an ability of that text. */
    private static Skirmishes able(String ability) {
        Book book = Files.shipped()
                .unit("sabine", "abilities", List.of(Yaml.read(ability, Ability.class)))
                .book("mission", Play.TRAINING_YARD);
        return Skirmishes.of(book, "sabine 45,30", TROOPERS).dice("sabine", 2);
    }

    @Test
    @Rule("SKD-FORCE-08")
    void anAbilityWithTheForceSymbolThatIsUsedNeedsAForceDieThoughItCostsNone() {
        Skirmishes start = able("{id: trance, kind: SPECIAL, forceSymbol: true, effect: {does: GAIN_ACTION_DIE}}");
        assertThat(usable(start, "HEROES", Trigger.SPECIAL)).containsExactly("trance");
        assertThat(usable(start.force("sabine", 0), "HEROES", Trigger.SPECIAL)).isEmpty();
    }

    @Test
    @Rule("SKD-CARD-04")
    void anAbilityMayExhaustItsUnitWhichThenMustBeReady() {
        Skirmishes start =
                able("{id: rush, kind: START_OF_ACTIVATION_PHASE, cost: {exhaust: true}, effect: {does: MOVE}}");
        RulesTable<Skirmish> table =
                start.play(new UseEffect("HEROES", 0)).choose("heroes", "rush").choose("heroes", "{go: [45, 15]}");
        assertThat(table.state().the("sabine").isReady()).isFalse();
        assertThat(Skirmishes.stands(table, "sabine")).as("a move is 15 cm").isEqualTo("45,15");
        assertThat(atStart(start.exhausted("sabine"), "HEROES")).isEmpty();
    }

    // ---- targets

    @Test
    @Rule({"SKD-GEO-04", "SKD-APH-01"})
    void aTargetIsAFriendlyUnitInRangeOfWhomTheCardSays() {
        Skirmishes start = Skirmishes.yard(
                        "ahsoka 45,10", "morgan 10,60", "enoch 78,50", "death-troopers 45,60 45,63", TROOPERS)
                .sideCard("dc-for-thrawn", "EMPIRE")
                .strained("morgan", "death-troopers", "night-troopers-A", "ahsoka");
        // the death troopers stand 32 cm and more from either Leader, the night troopers' nearest less than 30
        assertThat(atStart(start, "EMPIRE")).containsExactly("dc-for-thrawn morgan", "dc-for-thrawn night-troopers-A");
    }

    @Test
    @Rule({"SKD-APH-01", "SKD-MOVE-01"})
    void aShortMoveByACard() {
        RulesTable<Skirmish> table = Skirmishes.yard("ahsoka 45,10", "sabine 40,10", TROOPERS)
                .sideCard("dc-howlers-charge", "HEROES")
                .play(new UseEffect("HEROES", 0))
                .choose("heroes", "dc-howlers-charge sabine")
                .choose("heroes", "{go: [40, 15]}");
        assertThat(Skirmishes.stands(table, "sabine")).isEqualTo("40,15");
    }

    // ---- with a pool

    @Test
    @Rule({"SKD-CARD-07", "SKD-STAT-04"})
    void aCardAddsADieToThePoolOfItsUnitOnceEvenOfAStrainedOne() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", TROOPERS)
                .card("dc-volley", "night-troopers-A")
                .noDice()
                .dice("night-troopers-A", 2)
                .force("sabine", 0)
                .strained("night-troopers-A")
                .acts("night-troopers-A")
                .choose("empire", strike("sabine e11 RANGED"));
        assertThat(table.violations("empire", "{dice: {black: 1}, cards: [dc-volley]}"))
                .hasToString("[dice: Night Troopers A is strained; it can't boost attack pools. [SKD-STAT-04]]");
        table.rolling("Attack", 1, 1, 1, 1, 1)
                .choose("empire", "{cards: [dc-volley]}")
                .isOver();
        assertThat(table.rolled().get(0).roll().pool()).hasToString("5 grey");
        assertThat(table.state().cards().the("dc-volley").isReady()).isFalse();
        assertThat(table.state().the("night-troopers-A").actionDice())
                .as("it is no boost")
                .isEqualTo(1);
    }

    @Test
    @Rule("SKD-CARD-07")
    void theDefenderUsesOnesForDefenseAndNobodyElse() {
        RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "ezra 40,30", TROOPERS)
                .card("dc-beskar", "sabine")
                .noDice()
                .dice("night-troopers-A", 1)
                .force("sabine", 0)
                .force("ezra", 0)
                .acts("night-troopers-A")
                .rolling("Attack", 4, 1, 1, 1)
                .choose("empire", strike("sabine e11 RANGED"));
        table.rolling("Defense of Sabine Wren", 3, 1)
                .choose("heroes", "{cards: [dc-beskar]}")
                .isOver();
        assertThat(table.rolled().get(1).roll().pool()).hasToString("2 black");
        Skirmishes.yard("sabine 45,30", "ezra 40,30", TROOPERS)
                .card("dc-beskar", "sabine")
                .noDice()
                .dice("night-troopers-A", 1)
                .force("ezra", 0)
                .acts("night-troopers-A")
                .rolling("Attack", 4, 1, 1, 1)
                .rolling("Defense of Ezra Bridger", 3)
                .choose("empire", strike("ezra e11 RANGED"))
                .isOver();
    }

    @Test
    @Rule({"SKD-FORCE-08", "SKD-FORCE-07"})
    void anAbilityWithTheForceSymbolNeedsAForceDie() {
        for (int force = 0; force < 2; force++) {
            RulesTable<Skirmish> table = Skirmishes.yard("sabine 45,30", "great-mothers 45,50 42,50 48,50")
                    .noDice()
                    .dice("sabine", 1)
                    .force("sabine", 0)
                    .force("great-mothers", force)
                    .acts("sabine");
            if (force == 0) {
                table.rolling("Attack of Sabine Wren", 3, 1, 1).rolling("Defense of The Great Mothers", 4);
            } else {
                table.rolling("Attack of Sabine Wren", 3, 1, 1).rolling("Defense of The Great Mothers", 4, 1);
            }
            table.choose("heroes", strike("great-mothers pistols RANGED")).isOver();
            assertThat(table.rolled().get(1).roll().pool()).hasToString(force == 0 ? "1 grey" : "1 grey + 1 white");
        }
    }

    @Test
    @Rule("SKD-FORCE-07")
    void theForceDieOfACardIsNotSpentTwice() {
        Book book = Files.shipped()
                .card("{id: test-card, name: Test, faction: HEROES, attachTo: UNIT, trigger: FORM_ATTACK_POOL, cost:"
                        + " {forceDice: 1}, effect: {does: ADD_DIE, pool: ATTACK, colour: RED}}")
                .book("mission", Play.TRAINING_YARD);
        RulesTable<Skirmish> table = Skirmishes.of(book, "sabine 45,30", TROOPERS)
                .card("test-card", "sabine")
                .noDice()
                .dice("sabine", 1)
                .acts("sabine")
                .choose("heroes", strike("night-troopers-A pistols RANGED"));
        assertThat(table.violations("heroes", "{force: yes, cards: [test-card]}"))
                .hasToString("[Sabine Wren would spend 2 Force Dice and has 1. [SKD-FORCE-04, SKD-FORCE-07]]");
        table.rolling("Attack of Sabine Wren", 1, 1, 1, 1)
                .choose("heroes", "{cards: [test-card]}")
                .isOver();
        assertThat(table.state().the("sabine").forceDice()).isZero();
    }

    // ---- reactions

    @Test
    @Rule({"SKD-CARD-04", "SKD-GEN-04"})
    void aCardMayAnswerToWoundsBeforeMinisFall() {
        Skirmishes start =
                with("UNIT_WOUNDED", "{does: REMOVE_WOUND}", "").noDice().dice("night-troopers-A", 1);
        RulesTable<Skirmish> table = start.force("sabine", 0)
                .wounds("sabine", 4) // of 5
                .acts("night-troopers-A")
                .rolling("Attack", 4, 1, 1, 1)
                .rolling("Defense of Sabine Wren", 1)
                .choose("empire", strike("sabine e11 RANGED"))
                .rolling("Bravery of Sabine Wren", 6)
                .choose("heroes", "test-card")
                .isOver();
        assertThat(table.state().the("sabine").wounds()).isEqualTo(4);
        assertThat(table.state().cards().the("test-card").isReady()).isFalse();
    }

    @Test
    @Rule("SKD-CARD-04")
    void andToTheDefeatOfAUnit() {
        Skirmishes start = with("UNIT_DEFEATED", "{does: GAIN_ACTION_DIE}", "")
                .dice("sabine", 0)
                .wounds("ezra", 5);
        RulesTable<Skirmish> table = start.play(new Casualties.RemoveMinis("ezra", "EMPIRE"));
        assertThat(table.state().has("ezra")).isFalse();
        table.choose("heroes", "test-card").isOver();
        assertThat(table.state().the("sabine").actionDice()).isEqualTo(1);
        RulesTable<Skirmish> silent = start.play(new Casualties.RemoveMinis("ezra", "EMPIRE"));
        silent.lapse("heroes").isOver();
        assertThat(silent.state().cards().the("test-card").isReady()).isTrue();
    }

    @Test
    @Rule({"SKD-CARD-07", "SKD-RES-04", "SKD-TURN-09"})
    void anAttackerThatIsDefeatedInTheMidstOfItsAttackEndsItAndItsActivation() {
        RulesTable<Skirmish> table = with(
                        "FORM_DEFENSE_POOL", "{does: ADD_WOUND, n: 9}", ", target: {who: ENEMY, range: 2}")
                .unit("morgan 80,80")
                .noDice()
                .force("sabine", 0)
                .dice("night-troopers-A", 1)
                .play(new ActivationPhase.NextTurn())
                .choose("heroes", "ezra")
                .choose("empire", "night-troopers-A")
                .rolling("Attack", 4, 1, 1, 1)
                .choose("empire", strike("sabine e11 RANGED"))
                .choose("heroes", "{cards: [test-card night-troopers-A]}");
        assertThat(table.state().has("night-troopers-A")).isFalse();
        assertThat(table.rolled()).as("no defense is rolled").hasSize(1);
        assertThat(table.state().attacks()).isEmpty();
        assertThat(table.state().activation()).isNull();
        assertThat(table.waitingFor()).containsExactly("heroes");
    }

    @Test
    @Rule("SKD-CARD-07")
    void aCardIsUsedOnceAPoolOnWhomeverItIsUsed() {
        RulesTable<Skirmish> table = with("FORM_DEFENSE_POOL", "{does: STRAIN}", ", target: {who: ENEMY}")
                .unit("morgan 80,80")
                .noDice()
                .force("sabine", 0)
                .dice("night-troopers-A", 1)
                .acts("night-troopers-A")
                .rolling("Attack", 4, 1, 1, 1)
                .choose("empire", strike("sabine e11 RANGED"));
        assertThat(table.codes("heroes", "{cards: [test-card night-troopers-A, test-card morgan]}"))
                .containsExactly("CARD_TWICE");
        assertThat(table.codes("heroes", "{cards: [test-card morgan]}")).isEmpty();
        assertThat(table.codes("heroes", "{cards: [test-card ezra]}")).containsExactly("TARGET_OWN");
    }

    @Test
    @Rule("SKD-CARD-07")
    void aCardIsUsedOnUnitsOfTheKindAndTheSideItNames() {
        RulesTable<Skirmish> table = with(
                        "FORM_DEFENSE_POOL", "{does: STRAIN}", ", target: {who: ENEMY, keyword: TROOPER}")
                .unit("morgan 80,80")
                .noDice()
                .force("sabine", 0)
                .dice("night-troopers-A", 1)
                .acts("night-troopers-A")
                .rolling("Attack", 4, 1, 1, 1)
                .choose("empire", strike("sabine e11 RANGED"));
        assertThat(table.codes("heroes", "{cards: [test-card morgan]}")).containsExactly("TARGET_KEYWORD");
        assertThat(table.codes("heroes", "{cards: [test-card night-troopers-A]}"))
                .isEmpty();
        RulesTable<Skirmish> magick = Skirmishes.yard("ahsoka 45,45", "morgan 45,50", TROOPERS)
                .wounds("ahsoka", 1)
                .acts("morgan");
        assertThat(magick.codes("empire", "{special: magick ahsoka}")).contains("TARGET_ENEMY");
    }

    @Test
    @Rule({"SKD-CARD-07", "SKD-GEN-04"})
    void whatAUnitAlwaysAddsItAddsToThatPoolOnly() {
        for (PoolKind pool : PoolKind.values()) {
            Book book = Files.shipped()
                    .unit(
                            "bandits",
                            "abilities",
                            List.of(Yaml.read(
                                    "{id: rage, kind: PASSIVE, effect: {does: ADD_DIE, pool: " + pool
                                            + ", colour: RED, n: 2}}",
                                    Ability.class)))
                    .book("mission", Play.TRAINING_YARD);
            Skirmishes start = Skirmishes.of(book, "sabine 45,45", "bandits-A 45,50 42,50 48,50")
                    .noDice()
                    .force("sabine", 0)
                    .dice("bandits-A", 1)
                    .dice("sabine", 1);
            int red = pool == PoolKind.ATTACK ? 2 : 0;
            RulesTable<Skirmish> attack = start.acts("bandits-A")
                    .rolling("Attack of Peridea bandits A", red == 0 ? new int[] {1, 1, 1} : new int[] {1, 1, 1, 1, 1})
                    .choose("empire", strike("sabine polearms CLOSE_COMBAT"));
            assertThat(attack.rolled().get(0).roll().pool())
                    .as(pool.name())
                    .hasToString(red == 0 ? "3 white" : "2 red + 3 white");
            RulesTable<Skirmish> defense =
                    start.dice("bandits-A", 0).acts("sabine").rolling("Attack of Sabine Wren", 3, 1, 1);
            boolean wards = pool == PoolKind.DEFENSE;
            boolean brave = pool == PoolKind.BRAVERY;
            defense.rolling("Defense of Peridea bandits A", wards ? new int[] {1, 1, 1} : new int[] {1})
                    .rolling("Bravery of Peridea bandits A", brave ? new int[] {2, 1, 1} : new int[] {5})
                    .choose("heroes", strike("bandits-A pistols RANGED"))
                    .choose("empire", "[bandits-A-2]")
                    .isOver();
            assertThat(defense.rolled().get(1).roll().pool()).hasToString(wards ? "2 red + 1 white" : "1 white");
            assertThat(defense.rolled().get(2).roll().pool()).hasToString(brave ? "2 red + 1 white" : "1 white");
        }
    }

    @Test
    @Rule("SKD-CARD-04")
    void nobodyAnswersToTheWoundsOfAnother() {
        RulesTable<Skirmish> table = with("UNIT_WOUNDED", "{does: GAIN_ACTION_DIE}", "")
                .noDice()
                .force("ezra", 0)
                .wounds("ezra", 1)
                .given(now -> now.beginning(Attack.of(
                                new Attack.Declared("EMPIRE", "night-troopers-A", "ezra", "e11", null, DicePool.NONE),
                                DicePool.NONE)
                        .hitting(1, 0)))
                .play()
                .rolling("Bravery of Ezra Bridger", 6)
                .play(Agenda.titled(
                        Sentence.of("An attack"),
                        new AttackSequence.ResolveAttack(),
                        new Bravery.FormBraveryPool(),
                        new Bravery.RollBraveryPool(),
                        new Bravery.TestBravery(),
                        new AttackSequence.EndAttack()))
                .isOver();
        assertThat(table.state().the("ezra").wounds()).isEqualTo(2);
    }

    @Test
    @Rule({"SKD-STAT-06", "SKD-ACTN-08"})
    void whoIsStrainedIsNoTargetForStrain() {
        Skirmishes start = with("START_OF_ACTIVATION_PHASE", "{does: STRAIN}", ", target: {who: ENEMY}")
                .unit("morgan 80,80")
                .strained("night-troopers-A");
        assertThat(atStart(start, "HEROES")).containsExactly("test-card morgan");
    }

    // ---- effects of our own cards, whose texts win over the rules

    private static Skirmish applied(Skirmishes start, String effect, String target) {
        EffectLine line = Yaml.read(effect, EffectLine.class);
        Story story = Story.of(start.now());
        CardEffects.apply(story, new Use(line, "HEROES", "sabine", target));
        return story.now();
    }

    @Test
    @Rule({"SKD-GEN-04", "SKD-SURG-05"})
    void eachEffectDoesWhatItSays() {
        Skirmishes start = Skirmishes.citadel("sabine 45,30", "ezra 45,10", TROOPERS)
                .sideCard("dc-howlers-charge", "HEROES")
                .wounds("ezra", 2)
                .dice("ezra", 1)
                .force("ezra", 1);
        assertThat(applied(start, "{does: STRAIN}", "ezra").the("ezra").strained())
                .isTrue();
        assertThat(applied(start.strained("ezra"), "{does: UNSTRAIN}", "ezra")
                        .the("ezra")
                        .strained())
                .isFalse();
        assertThat(applied(start, "{does: REMOVE_WOUND, n: 5}", "ezra")
                        .the("ezra")
                        .wounds())
                .isZero();
        assertThat(applied(start, "{does: ADD_WOUND, n: 2}", "ezra").the("ezra").wounds())
                .isEqualTo(4);
        assertThat(applied(start, "{does: LOSE_ACTION_DIE, n: 3}", "ezra")
                        .the("ezra")
                        .actionDice())
                .isZero();
        assertThat(applied(start, "{does: GAIN_ACTION_DIE}", "ezra").the("ezra").actionDice())
                .isEqualTo(2);
        assertThat(applied(start, "{does: SPEND_FORCE_DIE, n: 3}", "ezra")
                        .the("ezra")
                        .forceDice())
                .isZero();
        assertThat(applied(start, "{does: EXHAUST_CARD}", "ezra").the("ezra").isReady())
                .isFalse();
        assertThat(applied(start.exhausted("ezra"), "{does: READY_CARD}", "ezra")
                        .the("ezra")
                        .isReady())
                .isTrue();
        assertThat(applied(start, "{does: EXHAUST_CARD, card: dc-howlers-charge}", "ezra")
                        .cards()
                        .the("dc-howlers-charge")
                        .isReady())
                .isFalse();
        start.exhaustedCard("dc-howlers-charge");
        assertThat(applied(start, "{does: READY_CARD, card: dc-howlers-charge}", "ezra")
                        .cards()
                        .the("dc-howlers-charge")
                        .isReady())
                .isTrue();
        assertThat(applied(start, "{does: SCORE, n: 3}", "ezra").vp("HEROES")).isEqualTo(3);
        assertThat(applied(start, "{does: REMOVE_TERRAIN, piece: gate}", "ezra").removed())
                .containsExactly("gate");
    }

    @Test
    @Rule({"SKD-ACTN-04", "SKD-GEN-04", "SKD-ACTN-07"})
    void aFreeActionByASpecialActionOfACard() {
        RulesTable<Skirmish> table = with("SPECIAL", "{does: FREE_ACTION, action: ATTACK}", "")
                .noDice()
                .dice("sabine", 1)
                .force("sabine", 0)
                .acts("sabine")
                .choose("heroes", "{special: test-card}")
                .rolling("Attack of Sabine Wren", 1, 1, 1)
                .choose("heroes", strike("night-troopers-A pistols RANGED"))
                .isOver();
        assertThat(table.rolled()).hasSize(1);
        assertThat(table.state().cards().the("test-card").isReady()).isFalse();
    }

    @Test
    @Rule("SKD-CARD-04")
    void someCardsAreReadiedAtTheStartOfTheActivationPhase() {
        RulesTable<Skirmish> table = with(
                        "FORM_DEFENSE_POOL",
                        "{does: ADD_DIE, pool: DEFENSE, colour: RED}",
                        ", readiedBy: START_OF_ACTIVATION_PHASE")
                .exhaustedCard("test-card")
                .play(new ReadyAndRefresh());
        assertThat(table.state().cards().the("test-card").isReady()).isTrue();
    }

    @Test
    @Rule({"SKD-CARD-05", "SKD-CARD-06"})
    void aCardIsAttachedToAUnitThatMeetsWhatItRequires() {
        Skirmishes start = Skirmishes.yard("ahsoka 45,30", "sabine 40,30", TROOPERS);
        RulesTable<Skirmish> table = start.play(new SetupPhase.PlayCard("HEROES", "dc-meditation"));
        assertThat(table.question("heroes").options().all().map(Object::toString))
                .containsExactly("ahsoka", "sabine");
        table.choose("heroes", "sabine").isOver();
        assertThat(table.state().cards().the("dc-meditation").unit()).isEqualTo("sabine");
        assertThat(start.play(new SetupPhase.PlayCard("HEROES", "dc-beskar"))
                        .isOver()
                        .state()
                        .cards()
                        .the("dc-beskar")
                        .unit())
                .as("only one may have it")
                .isEqualTo("sabine");
        assertThat(start.play(new SetupPhase.PlayCard("EMPIRE", "dc-for-thrawn"))
                        .isOver()
                        .state()
                        .cards()
                        .the("dc-for-thrawn")
                        .unit())
                .as("it belongs to its side")
                .isNull();
    }
}
