package org.muster.ruleset.swm.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.swm.HouseRules.FactionPick.DRAW;
import static org.muster.ruleset.swm.HouseRules.StartingSquadOrder.IN_PICK_ORDER;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Roster;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.json.Json;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.SwmCampaign;
import org.muster.ruleset.swm.SwmPlugin;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.setup.SetupPhase.BuildStartingSquads;
import org.muster.ruleset.swm.setup.SetupPhase.GiveStartingExperience;
import org.muster.ruleset.swm.setup.SetupPhase.PickFactionAndRegion;
import org.muster.ruleset.swm.setup.SetupPhase.PickOrder;
import org.muster.testkit.Rule;

class SetupTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Table threeSeats() {
        return Table.of(Wars.unpicked(HouseRules.DEFAULT, "anna", "bert", "cleo"));
    }

    @Test
    @Rule("SWM-SETUP-03")
    void theHighestD20PicksFirst() {
        Table table = threeSeats().rolling(7, 19, 12).play(new PickOrder());
        assertThat(table.told()).containsExactly("Factions are picked in this order: bert, cleo, anna.");
        assertThat(table.waitingFor()).containsExactly("bert");
    }

    @Test
    @Rule("SWM-SETUP-03")
    void equalRollsForThePickAreRolledAgainAmongThemselves() {
        Table table = threeSeats().rolling(12, 15, 12, 3, 3, 4, 18).play(new PickOrder());
        assertThat(table.told()).containsExactly("Factions are picked in this order: bert, cleo, anna.");
        assertThat(table.dice().rolled())
                .extracting(rolled -> rolled.roll().by())
                .extracting(Player::id)
                .containsExactly("anna", "bert", "cleo", "anna", "cleo", "anna", "cleo");
    }

    @Test
    @Rule("SWM-SETUP-03")
    void factionsAndTheOrderOfRegionsMayBeDrawnFromAHat() {
        Table table = Table.of(Wars.unpicked(Wars.option("factionPick", DRAW), "anna", "bert"))
                .rolling(3, 9, 2)
                .play(new PickOrder());
        assertThat(table.told()).containsExactly("anna draws Sith from the hat.", "bert draws Fringe from the hat.");
        assertThat(table.waitingFor()).containsExactly("bert");
        table.choose("bert", "cresh").choose("anna", "dorn").isOver();
        assertThat(table.war().faction(ANNA)).isEqualTo(Faction.SITH);
        assertThat(table.war().faction(BERT)).isEqualTo(Faction.FRINGE);
        assertThat(table.war().capital(ANNA)).isEqualTo("dorn-city");
    }

    @Test
    @Rule("SWM-SETUP-03")
    void aPickIsToldAsAStatement() {
        Table table = threeSeats().play(new PickFactionAndRegion(ANNA));
        assertThat(table.decision("anna")
                        .questions()
                        .get(0)
                        .options()
                        .inWords(Json.readAnswer("{\"faction\": \"sith\", \"region\": \"aurek\"}")))
                .hasToString("Sith from Aurek City");
    }

    @Test
    @Rule("SWM-SETUP-02")
    void aFactionIsRunOnce() {
        Table table = threeSeats()
                .play(new PickFactionAndRegion(ANNA), new PickFactionAndRegion(BERT))
                .choose("anna", "{\"faction\": \"sith\", \"region\": \"aurek\"}");
        assertThat(table.violations("bert", "{\"faction\": \"sith\", \"region\": \"besh\"}"))
                .extracting(Object::toString)
                .containsExactly("faction: Sith is run by anna. [SWM-SETUP-02]");
    }

    @Test
    @Rule("SWM-SETUP-02")
    void aSeatIsCalledByItsFactionOnceItIsPicked() {
        SwmCampaign rules = new SwmCampaign();
        Table table = threeSeats().play(new PickFactionAndRegion(ANNA));
        assertThat(rules.seatLabel(table.war(), ANNA)).hasToString("");
        table.choose("anna", "{\"faction\": \"yuuzhan-vong\", \"region\": \"aurek\"}");
        assertThat(rules.seatLabel(table.war(), ANNA)).hasToString("Yuuzhan Vong");
        assertThat(rules.seatLabel(table.war(), BERT)).hasToString("");
    }

    @Test
    @Rule("SWM-SETUP-04")
    void theFirstRegionIsFreeAndEachLaterOneTouchesOneTaken() {
        Table table = threeSeats()
                .play(new PickFactionAndRegion(ANNA), new PickFactionAndRegion(BERT))
                .choose("anna", "{\"faction\": \"sith\", \"region\": \"cresh\"}");
        assertThat(table.sentences("bert", "{\"faction\": \"rebel\", \"region\": \"aurek\"}"))
                .containsExactly("Aurek City touches no region taken so far.");
        assertThat(table.sentences("bert", "{\"faction\": \"rebel\", \"region\": \"cresh\"}"))
                .containsExactly("Cresh City belongs to anna.");
        assertThat(table.codes("bert", "{\"faction\": \"sith\", \"region\": \"aurek\"}"))
                .containsExactly("FACTION_TAKEN", "REGION_NOT_ADJACENT");
        table.choose("bert", "{\"faction\": \"rebel\", \"region\": \"herf\"}").isOver();
    }

    @Test
    @Rule({"SWM-SETUP-04", "SWM-TURN-05"})
    void whoPicksNothingGetsTheFirstFactionAndRegionThatAreFree() {
        Table table = threeSeats()
                .play(new PickFactionAndRegion(ANNA), new PickFactionAndRegion(BERT))
                .choose("anna", "{\"faction\": \"old-republic\", \"region\": \"dorn\"}")
                .lapse("bert")
                .isOver();
        assertThat(table.war().faction(BERT)).isEqualTo(Faction.REPUBLIC);
        assertThat(table.war().capital(BERT)).isEqualTo("cresh-city");
    }

    @Test
    @Rule("SWM-SETUP-05")
    void theOwnerOfAHomeRegionControlsAllItsTerritories() {
        War war = threeSeats()
                .play(new PickFactionAndRegion(ANNA))
                .choose("anna", "{\"faction\": \"sith\", \"region\": \"aurek\"}")
                .war();
        assertThat(war.territoriesOf(ANNA)).containsExactly("aurek-city", "aurek-west", "aurek-east", "aurek-frontier");
        assertThat(war.capital(ANNA)).isEqualTo("aurek-city");
    }

    @Test
    @Rule("SWM-SETUP-06")
    void regionsNobodyChoseAreInactive() {
        War war = Wars.of("sith@aurek", "rebel@besh").war();
        assertThat(war.ground("cresh-west").active()).isFalse();
        assertThat(war.controller("cresh-west")).isNull();
        assertThat(war.enemy(new Player("sith"), "cresh-west")).isFalse();
        assertThat(war.enemy(new Player("sith"), "besh-west")).isTrue();
    }

    @Test
    @Rule("SWM-SETUP-07")
    void theStartingSquadHasAtMost150PointsAndStandsActiveInTheCapital() {
        Table table = Table.of(Wars.of("mandalorian@aurek")).play(new BuildStartingSquads());
        assertThat(table.codes("mandalorian", "{\"mandalorian-marauder\": 11}")).containsExactly("SQUAD_TOO_LARGE");
        assertThat(table.codes("mandalorian", "{\"mandalorian-marauder\": 5}")).containsExactly("SQUAD_TOO_SMALL");
        assertThat(table.codes("mandalorian", "{\"mandalorian-marauder\": 6, \"jar-jar\": 1}"))
                .containsExactly("UNKNOWN_FIGURE");
        table.choose("mandalorian", "{\"mandalorian-marauder\": 6}").isOver();
        Squad squad = table.war().squad("mandalorian-1");
        assertThat(squad.isActive()).isTrue();
        assertThat(squad.territory()).isEqualTo("aurek-city");
        assertThat(table.war().book().points(squad)).isEqualTo(90);
        assertThat(table.war().of(new Player("mandalorian")).treasury()).isZero(); // what is not used is lost
    }

    @Test
    @Rule({"SWM-SETUP-07", "SWM-TURN-05"})
    void whoBuildsNoneWhereTheExampleIsIllegalGetsFiguresOfTheCheapestKind() {
        GameData shipped = new GameData(SwmPlugin.class, new SwmCampaign().data(), OrderedMap.empty());
        Data files = new GameData(
                SwmPlugin.class,
                new SwmCampaign().data(),
                OrderedMap.of("starting-squads", shipped.bring("starting-squads", "squads: {sith: {exar-kun: 2}}")));
        OrderedMap<Player, String> seats = OrderedMap.of(new Player("sith"), "sith");
        War war = War.start(Book.of(new Setup(seats, true, HouseRules.DEFAULT, files)))
                .settling(new Player("sith"), Faction.SITH, "aurek");
        Table table =
                Table.of(war).play(new BuildStartingSquads()).lapse("sith").isOver();
        assertThat(table.told()).containsExactly("Sith starts with 30 x Sith Guard.");
    }

    @Test
    @Rule("SWM-SETUP-11")
    void startingSquadsAreBuiltInSecretAndShownTogether() {
        Table table = Table.of(Wars.of("sith@aurek", "mandalorian@besh")).play(new BuildStartingSquads());
        assertThat(table.decision("sith").isSecret()).isTrue();
        assertThat(table.decision("sith").opensAnswers()).isTrue();
        assertThat(table.waitingFor()).containsExactly("sith", "mandalorian");
        table.choose("mandalorian", "{\"mandalorian-marauder\": 6}");
        assertThat(table.war().squads()).isEmpty();
        table.lapse("sith").isOver();
        assertThat(table.war().squads()).hasSize(2);
        assertThat(table.told())
                .as("the engine shows them, and nobody tells them again")
                .isEmpty();
    }

    @Test
    @Rule("SWM-SETUP-11")
    void orTheyAreBuiltOpenlyInTheOrderOfThePicks() {
        HouseRules options = Wars.option("startingSquads", IN_PICK_ORDER);
        War war = Wars.unpicked(options, "anna", "bert")
                .settling(BERT, Faction.SITH, "aurek")
                .settling(ANNA, Faction.REBEL, "besh");
        Table table = Table.of(war).play(new BuildStartingSquads());
        assertThat(table.waitingFor()).containsExactly("bert");
        assertThat(table.decision("bert").isSecret()).isFalse();
        table.lapse("bert");
        assertThat(table.waitingFor()).containsExactly("anna");
    }

    @Test
    @Rule("SWM-SETUP-08")
    void eachArmyGives100ExperienceToItsFiguresAndMaySpendItAtOnce() {
        Table table = Table.of(Wars.of("sith@aurek").squad("sith", "aurek-city", "exar-kun", "sith-trooper*2"))
                .play(new GiveStartingExperience());
        assertThat(table.sentences("sith", "{\"exar-kun#1\": 60, \"sith-trooper#2\": 41}"))
                .containsExactly("101 XP were given out; there are 100 to give.");
        assertThat(table.codes("sith", "{\"exar-kun#1\": 150}")).containsExactly("START_EXPERIENCE");
        assertThat(table.codes("sith", "{\"exar-kun#1\": 99}")).containsExactly("START_EXPERIENCE");
        assertThat(table.codes("sith", "{\"stormtrooper#1\": 100}")).containsExactly("NO_SUCH_OPTION");
        table.choose("sith", "{\"exar-kun#1\": 40, \"sith-trooper#2\": 60}")
                .choose("sith", "{\"sith-trooper#2\": \"defense-plus-1\"}")
                .isOver();
        Squad squad = table.war().squad("sith-1");
        assertThat(squad.the("exar-kun#1").xp()).isEqualTo(40);
        assertThat(squad.the("sith-trooper#2").xp()).isEqualTo(10);
        assertThat(squad.the("sith-trooper#2").upgrades()).containsExactly("defense-plus-1");
    }

    @Test
    @Rule({"SWM-SETUP-08", "SWM-TURN-05"})
    void startingExperienceNobodyGivesGoesToTheDearestFigureAndIsBanked() {
        Table table = Table.of(Wars.of("sith@aurek").squad("sith", "aurek-city", "sith-trooper*2", "exar-kun"))
                .play(new GiveStartingExperience())
                .lapse("sith")
                .lapse("sith")
                .isOver();
        assertThat(table.war().squad("sith-1").the("exar-kun#1").xp()).isEqualTo(100);
    }

    @Test
    @Rule("SWM-SETUP-08")
    void startingExperienceIsNotDoubledForMandaloriansUnlessTheCampaignSaysSo() {
        assertThat(startingXp(HouseRules.DEFAULT)).isEqualTo(100);
        assertThat(startingXp(Wars.option("doubleStartingExperience", true))).isEqualTo(200);
    }

    private static int startingXp(HouseRules options) {
        return Table.of(Wars.of(options, "mandalorian@aurek")
                        .squad("mandalorian", "aurek-city", "mandalorian-marauder*6"))
                .play(new GiveStartingExperience())
                .choose("mandalorian", "{\"mandalorian-marauder#1\": 100}")
                .war()
                .squad("mandalorian-1")
                .the("mandalorian-marauder#1")
                .xp();
    }

    @Test
    @Rule("SWM-SETUP-09")
    void capitalsStartFortifiedAndNoOtherTerritoryDoes() {
        War war = Wars.of("sith@aurek").war();
        assertThat(war.ground("aurek-city").fortified()).isTrue();
        assertThat(war.ground("aurek-west").fortified()).isFalse();
        assertThat(war.ground("aurek-frontier").fortified()).isFalse();
    }

    @Test
    @Rule("SWM-SETUP-10")
    void treasuriesStartAtNothingAndAdvantagesAreThoseOfSpecialTerritoriesOnly() {
        War war = Wars.of("sith@besh", "rebel@aurek").war();
        assertThat(war.of(new Player("sith")).treasury()).isZero();
        assertThat(war.of(new Player("sith")).officers()).isEmpty();
        assertThat(war.has(new Player("sith"), Advantage.INTELLIGENCE_OFFICER)).isTrue();
        assertThat(war.has(new Player("rebel"), Advantage.INTELLIGENCE_OFFICER)).isFalse();
    }

    @Test
    void everyRandomStartingSquadIsLegal() {
        SplittableRandom random = new SplittableRandom(7);
        for (Faction faction : Faction.values()) {
            Table table = Table.of(Wars.of(faction.id() + "@aurek")).play(new BuildStartingSquads());
            for (int i = 0; i < 50; i++) {
                Roster roster = (Roster) table.question(faction.id()).options().sample(random);
                assertThat(table.question(faction.id()).options().check(roster))
                        .as(roster.toString())
                        .isEmpty();
            }
        }
    }
}
