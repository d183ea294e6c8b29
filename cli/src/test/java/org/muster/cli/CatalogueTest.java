package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.data.Yaml;
import tools.jackson.databind.JsonNode;

/**
 * A collector's table of figures becomes a catalogue, and a season is played with it. The table is made of the shipped
 * figures and has the quirks of a real one: other spellings, rows twice, an object that costs nothing, figures of our own.
 */
class CatalogueTest {

    private static final Map<String, String> PRINTED = Map.of(
            "droid", "Droid",
            "cyborg", "Cyborg",
            "savage", "Savage",
            "order66", "Order 66",
            "black-sun", "Black Sun",
            "mercenary", "Mercenary",
            "transport", "Desert Skiff");

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void table() throws IOException {
        List<String> rows = new ArrayList<>();
        rows.add("name,set,number,faction,rarity,cost,size,hit_points,defense,attack,damage,special_abilities,"
                + "force_points,force_powers");
        for (JsonNode figure : shipped()) {
            rows.add(row(figure));
        }
        rows.add(rows.get(1)); // another number of the set, the same figure
        rows.add("Sabacc Table,Dust Storm,7,Fringe,rare,0,medium,0,1,1,0,,0,");
        rows.add(
                "\"Moss Choir, Loud\",Dust Storm,8,The New Republic,rare,40,large,60,15,6,20,Unique;Speed 4;Bounty Hunter,0,");
        rows.add("Moss Cantor,Dust Storm,9,The New Republic,common,9,medium,20,14,4,10,,0,");
        rows.add("Nobody,Dust Storm,10,Jedi Council,common,nine,medium,20,14,4,10,,0,");
        rows.add("Half a Row,Dust Storm");
        cli = new Cli(folder)
                .write("figures.csv", "\uFEFF" + String.join("\r\n", rows) + "\r\n")
                .write(
                        "season.yaml",
                        "name: Dust season\nseats: {anna: Anna, bert: Bert}\ndice: physical\ndata: {catalogue: own.yaml}\n");
    }

    private static JsonNode shipped() throws IOException {
        try (InputStream in = ClassLoader.getSystemResourceAsStream("org/muster/ruleset/swm/data/catalogue.yaml")) {
            return Yaml.read(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .path("figures");
        }
    }

    /** As collectors write it: abilities and traits in one column, factions in spellings of their own. */
    private static String row(JsonNode figure) {
        List<String> abilities = new ArrayList<>();
        if (figure.path("unique").asBoolean(false)) {
            abilities.add("Unique");
        }
        figure.path("traits").forEach(trait -> abilities.add(PRINTED.getOrDefault(trait.asString(), "")));
        figure.path("abilities").forEach(ability -> abilities.add(ability.asString()));
        if (figure.has("rate")) {
            abilities.add("Speed " + figure.path("rate").asInt() / 2);
        }
        List<String> powers = new ArrayList<>();
        figure.path("powers").forEach(power -> powers.add(power.asString()));
        String faction = figure.path("faction").asString();
        return String.join(
                ",",
                "\"" + figure.path("name").asString() + "\"",
                figure.path("set").asString(),
                "1",
                Map.of("separatist", "Seperatist", "old-republic", "The Old Republic", "mandalorian", "Mandalorians")
                        .getOrDefault(faction, faction),
                "common",
                figure.path("cost").asString(),
                figure.path("size").asString("medium").toLowerCase(Locale.ROOT),
                figure.path("hp").asString(),
                figure.path("def").asString(),
                figure.path("atk").asString(),
                figure.path("dmg").asString(),
                "\"" + String.join(";", abilities) + "\"",
                figure.path("force").asString("0"),
                "\"" + String.join(";", powers) + "\"");
    }

    @Test
    void everyRowIsTakenOrRefusedWithItsLineAndReason() throws IOException {
        int figures = shipped().size();
        Cli.Ran ran = cli.run("catalogue import @figures.csv --ruleset swm-campaign -o @own.yaml");
        ran.isWanting(
                (figures + 2) + " rows were taken into",
                "4 rows were not:",
                "line " + (figures + 2) + ": ",
                " is there already, from line 2.",
                "line " + (figures + 3) + ": cost: Sabacc Table costs nothing",
                "line " + (figures + 6) + ": faction: There is no faction Jedi Council.",
                "line " + (figures + 6) + ": cost: \"nine\" is no whole number.",
                "line " + (figures + 7) + ": There are 2 fields, and 14 columns.");
        assertThat(cli.text("own.yaml"))
                .contains(
                        "- id: moss-choir-loud\n  name: \"Moss Choir, Loud\"\n",
                        "  faction: new-republic\n",
                        "  rate: 8\n")
                .doesNotContain("null");
        JsonNode json = cli.run("catalogue import @figures.csv --ruleset swm-campaign -o @own.json --json")
                .json();
        assertThat(json.path("taken").asInt()).isEqualTo(figures + 2);
        assertThat(json.path("refused")).hasSize(4);
        assertThat(Yaml.read(cli.text("own.yaml")).path("figures")).hasSize(figures + 2);
    }

    @Test
    void aSeasonIsPlayedWithTheFiguresOfTheTable() {
        cli.run("catalogue import @figures.csv --ruleset swm-campaign -o @own.yaml");
        cli.write("squad.yaml", "faction: new-republic\nfigures: {moss-choir-loud: 1, moss-cantor: 5}\n");
        cli.run("army check @squad.yaml --ruleset swm-campaign").isWanting("The catalogue has no moss-choir-loud.");
        assertThat(cli.run("army check @squad.yaml --ruleset swm-campaign --config @season.yaml")
                        .isDone()
                        .out())
                .startsWith("New Republic squad, 85 points: legal.");

        cli.run("new swm-campaign @dust.muster --config @season.yaml").isDone();
        cli.run("roll @dust.muster 15 9").isDone();
        cli.run("choose @dust.muster --as anna {\"faction\":\"new-republic\",\"region\":\"aurek\"}")
                .isDone();
        cli.run("choose @dust.muster --as bert {\"faction\":\"separatist\",\"region\":\"besh\"}")
                .isDone();
        assertThat(cli.run("pending @dust.muster --as anna --all").isDone().out())
                .contains("Anna (New Republic) decides:", "moss-cantor ", "Moss Choir, Loud, 40 points");
        cli.run("choose @dust.muster --as anna {\"moss-choir-loud\":2}").isRefused("would be there twice");
        cli.run("choose @dust.muster --as anna {\"moss-choir-loud\":1,\"moss-cantor\":5}")
                .isDone();
        assertThat(cli.run("choose @dust.muster --as bert {\"battle-droid\":30}")
                        .isDone()
                        .out())
                .contains("Anna: Setup > Build starting squad: 1 x Moss Choir, Loud; 5 x Moss Cantor")
                .contains("Bert: Setup > Build starting squad: 30 x Battle Droid");
        assertThat(cli.run("verify @dust.muster").isDone().out()).endsWith("The game holds.\n");
    }
}
