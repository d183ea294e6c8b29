package org.muster.ruleset.space.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.HouseRules;
import org.muster.testkit.Rule;

@Rule("SPB-GRID-01")
class GridTest {

    @ParameterizedTest
    @CsvSource({
        "N, 1, 2, 6, 7", "E, 1, 2, 7, 4", "S, 1, 2, 4, 3", "W, 1, 2, 3, 6",
        "N, -1, 0, 4, 5", "E, -1, 0, 5, 6", "S, -1, 0, 6, 5", "W, -1, 0, 5, 4"
    })
    void aRelativeSpaceTurnsWithTheFacing(Facing facing, int right, int forward, int x, int y) {
        Square ship = new Square(5, 5);
        Offset offset = new Offset(right, forward);
        assertThat(ship.to(offset, facing)).isEqualTo(new Square(x, y));
        assertThat(Offset.of(ship, facing, new Square(x, y))).isEqualTo(offset);
    }

    @ParameterizedTest
    @EnumSource(Facing.class)
    void fourTurnsToOneSideComeRound(Facing facing) {
        assertThat(facing.right().right().right().right()).isEqualTo(facing);
        assertThat(facing.right().left()).isEqualTo(facing);
        assertThat(facing.right().degrees()).isEqualTo((facing.degrees() + 90) % 360);
        assertThat(facing.left().dx()).isEqualTo(-facing.right().dx());
    }

    @Test
    @Rule("SPB-GRID-04")
    void distanceIsTheLargerDifferenceAndTheEightNeighboursAreAdjacent() {
        Square square = new Square(5, 5);
        assertThat(square.distance(new Square(7, 4))).isEqualTo(2);
        assertThat(Offset.NEIGHBOURS).hasSize(8).allMatch(neighbour -> square.touches(square.to(neighbour, Facing.N)));
        assertThat(square.touches(square)).isFalse();
        assertThat(square.touches(new Square(7, 5))).isFalse();
    }

    @Test
    @Rule("SPB-GRID-05")
    void theArcsAreThoseOfThePicture() {
        List<String> picture = List.of("FFFFF", "SFFFS", "SS^SS", "SRRRS", "RRRRR");
        for (int forward = -2; forward <= 2; forward++) {
            for (int right = -2; right <= 2; right++) {
                char expected = picture.get(2 - forward).charAt(right + 2);
                if (expected != '^') {
                    Arc arc = Arc.of(new Offset(right, forward), false);
                    assertThat(arc.name().charAt(0))
                            .as("[" + right + "," + forward + "]")
                            .isEqualTo(expected);
                }
            }
        }
    }

    @Test
    @Rule("SPB-GRID-05")
    void byOptionExactDiagonalsAreSide() {
        assertThat(Arc.of(new Offset(2, 2), true)).isEqualTo(Arc.SIDE);
        assertThat(Arc.of(new Offset(1, 2), true)).isEqualTo(Arc.FRONT);
        assertThat(Arc.of(new Offset(-2, -2), true)).isEqualTo(Arc.SIDE);
        assertThat(Arc.of(new Offset(0, -1), true)).isEqualTo(Arc.REAR);
        Book book = Battles.book(Battles.option("diagonals", HouseRules.Diagonals.SIDE));
        assertThat(book.arc(new Offset(1, 1))).isEqualTo(Arc.SIDE);
        assertThat(Battles.book(HouseRules.DEFAULT).arc(new Offset(1, 1))).isEqualTo(Arc.FRONT);
    }

    @Test
    void aSquareIsWrittenAsTwoNumbersAndNamedByThem() {
        assertThat(new Square(8, 14).id()).isEqualTo("x8y14");
        assertThat(Square.find("x8y14")).isEqualTo(new Square(8, 14));
        assertThat(Square.find("8,14")).isNull();
        assertThatThrownBy(() -> Square.of(List.of(1))).hasMessage("a square is [x, y], not [1]");
    }
}
