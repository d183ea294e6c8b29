package org.muster.ruleset.crusade.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.battle.Talk;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Who plays the natives of an unclaimed system, and who gains it. */
class ColonizationTest {

    private static final String ASSIGN = "{\"assign\": {\"battle-1\": \"%s\"}}";

    /** Anna, of Sanctus, colonizes S09 from S05; what the others do is written. */
    private static Seasons colonizing(String... orders) {
        Seasons seasons = Seasons.of("anna::S05", "bert::N01", "cleo::S14", "dora::S10");
        String[] all = new String[orders.length + 1];
        all[0] = "anna attack S05>S09";
        System.arraycopy(orders, 0, all, 1, orders.length);
        return seasons.orders(all);
    }

    private static RulesTable<Season> scenario(Seasons seasons) {
        return seasons.table().play(new ScenarioPhase.MatchBattles());
    }

    private static RulesTable<Season> talking(Seasons seasons) {
        return seasons.table().play(new Talk(1));
    }

    private static String sides(RulesTable<Season> table) {
        return Seasons.sides(Lineup.of(table.state(), table.state().battle(1)));
    }

    private static List<String> proposed(Season season) {
        return Opponents.of(season, season.battle(1)).assignments().values().stream()
                .map(Player::id)
                .toList();
    }

    private static List<String> why(RulesTable<Season> table, String seat, String answer) {
        return table.violations(seat, answer).stream()
                .map(Violation::sentence)
                .map(Object::toString)
                .toList();
    }

    // ---- who may play

    @Test
    @Rule({"CRU-COL-01", "CRU-COL-02", "CRU-COL-03", "CRU-TRN-04"})
    void anyOtherPlayerMayVolunteerAlsoWhoTrainsOrHasOtherBattlesOrIsANomadOrOfTheOtherHalf() {
        Seasons seasons = Seasons.of("anna::S05", "bert::N01", "cleo::S14", "dora::S10", "emil:orks:")
                .orders("anna attack S05>S09", "cleo train", "dora attack S10>S14");
        assertThat(scenario(seasons).waitingFor()).containsExactly("bert", "cleo", "dora", "emil");
    }

    @Test
    @Rule("CRU-COL-02")
    void theColonizerAndHisSupportersMayNot() {
        RulesTable<Season> table = scenario(colonizing("dora support S05>S09"))
                .choose("bert", "no")
                .choose("cleo", "no");
        assertThat(table.waitingFor()).as("Dora was not asked").containsExactly("organizer");
        assertThat(table.codes("organizer", String.format(ASSIGN, "dora"))).containsExactly("OPPONENT_NOT_ALLOWED");
        assertThat(why(table, "organizer", String.format(ASSIGN, "dora")))
                .containsExactly("dora cannot play the natives, being a supporter of this attack.");
        assertThat(why(table, "organizer", String.format(ASSIGN, "anna")))
                .containsExactly("anna cannot play the natives, being a colonizer.");
    }

    @Test
    @Rule("CRU-COL-02")
    void theColonizerCannotPickHisSupporterEither() {
        RulesTable<Season> table = scenario(colonizing("dora support S05>S09"))
                .choose("bert", "yes")
                .choose("cleo", "no");
        assertThat(table.codes("anna", "dora")).containsExactly("OPPONENT_NOT_ALLOWED");
        assertThat(why(table, "anna", "dora"))
                .containsExactly("dora cannot play the natives, being a supporter of this attack.");
        assertThat(why(table, "anna", "anna")).containsExactly("anna cannot play the natives, being a colonizer.");
    }

    @Test
    @Rule("CRU-COL-03")
    void whoTrainsHasToVolunteer() {
        RulesTable<Season> unwilling = scenario(colonizing("cleo train")).lapse("bert");
        assertThat(why(unwilling, "organizer", String.format(ASSIGN, "cleo")))
                .containsExactly("cleo cannot play the natives, being in Intensive Training and no volunteer.");
        RulesTable<Season> willing = scenario(colonizing("cleo train"))
                .choose("cleo", "yes")
                .lapse("bert")
                .lapse("anna");
        assertThat(sides(willing.choose("organizer", String.format(ASSIGN, "cleo"))))
                .isEqualTo("anna against cleo");
    }

    // ---- how he is found

    @Test
    @Rule("CRU-COL-05")
    void playersVolunteerAndTheColonizerPicksAmongThem() {
        RulesTable<Season> table = scenario(colonizing())
                .choose("bert", "yes")
                .choose("cleo", "no")
                .choose("dora", "yes");
        assertThat(why(table, "anna", "cleo")).containsExactly("cleo cannot play the natives, being no volunteer.");
        table.choose("anna", "dora");
        assertThat(sides(table)).isEqualTo("anna against dora");
        table.choose("organizer", "publish").isOver();
    }

    @Test
    @Rule({"CRU-MATCH-01", "CRU-COL-05"})
    void theOrganizerNamesAnotherAsOftenAsHeLikesUntilTheBattleIsReported() {
        RulesTable<Season> review = scenario(colonizing())
                .choose("bert", "no")
                .choose("cleo", "no")
                .choose("dora", "no")
                .choose("organizer", String.format(ASSIGN, "cleo"))
                .choose("organizer", String.format(ASSIGN, "dora"));
        assertThat(sides(review)).isEqualTo("anna against dora");
        assertThat(why(review, "organizer", String.format(ASSIGN, "dora")))
                .containsExactly("dora cannot play the natives, being the one who plays them already.");
        review.choose("organizer", String.format(ASSIGN, "cleo")).choose("organizer", "publish");
        assertThat(sides(review)).isEqualTo("anna against cleo");

        RulesTable<Season> battle = colonizing()
                .matched()
                .natives("dora")
                .battlesOpen()
                .choose("dora", "Talk", "{size: strike-force}")
                .choose("organizer", "Talk", "{opponent: bert}");
        assertThat(sides(battle)).isEqualTo("anna against bert");
        assertThat(battle.decision("anna").prompt().toString())
                .as("what Dora proposed is hers no more")
                .doesNotContain("proposes");
        battle.choose("anna", "Fight", "{result: anna}");
        assertThat(battle.codes("organizer", "{opponent: cleo}")).isNotEmpty();
        battle.choose("bert", "Fight", "confirm");
        assertThat(battle.state().battle(1).over()).isTrue();
    }

    @Test
    @Rule("CRU-MATCH-01")
    void chanceNamesNobodyInPlaceOfAnother() {
        Options<?> reviews = new ScenarioPhase.ReviewMatchups()
                .decision(natives().season())
                .questions()
                .get(0)
                .options();
        SplittableRandom random = new SplittableRandom(1);
        assertThat(IntStream.range(0, 100).mapToObj(any -> reviews.sample(random)))
                .noneMatch(ScenarioPhase.Assign.class::isInstance)
                .anyMatch(ScenarioPhase.Resize.class::isInstance);
    }

    @Test
    @Rule("CRU-COL-05")
    void ifTheColonizerHasNotPickedTheOrganizerMayAssign() {
        RulesTable<Season> table = scenario(colonizing())
                .choose("bert", "yes")
                .choose("cleo", "no")
                .choose("dora", "no")
                .choose("anna", "later")
                .choose("organizer", String.format(ASSIGN, "cleo"));
        assertThat(sides(table)).isEqualTo("anna against cleo");
        table.choose("organizer", "publish").isOver();
    }

    @Test
    @Rule("CRU-COL-05")
    void whereNobodyVolunteersTheColonizerIsNotAsked() {
        RulesTable<Season> table =
                scenario(colonizing()).choose("bert", "no").choose("cleo", "no").choose("dora", "no");
        assertThat(table.waitingFor()).containsExactly("organizer");
        assertThat(table.told()).contains("Nobody offers to play the natives of Ashen Throne.");
        assertThat(table.decision("organizer").prompt().toString())
                .endsWith(
                        "Nobody plays the natives in Battle 1 for Ashen Throne yet; until somebody does, it can't be played.");
        table.choose("organizer", String.format(ASSIGN, "cleo"));
        assertThat(table.decision("organizer").prompt().toString()).endsWith("and publish them.");
    }

    @Test
    @Rule("CRU-COL-05")
    void untilTheEndOfTheBattlePhaseHeMayGoOnInviting() {
        RulesTable<Season> table = talking(colonizing().matched());
        assertThat(why(table, "anna", "{\"opponent\": \"bert\"}"))
                .containsExactly("bert cannot play the natives, being no volunteer.");
        table.choose("bert", "volunteer").choose("anna", "{\"opponent\": \"bert\"}");
        assertThat(sides(table)).isEqualTo("anna against bert");
        assertThat(sides(talking(colonizing().matched()).choose("organizer", "{\"opponent\": \"dora\"}")))
                .as("or the organizer assigns one")
                .isEqualTo("anna against dora");
    }

    @Test
    @Rule("CRU-COL-07")
    void anOpponentWhoCantComeMayBeReplaced() {
        RulesTable<Season> table = talking(colonizing().matched().natives("dora"))
                .choose("dora", "unable")
                .choose("cleo", "volunteer");
        assertThat(sides(table)).isEqualTo("anna against natives");
        assertThat(why(table, "organizer", "{\"opponent\": \"dora\"}"))
                .containsExactly("dora cannot play the natives, being unable.");
        table.choose("anna", "{\"opponent\": \"cleo\"}");
        assertThat(sides(table)).isEqualTo("anna against cleo");
        assertThat(table.decision("anna").questions())
                .as("Cleo has taken the place")
                .noneMatch(question -> question.who().contains(new Player("dora")));
    }

    @Test
    @Rule({"CRU-COL-07", "CRU-BAT-05"})
    void theOpponentDoesNotConcedeBecauseWithoutAGameThereIsNoColony() {
        RulesTable<Season> table = talking(colonizing().matched().natives("dora"));
        assertThat(table.codes("dora", "concede")).isNotEmpty();
        assertThat(table.codes("anna", "concede")).isEmpty();
    }

    // ---- whom the organizer is proposed

    @Test
    @Rule("CRU-COL-06")
    void proposedIsFirstWhoHasTheFewestBattles() {
        Seasons seasons = Seasons.of("anna::S05", "bert::S14", "cleo::S10", "dora::S19", "emil::S16");
        assertThat(proposed(seasons.orders("anna attack S05>S09", "bert attack S14>S10")
                        .matched()
                        .season()))
                .as("Dora and Emil have none, Bert and Cleo one")
                .startsWith("emil", "dora");
    }

    @Test
    @Rule("CRU-COL-06")
    void thenWhoseHomeIsInTheSameHalf() {
        // the homes of the seats: S01, N01, S12, N12
        assertThat(proposed(colonizing().matched().season())).containsExactly("cleo", "bert", "dora");
    }

    @Test
    @Rule("CRU-COL-06")
    void thenWhoHasPlayedTheFewestColonizationsAgainstThisColonizer() {
        Seasons seasons = colonizing();
        Season season = seasons.season()
                .with(new GameRecord(
                        1,
                        Battle.Kind.COLONIZATION,
                        List.of(List.of(new Player("anna")), List.of(new Player("bert"))),
                        0));
        assertThat(proposed(season.matched(seasons.battles()))).containsExactly("cleo", "dora", "bert");
        Season other = season.with(new GameRecord(
                1, Battle.Kind.COLONIZATION, List.of(List.of(new Player("cleo")), List.of(new Player("dora"))), 0));
        assertThat(proposed(other.matched(seasons.battles())))
                .as("games of other colonizers do not count")
                .containsExactly("cleo", "dora", "bert");
    }

    @Test
    @Rule({"CRU-COL-06", "CRU-UNP-04"})
    void theColonizerIsTheOneWhoIsLeftOfTwo() {
        Seasons seasons = Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::N12", "emil::S19")
                .orders("anna attack S05>S09", "bert attack S10>S09")
                .matched()
                .unable("anna");
        Season season = seasons.season();
        for (String opponent : List.of("cleo", "cleo", "emil")) {
            season = season.with(new GameRecord(
                    1,
                    Battle.Kind.COLONIZATION,
                    List.of(List.of(new Player("bert")), List.of(new Player(opponent))),
                    0));
        }
        season = season.with(new GameRecord(
                1, Battle.Kind.COLONIZATION, List.of(List.of(new Player("anna")), List.of(new Player("dora"))), 0));
        assertThat(proposed(season)).containsExactly("emil", "cleo", "dora");
    }

    @Test
    @Rule({"CRU-COL-06", "CRU-COL-03"})
    void whoTrainsIsProposedToNobodyAndAfterAllOthersIfHeVolunteered() {
        Season season = colonizing("cleo train").matched().season();
        assertThat(proposed(season)).containsExactly("bert", "dora");
        Battle battle = season.battle(1);
        Season volunteered = season.with(battle.with(battle.natives().volunteered(new Player("cleo"))));
        assertThat(proposed(volunteered)).containsExactly("bert", "dora", "cleo");
    }

    // ---- who gains

    private static RulesTable<Season> fought(Seasons seasons, String by, String report, String confirms) {
        return seasons.battlesOpen()
                .choose(by, "Fight", report)
                .choose(confirms, "Fight", "confirm")
                .play(new ResolutionPhase.ResolveResults(), new ResolutionPhase.ResolveUnplayed());
    }

    private static Sentence owner(RulesTable<Season> table) {
        return table.state().owner("S09");
    }

    @Test
    @Rule("CRU-COL-04")
    void theColonizerGainsTheSystemByWinningAndTheNativesNever() {
        assertThat(owner(fought(natives(), "anna", "{\"result\": \"anna\"}", "dora")))
                .hasToString("anna");
        assertThat(owner(fought(natives(), "anna", "{\"result\": \"dora\"}", "dora")))
                .hasToString("nobody");
        assertThat(owner(fought(natives(), "anna", "{\"result\": \"draw\"}", "dora")))
                .hasToString("nobody");
    }

    /** Anna's colonization with Dora as the natives, before the battles open. */
    private static Seasons natives() {
        return colonizing().matched().natives("dora");
    }

    @Test
    @Rule({"CRU-COL-09", "CRU-COL-10"})
    void ofSeveralColonizersTheWinnerGainsIt() {
        Seasons two = Seasons.of("anna::S05", "bert::S10").orders("anna attack S05>S09", "bert attack S10>S09");
        assertThat(owner(fought(two, "anna", "{\"result\": \"bert\"}", "bert"))).hasToString("bert");
        Seasons three = Seasons.of("anna::S05", "bert::S10", "cleo::S14")
                .orders("anna attack S05>S09", "bert attack S10>S09", "cleo attack S14>S09");
        assertThat(owner(fought(three, "anna", "{\"result\": \"cleo\"}", "bert")))
                .hasToString("cleo");
    }

    @Test
    @Rule({"CRU-COL-11", "CRU-SUP-06"})
    void aSupportedColonizerGainsItAndHisSupporterNot() {
        Seasons seasons = colonizing("dora support S05>S09").matched().natives("cleo");
        assertThat(owner(fought(seasons, "dora", "{\"result\": \"anna\"}", "cleo")))
                .hasToString("anna");
    }

    @Test
    @Rule("CRU-COL-08")
    void theOpponentMayBringNewCharactersOutOfTheGameWithoutEffectOnTheCampaign() {
        String report = "{\"result\": \"anna\", \"roster\": [{\"seat\": \"dora\", \"change\": {\"add\": "
                + "{\"name\": \"Freeblade Ironfang\", \"profile\": \"freeblade-knight\"}}}]}";
        Seasons seasons = natives();
        Force force = seasons.season().force(new Player("dora"));
        Seasons room = seasons.with("dora", force.limitedTo(1000));
        RulesTable<Season> table = fought(room, "anna", report, "dora");
        assertThat(table.state().force(new Player("dora")).units()).containsKey("Freeblade Ironfang");
        assertThat(owner(table)).hasToString("anna");
    }
}
