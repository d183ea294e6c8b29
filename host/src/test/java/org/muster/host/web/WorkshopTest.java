package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;

/** What is prepared at home is tried by the book, by anybody, and nothing of it is kept. */
class WorkshopTest {

    private static final String MAP = "org/muster/ruleset/swm/data/map.yaml";

    @TempDir
    private Path folder;

    private Club club;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private static String shipped(String file) throws Exception {
        try (InputStream in = WorkshopTest.class.getClassLoader().getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void systemsThatKnowListsAndMapsAreOffered() throws Exception {
        assertThat(club.nobody().get("/armies").body())
                .contains("/armies?ruleset=swm-campaign", "/armies?ruleset=40k-crusade");
        assertThat(club.nobody().get("/maps").body()).contains("/maps?ruleset=swm-campaign");
        assertThat(club.nobody().get("/armies?ruleset=swm-campaign").body()).contains("name=\"army.squad\"");
        assertThat(club.nobody().get("/armies?ruleset=none").statusCode()).isEqualTo(422);
    }

    @Test
    void aListIsJudgedByTheBook() throws Exception {
        String[] form = {
            "ruleset", "swm-campaign", "army.squad", "faction: imperial\nfigures: {grand-admiral-thrawn: 2}\n"
        };
        HttpResponse<String> page = club.nobody().form("/armies", form);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("not legal", "2 × Grand Admiral Thrawn", "grand-admiral-thrawn: 2");
        form[form.length - 1] = "faction: imperial\nfigures: {grand-admiral-thrawn: 1, stormtrooper: 12}\n";
        assertThat(club.nobody().form("/armies", form).body())
                .contains("legal.")
                .doesNotContain("not legal");
        form[form.length - 1] = "faction: imperial\nfigures: [12\n";
        assertThat(club.nobody().form("/armies", form).body()).contains("can't be read", "line ");
    }

    /** It stands in the list's own field then, where it can be changed. */
    @Test
    void aRosterOfAnotherProgramBecomesAList() throws Exception {
        assertThat(club.nobody().get("/armies?ruleset=40k-crusade").body()).contains("name=\"roster.order-of-battle\"");
        HttpResponse<String> page =
                club.nobody().form("/armies", "ruleset", "40k-crusade", "roster.order-of-battle", Club.ROSTER);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("Boyz", "faction: orks", "legal").doesNotContain("battleScribeVersion");
        HttpResponse<String> broken =
                club.nobody().form("/armies", "ruleset", "40k-crusade", "roster.order-of-battle", "<roster>");
        assertThat(broken.statusCode()).isEqualTo(422);
        assertThat(broken.body()).contains("class=\"refused\"", "&lt;roster&gt;");
    }

    @Test
    void aMapIsCheckedLineByLineAndDrawn() throws Exception {
        String map = shipped(MAP).replace("Aurek City", "Otto City");
        HttpResponse<String> good = club.nobody().form("/maps", "ruleset", "swm-campaign", "data.map", map);
        assertThat(good.statusCode()).as(good.body()).isEqualTo(200);
        assertThat(good.body()).contains("A game can be opened so.", "class=\"preview scene\"", "Otto City");
        HttpResponse<String> bad =
                club.nobody().form("/maps", "ruleset", "swm-campaign", "data.map", map.replace("economy:", "ecomony:"));
        assertThat(bad.statusCode()).isEqualTo(422);
        assertThat(bad.body()).contains("class=\"refused\"", "ecomony").doesNotContain("class=\"preview scene\"");
        assertThat(club.host().games().open(10)).isEmpty();
    }

    @Test
    void whoRunsTheHostSeesHowItIs() throws Exception {
        club.game("space-battles", true, "anna", "bert");
        HttpResponse<String> page = club.keeper().get("/host");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("This host", "Starwars Miniatures Battlegame", "muster serve backup");
        assertThat(page.body()).containsPattern("Games</th><td class=\"n\">1<");
        assertThat(club.keeper().get("/").body()).contains("href=\"/host\"");
        assertThat(club.stranger().get("/host").statusCode()).isEqualTo(403);
        assertThat(club.stranger().get("/").body()).doesNotContain("href=\"/host\"");
    }

    /** It stands in the map's own field then, drawn as a game would open on it. */
    @Test
    void aMapOfAnotherProgramBecomesAMap() throws Exception {
        assertThat(club.nobody().get("/maps?ruleset=swm-campaign").body()).contains("name=\"foreign.map\"");
        assertThat(club.nobody().get("/maps?ruleset=skirmish-dice").body()).doesNotContain("name=\"foreign.");
        StringBuilder xml = new StringBuilder("<game><info name=\"The Ring\"/><map>");
        for (int i = 0; i < 8; i++) {
            xml.append("<territory name=\"March %d\"/><connection t1=\"March %d\" t2=\"March %d\"/>"
                    .formatted(i, i, (i + 1) % 8));
        }
        String map = xml.append("</map></game>").toString();
        HttpResponse<String> page = club.nobody().form("/maps", "ruleset", "swm-campaign", "foreign.map", map);
        assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
        assertThat(page.body())
                .contains("The map was taken over", "names no capitals", "A game can be opened so", "march-7");
        HttpResponse<String> refused =
                club.nobody().form("/maps", "ruleset", "swm-campaign", "foreign.map", "<game><map></game>");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("no whole XML", "line 1");
    }
}
