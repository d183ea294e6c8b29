package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions that somebody edited: what can't be is refused with its line, in words of ours, before a game stands on it. */
@Tag("long")
class BadPositionsTest {

    /** Words of the library that reads JSON, and of Java. */
    private static final String NOT_OURS =
            "(?s).*(coerce|eserializ|legal index|[Tt]oken|`|java|instance|creator|Exception|null value|Cannot map|Cannot invoke).*";

    @TempDir
    Path folder;

    private Cli cli;
    private String position = "";

    @BeforeEach
    void aPosition() {
        cli = new Cli(folder);
        cli.run("new feud @club.muster --seats anna,bert --seed 1").isDone();
        cli.run("choose @club.muster --as anna {\"raid\":\"birk\"}").isDone();
        position = Json.pretty(Json.read(cli.run("export @club.muster").isDone().out()));
    }

    private Cli.Ran opening(String edited) {
        cli.write("position.json", edited);
        return cli.run("new feud @next.muster --seats anna,bert --position @position.json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "decisions | 2147483647 | decisions: 2147483647 is more than a game can have had; 1000000 are the most",
                "rolls | 2147483647 | rolls: 2147483647 is more than a game can have had",
                "round | 2000000 | round: 2000000 is more than a game can have had",
                "round | \"\" | round: \"\" is no whole number from -1 up",
                "decisions | 0 | can't be open: so far there were 0 (the field decisions)",
                "closing | 99 | closing: decision 99 is not open; these are: ",
                "faces | [[0]] | 0 is no face of a die",
                "faces | [\"x\"] | faces.0: ",
                "answers | {\"99\": {\"anna\": {\"by\": \"anna\"}}} | answers.99: decision 99 is not open; these are: ",
                "answers | {\"x\": {}} | answers.x: x is no number of a decision",
                "answers | true | answers: names with values are wanted here, not true",
                "answers | {\"1\": 5} | answers.1: names with values are wanted here, not 5",
                "answers | {\"1\": {\"anna\": 7}} | answers.1.anna: names with values are wanted here, not 7",
                "faces | 5 | faces: a list is wanted here, not 5",
                "result | \"x\" | result: names with values are wanted here, not \"x\"",
                "agenda | 7 | agenda: names with values are wanted here, not 7",
                "agenda | {\"inOrder\": 1.5} | agenda.inOrder: a list is wanted here, not 1.5",
                "agenda | {\"inOrder\": [1000000000000000000]} | agenda.inOrder.0: names with values are wanted here, not 1",
                "agenda | {\"inOrder\": [\"player1\"]} | agenda.inOrder.0: names with values are wanted here, not \"player1\"",
                "agenda | {\"inOrder\": [{}]} | agenda.inOrder.0: nothing is to be done here; a step is wanted, or inOrder",
                "agenda | {\"inOrder\": [null]} | agenda.inOrder.0: nothing is to be done here; a step is wanted, or inOrder",
                "ruond | 3 | ruond: there is no field \"ruond\" here; there are: agenda, answers, closing",
                "agenda | {\"NoSuchStep\": {}} | agenda: the ruleset has no step NoSuchStep",
                "state | {} | is missing"
            })
    void countersAndAnswersMustAgree(String field, String value, String why) {
        ObjectNode edited = (ObjectNode) Json.read(position);
        edited.set(field, Json.read(value));
        opening(Json.pretty(edited)).isRefused("position.json: line ", why);
    }

    /** What is misspelled is not taken for what is left out. */
    @Test
    void noFieldOfTheAgendaIsMisspelled() {
        opening(position.replace("\"opened\" : 1", "\"opend\" : 1"))
                .isRefused("position.json: line ", ".opend: there is no field \"opend\" here; there are: ", "opened");
    }

    @Test
    void noPlaceOfTheAgendaIsOpenedByANumberThatCantBe() {
        assertThat(position).contains("\"opened\" : 1");
        for (String bad : new String[] {"-1", "99", "2147483647", "\"x\"", "1.5"}) {
            opening(position.replace("\"opened\" : 1", "\"opened\" : " + bad))
                    .isRefused("position.json: line ", ".opened: ");
        }
    }

    /** Values of a position are put to whatever they are not: all of a small game, some of the others. */
    @ParameterizedTest
    @CsvSource({
        "feud, 1",
        "space-battles, 37",
        "40k-crusade, 101",
        "swm-campaign, 101",
        "warmachine-map, 101",
        "skirmish-dice, 37"
    })
    void whateverIsWrittenItIsPlayedOrRefusedWithItsLine(String ruleset, int everyOne) {
        cli.run("new " + ruleset + " @start.muster --seed 1").isDone();
        JsonNode whole = Json.read(cli.run("export @start.muster").isDone().out());
        List<List<Object>> paths = new ArrayList<>();
        collect(whole, List.of(), paths);
        assertThat(paths).hasSizeGreaterThan(30);
        List<String> wrong = new ArrayList<>();
        int n = 0;
        for (List<Object> path : paths) {
            for (String bad : new String[] {"\"\"", "-1", "7", "1.5", "null", "[]", "{}", "\"x\"", "true", "1e400"}) {
                if (n++ % everyOne != 0) {
                    continue;
                }
                JsonNode edited = whole.deepCopy();
                put(edited, path, bad);
                cli.write("position.json", Json.pretty(edited));
                cli.file("next.muster").toFile().delete();
                Cli.Ran ran = cli.run("new " + ruleset + " @next.muster --position @position.json");
                boolean told =
                        ran.err().contains("position.json: ") || ran.err().contains("Bots tried this game");
                boolean isMeant = bad.equals("1e400") // Java writes it as a word
                        || path.contains("book") // put back, whatever stands there
                        || path.contains("title") && path.contains("n"); // what is said may be a number or a word
                if (ran.code() == 0 && !isMeant && isOfAnotherKind(at(whole, path), Json.read(bad))) {
                    wrong.add(path + " = " + bad + ": taken, where " + at(whole, path) + " stood");
                }
                if (ran.code() != 0 && (ran.code() != 2 || !told || ran.err().matches(NOT_OURS))) {
                    wrong.add(path + " = " + bad + ": " + ran.code() + " " + ran.err());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    /** A word where a number stood, a number where it was true, and the like. */
    private static boolean isOfAnotherKind(JsonNode was, JsonNode is) {
        List<JsonNode> both = List.of(was, is);
        return both.stream().allMatch(one -> one.isValueNode() && !one.isNull())
                && (was.isNumber() != is.isNumber() || was.isBoolean() != is.isBoolean());
    }

    private static JsonNode at(JsonNode root, List<Object> path) {
        JsonNode at = root;
        for (Object step : path) {
            at = step instanceof Integer i ? at.get(i) : at.get((String) step);
        }
        return at;
    }

    private static void collect(JsonNode node, List<Object> path, List<List<Object>> paths) {
        if (!path.isEmpty()) {
            paths.add(path);
        }
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            collect(field.getValue(), with(path, field.getKey()), paths);
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            collect(node.get(i), with(path, i), paths);
        }
    }

    private static List<Object> with(List<Object> path, Object step) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }

    private static void put(JsonNode root, List<Object> path, String value) {
        JsonNode at = at(root, path.subList(0, path.size() - 1));
        Object last = path.get(path.size() - 1);
        JsonNode read = Json.read(value);
        if (last instanceof Integer i) {
            ((ArrayNode) at).set(i, read);
        } else {
            ((ObjectNode) at).set((String) last, read);
        }
    }
}
