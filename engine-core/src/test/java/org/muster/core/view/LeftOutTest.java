package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;

/** What a short answer to a report leaves unsaid, at any depth, and what it only says otherwise. */
class LeftOutTest {

    record Side(OrderedMap<String, String> fates, OrderedMap<String, Integer> found) {}

    record Report(String winner, List<String> fled, OrderedMap<String, Side> sides) {}

    private static final List<Option> SEATS = List.of(Option.called("anna", "Anna"), Option.called("bert", "Bert"));
    private static final List<Option> FIGURES =
            List.of(Option.called("han-1", "Han 1"), Option.called("han-2", "Han 2"), Option.called("leia", "Leia"));

    private static Options<String> fate() {
        return Options.oneOf(List.of("standing", "killed"));
    }

    private static Options<Side> side() {
        return Options.form(
                Options.field("fates", Options.each(FIGURES, any -> fate()), Side::fates),
                Options.field("found", Options.splitUpTo(9, FIGURES), Side::found)
                        .orElse(OrderedMap.empty()),
                Side::new);
    }

    private static Options<Report> report() {
        return Options.form(
                Options.field("winner", Options.oneOf(List.of("anna", "bert")), Report::winner),
                Options.field(
                        "fled",
                        Options.someOf(0, 3, List.of("han-1", "han-2", "leia"), id -> Option.called(id, id)),
                        Report::fled),
                Options.field("sides", Options.each(SEATS, any -> side()), Report::sides),
                Report::new);
    }

    private static Side side(String fate, int found) {
        return new Side(OrderedMap.each(List.of("han-1", "han-2", "leia"), any -> fate), OrderedMap.of("leia", found));
    }

    private static final Report REPORTED = new Report(
            "anna",
            List.of("han-2"),
            OrderedMap.<String, Side>of("anna", side("standing", 4)).with("bert", side("killed", 5)));

    /** As reports are asked for: it was played, or something else has happened. */
    private static Options<?> asked() {
        Options<Report> played = report();
        return Options.<Report>either(
                        report -> report.fled().isEmpty() && report.winner().isEmpty() ? "unplayed" : "report",
                        Options.when(Option.called("report", "it was played"), () -> played),
                        Options.just(
                                Option.called("unplayed", "it was not played"),
                                new Report("", List.of(), OrderedMap.empty())))
                .proposing(REPORTED, Sentence.of("as Bert has reported"));
    }

    /** @param answer in JSON, with plain quotes */
    private static LeftOut of(String answer) {
        return LeftOut.of(asked(), Json.readAnswer(answer.replace('\'', '"')));
    }

    private static final String BERT = "'bert': {'fates': {'*': 'killed'}, 'found': {'leia': 5}}";

    @Test
    void whatIsNotSaidIsNamedHoweverDeepItStands() {
        LeftOut left =
                of("{'report': {'winner': 'bert', 'sides': {'anna': {'fates': {'*': 'standing'}}, " + BERT + "}}}");
        assertThat(left.fields()).containsExactly("fled", "sides.anna.found");
        assertThat(left.called()).hasToString("as Bert has reported");
        assertThat(LeftOut.of(asked(), left.kept()).fields())
                .as("nothing is left out of what was kept")
                .isEmpty();
        assertThat(left.kept().toString()).contains("han-2");
    }

    @Test
    void whoSaysItForAllOrSaysOtherwiseLeavesNothingOut() {
        LeftOut other = of("{'report': {'winner': 'bert', 'fled': [], 'sides': {'anna': {'fates': {'*': 'killed'},"
                + " 'found': {'leia': 1}}, " + BERT + "}}}");
        assertThat(other.fields()).isEmpty();
        assertThat(other.kept().toString()).doesNotContain("han-2");
        LeftOut unplayed = of("'unplayed'");
        assertThat(unplayed.fields()).isEmpty();
        assertThat(unplayed.kept()).isEqualTo(Answer.word("unplayed"));
    }

    @Test
    void ofWhatIsRefusedAnywayNothingIsSaidButAllIsKept() {
        LeftOut left = of("{'report': {'winner': 'bert', 'sides': {'anna': {'fates': {'leia': 'killed'}}}}}");
        assertThat(left.fields()).isEmpty();
        assertThat(asked().read(left.kept()).isOk())
                .as("with what was reported of all the others it is an answer")
                .isTrue();
    }

    @Test
    void whereNothingWasReportedNothingIsLeftOut() {
        Answer answer = Json.readAnswer("{\"winner\": \"bert\"}");
        assertThat(LeftOut.of(report(), answer)).isEqualTo(LeftOut.nothing(answer));
    }
}
