package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Texts nobody has written: those of bots and of examples. */
class TextTest {

    @Test
    void aSampledTextIsANameAsPeopleGiveThem() {
        SplittableRandom random = new SplittableRandom(5);
        Set<String> names = new HashSet<>();
        for (int i = 0; i < 500; i++) {
            String name = Options.text(1, 40).sample(random);
            assertThat(name).matches("[A-Z][a-z]+ [A-Z][a-z]+");
            names.add(name);
            assertThat(Options.text(1, 5).sample(random)).matches("[BDFGKLMNPRSTVZ]([aeiou][bdfgklmnprstvz])*[aeiou]?");
        }
        assertThat(names).as("enough for names that must differ").hasSizeGreaterThan(200);
    }

    /** Who types something else is not refused for it: an old unit that no list has. */
    @Test
    void whatIsSuggestedIsMeantMostlyAndAnyOtherTextIsLegalToo() {
        Options<String> options =
                Options.text(1, 20, List.of(Option.called("Boyz 1", "Boyz 1"), Option.called("Boyz 2", "Boyz 2")));
        assertThat(options.read(Answer.word("Boyz 2")).value()).isEqualTo("Boyz 2");
        assertThat(options.read(Answer.word("boyz 2")).value())
                .as("as it is said")
                .isEqualTo("boyz 2");
        assertThat(options.read(Answer.word("Old Relic")).value()).isEqualTo("Old Relic");
        assertThat(options.faces()).extracting(Option::id).containsExactly("Boyz 1", "Boyz 2");
        Set<String> drawn = new HashSet<>();
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 50; i++) {
            drawn.add(options.sample(random));
        }
        assertThat(drawn).containsExactlyInAnyOrder("Boyz 1", "Boyz 2");
        assertThat(options.finite()).isFalse();
        assertThatThrownBy(() -> Options.text(1, 20, List.of(Option.called("boyz-1", "Boyz 1"))))
                .hasMessageContaining("Boyz 1, not boyz-1");
    }

    @Test
    void itIsAsLongAsIsWantedAndTheSameForTheSameRandomSource() {
        assertThat(Options.text(3, 3).sample(new SplittableRandom(1))).hasSize(3);
        assertThat(Options.text(0, 0).sample(new SplittableRandom(1))).isEmpty();
        Options<String> options = Options.text(2, 9);
        assertThat(options.sample(new SplittableRandom(7))).isEqualTo(options.sample(new SplittableRandom(7)));
        assertThat(options.read(Answer.word(options.sample(new SplittableRandom(7))))
                        .isOk())
                .isTrue();
    }
}
