package org.muster.ruleset.space.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.grid.Offset;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Every sequence on an empty board, with end square and facing: the table of moves. */
class SequenceTest {

    private static final String CAPITAL = "star-destroyer";
    private static final String CRUISER = "falcon";
    private static final String FIGHTER = "x-wing-hoth";

    private static List<String> complete(String design, MoveKind kind, HouseRules options) {
        return complete(design, kind, Battles.book(options));
    }

    private static List<String> complete(String design, MoveKind kind, Book book) {
        Helm helm = book.sheet(design).helm();
        return helm.list(helm.of(kind)).stream()
                .filter(Sequence::isComplete)
                .map(Sequence::steps)
                .toList();
    }

    private static List<String> complete(String design, MoveKind kind) {
        return complete(design, kind, HouseRules.DEFAULT);
    }

    /** Flies it from the middle of an empty board, facing north, and tells where it ends: {@code "[-1,1] W"}. */
    private static String flown(String design, String sequence) {
        String ship = "Z " + design + " 8,10 N";
        RulesTable<Battle> table = Battles.of(ship)
                .moving(Battles.of(ship).battle().the("Z").side())
                .choose(sideOf(design), Battles.to("Z", sequence));
        while (!table.waitingFor().isEmpty()) {
            table.lapse(table.waitingFor().get(0));
        }
        Ship moved = table.state().the("Z");
        return new Offset(moved.at().x() - 8, moved.at().y() - 10) + " " + moved.facing();
    }

    private static String sideOf(String design) {
        return Battles.book(HouseRules.DEFAULT)
                .sheet(design)
                .design()
                .side()
                .word()
                .toString()
                .toLowerCase(Locale.ROOT);
    }

    @ParameterizedTest
    @Rule("SPB-MOVE-03")
    @CsvSource({"F, '[0,1] N'", "FL, '[0,1] W'", "FR, '[0,1] E'", "LF, '[-1,0] W'", "RF, '[1,0] E'"})
    void aCapitalShipMovesOneSpaceAndTurnsOnceBeforeOrAfter(String sequence, String end) {
        assertThat(flown(CAPITAL, sequence)).isEqualTo(end);
    }

    @Test
    @Rule({"SPB-MOVE-03", "SPB-MOVE-13", "SPB-MOVE-14"})
    void thoseAreAllStandardMovesOfACapitalShip() {
        assertThat(complete(CAPITAL, MoveKind.STANDARD)).containsExactly("F", "LF", "RF", "FL", "FR");
    }

    @Test
    @Rule("SPB-MOVE-04")
    void aCapitalShipAtFullPowerMovesTwoSpacesStraight() {
        assertThat(complete(CAPITAL, MoveKind.FULL_POWER)).containsExactly("FF");
        assertThat(flown(CAPITAL, "full FF")).isEqualTo("[0,2] N");
    }

    @ParameterizedTest
    @Rule({"SPB-MOVE-07", "SPB-MOVE-08"})
    @CsvSource({
        "FF, '[0,2] N'",
        "LFF, '[-2,0] W'",
        "RFF, '[2,0] E'",
        "FLF, '[-1,1] W'",
        "FRF, '[1,1] E'",
        "FFL, '[0,2] W'",
        "FFR, '[0,2] E'",
        "LFLF, '[-1,-1] S'",
        "LFRF, '[-1,1] N'",
        "RFLF, '[1,1] N'",
        "RFRF, '[1,-1] S'",
        "LFFL, '[-2,0] S'",
        "LFFR, '[-2,0] N'",
        "RFFL, '[2,0] N'",
        "RFFR, '[2,0] S'",
        "FLFL, '[-1,1] S'",
        "FLFR, '[-1,1] N'",
        "FRFL, '[1,1] N'",
        "FRFR, '[1,1] S'"
    })
    void fightersAndCruisersMoveTwoSpacesWithTurnsBetween(String sequence, String end) {
        assertThat(flown(FIGHTER, sequence)).isEqualTo(end);
        assertThat(flown(CRUISER, sequence)).isEqualTo(end);
    }

    @Test
    @Rule({"SPB-MOVE-07", "SPB-MOVE-08"})
    void thoseAreAllNineteenInTheOrderOfTheTable() {
        List<String> table = List.of(
                "FF", "LFF", "RFF", "FLF", "FRF", "FFL", "FFR", "LFLF", "LFRF", "RFLF", "RFRF", "LFFL", "LFFR", "RFFL",
                "RFFR", "FLFL", "FLFR", "FRFL", "FRFR");
        assertThat(complete(FIGHTER, MoveKind.STANDARD)).containsExactlyElementsOf(table);
        assertThat(complete(CRUISER, MoveKind.STANDARD)).containsExactlyElementsOf(table);
    }

    @Test
    @Rule("SPB-MOVE-09")
    void fightersAndCruisersAtFullPowerMoveThreeSpaces() {
        assertThat(complete(FIGHTER, MoveKind.FULL_POWER)).containsExactly("FFF");
        assertThat(complete(CRUISER, MoveKind.FULL_POWER)).containsExactly("FFF");
        assertThat(flown(FIGHTER, "full FFF")).isEqualTo("[0,3] N");
    }

    @Test
    @Rule("SPB-MOVE-10")
    void aFastShipMovesFourNotThree() {
        assertThat(complete("tie-fighter", MoveKind.FULL_POWER)).containsExactly("FFFF");
        assertThat(complete("vader", MoveKind.FULL_POWER)).containsExactly("FFFF");
        assertThat(flown("tie-fighter", "full FFFF")).isEqualTo("[0,4] N");
        assertThat(complete("tie-fighter", MoveKind.FULL_POWER, Battles.option("fast", HouseRules.Fast.UP_TO)))
                .containsExactly("FFF", "FFFF");
    }

    @Test
    @Rule("SPB-MOVE-11")
    void theSpeedNumberDoesNotLengthenAMoveUnlessTheBattleSaysSo() {
        for (String design : List.of("x-wing-hoth", "y-wing", "falcon")) {
            assertThat(complete(design, MoveKind.FULL_POWER)).as(design).containsExactly("FFF");
        }
        HouseRules bySpeed = Battles.option("fullPower", HouseRules.FullPower.SPEED);
        assertThat(complete("x-wing-hoth", MoveKind.FULL_POWER, bySpeed)).containsExactly("FFFF");
        assertThat(complete("y-wing", MoveKind.FULL_POWER, bySpeed)).containsExactly("FFF");
        assertThat(complete("star-destroyer", MoveKind.FULL_POWER, bySpeed)).containsExactly("FF");
        assertThat(complete("tie-fighter", MoveKind.FULL_POWER, bySpeed)).containsExactly("FFFF");
    }

    @Test
    @Rule({"SPB-MOVE-10", "SPB-MOVE-11"})
    void whoIsFastMayChooseAShorterMoveWhereFullPowerIsTheSpeedNumberToo() {
        HouseRules both = Battles.options("fullPower", HouseRules.FullPower.SPEED, "fast", HouseRules.Fast.UP_TO);
        assertThat(complete("tie-fighter", MoveKind.FULL_POWER, both)).containsExactly("FFF", "FFFF");
        assertThat(complete("x-wing-hoth", MoveKind.FULL_POWER, both))
                .as("it is not Fast")
                .containsExactly("FFFF");
        assertThat(complete("tie-fighter", MoveKind.FULL_POWER, Battles.book("0.1.1", both)))
                .as("battles opened before go on as they were")
                .containsExactly("FFFF");
    }

    @Test
    @Rule({"SPB-MOVE-12", "SPB-ATT-06"})
    void fightersAndTheFalconMakeAttackMovesAndNobodyElse() {
        assertThat(complete(FIGHTER, MoveKind.ATTACK)).containsExactly("FF");
        assertThat(complete("falcon", MoveKind.ATTACK)).containsExactly("FF");
        assertThat(complete("troop-transport", MoveKind.ATTACK)).isEmpty();
        assertThat(complete(CAPITAL, MoveKind.ATTACK)).isEmpty();
        assertThat(flown(FIGHTER, "attack FF")).isEqualTo("[0,2] N");
    }

    @Test
    @Rule({"SPB-MOVE-15", "SPB-MOVE-16"})
    void anUnwieldyTransportIsACruiserWithOneTurn() {
        assertThat(complete("troop-transport", MoveKind.STANDARD))
                .containsExactly("FF", "LFF", "RFF", "FLF", "FRF", "FFL", "FFR");
        assertThat(complete("troop-transport", MoveKind.FULL_POWER)).containsExactly("FFF");
    }

    @Test
    @Rule("SPB-MOVE-21")
    void towersNeverMove() {
        assertThat(Battles.book(HouseRules.DEFAULT)
                        .sheet("turbolaser-tower")
                        .helm()
                        .moves())
                .isFalse();
    }
}
