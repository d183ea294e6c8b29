package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** What a host prints: each seat's own sheet to who sits there, the chronicle to who may look. */
class PaperTest {

    @TempDir
    private Path folder;

    private Club club;
    private HostedGame game;
    private Club.Guest anna;
    private Club.Guest bert;
    private Club.Guest organizer;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
        game = club.game("warmachine-map", true, "anna", "bert", "cleo");
        anna = club.guest(game, "anna");
        bert = club.guest(game, "bert");
        organizer = club.guest(game, "organizer");
    }

    @AfterEach
    void close() {
        club.close();
    }

    private HttpResponse<byte[]> pdf(Club.Guest guest, String what) throws IOException, InterruptedException {
        HttpRequest request =
                guest.request("/g/" + game.id() + "/paper/" + what).build();
        return java.net.http.HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());
    }

    private static String text(HttpResponse<byte[]> pdf) throws IOException {
        assertThat(pdf.statusCode()).isEqualTo(200);
        assertThat(pdf.headers().firstValue("Content-Type")).hasValue("application/pdf");
        try (PDDocument document = Loader.loadPDF(pdf.body())) {
            return new PDFTextStripper().getText(document);
        }
    }

    @Test
    void whoSitsGetsTheirOwnSheetAndNobodyElses() throws Exception {
        String hers = text(pdf(anna, "sheet.pdf"));
        assertThat(hers).contains("To be filled in: Anna").doesNotContain("To be filled in: Bert");
        assertThat(pdf(anna, "sheet.pdf?as=bert").statusCode()).isEqualTo(403);
        assertThat(pdf(club.stranger(), "sheet.pdf").statusCode()).isEqualTo(403);
    }

    /** Who has taken a seat keeps its secrets from the organizer too. */
    @Test
    void theOrganizerPrintsForSeatsThatNobodyHasTaken() throws Exception {
        String sheets = text(pdf(organizer, "sheets.pdf"));
        assertThat(sheets)
                .contains("To be filled in: Cleo")
                .doesNotContain("To be filled in: Anna")
                .doesNotContain("To be filled in: Bert");
        assertThat(pdf(anna, "sheets.pdf").statusCode()).isEqualTo(403);
        club.guest(game, "cleo");
        assertThat(pdf(organizer, "sheets.pdf").statusCode())
                .as("somebody sits there now")
                .isEqualTo(404);
    }

    @Test
    void thePageOffersWhatOneMayPrint() throws Exception {
        assertThat(organizer.get("/g/" + game.id() + "/paper").body())
                .contains("sheets.pdf?as=organizer", "For Cleo", "chronicle.pdf")
                .doesNotContain("For Anna");
        assertThat(club.nobody().get("/g/" + game.id() + "/paper").body())
                .contains("chronicle.pdf")
                .doesNotContain("sheet.pdf")
                .doesNotContain("sheets.pdf");
    }

    /** A browser shows a sheet with its own style and runs nothing in it: the hash is that of what it brings. */
    @Test
    void aSheetAsAPageBringsTheOneStyleThatIsAllowed() throws Exception {
        HttpResponse<String> page = anna.get("/g/" + game.id() + "/paper/sheet.html?size=letter");
        Matcher style = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL).matcher(page.body());
        List<String> styles = new ArrayList<>();
        while (style.find()) {
            styles.add(style.group(1));
        }
        assertThat(styles).hasSize(1);
        String hash = java.util.Base64.getEncoder()
                .encodeToString(java.security.MessageDigest.getInstance("SHA-256")
                        .digest(styles.get(0).getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("default-src 'none'")
                .contains("style-src 'sha256-" + hash + "'")
                .doesNotContain("unsafe");
        assertThat(page.body())
                .contains("size: letter portrait")
                .doesNotContain("style=\"")
                .doesNotContain("<script");
        assertThat(anna.get("/g/" + game.id() + "/paper/sheet.html?size=a3").body())
                .contains("a4 or letter, not a3");
    }

    @Test
    void theChronicleIsToldToWhoMayLook() throws Exception {
        assertThat(text(pdf(club.nobody(), "chronicle.pdf"))).contains("So far");
        HostedGame closed = club.game("40k-crusade", false, "anna", "bert");
        assertThat(club.stranger()
                        .get("/g/" + closed.id() + "/paper/chronicle.html")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void whatIsPrintedTwiceIsTheSameUntilSomethingHappens() throws Exception {
        byte[] first = pdf(anna, "sheet.pdf").body();
        assertThat(pdf(anna, "sheet.pdf").body()).isEqualTo(first);
        for (String seat : List.of("anna", "bert", "cleo")) {
            club.guest(game, seat).does(game, Map.of("do", "join", "contribution", "c-" + seat));
        }
        int decision = anna.asked(game).get(0).path("id").asInt();
        anna.does(game, Map.of("do", "choose", "decision", decision, "answer", "cygnar", "contribution", "c"));
        assertThat(pdf(anna, "sheet.pdf").body()).isNotEqualTo(first);
    }
}
