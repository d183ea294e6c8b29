package org.muster.ruleset.crusade.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.scenario.Matchmaking;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** What may be ordered, and why not. Orders are written as players write them. */
class OrderTest {

    private static RulesTable<Season> asked(String... seats) {
        return asked(Seasons.of(seats));
    }

    private static RulesTable<Season> asked(Seasons seasons) {
        return seasons.table().play(new StrategyPhase.GiveOrders());
    }

    @Test
    @Rule({"CRU-NOM-02", "CRU-NOM-05"})
    void aNomadsAttackIsReadAsOne() {
        Season season = Seasons.of("anna:orks:", "bert").season();
        assertThat(new Order.Attack(Order.NOMAD, "S02").words(season.book())).hasToString("attack Verdance as a nomad");
        assertThat(new Order.Support(Order.nomad(new Player("anna")), "S02").words(season.book()))
                .hasToString("support the attack of the nomad anna on Verdance");
    }

    /** Who reads what was answered knows which system is attacked, and which it comes from. */
    @Test
    @Rule("CRU-STRAT-01")
    void anAnsweredOrderIsToldAsASentence() {
        Options<OrderSheet> orders = OrderForm.of(Seasons.of("anna", "bert").season(), new Player("anna"));
        assertThat(orders.inWords(Json.readAnswer("{\"attack\": {\"S01\": \"S02\"}}")))
                .hasToString("attack Verdance from Aurelion");
        assertThat(orders.inWords(Json.readAnswer("{\"defend\": \"S01\"}"))).hasToString("defend Aurelion");
    }

    @Test
    @Rule("CRU-STRAT-03")
    void anOrderAfterTheDeadlineIsToldThatItsTurnIsClosed() {
        assertThat(asked("anna", "bert").decision("anna").lateness()).hasValueSatisfying(late -> {
            assertThat(late.code()).isEqualTo("ORDER_LATE");
            assertThat(late.sentence()).hasToString("The Strategy phase of turn 1 is closed.");
        });
    }

    /** Whose order is what, once all are opened. */
    private static List<String> orders(RulesTable<Season> table) {
        Season season = table.state();
        List<String> orders = new ArrayList<>();
        season.orders().forEach((player, sheet) -> orders.add(player + ": " + sheet.words(season.book())));
        return orders;
    }

    /** What is wrong with an order of Anna's, as she reads it. */
    private static List<String> refusals(Seasons seasons, String order) {
        return asked(seasons).violations("anna", order).stream()
                .map(violation -> violation.code() + ": " + violation.sentence())
                .toList();
    }

    private static List<String> codes(Seasons seasons, String order) {
        return asked(seasons).codes("anna", order);
    }

    private static boolean isLegal(Seasons seasons, String order) {
        return asked(seasons).violations("anna", order).isEmpty();
    }

    private static String sixOf(Seasons seasons, int n) {
        return seasons.season().force(seasons.season().players().get(0)).units().keySet().stream()
                .limit(n)
                .map(name -> '"' + name + '"')
                .collect(Collectors.joining(", ", "{\"train\": [", "]}"));
    }

    // ---- the phase

    @Test
    @Rule({"CRU-STRAT-01", "CRU-TURN-03", "CRU-TURN-06"})
    void everybodyGivesOneOrderWithinThreeDaysAndThePhaseEndsWhenAllHave() {
        RulesTable<Season> table = asked("anna", "bert", "cleo::");
        Decision<?> decision = table.decision("anna");
        assertThat(decision.within()).contains(Duration.ofDays(3));
        assertThat(decision.questions())
                .as("who controls nothing is waited for too")
                .hasSize(3);
        table.choose("anna", "{attack: {S01: S02}}").choose("bert", "none");
        assertThat(table.waitingFor()).containsExactly("cleo");
        assertThat(table.state().orders()).isEmpty();
        table.choose("cleo", "none");
        assertThat(table.state().orders()).hasSize(3);
        table.isOver();
    }

    @Test
    @Rule({"CRU-STRAT-02", "CRU-TURN-06"})
    void ordersAreSecretAndAllAreOpenedAtOnce() {
        RulesTable<Season> table = asked("anna", "bert");
        assertThat(table.decision("anna").isSecret()).isTrue();
        assertThat(table.decision("anna").opensAnswers()).isTrue();
        table.choose("anna", "{attack: {S01: S02}}").choose("bert", "{defend: N01}");
        assertThat(table.told())
                .as("the engine opens them, and nobody tells them again")
                .isEmpty();
        assertThat(orders(table)).containsExactly("anna: attack Verdance from Aurelion", "bert: defend Vharsis");
    }

    @Test
    @Rule("CRU-STRAT-05")
    void whoGivesNoOrderDoesNothing() {
        RulesTable<Season> table =
                asked("anna", "bert").choose("anna", "{defend: S01}").lapse("bert");
        assertThat(orders(table)).containsExactly("anna: defend Aurelion", "bert: no order");
        assertThat(Matchmaking.of(table.state()).battles()).isEmpty();
    }

    @Test
    @Rule("CRU-STRAT-05")
    void byOptionWhoGivesNoOrderDefendsHisHomeIfItIsHis() {
        HouseRules defend = Seasons.houseRules("missingOrder", HouseRules.MissingOrder.DEFEND_HOME);
        RulesTable<Season> table = asked(Seasons.of(defend, "anna", "bert::N02", "cleo"))
                .choose("cleo", "none")
                .lapse("anna");
        assertThat(orders(table))
                .as("an explicit none is an answer")
                .containsExactly("anna: defend Aurelion", "bert: no order", "cleo: no order");
    }

    @Test
    @Rule("CRU-STRAT-05")
    void byOptionWhoGivesNoOrderTrainsHisFirstSixUnits() {
        HouseRules train = Seasons.houseRules("missingOrder", HouseRules.MissingOrder.INTENSIVE_TRAINING);
        RulesTable<Season> table = asked(Seasons.of(train, "anna:orks", "bert")).lapse("anna");
        assertThat(orders(table).get(0))
                .isEqualTo(
                        "anna: intensive training of Warboss no. 1, Warboss no. 2, Boyz no. 1, Boyz no. 2, Boyz no. 3 and Boyz no. 4");
    }

    @Test
    @Rule("CRU-STRAT-06")
    void aSystemDefendedThisTurnIsNotDefendedInTheNext() {
        Season next =
                Seasons.of("anna", "bert").orders("anna defend S01").season().nextTurn(Stage.STRATEGY);
        assertThat(next.orders()).isEmpty();
    }

    // ---- attack

    @Test
    @Rule({"CRU-ATK-01", "CRU-ATK-02"})
    void anAttackGoesFromAnOwnSystemToAnAdjacentOne() {
        Seasons seasons = Seasons.of("anna::S01,S04", "bert::S05");
        assertThat(isLegal(seasons, "{attack: {S04: S05}}")).isTrue();
        assertThat(isLegal(seasons, "{attack: {S04: S09}}")).isTrue();
        assertThat(refusals(seasons, "{attack: {S04: S10}}"))
                .containsExactly(
                        "ORDER_NOT_ADJACENT: Sanctus Primaris (S10) is not adjacent to Gallowmire (S04); from Gallowmire (S04) you reach Saint Corvin's Rest (S05), Bastion Aegis (S08) and Ashen Throne (S09).");
        assertThat(refusals(seasons, "{attack: {S10: S09}}"))
                .containsExactly(
                        "ORDER_FROM_NOT_HELD: You do not control Sanctus Primaris (S10), so no attack sets out from there; you control Aurelion (S01) and Gallowmire (S04).");
        assertThat(refusals(seasons, "{attack: {S09: S10}}"))
                .as("the target named where the origin is asked for")
                .containsExactly(
                        "ORDER_FROM_NOT_HELD: You do not control Ashen Throne (S09), so no attack sets out from there; it can be attacked from Gallowmire (S04), which is named first.");
    }

    @Test
    @Rule({"CRU-ATK-03", "CRU-ATK-04"})
    void theTargetIsAnyOtherPlayersSystemOrNobodysButNotOnesOwn() {
        Seasons seasons = Seasons.of("anna::S01,S04", "bert::S05");
        assertThat(isLegal(seasons, "{attack: {S01: S05}}")).as("Bert's").isTrue();
        assertThat(isLegal(seasons, "{attack: {S01: S02}}")).as("nobody's").isTrue();
        assertThat(refusals(seasons, "{attack: {S01: S04}}"))
                .containsExactly("ORDER_TARGET_OWN: Gallowmire (S04) is already yours.");
    }

    @Test
    @Rule("CRU-ATK-06")
    void theGreatRiftIsNoTargetAndNoOriginAndThatIsReportedAlone() {
        Seasons seasons = Seasons.of("anna::S08", "bert");
        String rift = "ORDER_TARGET_RIFT: R06 is a Great Rift hex; there is no system.";
        assertThat(refusals(seasons, "{attack: {S08: R06}}")).containsExactly(rift);
        assertThat(refusals(seasons, "{attack: {R06: S13}}")).containsExactly(rift);
        assertThat(refusals(seasons, "{support: {R06: S13}}")).containsExactly(rift);
        assertThat(refusals(seasons, "{defend: R06}")).containsExactly(rift);
        assertThat(refusals(seasons, "{attack: {S08: X99}}"))
                .containsExactly("ORDER_UNKNOWN_SYSTEM: There is no system X99 on this map.");
        assertThat(codes(seasons, "{attack: {S08: N08}}"))
                .as("normal reach does not cross it")
                .containsExactly("ORDER_NOT_ADJACENT");
    }

    @Test
    @Rule({"CRU-STRAT-04", "CRU-ATK-01", "CRU-ATK-03"})
    void everyReasonIsToldAtOnce() {
        assertThat(codes(Seasons.of("anna::S01,S04", "bert::S05"), "{attack: {S05: S04}}"))
                .containsExactly("ORDER_FROM_NOT_HELD", "ORDER_TARGET_OWN");
        assertThat(codes(Seasons.of("anna::S01,S16", "bert::S05"), "{attack: {S01: S16}}"))
                .as("his own, and far away as well")
                .containsExactly("ORDER_TARGET_OWN", "ORDER_NOT_ADJACENT");
        assertThat(codes(Seasons.of("anna::S01", "bert::S05"), "{attack: {R06: X99}}"))
                .containsExactly("ORDER_TARGET_RIFT", "ORDER_UNKNOWN_SYSTEM");
        assertThat(codes(Seasons.of("anna::S01", "bert::S05"), "{support: {X98: S04}}"))
                .containsExactly("ORDER_UNKNOWN_SYSTEM");
        assertThat(codes(Seasons.of("anna::S16", "bert::S04"), "{support: {S06: S09}}"))
                .as("nobody's attack, and out of reach as well")
                .containsExactly("SUPPORT_NO_ARMY", "SUPPORT_OUT_OF_REACH");
    }

    @Test
    @Rule({"CRU-ATK-01", "CRU-SUP-03"})
    void aPlaceThatNoOrderMayStartFromIsClosedByThatAlone() {
        Options<OrderSheet> form =
                OrderForm.of(Seasons.of("anna::S01", "bert::S05").season(), new org.muster.api.seat.Player("anna"));
        assertThat(closedBy(form, "attack", "S05")).containsExactly("ORDER_FROM_NOT_HELD");
        assertThat(closedBy(form, "attack", "NOMAD")).containsExactly("NOMAD_NOT_ALLOWED");
        assertThat(closedBy(form, "support", "S06")).containsExactly("SUPPORT_NO_ARMY");
    }

    @Test
    @Rule({"CRU-SUP-02", "CRU-SUP-04"})
    void thatNobodyAttacksWhatHeReachesIsSaidOnceAndNotForEachAttack() {
        Seasons apart = Seasons.of("anna::S01", "bert::S16", "cleo::N08");
        String nothing = "SUPPORT_NO_ATTACK: No other player can attack what you reach, so there is nothing to support;"
                + " you reach Verdance (S02), Gallowmire (S04) and Saint Corvin's Rest (S05).";
        assertThat(refusals(apart, "support")).containsExactly(nothing);
        assertThat(OrderForm.of(apart.season(), new org.muster.api.seat.Player("anna"))
                        .closed())
                .filteredOn(closed -> closed.option().id().equals("support"))
                .flatExtracting(closed -> closed.violations())
                .extracting(violation -> violation.code() + ": " + violation.sentence())
                .containsExactly(nothing);
        assertThat(codes(apart, "{support: {S16: S04}}"))
                .as("who names one hears about that one")
                .containsExactly("SUPPORT_IMPOSSIBLE_ATTACK");
    }

    @Test
    @Rule("CRU-ATK-01")
    void whatIsCalledByItsNameIsThereAlsoFromWhereNoAttackStarts() {
        assertThat(codes(Seasons.of("anna::S01", "bert::S05"), "{attack: {S05: Gallowmire}}"))
                .containsExactly("ORDER_FROM_NOT_HELD");
    }

    private static List<String> closedBy(Options<OrderSheet> form, String kind, String place) {
        return form.parts().stream()
                .filter(part -> part.option().id().equals(kind))
                .flatMap(part -> part.options().closed().stream())
                .filter(closed -> closed.option().id().equals(place))
                .flatMap(closed -> closed.violations().stream())
                .map(Violation::code)
                .toList();
    }

    // ---- nomads

    @Test
    @Rule({"CRU-NOM-01", "CRU-NOM-02"})
    void whoControlsNothingAttacksAnythingInTheHalfOfHisHome() {
        Seasons seasons = Seasons.of("anna::", "bert::S05");
        assertThat(isLegal(seasons, "{attack: {NOMAD: S19}}")).isTrue();
        assertThat(isLegal(seasons, "{attack: {NOMAD: S05}}")).isTrue();
        assertThat(codes(seasons, "{attack: {NOMAD: N05}}")).containsExactly("ORDER_NOT_ADJACENT");
        assertThat(codes(seasons, "{attack: {NOMAD: R06}}")).containsExactly("ORDER_TARGET_RIFT");
        HouseRules anywhere = Seasons.houseRules("nomadReach", HouseRules.NomadReach.ANYWHERE);
        assertThat(isLegal(Seasons.of(anywhere, "anna::", "bert"), "{attack: {NOMAD: N05}}"))
                .isTrue();
    }

    @Test
    @Rule({"CRU-NOM-03", "CRU-NOM-01"})
    void whoHasSystemsIsNoNomadUnlessTheOptionAsksForHisHome() {
        assertThat(refusals(Seasons.of("anna::S02,S04", "bert"), "{attack: {NOMAD: S19}}"))
                .containsExactly("NOMAD_NOT_ALLOWED: You control 2 systems, so an attack needs one of them as origin.");
        HouseRules homeLost = Seasons.houseRules("nomadWhen", HouseRules.NomadWhen.HOME_LOST);
        Seasons lost = Seasons.of(homeLost, "anna::S02", "bert");
        assertThat(isLegal(lost, "{attack: {NOMAD: S19}}")).isTrue();
        assertThat(isLegal(lost, "{attack: {S02: S03}}"))
                .as("a normal origin too")
                .isTrue();
        assertThat(isLegal(lost, "{defend: S02}")).isTrue();
        assertThat(isLegal(Seasons.of(homeLost, "anna", "bert"), "{attack: {NOMAD: S19}}"))
                .isFalse();
    }

    @Test
    @Rule({"CRU-NOM-04", "CRU-NOM-05"})
    void aNomadSupportsWhatHeCouldAttackAndIsSupportedByName() {
        Seasons seasons = Seasons.of("anna::", "bert::S05", "cleo::");
        assertThat(isLegal(seasons, "{support: {S05: S10}}")).isTrue();
        assertThat(isLegal(seasons, "{support: {NOMAD-cleo: S12}}"))
                .as("Cleo's home is S12, in the same half")
                .isTrue();
        assertThat(refusals(seasons, "{support: {NOMAD-bert: S12}}"))
                .containsExactly(
                        "SUPPORT_NO_ARMY: bert is no nomad; name the system the attack starts from: bert controls"
                                + " Saint Corvin's Rest (S05).");
        for (String nobody : List.of("NOMAD-Bert", "NOMADX", "NOMAD-", "NOMAD-dora")) {
            assertThat(refusals(seasons, "{support: {" + nobody + ": S12}}"))
                    .as(nobody)
                    .containsExactly(
                            "SUPPORT_NO_ARMY: No player is called that; name the system the attack starts from.");
        }
        assertThat(refusals(seasons, "{support: {NOMAD: S12}}"))
                .containsExactly(
                        "SUPPORT_OWN_ATTACK: The attack of your nomads is yours; a support names another player's attack.");
        assertThat(refusals(Seasons.of("anna::S10", "bert::", "cleo::", "dora::S05"), "{support: {NOMAD: S05}}"))
                .as("Anna is asked whose nomads she means")
                .containsExactly(
                        "SUPPORT_NO_ARMY: A support of a nomad names the player too: NOMAD-bert and NOMAD-cleo.");
        Seasons homeless =
                Seasons.of(Seasons.houseRules("nomadWhen", HouseRules.NomadWhen.HOME_LOST), "anna::S05", "bert::S10");
        assertThat(refusals(homeless, "{support: {NOMAD-anna: S09}}"))
                .contains(
                        "SUPPORT_OWN_ATTACK: The attack of your nomads is yours; a support names another player's attack.");
    }

    @Test
    @Rule({"CRU-NOM-06", "CRU-NOM-07"})
    void aNomadHasNothingToDefendButMayTrain() {
        Seasons seasons = Seasons.of("anna::", "bert");
        assertThat(codes(seasons, "{defend: S01}")).containsExactly("ORDER_DEFEND_NOT_HELD");
        assertThat(isLegal(seasons, sixOf(seasons, 6))).isTrue();
        Season gained = seasons.holding("anna", "S05").season();
        assertThat(gained.isNomad(gained.players().get(0)))
                .as("with a system he is none any more")
                .isFalse();
    }

    // ---- support

    @Test
    @Rule({"CRU-SUP-01", "CRU-SUP-02"})
    void aSupportNamesWhereTheAttackStartsAndATargetBesideTheSupporter() {
        Seasons seasons = Seasons.of("anna::S10", "bert::S04", "cleo::S09");
        assertThat(isLegal(seasons, "{support: {S04: S05}}"))
                .as("Anna is beside S05, not beside S04")
                .isTrue();
        assertThat(isLegal(seasons, "{support: {S04: S09}}")).isTrue();
        assertThat(refusals(Seasons.of("anna::S16", "bert::S04", "cleo::S09"), "{support: {S04: S09}}"))
                .containsExactly(
                        "SUPPORT_OUT_OF_REACH: You do not reach Ashen Throne (S09); you reach Pilgrim's End (S11), Castle Veraine (S12), Meadowfall (S15) and Dawnspire (S19).");
    }

    @ParameterizedTest
    @Rule("CRU-SUP-03")
    @CsvSource({
        "'{support: {S10: S09}}', SUPPORT_OWN_ATTACK, Sanctus Primaris (S10) is yours; a support names another player's attack.",
        "'{support: {S06: S05}}', SUPPORT_NO_ARMY, 'Nobody controls Deepcut (S06), so no attack starts there.'",
        "'{support: {NOMAD-bert: S05}}', SUPPORT_NO_ARMY, 'bert is no nomad; name the system the attack starts from: bert controls Gallowmire (S04) and Ashen Throne (S09).'",
        "'{support: {NOMAD: S05}}', SUPPORT_NO_ARMY, 'No player is a nomad now; a support names the system another player''s attack starts from.'",
        "'{support: {NOMAD-anna: S05}}', SUPPORT_NO_ARMY, 'No player is a nomad now; a support names the system another player''s attack starts from.'",
        "'{support: {NOMAD-bertx: S05}}', SUPPORT_NO_ARMY, No player is called that; name the system the attack starts from.",
        "'{support: {S04: S10}}', SUPPORT_TARGET_OWN, Sanctus Primaris (S10) is your own system.",
        "'{support: {S04: S09}}', SUPPORT_TARGET_OF_SUPPORTED, 'Ashen Throne (S09) belongs to bert, whose attack you would support.'"
    })
    void aSupportThatMakesNoSenseIsRefused(String order, String code, String sentence) {
        Seasons seasons = Seasons.of("anna::S10", "bert::S04,S09");
        assertThat(refusals(seasons, order)).contains(code + ": " + sentence);
    }

    @Test
    @Rule("CRU-SUP-03")
    void outOfReachIsNotReportedBesideAnOwnTarget() {
        assertThat(codes(Seasons.of("anna::S10", "bert::S04"), "{support: {S04: S10}}"))
                .containsExactly("SUPPORT_TARGET_OWN", "SUPPORT_IMPOSSIBLE_ATTACK");
    }

    @Test
    @Rule("CRU-SUP-04")
    void anAttackThatTheSupportedPlayerCouldNotOrderIsNotSupported() {
        assertThat(refusals(Seasons.of("anna::S10", "bert::S04"), "{support: {S04: S14}}"))
                .containsExactly(
                        "SUPPORT_IMPOSSIBLE_ATTACK: bert cannot attack Hammer of Orso (S14) from Gallowmire (S04); from there Aurelion (S01), Saint Corvin's Rest (S05), Bastion Aegis (S08)"
                                + " and Ashen Throne (S09) can be attacked.");
        assertThat(codes(Seasons.of("anna::S10", "bert::S04"), "{support: {S06: S14}}"))
                .as("not checked where nobody could attack")
                .containsExactly("SUPPORT_NO_ARMY");
    }

    // ---- defend and train

    @Test
    @Rule("CRU-DEF-01")
    void onlyAnOwnSystemIsDefended() {
        Seasons seasons = Seasons.of("anna::S01", "bert::S05");
        assertThat(isLegal(seasons, "{defend: S01}")).isTrue();
        assertThat(refusals(seasons, "{defend: S05}"))
                .containsExactly(
                        "ORDER_DEFEND_NOT_HELD: You can only defend a system you control; Saint Corvin's Rest (S05) belongs to bert.");
        assertThat(refusals(seasons, "{defend: S09}"))
                .containsExactly(
                        "ORDER_DEFEND_NOT_HELD: You can only defend a system you control; Ashen Throne (S09) belongs to nobody.");
    }

    @Test
    @Rule("CRU-TRN-01")
    void sixDifferentUnitsTrainOrAllWhereThereAreFewer() {
        Seasons seasons = Seasons.of("anna", "bert");
        assertThat(isLegal(seasons, sixOf(seasons, 6))).isTrue();
        assertThat(refusals(seasons, sixOf(seasons, 5)))
                .containsExactly("TRAINING_UNIT_COUNT: Choose exactly 6 different units; you chose 5.");
        assertThat(codes(seasons, sixOf(seasons, 7))).containsExactly("TRAINING_UNIT_COUNT");
        assertThat(refusals(seasons, "{train: [predator, predator, predator, predator, predator, predator]}"))
                .contains("TRAINING_UNIT_COUNT: Choose exactly 6 different units; you chose 1.");
        assertThat(refusals(seasons, sixOf(seasons, 5).replace("]", ", Ghazghkull]")))
                .containsExactly("TRAINING_UNIT_UNKNOWN: Ghazghkull is not in your Order of Battle.");
        Season three = seasons.season();
        Force force = three.force(three.players().get(0));
        OrderSheet all = OrderForm.of(
                        three.with(
                                three.players().get(0),
                                force.with(Force.starter(three.book().faction("orks")))),
                        three.players().get(0))
                .read(Json.readAnswer("{train: [warboss 1, warboss 2, boyz 1, boyz 2, boyz 3, boyz 4]}"))
                .value();
        assertThat(all.order()).isInstanceOf(Order.Train.class);
        Unit only = new Unit("Grot", "", 1, List.of("imperium"), 0);
        Season one = three.with(three.players().get(0), force.with(org.muster.api.state.OrderedMap.of("Grot", only)));
        Options<OrderSheet> form = OrderForm.of(one, three.players().get(0));
        assertThat(form.read(Json.readAnswer("{train: [Grot]}")).isOk()).isTrue();
        assertThat(form.read(Json.readAnswer("{train: []}")).violations())
                .extracting(Violation::code)
                .containsExactly("TRAINING_UNIT_COUNT");
    }
}
