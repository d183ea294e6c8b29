package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;

/** What need not be spelled out in an answer. */
class ShortAnswersTest {

    private static final Options<OrderedMap<String, Integer>> EACH = Options.each(
            List.of(Option.of("a", "A"), Option.of("b", "B"), Option.of("c", "C")), key -> Options.number(1, 3));

    private record Note(List<Integer> some, OrderedMap<String, Integer> shares, String text) {}

    private static Options<Note> note(int least) {
        return Options.form(
                Options.field(
                        "some", Options.someOf(least, 2, List.of(1, 2, 3), n -> Option.of("n" + n, "n")), Note::some),
                Options.field("shares", Options.splitUpTo(5, List.of(Option.of("x", "X"))), Note::shares),
                Options.field("text", Options.text(0, 9), Note::text),
                Note::new);
    }

    private static Answer fields(Object... namesAndAnswers) {
        Map<String, Answer> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndAnswers.length; i += 2) {
            fields.put((String) namesAndAnswers[i], new Answer.Whole((int) namesAndAnswers[i + 1]));
        }
        return new Answer.Fields(fields);
    }

    @Test
    void aStarAnswersForAllThatAreNotNamed() {
        assertThat(EACH.read(fields("b", 3, "*", 1)).value())
                .isEqualTo(OrderedMap.of("a", 1).with("b", 3).with("c", 1));
    }

    @Test
    void aKindWhoseAnswerMayBeEmptyIsChosenByItsNameAlone() {
        Options<Note> optional =
                Options.either(note -> "note", Options.when(Option.of("note", "Write"), () -> note(0)));
        assertThat(optional.read(Answer.word("note")).value()).isEqualTo(new Note(List.of(), OrderedMap.empty(), ""));
        Options<Note> needed = Options.either(note -> "note", Options.when(Option.of("note", "Write"), () -> note(1)));
        assertThat(needed.read(Answer.word("note")).violations()).isNotEmpty();
    }

    @Test
    void whatTheStarSaysIsCheckedForEach() {
        assertThat(EACH.read(fields("b", 3, "*", 4)).violations())
                .extracting(Violation::at)
                .containsExactly("a", "c");
    }

    @Test
    void theClosestNameCounts() {
        Options<OrderedMap<String, Integer>> troops = Options.each(
                Stream.of("scout#1", "scout#2", "officer#1", "hero#1")
                        .map(id -> Option.called(id, id))
                        .toList(),
                key -> Options.number(1, 4));
        assertThat(troops.read(fields("scout#2", 4, "scout*", 3, "*", 1)).value())
                .isEqualTo(OrderedMap.of("scout#1", 3)
                        .with("scout#2", 4)
                        .with("officer#1", 1)
                        .with("hero#1", 1));
        assertThat(troops.read(fields("pilot*", 3, "*", 1)).violations()).hasSize(1);
    }

    @Test
    void withoutAStarEveryKeyMustBeNamed() {
        assertThat(EACH.read(fields("b", 3)).violations())
                .extracting(Violation::code)
                .containsExactly("NO_ANSWER_FOR", "NO_ANSWER_FOR");
    }

    @Test
    void aStarIsWrittenOut() {
        assertThat(EACH.write(EACH.read(fields("*", 2)).value())).isEqualTo(fields("a", 2, "b", 2, "c", 2));
    }

    @Test
    void fieldsThatMayBeEmptyMayBeLeftOut() {
        assertThat(note(0).read(fields()).value()).isEqualTo(new Note(List.of(), OrderedMap.empty(), ""));
    }

    @Test
    void keysWhoseAnswerMayBeNothingMayBeLeftOut() {
        Options<OrderedMap<String, Integer>> each = Options.each(
                List.of(Option.of("a", "A"), Option.of("b", "B")),
                key -> Options.either(
                        n -> n == 0 ? "none" : "some",
                        Options.nothing(Option.of("none", "none"), 0),
                        Options.when(Option.of("some", "some"), () -> Options.number(1, 3))));
        Answer two = new Answer.Fields(Map.of("some", new Answer.Whole(2)));
        assertThat(each.read(new Answer.Fields(Map.of("b", two))).value())
                .isEqualTo(OrderedMap.of("a", 0).with("b", 2));
        assertThat(each.nothing()).isPresent();
        assertThat(EACH.nothing()).isEmpty();
    }

    @Test
    void aFormOfNothingButWhatMayBeEmptyMayBeLeftOutItself() {
        assertThat(note(0).nothing().map(nothing -> note(0).read(nothing).value()))
                .contains(new Note(List.of(), OrderedMap.empty(), ""));
        assertThat(note(1).nothing()).isEmpty();
    }

    private record Tin(String id, String name, int points) implements Profile {}

    @Test
    void anAdditionMayBeNothing() {
        Catalogue<Tin> tins = Catalogue.of(List.of(new Tin("a", "A", 1)));
        Answer empty = new Answer.Fields(Map.of());
        assertThat(Options.additions(tins, tins.all(), List.of(), List.of())
                        .read(empty)
                        .value())
                .isEqualTo(Roster.EMPTY);
        assertThat(Options.reinforcement(tins, tins.all(), List.of(), List.of())
                        .read(empty)
                        .isOk())
                .isFalse();
    }

    @Test
    void oneJudgementTellsUnknownTinsAndTheRulesTheOthersBreak() {
        Catalogue<Tin> tins = Catalogue.of(List.of(new Tin("a", "A", 5), new Tin("b", "B", 5)));
        ArmyRule<Tin> few = ArmyRules.atMost(10, army -> Violation.of("TOO_MANY", "{n} points.", army.points()));
        ArmyRule<Tin> many = ArmyRules.atLeast(20, army -> Violation.of("TOO_FEW", "{n} points.", army.points()));
        Answer answer = new Answer.Fields(
                Map.of("a", new Answer.Whole(3), "b", new Answer.Items(List.of()), "c", new Answer.Whole(1)));
        assertThat(Options.reinforcement(tins, tins.all(), List.of(), List.of(few, many))
                        .read(answer)
                        .violations())
                .extracting(Violation::code)
                .as("too few may be mended by what could not be read")
                .containsExactlyInAnyOrder("NOT_BETWEEN", "UNKNOWN_FIGURE", "TOO_MANY");
    }

    @Test
    void othersMayNot() {
        assertThat(note(1).read(fields()).violations())
                .extracting(Violation::code)
                .containsExactly("FIELD_MISSING");
    }
}
