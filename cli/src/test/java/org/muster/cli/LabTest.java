package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Simulations that stop, compare and report, and forecasts. */
class LabTest {

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void folder() {
        cli = new Cli(folder);
    }

    @Test
    void aSimulationStopsWhenItKnowsEnough() {
        Cli.Ran ran = cli.run("simulate feud --until ±5% --seed 7 --seats a,b").isDone();
        assertThat(ran.out()).contains("Stopped after ", "no interval reaches farther than");
        assertThat(cli.run("simulate feud --until 5% --seed 7 --seats a,b").out())
                .isEqualTo(ran.out());
        JsonNode json = cli.run("simulate feud --until 5% --seed 7 --seats a,b --json")
                .isDone()
                .json();
        assertThat(json.get("games").asInt()).isBetween(200, 500);
        for (JsonNode seat : json.get("wins")) {
            assertThat(seat.get("high").asDouble() - seat.get("low").asDouble()).isLessThanOrEqualTo(0.1);
        }
        assertThat(cli.run("simulate feud --until 1% -n 250 --seed 7 --seats a,b")
                        .isDone()
                        .out())
                .contains("All 250 games are played");
        cli.run("simulate feud --until narrow --seats a,b").isRefused("can't be how far an interval may reach");
    }

    @Test
    void progressIsToldWhereSomebodyAskedForItAndNeverInTheDocument() {
        Cli.Ran ran = cli.run("simulate feud -n 50 --seed 7 --seats a,b --json --progress")
                .isDone();
        assertThat(ran.json().get("games").asInt()).isEqualTo(50);
    }

    @Test
    void aVariantThatChangesNothingIsSeenToChangeNothing() {
        cli.write("same.yaml", "name: The same\n");
        JsonNode json = cli.run("simulate feud -n 100 --seed 7 --seats a,b --against @same.yaml --json")
                .isDone()
                .json();
        for (JsonNode change : json.get("changes")) {
            assertThat(change.get("change").asDouble()).isZero();
            assertThat(change.get("change").toString()).doesNotContain("-");
            assertThat(change.get("correlation").asDouble()).isEqualTo(1);
            // Wilson's intervals are not symmetric; were it zero, a hundred games would prove that nothing differs
            assertThat(change.get("low").asDouble()).isBetween(-0.03, 0.0);
        }
        assertThat(json.at("/against/wins")).isEqualTo(json.get("wins"));
        assertThat(cli.run("simulate feud -n 100 --seed 7 --seats a,b --against @same.yaml")
                        .isDone()
                        .out())
                .contains("100 pairs of games of Border Feud", "no change is shown", "Farthest from an equal share: ")
                .contains("  +0.0  ")
                .doesNotContain("-0.0");
        cli.run("simulate feud -n 9 --against @same.yaml --keep @kept").isRefused("--keep goes with none of");
    }

    @Test
    void aSweepTellsOfEachJobWhatASimulationTells() {
        cli.write("long.yaml", "options: {turns: 9}\n");
        String words = " -n 60 --seed 7 --seats a,b";
        Cli.Ran ran =
                cli.run("sweep feud @long.yaml" + words + " --vary turns=3,5").isDone();
        assertThat(ran.out()).contains("2 jobs of 60 games", "long turns=3  ", "long turns=5  ", "95 % interval");
        JsonNode jobs = cli.run("sweep feud @long.yaml" + words + " --json")
                .isDone()
                .json()
                .get("jobs");
        assertThat(jobs).hasSize(1);
        JsonNode alone = cli.run("simulate feud --config @long.yaml" + words + " --json")
                .isDone()
                .json();
        for (String field : alone.propertyNames()) {
            assertThat(jobs.get(0).get(field)).as(field).isEqualTo(alone.get(field));
        }
        assertThat(jobs.get(0).get("failed").asInt()).isZero();
        assertThat(cli.run("sweep feud" + words).isDone().out()).contains("1 job of 60 games", "as it comes  ");
        cli.run("sweep feud -n 1 --vary data.map=nowhere.yaml").isRefused("data.map=nowhere.yaml");
    }

    @Test
    void withoutAConfigFilesLieWhereTheyAreTyped() {
        String map = "src/test/resources/org/muster/cli/feud/map.yaml";
        String sweep = "sweep feud -n 2 --seed 7 --seats a,b --vary turns=3,5 --vary data.map=";
        assertThat(cli.run(sweep + map).isDone().out()).contains("turns=5 data.map=" + map);
        cli.run(sweep + map + " --data-from .").isDone();
        String elsewhere = cli.write("small.yaml", read(map)).file("small.yaml").toString();
        cli.run(sweep + elsewhere)
                .isRefused(elsewhere + " lies outside the current folder; put it there, or allow its folder");
        cli.run(sweep + elsewhere + " --data-from @").isDone();
    }

    private static String read(String path) {
        try {
            return Files.readString(Path.of(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aReportIsOnePageThatNeedsNothingElse() {
        Cli.Ran ran = cli.run("simulate feud -n 120 --watch 60 --seed 7 --seats anna=<Anna>,bert --report @out.html")
                .isDone();
        assertThat(ran.err()).contains("out.html", "out.json", "out.csv");
        String page = cli.text("out.html");
        assertThat(page)
                .contains("120 games of Border Feud", "&lt;Anna&gt;", "<svg class=\"scene chart\"", "Rules never used")
                .contains("Decisive decisions", "Options never chosen", "Wins by start", "Over time")
                .doesNotContain("<Anna>", "http", "<script", "src=", "url(");
        JsonNode json = org.muster.core.json.Json.read(cli.text("out.json"));
        assertThat(json.get("watched").asInt()).isEqualTo(60);
        assertThat(json.get("games").asInt()).isEqualTo(120);
        assertThat(json.get("choices")).isNotEmpty();
        assertThat(json.get("courses")).isNotEmpty();
        assertThat(cli.text("out.csv").lines().findFirst()).contains("what,side,round,value,of");
        assertThat(cli.text("out.csv")).contains("seat wins,anna,,");
        cli.run("simulate feud -n 2 --seats a,b --report @out.txt").isRefused("its name ends in .html");
        // what is watched is what would have been played
        assertThat(cli.run("simulate feud -n 120 --seed 7 --seats anna=<Anna>,bert")
                        .out())
                .isEqualTo(ran.out());
    }

    @Test
    void aForecastTellsChancesAndWhatTheyTurnOn() {
        cli.run("new feud @g --seats anna=Anna,bert=Bert --seed 3").isDone();
        String text = cli.run("forecast @g --as anna -n 200").isDone().out();
        assertThat(text).contains("Played on 200 times from what Anna may know, by usual bots", "Bert  ");
        JsonNode json = cli.run("forecast @g --as anna -n 200 --json").isDone().json();
        assertThat(json.get("as").asString()).isEqualTo("anna");
        assertThat(json.at("/wins/0/wins").asInt() + json.at("/wins/1/wins").asInt())
                .isGreaterThanOrEqualTo(200);
        for (JsonNode turn : json.get("turns")) {
            double low = turn.get("low").asDouble();
            double high = turn.get("high").asDouble();
            assertThat(low * high).isPositive();
            assertThat(turn.get("change").asDouble()).isBetween(low, high);
        }
        assertThat(cli.run("forecast @g -n 20").isDone().out()).contains("from all that the file holds");
        for (String nobody : List.of("organizer", "spectator")) {
            cli.run("forecast @g --as " + nobody)
                    .isRefused(nobody + " plays no seat", "anna (Anna), bert (Bert). Without --as counts all");
        }
    }

    @Test
    void whatIsAnsweredToWhatIsStillOpenChangesNoForecast() {
        cli.run("new feud @g --seats anna=Anna,bert=Bert --seed 3").isDone();
        String before = cli.run("forecast @g --as anna -n 50 --json").isDone().out();
        String all = cli.run("forecast @g -n 50 --json").isDone().out();
        cli.run("choose @g --as bert hold").isDone();
        assertThat(cli.run("forecast @g --as anna -n 50 --json").isDone().out()).isEqualTo(before);
        assertThat(cli.run("forecast @g -n 50 --json").isDone().out()).isEqualTo(all);
    }
}
