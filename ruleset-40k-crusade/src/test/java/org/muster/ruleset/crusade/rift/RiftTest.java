package org.muster.ruleset.crusade.rift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Question;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Turns of the Great Rift: free challenges, two battles each, first come first served. */
class RiftTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final Player CLEO = new Player("cleo");

    /** Turn 3 begins: everybody looks for battles. */
    private static RulesTable<Season> rift(String... seats) {
        return RulesTable.of(Seasons.CAMPAIGN, Seasons.of(seats).turn(2).season())
                .play(new RiftPhase.BeginRiftTurn());
    }

    private static RulesTable<Season> resolved(RulesTable<Season> table) {
        return table.play(new ResolutionPhase.ResolveResults());
    }

    private static List<String> refusals(RulesTable<Season> table, String seat, String typed) {
        return table.violations(seat, typed).stream()
                .map(violation -> violation.code() + ": " + violation.sentence())
                .toList();
    }

    private static String forUnclaimed(String opponent, String system) {
        return "{propose: {opponents: [" + opponent + "], stake: {unclaimed: " + system + "}}}";
    }

    @Test
    @Rule("CRU-RIFT-01")
    void everybodyLooksForBattlesAndThereAreNoOrders() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        assertThat(table.state().stage()).isEqualTo(Stage.RIFT_BATTLES);
        assertThat(table.waitingFor()).containsExactly("anna", "bert", "cleo", "organizer");
        assertThat(refusals(table, "anna", "{attack: {S01: S02}}"))
                .containsExactly("RIFT_TURN_NO_ORDERS: Turn 3 is a Great Rift turn: there are no orders.");
        assertThat(table.codes("bert", "train")).containsExactly("RIFT_TURN_NO_ORDERS");
    }

    @ParameterizedTest
    @Rule("CRU-RIFT-12")
    @ValueSource(strings = {"{absorb-biomass: S05}", "{water-caste-diplomacy: S05}", "{action: {absorb-biomass: S05}}"})
    void specialActionsCannotBeUsed(String typed) {
        RulesTable<Season> table = rift("anna:tyranids:S05", "bert:tau");
        assertThat(table.codes("anna", typed)).containsExactly("ABILITY_RIFT_TURN");
    }

    @Test
    @Rule({"CRU-RIFT-03", "CRU-RIFT-04", "CRU-RIFT-13", "CRU-ATK-06"})
    void aChallengeHoldsOpponentsStakeAndMissionAndStandsWhenAllAccept() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", "{propose: {opponents: [bert], stake: {unclaimed: N05}, mission: planetstrike}}");
        assertThat(table.told()).contains("anna challenges: anna against bert for Saint's Lament, Planetstrike.");
        assertThat(table.decision("bert").prompt().toString())
                .startsWith(
                        "Your answer is waited for: anna against bert for Saint's Lament, Planetstrike. You may play");
        assertThat(table.decision("anna").prompt().toString()).startsWith("You may play up to 2 battles");
        table.choose("bert", "{accept: battle-1}");
        assertThat(table.told()).contains("It is agreed: anna against bert for Saint's Lament, Planetstrike.");
        table.choose("anna", "Fight", "{result: anna}").choose("bert", "Fight", "confirm");
        assertThat(table.state().controller("N05"))
                .as("only at the end of the turn")
                .isNull();
        assertThat(resolved(table.choose("anna", "done").choose("bert", "done").choose("cleo", "done"))
                        .state()
                        .controller("N05"))
                .as("neither adjacent nor in her half")
                .isEqualTo(ANNA);
    }

    @Test
    @Rule("CRU-RIFT-03")
    void aChallengeMayBeDeclinedAndTakenBackUntilAllHaveAccepted() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", forUnclaimed("bert", "N05"));
        table.choose("bert", "{decline: battle-1}");
        assertThat(table.state().battle(1).over()).isTrue();
        table.choose("anna", "{propose: {opponents: [bert, cleo], stake: {unclaimed: N05}}}");
        table.choose("bert", "{accept: battle-2}");
        assertThat(table.state().battle(2).challenge().stands()).isFalse();
        table.choose("anna", "{withdraw: battle-2}");
        assertThat(table.codes("cleo", "{accept: battle-2}")).contains("CHALLENGE_OVER");
    }

    @Test
    @Rule("CRU-RIFT-03")
    void aChallengeThatWaitsForAnswersIsNotGivenOnceMore() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", "{propose: {opponents: [bert, cleo], stake: {unclaimed: N05}}}");
        table.choose("bert", "{accept: battle-1}");
        String again = "{propose: {opponents: [cleo, bert], stake: {unclaimed: N05}}}";
        assertThat(refusals(table, "anna", again))
                .as("cleo's answer is waited for, in whatever order they are named")
                .containsExactly("CHALLENGE_GIVEN: Battle 1 is this challenge, and waits for answers: propose"
                        + " something else, or take it back first.");
        assertThat(List.of(
                        forUnclaimed("bert", "N05"),
                        "{propose: {opponents: [bert, cleo], stake: {unclaimed: N06}}}",
                        "{propose: {opponents: [bert, cleo], stake: {unclaimed: N05}, mission: planetstrike}}",
                        "{propose: {opponents: [bert, cleo], stake: {unclaimed: N05}, size: incursion}}"))
                .allSatisfy(other -> assertThat(refusals(table, "anna", other)).isEmpty());
        table.choose("anna", "{withdraw: battle-1}");
        assertThat(refusals(table, "anna", again)).isEmpty();
        table.choose("anna", forUnclaimed("bert", "N05")).choose("bert", "{accept: battle-2}");
        assertThat(refusals(table, "anna", forUnclaimed("bert", "N05")))
                .as("what is agreed on is no question any more")
                .isEmpty();
    }

    @Test
    @Rule("CRU-RIFT-03")
    void challengesOfSeasonsOpenedBeforeMayBeGivenTwice() {
        for (String version : List.of("0.1.1", "0.1.2")) {
            Season season = Seasons.playedBy(version, HouseRules.DEFAULT, true, Seasons.FILES, "anna::S05", "bert::S10")
                    .turn(2)
                    .season();
            RulesTable<Season> table = RulesTable.of(Seasons.CAMPAIGN, season).play(new RiftPhase.BeginRiftTurn());
            table.choose("anna", forUnclaimed("bert", "N05"));
            assertThat(table.codes("anna", forUnclaimed("bert", "N05")))
                    .as(version)
                    .isEqualTo(version.equals("0.1.1") ? List.of() : List.of("CHALLENGE_GIVEN"));
        }
    }

    @Test
    @Rule({"CRU-RIFT-02", "CRU-RIFT-03"})
    void nobodyPlaysMoreThanTwoBattlesAndWhatLapsesFreesItsPlace() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", forUnclaimed("bert", "N05")).choose("bert", "{accept: battle-1}");
        table.choose("anna", forUnclaimed("bert", "N06"));
        table.choose("cleo", forUnclaimed("anna", "N09"));
        table.choose("bert", "{accept: battle-2}");
        assertThat(table.decision("anna").waits()).as("she has two now").isFalse();
        assertThat(table.decision("bert").waits()).as("he has two now").isFalse();
        assertThat(table.decision("cleo").waits()).isTrue();
        assertThat(refusals(table, "cleo", forUnclaimed("anna", "N10")))
                .containsExactly(
                        "NO_OPPONENT: Nobody is left to challenge: all others have their battles, or want no more.",
                        "RIFT_BATTLE_LIMIT: anna already has 2 of 2 battles in this turn.");
        table.choose("anna", "Fight", "{result: unplayed}").choose("bert", "Fight", "confirm");
        assertThat(table.state().battle(1).over()).isTrue();
        table.choose("anna", "SeekBattles", "{accept: battle-3}");
        assertThat(ChallengeCheck.agreed(table.state(), ANNA)).isEqualTo(2);
        assertThat(ChallengeCheck.agreed(table.state(), CLEO)).isEqualTo(1);
    }

    @Test
    @Rule({"CRU-RIFT-02", "CRU-RIFT-03"})
    void whoHasTwoBattlesNeitherProposesNorAcceptsAThirdButMayDeclineIt() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        for (int battle = 1; battle <= 2; battle++) {
            table.choose("anna", "SeekBattles", forUnclaimed("bert", "N0" + (4 + battle)))
                    .choose("bert", "SeekBattles", "{accept: battle-" + battle + "}");
        }
        assertThat(refusals(table, "anna", forUnclaimed("cleo", "N09")))
                .containsExactly("RIFT_BATTLE_LIMIT: anna already has 2 of 2 battles in this turn.");
        RulesTable<Season> challenged = rift("anna", "bert", "cleo", "dora");
        challenged.choose("cleo", forUnclaimed("anna", "N09"));
        for (int battle = 2; battle <= 3; battle++) {
            challenged
                    .choose("anna", "SeekBattles", forUnclaimed("bert", "N0" + (3 + battle)))
                    .choose("bert", "SeekBattles", "{accept: battle-" + battle + "}");
        }
        assertThat(challenged.codes("anna", "{accept: battle-1}")).contains("RIFT_BATTLE_LIMIT");
        challenged.choose("anna", "SeekBattles", "{decline: battle-1}");
        assertThat(challenged.state().battle(1).over()).isTrue();
    }

    @Test
    @Rule("CRU-RIFT-02")
    void whoWantsNoMoreIsNoOpponent() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("bert", "done");
        assertThat(refusals(table, "anna", forUnclaimed("bert", "N05")))
                .containsExactly("PLAYER_DONE: bert wants no more battles this turn.");
        assertThat(table.codes("anna", forUnclaimed("cleo", "N05"))).isEmpty();
        table.choose("cleo", "done");
        assertThat(refusals(table, "anna", forUnclaimed("cleo", "N05")))
                .as("and of who was named")
                .containsExactly(
                        "NO_OPPONENT: Nobody is left to challenge: all others have their battles, or want no more.",
                        "PLAYER_DONE: cleo wants no more battles this turn.");
        assertThat(table.decision("anna").questions().get(0).options().faces())
                .as("nothing is offered that nobody can take")
                .extracting(Option::id)
                .containsExactly("done");
        assertThat(table.decision("anna").waits())
                .as("asked as ever: journals have her answer")
                .isTrue();
    }

    @Test
    @Rule("CRU-RIFT-02")
    void whoHasTwoConfirmedBattlesOrIsDoneIsAskedNoMore() {
        RulesTable<Season> table = rift("anna", "bert");
        for (int battle = 1; battle <= 2; battle++) {
            table.choose("anna", "SeekBattles", forUnclaimed("bert", "N0" + (4 + battle)))
                    .choose("bert", "SeekBattles", "{accept: battle-" + battle + "}");
        }
        for (int battle = 1; battle <= 2; battle++) {
            table.choose("anna", "Fight", "{result: bert}").choose("bert", "Fight", "confirm");
        }
        table.isOver();
        assertThat(rift("anna", "bert")
                        .choose("anna", "done")
                        .choose("bert", "done")
                        .isOver())
                .isNotNull();
    }

    @Test
    @Rule("CRU-RIFT-04")
    void onlyAnUnclaimedSystemIsPlayedFor() {
        RulesTable<Season> table = rift("anna", "bert");
        assertThat(refusals(table, "anna", forUnclaimed("bert", "N01")))
                .containsExactly(
                        "RIFT_STAKE_CLAIMED: Vharsis (N01) belongs to bert; only an unclaimed system can be played for.");
        assertThat(refusals(table, "anna", forUnclaimed("bert", "R06")))
                .containsExactly("RIFT_STAKE_HEX: R06 is a Great Rift hex; there is no system.");
        assertThat(refusals(table, "anna", forUnclaimed("bert", "X99")))
                .containsExactly("RIFT_STAKE_UNKNOWN: There is no system X99 on this map.");
    }

    @Test
    @Rule({"CRU-RIFT-05", "CRU-RIFT-11", "CRU-RES-02", "CRU-BAT-04"})
    void theBattleThatFinishedFirstClaimsAndTheOtherStillCounts() {
        RulesTable<Season> table = rift("anna", "bert", "cleo", "dora");
        table.choose("anna", forUnclaimed("bert", "N05")).choose("cleo", forUnclaimed("dora", "N05"));
        table.choose("bert", "{accept: battle-1}").choose("dora", "{accept: battle-2}");
        table.choose("cleo", "Fight", "{result: cleo}").choose("anna", "Fight", "{result: anna}");
        table.choose("bert", "Fight", "confirm").choose("dora", "Fight", "confirm");
        for (String seat : List.of("anna", "bert", "cleo", "dora")) {
            table.choose(seat, "done");
        }
        Season after = resolved(table).state();
        assertThat(after.controller("N05")).as("Cleo reported first").isEqualTo(CLEO);
        assertThat(table.told())
                .contains("Saint's Lament was claimed by a battle that finished first: anna does not gain it.");
        assertThat(after.games())
                .hasSize(2)
                .anySatisfy(game -> assertThat(game.wonBy(ANNA)).isTrue());
    }

    @Test
    @Rule("CRU-RIFT-05")
    void anAgreementOverASystemAlreadyWonIsAllowedWithAWarning() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", forUnclaimed("bert", "N05")).choose("bert", "{accept: battle-1}");
        table.choose("anna", "Fight", "{result: anna}");
        table.choose("anna", "SeekBattles", forUnclaimed("cleo", "N05"));
        table.choose("cleo", "{accept: battle-2}");
        assertThat(table.told())
                .contains("A battle for Saint's Lament is reported already: who wins this one may gain nothing.");
        assertThat(ChallengeCheck.agreed(table.state(), ANNA)).isEqualTo(2);
    }

    private static Event last(RulesTable<Season> table) {
        return table.events().get(table.events().size() - 1);
    }

    @Test
    @Rule({"CRU-RIFT-06", "CRU-RIFT-07"})
    void theWinnerGainsTheWagerOfTheLoserAndKeepsHisOwn() {
        RulesTable<Season> table = rift("anna::S01,S02", "bert::N01,N02");
        String challenge =
                "{propose: {opponents: [bert], stake: {wagers: [{seat: anna, system: S02}, {seat: bert, system: N02}]}}}";
        assertThat(table.question("anna").options().inWords(Json.readAnswer(challenge)))
                .hasToString(
                        "challenge somebody: bert; (each stakes a system: anna stakes Verdance; bert stakes Elden Rest)");
        table.choose("anna", challenge);
        table.choose("bert", "{accept: battle-1}");
        assertThat(last(table).rules())
                .as("what is staked was agreed on")
                .containsExactly("CRU-RIFT-03", "CRU-RIFT-06", "CRU-RIFT-07");
        table.choose("bert", "Fight", "{result: bert}").choose("anna", "Fight", "confirm");
        Season after =
                resolved(table.choose("anna", "done").choose("bert", "done")).state();
        assertThat(last(table).rules()).containsExactly("CRU-RIFT-06");
        assertThat(after.systemsOf(BERT)).containsExactly("S02", "N01", "N02");
        assertThat(after.systemsOf(ANNA)).containsExactly("S01");
    }

    @Test
    @Rule({"CRU-RIFT-06", "CRU-RIFT-15", "CRU-NOM-06"})
    void everybodyWagersASystemOfHisOwn() {
        RulesTable<Season> table = rift("anna::S01,S02", "bert::", "cleo::S03");
        assertThat(
                        refusals(
                                table,
                                "anna",
                                "{propose: {opponents: [bert], stake: {wagers: [{seat: anna, system: S03}, {seat: bert, system: S01}]}}}"))
                .containsExactly(
                        "WAGER_NOT_HELD: anna does not control Ferrum Sanctis (S03); he controls Aurelion (S01) and Verdance (S02).",
                        "WAGER_NOT_HELD: bert does not control Aurelion (S01); he controls none.");
        assertThat(
                        refusals(
                                table,
                                "anna",
                                "{propose: {opponents: [cleo], stake: {wagers: [{seat: anna, system: S01}, {seat: anna, system: S02}]}}}"))
                .containsExactly(
                        "WAGER_MISSING: cleo stakes no system; he controls Ferrum Sanctis (S03).",
                        "WAGER_TOO_MANY: anna stakes more than one system.");
        assertThat(refusals(
                        table, "anna", "{propose: {opponents: [bert], stake: {wagers: [{seat: anna, system: S01}]}}}"))
                .containsExactly("WAGER_MISSING: bert stakes no system; he controls none.");
        assertThat(table.codes("anna", "{propose: {opponents: [bert], stake: {wagers: []}}}"))
                .containsExactly("WAGER_MISSING", "WAGER_MISSING");
        assertThat(refusals(
                        table, "anna", "{propose: {opponents: [bert], stake: {wagers: [{seat: bert, system: S05}]}}}"))
                .containsExactly(
                        "WAGER_NOT_HELD: Nobody controls Saint Corvin's Rest (S05); a wager is a system of who stakes it.");
        assertThat(table.codes("anna", forUnclaimed("bert", "N05")))
                .as("who has no system plays for unclaimed ones")
                .isEmpty();
    }

    @Test
    @Rule("CRU-RIFT-08")
    void oneSystemIsNotWageredTwice() {
        RulesTable<Season> table = rift("anna::S01,S02", "bert::N01,N02", "cleo::S03");
        String first =
                "{propose: {opponents: [bert], stake: {wagers: [{seat: anna, system: S02}, {seat: bert, system: N02}]}}}";
        table.choose("anna", first).choose("bert", "{accept: battle-1}");
        assertThat(
                        refusals(
                                table,
                                "anna",
                                "{propose: {opponents: [cleo], stake: {wagers: [{seat: anna, system: S02}, {seat: cleo, system: S03}]}}}"))
                .containsExactly("WAGER_ALREADY_PLEDGED: Verdance (S02) of anna is staked in battle 1 already.");
        assertThat(table.codes("anna", first)).containsExactly("WAGER_ALREADY_PLEDGED", "WAGER_ALREADY_PLEDGED");
    }

    @Test
    @Rule("CRU-RIFT-09")
    void ofThreePlayersTheWinnerTakesAllWagersOrTheOneSystem() {
        RulesTable<Season> table = rift("anna::S01,S02", "bert::N01,N02", "cleo::S03,S06");
        table.choose(
                "anna",
                "{propose: {opponents: [bert, cleo], stake: {wagers: [{seat: anna, system: S02},"
                        + " {seat: bert, system: N02}, {seat: cleo, system: S06}]}}}");
        table.choose("bert", "{accept: battle-1}").choose("cleo", "{accept: battle-1}");
        table.choose("anna", "Fight", "{result: cleo}").choose("bert", "Fight", "confirm");
        for (String seat : List.of("anna", "bert", "cleo")) {
            table.choose(seat, "done");
        }
        assertThat(resolved(table).state().systemsOf(CLEO)).containsExactly("S02", "S03", "S06", "N02");
        assertThat(last(table).rules()).containsExactly("CRU-RIFT-06", "CRU-RIFT-09");
    }

    @Test
    @Rule("CRU-RIFT-10")
    void aDrawOrABattleThatIsNotPlayedChangesNothing() {
        RulesTable<Season> table = rift("anna", "bert");
        table.choose("anna", forUnclaimed("bert", "N05")).choose("bert", "{accept: battle-1}");
        table.choose("anna", forUnclaimed("bert", "N06")).choose("bert", "SeekBattles", "{accept: battle-2}");
        table.choose("anna", "Fight", "{result: draw}").choose("bert", "Fight", "confirm");
        table.choose("organizer", "ClosePhase", "close");
        Season after = resolved(table).isOver().state();
        assertThat(after.controller("N05")).isNull();
        assertThat(after.controller("N06")).isNull();
        assertThat(after.battle(2).ending()).as("it lapsed").isNull();
        assertThat(after.games())
                .singleElement()
                .satisfies(game -> assertThat(game.winner()).isEqualTo(-1));
    }

    @Test
    @Rule({"CRU-RIFT-14", "CRU-ARMY-01"})
    void powerLevelsAreCheckedOnlyWhereTheyNameASize() {
        RulesTable<Season> table = rift("anna", "bert");
        table.choose("anna", forUnclaimed("bert", "N05")).choose("bert", "{accept: battle-1}");
        assertThat(table.state().battle(1).terms().size()).isNull();
        RulesTable<Season> free =
                table.choose("anna", "Fight", "{result: anna, armies: [{seat: anna, power: 90}], scenario: Only War}");
        assertThat(free.state().battle(1).submitted()).isEqualTo(1);
        RulesTable<Season> sized = rift("anna", "bert");
        sized.choose("anna", "{propose: {opponents: [bert], stake: {unclaimed: N05}, size: incursion}}");
        sized.choose("bert", "{accept: battle-1}").choose("anna", "done").choose("bert", "done");
        assertThat(sized.violations("anna", "{result: anna, armies: [{seat: anna, power: 90}]}"))
                .extracting(Violation::code)
                .containsExactly("ARMY_OVER_LIMIT");
    }

    // ---- who is waited for

    @Test
    @Rule("CRU-RIFT-03")
    void nobodyWaitsForWhoWaitsForAnAnswerHimself() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", forUnclaimed("bert", "N05"));
        assertThat(waits(table, "anna")).isFalse();
        assertThat(waits(table, "bert")).as("his answer is waited for").isTrue();
        assertThat(waits(table, "cleo")).isTrue();
        assertThat(table.codes("anna", "{withdraw: battle-1}"))
                .as("she may change her mind")
                .isEmpty();
        table.choose("bert", "{decline: battle-1}");
        assertThat(waits(table, "anna")).as("she has her answer").isTrue();
    }

    @Test
    @Rule("CRU-RIFT-03")
    void whoIsChallengedAnswersBeforeHeWaits() {
        RulesTable<Season> table = rift("anna", "bert");
        table.choose("anna", forUnclaimed("bert", "N05")).choose("bert", forUnclaimed("anna", "N06"));
        assertThat(waits(table, "anna")).isTrue();
        assertThat(waits(table, "bert")).isTrue();
        table.choose("anna", "{decline: battle-2}");
        assertThat(waits(table, "anna")).isFalse();
    }

    @Test
    @Rule({"CRU-RIFT-02", "CRU-RIFT-03"})
    void whereNobodyCanAnswerAnyMoreTheGiverIsWaitedForAgain() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", "{propose: {opponents: [bert, cleo], stake: {unclaimed: N05}}}");
        table.choose("bert", "done");
        assertThat(waits(table, "anna")).as("Cleo can still answer").isFalse();
        table.choose("cleo", "done");
        assertThat(waits(table, "anna")).as("nobody can").isTrue();
    }

    @Test
    @Rule({"CRU-RIFT-02", "CRU-RIFT-03"})
    void whoHasAllHisBattlesIsNotWaitedForByWhoChallengedHim() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("cleo", forUnclaimed("anna", "N09"));
        for (int battle = 2; battle <= 3; battle++) {
            table.choose("anna", "SeekBattles", forUnclaimed("bert", "N0" + (3 + battle)))
                    .choose("bert", "SeekBattles", "{accept: battle-" + battle + "}");
        }
        assertThat(waits(table, "anna")).as("she has two").isFalse();
        assertThat(waits(table, "cleo")).isTrue();
    }

    @Test
    @Rule("CRU-RIFT-02")
    void whoseTimeIsUpWhileHeWaitsWantsNoMoreBattles() {
        RulesTable<Season> table = rift("anna", "bert", "cleo");
        table.choose("anna", forUnclaimed("bert", "N05")).lapse("anna", "SeekBattles");
        assertThat(table.told()).contains("anna wants no more battles this turn.");
        assertThat(refusals(table, "cleo", forUnclaimed("anna", "N06")))
                .containsExactly("PLAYER_DONE: anna wants no more battles this turn.");
    }

    private static boolean waits(RulesTable<Season> table, String seat) {
        return table.decision(seat, "SeekBattles").waits();
    }

    @ParameterizedTest
    @Rule("CRU-RIFT-03")
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void whateverIsSaidSomebodyIsWaitedFor(int sample) {
        for (int seed = 50 * sample; seed < 50 * (sample + 1); seed++) {
            Random random = new Random(seed);
            List<String> seats = List.of("anna", "bert", "cleo", "dora").subList(0, 2 + random.nextInt(3));
            RulesTable<Season> table = rift(seats.toArray(String[]::new));
            for (int word = 0; word < 40; word++) {
                List<String> seeking = seeking(table.state(), seats);
                if (seeking.isEmpty()) {
                    break;
                }
                assertSomebodyIsWaitedFor(table, seeking, "seed " + seed);
                String seat = seeking.get(random.nextInt(seeking.size()));
                List<Battle> agreed = table.state().battles().list().stream()
                        .filter(battle -> !battle.over() && isAgreed(battle))
                        .toList();
                if (!agreed.isEmpty() && random.nextInt(6) == 0) {
                    table.lapse(agreed.get(0).players().get(0).id(), "Fight");
                } else if (random.nextInt(12) == 0) {
                    table.lapse(seat, "SeekBattles");
                } else {
                    table.choose(
                            seat,
                            "SeekBattles",
                            sampled(
                                    table.decision(seat, "SeekBattles")
                                            .questions()
                                            .get(0),
                                    random));
                }
            }
        }
    }

    private static <C> String sampled(Question<C> question, Random random) {
        C choice = question.options().sample(random);
        for (int again = 0; again < 2 && choice instanceof RiftPhase.Done; again++) {
            choice = question.options().sample(random); // else few challenges are ever open
        }
        return Json.write(question.options().write(choice));
    }

    private static List<String> seeking(Season season, List<String> seats) {
        return seats.stream()
                .filter(seat -> !season.clock().done().contains(new Player(seat))
                        && !ChallengeCheck.hasAll(season, new Player(seat)))
                .toList();
    }

    private static boolean isAgreed(Battle battle) {
        return battle.challenge() != null && battle.challenge().stands();
    }

    private static void assertSomebodyIsWaitedFor(RulesTable<Season> table, List<String> seeking, String seed) {
        List<String> waited =
                seeking.stream().filter(seat -> waits(table, seat)).toList();
        List<Battle> battles = table.state().battles().list();
        assertThat(!waited.isEmpty() || battles.stream().anyMatch(battle -> !battle.over() && isAgreed(battle)))
                .as(seed)
                .isTrue();
        for (String seat : seeking) {
            Player giver = new Player(seat);
            if (!waited.contains(seat) && !ChallengeCheck.isFull(table.state(), giver)) {
                assertThat(battles.stream()
                                .filter(battle -> ChallengeCheck.isOpenOf(battle, giver))
                                .flatMap(battle -> battle.players().stream()
                                        .filter(player -> ChallengeCheck.isToAnswer(battle, player)))
                                .map(Player::id))
                        .as("%s: whose answer %s waits for", seed, seat)
                        .containsAnyElementsOf(waited);
            }
        }
    }

    private static RulesTable<Season> three() {
        return rift("anna", "bert", "cleo")
                .choose("anna", "{propose: {opponents: [bert, cleo], stake: {unclaimed: N05}}}")
                .choose("bert", "{accept: battle-1}")
                .choose("cleo", "{accept: battle-1}");
    }

    @Test
    @Rule("CRU-RIFT-10")
    void nobodyIsCalledAbsentInAReport() {
        assertThat(three().decision("anna", "Fight")
                        .questions()
                        .get(0)
                        .options()
                        .read(Json.readAnswer("{result: anna, absent: [cleo]}"))
                        .violations())
                .singleElement()
                .satisfies(violation -> assertThat(violation.code() + ": " + violation.sentence())
                        .isEqualTo("RIFT_ABSENCE: A Great Rift battle is not played, or it lapses."));
    }

    @Test
    @Rule({"CRU-RIFT-03", "CRU-RIFT-10"})
    void whatAllHaveAgreedOnAllCallOff() {
        RulesTable<Season> table = three().choose("anna", "Fight", "{result: unplayed}");
        table.choose("bert", "Fight", "confirm");
        assertThat(table.state().battle(1).over()).as("Cleo would play").isFalse();
        table.choose("cleo", "Fight", "confirm");
        assertThat(table.state().battle(1).over()).isTrue();
        RulesTable<Season> disputed = three().choose("anna", "Fight", "{result: unplayed}");
        disputed.choose("bert", "Fight", "confirm").choose("cleo", "Fight", "dispute");
        disputed.choose("organizer", "Fight", "{result: cleo}");
        assertThat(disputed.state().battle(1).ending()).isEqualTo(new Battle.Ending(CLEO, true));
        RulesTable<Season> played = three().choose("anna", "Fight", "{result: anna}");
        assertThat(played.choose("bert", "Fight", "confirm").state().battle(1).over())
                .as("a result is confirmed by one")
                .isTrue();
    }

    @Test
    @Rule({"CRU-RIFT-02", "CRU-RIFT-03"})
    void whoIsDoneHasNoOpenChallenge() {
        RulesTable<Season> table = rift("anna", "bert", "cleo").choose("anna", forUnclaimed("bert", "N05"));
        table.choose("anna", "done");
        assertThat(table.told())
                .endsWith("The challenge of anna lapses: anna against bert for Saint's Lament, normal mission.");
        assertThat(table.decision("bert").prompt().toString())
                .as("an answer would come to nothing")
                .startsWith("You may play up to");
        assertThat(refusals(table, "bert", "{accept: battle-1}"))
                .containsExactly("PLAYER_DONE: anna wants no more battles this turn.");
    }
}
