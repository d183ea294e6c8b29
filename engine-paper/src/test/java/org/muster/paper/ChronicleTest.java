package org.muster.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.muster.api.seat.Viewer;
import org.muster.core.match.Command;
import org.muster.core.match.Receipt;
import org.muster.core.match.SeatView;
import tools.jackson.databind.JsonNode;

/** A season is told to its end: each round with its picture, all that rules told, the ranking, the dice. */
class ChronicleTest {

    static final List<String> SYSTEMS = Season.SYSTEMS;

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @ParameterizedTest
    @FieldSource("SYSTEMS")
    void everythingThatRulesToldStandsInIt(String system) throws IOException {
        Season season = Season.of(system, 90);
        SeatView everybody = season.match().as(Viewer.SPECTATOR);
        Paper paper = Chronicle.of(everybody, season.seats(), "A game", PageSize.A4);
        String html = Paper.html(List.of(paper));
        int told = 0;
        for (JsonNode line : everybody.log()) {
            if (line.path("kind").asString().equals("told")) {
                told++;
                assertThat(html).contains(escaped(line.path("text").asString()));
            }
        }
        assertThat(told).isGreaterThan(5);
        long rounds = everybody.moments().stream()
                .flatMap(moment -> moment.lines().stream())
                .map(line -> line.heard().phase())
                .filter(phase -> !phase.isEmpty())
                .map(phase -> phase.get(0).toString())
                .distinct()
                .count();
        assertThat(html.split("class=\"turn\"", -1).length - 1).isBetween((int) rounds, (int) rounds + 2);
        assertThat(html.split("<svg", -1).length - 1).isGreaterThanOrEqualTo((int) rounds);
        if (!everybody.rolls().isEmpty()) {
            assertThat(html).contains("How the dice fell");
        }
        season.seats()
                .forEach(seat ->
                        assertThat(html).contains(season.match().game().setup().name(seat)));
    }

    /** What only Anna was told stands in hers and in nobody else's. */
    @org.junit.jupiter.api.Test
    void secretsStandInNobodyElses() throws IOException {
        Season season = Season.of("warmachine-map", 60);
        SeatView anna = season.as(season.seats().get(0));
        String hers = Paper.html(List.of(Chronicle.of(anna, season.seats(), "A game", PageSize.A4)));
        String bert = Paper.html(
                List.of(Chronicle.of(season.as(season.seats().get(1)), season.seats(), "A game", PageSize.A4)));
        int secret = 0;
        String heard = season.as(season.seats().get(1)).log().toString();
        for (JsonNode line : anna.log()) {
            String text = line.path("text").asString();
            if (line.path("kind").asString().equals("told") && !heard.contains(text)) {
                secret++;
                assertThat(hers).contains(escaped(text));
                assertThat(bert).doesNotContain(escaped(text));
            }
        }
        assertThat(secret).as("Anna has a secret objective").isPositive();
    }

    /** A reader of the story has no numbers of entries, and what was taken back is not told. */
    @org.junit.jupiter.api.Test
    void whatWasTakenBackIsNoPartOfTheStory() throws IOException {
        Season season = Season.of("space-battles", 40);
        int last = season.match().game().entries().size() - 1;
        Receipt unused = season.match().submit("organizer", null, new Command.Rewind(last - 3, "a slip"));
        SeatView everybody = season.match().as(Viewer.SPECTATOR);
        assertThat(everybody.log().toString()).contains("took back the answer of ", "a slip");
        Paper paper = Chronicle.of(everybody, season.seats(), "A game", PageSize.A4);
        assertThat(Paper.html(List.of(paper))).doesNotContain("took back", "a slip");
    }

    @org.junit.jupiter.api.Test
    void anEndedGameHasItsRanking() throws IOException {
        Season season = Season.of("space-battles", 600);
        assertThat(season.match().isOver()).isTrue();
        Paper paper = Chronicle.of(season.match().as(Viewer.SPECTATOR), season.seats(), "A game", PageSize.LETTER);
        assertThat(Paper.html(List.of(paper))).contains("How it ended", "class=\"ranking\"");
        try (PDDocument document = Loader.loadPDF(Paper.pdf(List.of(paper)))) {
            assertThat(document.getPage(0).getMediaBox().getWidth()).isBetween(610f, 614f);
            assertThat(document.getNumberOfPages()).isGreaterThan(3);
        }
    }
}
