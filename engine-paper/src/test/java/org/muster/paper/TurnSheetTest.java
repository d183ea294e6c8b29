package org.muster.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.json.DescribedOptions;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import org.muster.core.match.Command;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A turn on paper says all that is asked of a seat, and nothing that the seat may not know. */
class TurnSheetTest {

    static final List<String> SYSTEMS = Season.SYSTEMS;

    /** Words without what lines are broken at. */
    private static String dense(String text) {
        return text.replaceAll("\\s+", "");
    }

    /** All text of a PDF; each letter must lie on its page. */
    private static String text(byte[] pdf) throws IOException {
        List<String> outside = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFTextStripper stripper = new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition text) {
                    PDPage page = getCurrentPage();
                    if (text.getXDirAdj() < 0
                            || text.getXDirAdj() + text.getWidthDirAdj()
                                    > page.getMediaBox().getWidth() - 20
                            || text.getYDirAdj() > page.getMediaBox().getHeight()) {
                        outside.add(text + " at " + text.getXDirAdj());
                    }
                    super.processTextPosition(text);
                }
            };
            String all = stripper.getText(document);
            assertThat(outside).as("letters beside the page").isEmpty();
            return all;
        }
    }

    private static void labels(JsonNode options, List<String> into) {
        if (options.has("id") && options.has("label")) {
            into.add(options.path("label").asString());
        }
        if (options.has("points")) {
            into.add(options.path("name").asString());
        }
        options.properties().forEach(field -> {
            if (!field.getKey().equals("closed")) {
                labels(field.getValue(), into);
            }
        });
        if (options.isArray()) {
            options.forEach(one -> labels(one, into));
        }
    }

    @ParameterizedTest
    @FieldSource("SYSTEMS")
    void allThatIsAskedStandsOnIt(String system) throws IOException {
        for (int answers : new int[] {2, 40}) {
            Season season = Season.of(system, answers);
            Player seat = season.asked();
            String text = dense(text(Paper.pdf(List.of(season.sheet(seat)))));
            for (JsonNode decision : season.as(seat).asked().path("decisions")) {
                for (JsonNode question : decision.path("questions")) {
                    if (question.has("options")) {
                        assertThat(text)
                                .contains("Decision" + decision.path("id").asInt());
                        List<String> labels = new ArrayList<>();
                        labels(question.path("options"), labels);
                        labels.forEach(label -> assertThat(text).as(system).contains(dense(label)));
                    }
                }
            }
            assertThat(text).contains("Bert,attheclubonFriday").contains(dense("muster choose winter --as organizer"));
            assertThat(text).as("every letter has its glyph").doesNotContain("#\uFFFD");
        }
    }

    /** What a program far away reads of a question is all there is to it. */
    @ParameterizedTest
    @FieldSource("SYSTEMS")
    void whatRulesetsAskIsReadBackFromItsDescription(String system) throws IOException {
        for (int answers = 0; answers < 60; answers += 6) {
            Season season = Season.of(system, answers);
            for (Player seat : season.seats()) {
                for (JsonNode decision : season.as(seat).asked().path("decisions")) {
                    for (JsonNode question : decision.path("questions")) {
                        if (question.has("options")) {
                            JsonNode options = question.path("options");
                            assertThat(OptionsJson.describe(DescribedOptions.read(options)))
                                    .as(system + " " + answers)
                                    .isEqualTo(options);
                        }
                    }
                }
            }
        }
    }

    /** Two worlds that differ in what Anna has ordered in secret: Bert's sheet is the same to the byte. */
    @Test
    void nobodyReadsOnItWhatTheyMayNotKnow() throws IOException {
        Season hold = orders();
        Season march = orders();
        Player anna = new Player("anna");
        Player bert = new Player("bert");
        JsonNode decision = hold.as(anna).asked().path("decisions").path(0);
        assertThat(decision.path("secret").asBoolean()).isTrue();
        JsonNode keys = keys(decision, anna);
        order(hold, anna, decision, keys, "fortify");
        order(march, anna, decision, keys, "ambush");
        assertThat(Paper.html(List.of(march.sheet(anna)))).isNotEqualTo(Paper.html(List.of(hold.sheet(anna))));
        assertThat(Paper.html(List.of(march.sheet(bert)))).isEqualTo(Paper.html(List.of(hold.sheet(bert))));
        assertThat(Paper.pdf(List.of(march.sheet(bert)))).isEqualTo(Paper.pdf(List.of(hold.sheet(bert))));
        assertThat(chronicle(march)).isEqualTo(chronicle(hold));
    }

    /** A game in which everybody is asked for secret orders. */
    private static Season orders() throws IOException {
        for (int answers = 12; answers < 60; answers++) {
            Season season = Season.of("warmachine-map", answers);
            JsonNode decision =
                    season.as(new Player("anna")).asked().path("decisions").path(0);
            if (decision.path("prompt").asString().contains("banners an order")
                    && season.as(new Player("bert"))
                            .asked()
                            .path("decisions")
                            .path(0)
                            .path("id")
                            .equals(decision.path("id"))) {
                return season;
            }
        }
        throw new AssertionError("nobody is asked for orders");
    }

    private static String chronicle(Season season) throws IOException {
        return Paper.html(
                List.of(Chronicle.of(season.as(new Player("bert")), season.seats(), "Warmachine", PageSize.LETTER)));
    }

    private static JsonNode keys(JsonNode decision, Player seat) {
        for (JsonNode question : decision.path("questions")) {
            if (question.path("seat").asString().equals(seat.id())) {
                return question.path("options").path("keys");
            }
        }
        throw new AssertionError(seat + " is not asked");
    }

    private static void order(Season season, Player seat, JsonNode decision, JsonNode keys, String order)
            throws IOException {
        ObjectNode orders = Json.MAPPER.createObjectNode();
        keys.forEach(key -> orders.put(key.path("id").asString(), order));
        season.match()
                .submit(
                        seat.id(),
                        null,
                        new Command.Choose(
                                seat,
                                decision.path("id").asInt(),
                                Json.MAPPER.treeToValue(orders, Answer.class),
                                true,
                                null));
    }

    @Test
    void whatWasAnsweredAlreadyStandsOnItInWords() throws IOException {
        Season season = orders();
        Player anna = new Player("anna");
        JsonNode decision = season.as(anna).asked().path("decisions").path(0);
        order(season, anna, decision, keys(decision, anna), "ambush");
        assertThat(Paper.html(List.of(season.sheet(anna))))
                .contains("Answered so far: Anna's banner 1, Anna's banner 2, Anna's banner 3: ambush.")
                .contains("Nobody else reads it before all are in");
    }

    /** Two sheets of a seat are told apart by when the last happened that stands on them. */
    @Test
    void itSaysWhichTimeItIsOf() throws IOException {
        Season season = Season.of("space-battles", 20);
        assertThat(season.sheet(season.seats().get(0)).foot()).endsWith(" · as of 2026-11-21 10:00 UTC");
    }

    /** Sheets of several seats lie in one file, each with pages and numbers of its own. */
    @Test
    void eachSheetBeginsItsOwnPages() throws IOException {
        Season season = Season.of("40k-crusade", 2);
        List<Paper> sheets = new ArrayList<>();
        for (Player seat : season.seats()) {
            sheets.add(season.sheet(seat));
        }
        byte[] pdf = Paper.pdf(sheets);
        assertThat(pdf).isEqualTo(Paper.pdf(sheets));
        String text = text(pdf);
        assertThat(text.split("1 / ", -1)).hasSize(sheets.size() + 1);
    }

    @Test
    void aFileForBrowsersNeedsNothingElse() throws IOException {
        String html = Paper.html(List.of(Season.of("space-battles", 25).sheet(new Player("anna"))));
        assertThat(html)
                .doesNotContain("https://", "<script", "<link", "url(h", "<object ")
                .contains("<svg");
        assertThat(html.replace("http://www.w3.org/1999/xhtml", "").replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http");
    }

    @Test
    void whoHasNothingToAnswerIsToldSo() throws IOException {
        Season season = Season.of("swm-campaign", 25);
        Player idle = season.seats().stream()
                .filter(seat -> {
                    try {
                        return season.as(seat).asked().path("decisions").isEmpty();
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                })
                .findFirst()
                .orElseThrow();
        assertThat(Paper.html(List.of(season.sheet(idle)))).contains("Nothing is asked of you just now");
    }
}
