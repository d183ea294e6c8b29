package org.muster.geometry.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.geometry.Asked.enemy;
import static org.muster.geometry.Peridea.CLOSED;
import static org.muster.geometry.Peridea.small;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.testkit.Rule;

class ContactTest {

    private static Contact contact(Disc mover, double reach, Base... taken) {
        return new Contact(CLOSED, mover, reach, List.of(taken), List.of());
    }

    @Test
    @Rule("SKD-MEL-03")
    void everyDegreeRoundAnEnemyIsASpotTheNearestFirst() {
        List<Disc> spots = contact(small(20, 10), 100).spots(List.of(enemy(CLOSED, "foe", 30, 10)));
        assertThat(spots).hasSize(360);
        assertThat(spots.get(0)).isEqualTo(small(27.5, 10));
        assertThat(spots).allMatch(spot -> CLOSED.touches(spot, small(30, 10)));
    }

    @Test
    @Rule("SKD-MEL-03")
    void nobodyIsMovedFartherThanTheReach() {
        assertThat(contact(small(20, 10), 5).spots(List.of(enemy(CLOSED, "foe", 30, 10))))
                .isEmpty();
        assertThat(contact(small(20, 10), 7.5).spots(List.of(enemy(CLOSED, "foe", 30, 10))))
                .first()
                .isEqualTo(small(27.5, 10));
    }

    @Test
    @Rule("SKD-MEL-03")
    void takenSpotsAreNoneAndThirdPartiesAreNotTouched() {
        Base foe = enemy(CLOSED, "foe", 30, 10);
        Base there = enemy(CLOSED, "there", 27.5, 10);
        assertThat(contact(small(20, 10), 100, there).spots(List.of(foe)))
                .isNotEmpty()
                .noneMatch(spot -> CLOSED.overlaps(spot, there.disc()));
        Contact shy = new Contact(CLOSED, small(20, 10), 100, List.of(), List.of(there));
        assertThat(shy.spots(List.of(foe)))
                .isNotEmpty()
                .noneMatch(spot -> CLOSED.touches(spot, there.disc()) || CLOSED.overlaps(spot, there.disc()));
    }

    @Test
    void spotsAreSafeAndOnTheSameLevel() {
        // its back to the wall
        List<Disc> spots = contact(small(20, 50), 100).spots(List.of(enemy(CLOSED, "foe", 20, 56.75)));
        assertThat(spots)
                .isNotEmpty()
                .allMatch(spot -> spot.z() == 0 && CLOSED.safe(spot).isEmpty());
    }

    @Test
    void whoIsInContactIsAsked() {
        assertThat(contact(small(27.5, 10), 5).holds(List.of(enemy(CLOSED, "foe", 30, 10))))
                .isTrue();
        assertThat(contact(small(27.4, 10), 5).holds(List.of(enemy(CLOSED, "foe", 30, 10))))
                .isFalse();
    }
}
