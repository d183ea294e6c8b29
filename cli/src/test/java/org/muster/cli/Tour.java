package org.muster.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.core.engine.StepNames;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.core.rules.RuleBook;
import org.muster.testkit.words.Vocabulary;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;

/**
 * A game system shown through every command: games of bots, a game by hand with real dice, mistakes, and what is refused.
 * It keeps what was printed, without what is data, and knows the words that are.
 */
final class Tour {

    /** Commands that help shows: they are typed, in every language. */
    private static final Pattern EXAMPLES = Pattern.compile("(?s)\\n  muster .*|\\n  source <.*");
    /** What the test kit finds is told to authors, in English. */
    private static final Pattern FINDING = Pattern.compile("(?m)^ *- .*$");

    private static final int CHOICES = 14;
    private static final int MOST_QUESTIONS = 80;
    /** Fields of a document that people read. */
    private static final Set<String> READ = Set.of(
            "text", "prompt", "path", "label", "note", "reason", "reading", "outcome", "fact", "about", "alt",
            "purpose");

    private final String id;
    private final LoadedRuleset loaded;
    private final Cli cli;
    private final Vocabulary data;
    private final Set<String> walked = new LinkedHashSet<>();
    private final List<Said> said = new ArrayList<>();

    /** What a command printed, as far as it is words. */
    record Said(String command, String text) {}

    Tour(String id, Path folder) {
        this.id = id;
        this.loaded = Rulesets.find(folder.resolve("plugins")).find(id).orElseThrow();
        this.cli = new Cli(folder);
        this.data = Vocabulary.of(loaded);
        names(new CommandLine(Commands.line(new String[0], console(folder)).getCommandSpec()));
        data.add(
                "xyzzy zork plugh zzzz seets map log auto other undo save quit club jar ros rosz svg csv dd physicalDice variant changes name seats data dice anna bert carl hV fighters");
        data.add(
                "muster metainf services org api spi rulesetplugin json jsonl sha256 utf utc yaml css http https github com"
                        + " issues position seeded physical fair light dark print options auto triplea polygons txt");
        data.add(loaded.info().name() + " " + loaded.info().source() + " " + id + " random organizer spectator");
        Rulesets.find(folder.resolve("plugins"))
                .all()
                .forEach(one -> data.add(one.info().id() + " " + one.info().name() + " "
                        + one.info().source()));
        steps(loaded.ruleset());
    }

    private static org.muster.cli.terminal.Console console(Path folder) {
        var nothing = new java.io.PrintStream(java.io.OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        return new org.muster.cli.terminal.Console(
                InputStream.nullInputStream(), nothing, nothing, org.muster.cli.terminal.Screen.NONE);
    }

    /** Commands and options are typed, in every language. */
    private void names(CommandLine line) {
        data.add(line.getCommandName());
        line.getCommandSpec().options().forEach(option -> data.add(String.join(" ", option.names())));
        line.getSubcommands().values().forEach(this::names);
    }

    private <S> void steps(Ruleset<S, ?> ruleset) {
        ruleset.steps().forEach(step -> data.add(StepNames.of(step)));
        ruleset.data().forEach(file -> data.add(file.name()));
        ruleset.armies().forEach(army -> data.add(army.name()));
        data.addAll(ruleset.houseRules());
    }

    /** The words that are data. */
    Vocabulary data() {
        return data;
    }

    /** The commands that were called. */
    Set<String> walked() {
        return walked;
    }

    List<Said> said() {
        return said;
    }

    /** Through all of it. */
    Tour walk() {
        look();
        String kept = simulated();
        told(kept);
        byHand();
        mended();
        atTheKeyboard();
        files();
        chances();
        help();
        return this;
    }

    // ---- one command

    /** What people write is data. */
    private void write(String name, String text) {
        cli.write(name, text);
        data.add(text);
    }

    private Cli.Ran run(String words) {
        return run("", words.split(" "));
    }

    private Cli.Ran run(String typed, String... words) {
        Cli.Ran ran = cli.run(typed, words);
        String command = String.join(" ", words);
        walked.add(words[0].equals("help") && words.length > 1 ? words[1] : words[0]);
        boolean document = List.of(words).contains("--json");
        if (document) {
            readDocument(command, ran.out());
            readDocument(command, ran.err());
        } else {
            keep(command, ran.out());
            keep(command, ran.err());
        }
        return ran;
    }

    /** In this process as if it were one of its own: no file says what the pseudo language does. */
    private void examined(String words) {
        System.setProperty("muster.verdict", cli.file("verdict").toString());
        try {
            run(words);
        } finally {
            System.clearProperty("muster.verdict");
        }
    }

    private void readDocument(String command, String text) {
        if (text.startsWith("{\"")) { // a document a line
            text.lines().forEach(line -> readFields(command, "", Json.read(line)));
        } else if (text.startsWith("{")) {
            readFields(command, "", Json.read(text));
        }
    }

    private void readFields(String command, String name, JsonNode json) {
        if (json.isString() && READ.contains(name)) {
            keep(command, json.asString());
        } else if (json.isString() && (name.equals("id") || name.equals("name"))) {
            data.add(json);
        }
        json.properties().forEach(field -> readFields(command, field.getKey(), field.getValue()));
        if (json.isArray()) {
            json.forEach(one -> readFields(command, name, one));
        }
    }

    /** Places of files are no words, nor is the text of the rule book. */
    private void keep(String command, String text) {
        String plain = text.replace(cli.folder.toString(), "");
        if (command.startsWith("explain") || command.startsWith("play")) {
            for (RuleBook.Entry rule : RuleBook.of(loaded).orElseThrow().all()) {
                plain = plain.replace("  " + rule.text() + '\n', "\n");
                plain = rule.ruling().isEmpty() ? plain : plain.replace(": " + rule.ruling() + '\n', "\n");
                plain = rule.source().isEmpty() ? plain : plain.replace(": " + rule.source() + '\n', "\n");
            }
        }
        if (command.startsWith("help") || command.endsWith("--help")) {
            plain = EXAMPLES.matcher(plain).replaceAll("");
        }
        if (command.startsWith("ruleset check")) {
            plain = FINDING.matcher(plain).replaceAll("");
        }
        said.add(new Said(command, plain));
    }

    // ---- the way

    /** What needs no game. */
    void look() {
        run("rulesets");
        run("rulesets --xyzzy");
        run("xyzzy");
        run("log");
        run("log @plugh");
        run("new xyzzy @x");
        run("new " + id + " @x --dice xyzzy");
        run("new " + id + " @x --seats anna,anna");
        run("new " + id + " @x --seed xyzzy");
        write("b1.yaml", "seets: [anna]\n");
        run("new " + id + " @x --config @b1.yaml");
        write("b2.yaml", "options: {xyzzy: 1}\n");
        run("new " + id + " @x --config @b2.yaml");
        run("schema " + id);
        run("schema " + id + " xyzzy");
        run("completion --xyzzy");
        walked.add("completion"); // its script is no words
    }

    /** A whole game of bots; its file. */
    private String simulated() {
        run("simulate " + id + " -n 3 --seed 3");
        run("simulate " + id + " -n 0");
        run("simulate " + id + " -n 3 --seed 3 --until 0.05%");
        run("simulate " + id + " -n 3 --until xyzzy");
        write("v1.yaml", "auto: true\n");
        run("simulate " + id + " -n 3 --seed 3 --against @v1.yaml");
        run("sweep " + id + " -n 2 --seed 3");
        run("sweep " + id + " @v1.yaml -n 0");
        run("sweep " + id + " @v1.yaml -n 1 --vary xyzzy");
        run("sweep " + id + " @v1.yaml -n 1 --vary xyzzy=plugh");
        run("simulate " + id + " -n 3 --against @v1.yaml --report @r.html");
        run("simulate " + id + " -n 3 --against @v1.yaml --keep @r");
        run("simulate " + id + " -n 3 --seed 3 --watch 2 --report @r.html");
        run("simulate " + id + " -n 3 --report @r.txt");
        run("simulate " + id + " -n 1 --seed 3 --keep @g1");
        people("g1/seed-3.muster");
        answers("g1/seed-3.muster");
        run("simulate " + id + " -n 4 --seed 4 --keep @g2"); // more games, for more ids of options
        for (int seed = 4; seed < 8; seed++) {
            answers("g2/seed-" + seed + ".muster");
        }
        return "g1/seed-3.muster";
    }

    private JsonNode header(String game) {
        return Json.read(cli.text(game).lines().findFirst().orElseThrow()).path("header");
    }

    private void people(String game) {
        data.add(header(game).path("seats"));
        data.add(header(game).path("name"));
    }

    /** Ids of options are typed, in every language. */
    private void answers(String game) {
        cli.text(game).lines().map(Json::read).forEach(entry -> {
            data.add(entry.path("answer"));
            entry.path("rolls").forEach(roll -> data.add(roll.path("pool"))); // dice have a notation of their own
        });
    }

    private void told(String game) {
        String seat = header(game).path("seats").propertyNames().iterator().next();
        int last = (int) cli.text(game).lines().count() - 1;
        run("verify @" + game);
        run("verify @g1");
        run("log @" + game);
        run("log @" + game + " --as " + seat + " --since 5");
        run("log @" + game + " --as zork");
        run("forecast @" + game + " -n 3");
        run("forecast @" + game + " -n 3 --as " + seat);
        run("forecast @" + game + " -n 0");
        run("forecast @" + game + " --as zork");
        run("forecast @" + game + " --as organizer");
        run("show @" + game);
        run("show @" + game + " --as " + seat + " --svg @m1.svg");
        run("show @" + game + " --at zork");
        run("show @" + game + " --theme xyzzy");
        run("pending @" + game);
        run("explain @" + game);
        for (int entry = 0; entry <= last; entry += Math.max(1, last / 12)) {
            run("explain @" + game + " " + entry);
        }
        run("explain @" + game + " " + (last + 100));
        run("explain @" + game + " XYZ-NONE-01");
        RuleBook.of(loaded).orElseThrow().all().stream()
                .limit(3)
                .forEach(rule -> run("explain @" + game + " " + rule.id()));
        run("choose @" + game + " --as " + seat + " xyzzy");
        run("upgrade @" + game + " --dry-run");
        run("upgrade @" + game + " --old @plugh.jar");
        cli.write("d1.muster", cli.text(game).replaceFirst("\"by\":\"[a-z]+\"", "\"by\":\"zork\""));
        run("verify @d1.muster");
        run("verify @d1.muster @" + game);
        run("log @d1.muster");
        run("rewind @" + game + " " + last / 2);
        ids(Json.read(run("pending @" + game + " --all --json").out()));
        run("pending @" + game + " --all");
        run("pending @" + game + " --as " + seat);
        run("show @" + game);
        run("export @" + game + " --json --format jsonl --as spectator");
        run("export @" + game + " --format xyzzy");
    }

    /** With real dice, choice by choice. */
    private void byHand() {
        run("new " + id + " @club --dice physical --organizer");
        run("new " + id + " @club");
        people("club.muster");
        run("roll @club 99");
        run("choose @club --as organizer --decision 99 x");
        int chosen = 0;
        for (int i = 0; i < MOST_QUESTIONS && chosen < CHOICES; i++) {
            JsonNode asked = Json.read(run("pending @club --json").out());
            ids(asked);
            run("pending @club");
            JsonNode roll = asked.path("roll");
            if (roll.isObject()) {
                run("choose @club --as organizer x");
                run("roll @club 99");
                run("roll @club xyzzy");
                int turn = i; // not the same again and again: rolls that tie may be rolled once more
                run("roll @club "
                        + String.join(
                                ",",
                                IntStream.range(0, roll.path("dice").asInt())
                                        .mapToObj(die -> Integer.toString((turn + die) % 4 + 1))
                                        .toList()));
            } else {
                choose(asked.path("decisions"), chosen++);
            }
        }
        answers("club.muster");
        run("deadline @club --all");
        run("deadline @club --decision 99");
    }

    private void choose(JsonNode decisions, int turn) {
        for (JsonNode decision : decisions) {
            for (JsonNode question : decision.path("questions")) {
                if (question.path("waitedFor").asBoolean()
                        && !question.path("confirmed").asBoolean()
                        && question.has("example")) {
                    String seat = question.path("seat").asString();
                    String number = decision.path("id").asString();
                    run("", "choose", "@club", "--as", seat, "--decision", number, "{\"xyzzy\": [1]}");
                    run("", "choose", "@club", "--as", seat, "--decision", number, "{");
                    run("", "choose", "@club", "--as", seat, "--decision", number, "xyzzy");
                    String answer = Json.write(question.path("example"));
                    if (turn % 5 == 4) {
                        run("", "choose", "@club", "--as", seat, "--decision", number, "--draft", answer);
                        run("pending @club");
                    }
                    run("", "choose", "@club", "--as", seat, "--decision", number, answer);
                    return;
                }
            }
        }
    }

    private void ids(JsonNode json) {
        json.properties().forEach(field -> {
            if (Set.of("id", "anchors", "name", "seat", "example", "otherwise", "answer")
                    .contains(field.getKey())) {
                data.add(field.getValue());
            }
            ids(field.getValue());
        });
        if (json.isArray()) {
            json.forEach(this::ids);
        }
    }

    private void mended() {
        long chosen = cli.text("club.muster")
                .lines()
                .takeWhile(line -> !line.contains("\"answer\""))
                .count();
        JsonNode answer = Json.read(
                        cli.text("club.muster").lines().skip(chosen).findFirst().orElseThrow())
                .path("answer");
        run("", "amend", "@club", Long.toString(chosen), Json.write(answer), "--reason", "plugh");
        run("", "amend", "@club", Long.toString(chosen), "xyzzy", "--reason", "plugh");
        run("", "amend", "@club", "999", "xyzzy", "--reason", "plugh");
        run("undo @club");
        run("rewind @club 2 --reason plugh");
        run("rewind @club 999");
        run("log @club");
        run("verify @club");
        run("close @club --reason plugh");
        run("close @club");
        run("pending @club");
        run("deadline @club --all");
        run("undo @club");
        run("export @club --as zork");
    }

    private void atTheKeyboard() {
        String words = "?\nmap\nlog\nsave\nzzzz\n{\nother\nundo\n";
        run(
                words + "auto\n".repeat(6) + "undo\nsave " + cli.file("k1") + "\nsave\nquit\n",
                "play",
                id,
                "--seed",
                "4",
                "--skill",
                "0");
        run("1\n".repeat(60) + "quit\n", "play", id, "--seed", "4", "--skill", "0", "--bots", "none");
        run("", "play", id, "--seed", "4", "--skill", "0", "--bots", "all");
        run("auto\n1\n1,1\n?\nquit\n", "play", id, "--seed", "4", "--skill", "0", "--dice", "physical");
        run("play " + id + " --dice fair");
        run("play " + id + " --bots zork");
    }

    private void files() {
        Ruleset<?, ?> ruleset = loaded.ruleset();
        for (DataFile file : ruleset.data()) {
            write("o1-" + file.name(), shipped(file));
            run("map check @o1-" + file.name() + " --ruleset " + id + " --data " + file.name());
            run("map draw @o1-" + file.name() + " --ruleset " + id + " --data " + file.name());
        }
        write("n1.yaml", "name: [1\n");
        run("map check @n1.yaml --ruleset " + id);
        run("map check @n1.yaml");
        write(
                "o2.xml",
                "<game><map><territory name=\"A\"/><territory name=\"A\"/><territory name=\"B\"/>"
                        + "<connection t1=\"A\" t2=\"C\"/><connection t1=\"A\" t2=\"A\"/></map></game>");
        run("map import @o2.xml --ruleset " + id + " -o @o2-" + id + ".yaml");
        run("map import @o2.xml -o @o2.yaml");
        run("map check @o2.yaml");
        run("map draw @o2.yaml --text");
        write("l1.yaml", "{}\n");
        run("army check @l1.yaml --ruleset " + id);
        for (ArmyFile<?, ?> army : ruleset.armies()) {
            run("army check @l1.yaml --ruleset " + id + " --kind " + army.name() + " --faction zork");
        }
        write("s1.yaml", "faction: imperial\nfigures: {stormtrooper: 3, zork: 1}\n");
        run("army check @s1.yaml --ruleset " + id);
        write("b3.yaml", "faction: ash\nfighters: [{name: Rider, kind: Rider, power: 30}]\n");
        run("army check @b3.yaml --ruleset " + id);
        write("winter.ros", ArmyImportTest.ROSTER);
        run("army import @winter.ros --ruleset " + id + " --faction ash -o @d2.yaml");
        run("army import @winter.ros --ruleset " + id);
        run("army import @l1.yaml --ruleset " + id);
        write("t1.csv", "name,cost\nNobody,xyzzy\n");
        run("catalogue import @t1.csv --ruleset " + id + " -o @t1.yaml");
        examined("ruleset check @plugh.jar");
        if (id.equals("feud")) {
            examined("ruleset check feud -n 1");
        }
    }

    private String shipped(DataFile file) {
        try (InputStream in = loaded.home().getResourceAsStream(file.resource())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void chances() {
        data.add("black grey heavy cover light force boost wound kh kl vs");
        Stream.of(
                        "2d6",
                        "3d6>=4!",
                        "d20+5>=16",
                        "2d6 vs 2d6",
                        "4d6kh3",
                        "5d6>=4",
                        "2d6r1",
                        "d66",
                        "3d6!",
                        "2dd",
                        "d6>=",
                        "1+2d6>=4",
                        "5000d6",
                        "3 black",
                        "1d6 2")
                .forEach(dice -> run("", "odds", dice));
        for (String asked : List.of("4 grey v BLACK, heavy cover", "2 black + force", "xyzzy")) {
            run("", "odds", "--ruleset", id, asked);
        }
    }

    private void help() {
        run("help");
        run("--version");
        run("--help");
        Commands.names().forEach(name -> run("help " + name));
        for (String name : List.of(
                "map check",
                "map draw",
                "map import",
                "army check",
                "army import",
                "catalogue import",
                "ruleset check")) {
            run("help " + name);
            run(name);
        }
    }
}
