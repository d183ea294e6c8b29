package org.muster.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.files.GameFolder;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.cli.terminal.Progress;
import org.muster.core.game.Game;
import org.muster.core.game.Verification;
import org.muster.core.journal.BadJournal;
import org.muster.core.json.Json;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster verify}. */
@Command(
        name = "verify",
        description = {
            "Check a game: every entry's hash, every answer and every roll, all played again.",
            "Of many games, or all in a folder, one line each: the hash of the state it leads to, and its file.",
            "Exit 1 if one does not hold."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  muster verify club.muster", "  muster verify games/ --states games/states.txt"})
public final class VerifyCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME",
            description = "Files of games, .muster may be left out, or folders of them.")
    private List<Path> paths = List.of();

    @Option(
            names = "--states",
            paramLabel = "FILE",
            description =
                    "Where each game must lead to: lines as this command prints them, perhaps on another machine.")
    private @Nullable Path states;

    public VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        return states == null && paths.size() == 1 && !Files.isDirectory(paths.get(0)) ? one(paths.get(0)) : many();
    }

    private int many() throws IOException {
        Map<Path, String> games = new LinkedHashMap<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                GameFolder.gamesIn(path).forEach(game -> games.put(game, String.valueOf(game.getFileName())));
            } else {
                games.put(path, path.toString());
            }
        }
        console.rulesets(); // found once, before many threads ask for them
        Map<String, String> noted = states == null ? Map.of() : GameFolder.states(states);
        Progress progress = new Progress(console, "Game", games.size());
        AtomicInteger done = new AtomicInteger();
        List<Led> led = games.entrySet().parallelStream()
                .map(game -> {
                    Led found = Led.by(console, game.getKey(), game.getValue(), noted, states != null);
                    progress.done(done.incrementAndGet());
                    return found;
                })
                .toList();
        progress.end();
        long wrong = led.stream().filter(one -> !one.holds()).count();
        if (console.json()) {
            ObjectNode json = Documents.object().put("holds", wrong == 0);
            ArrayNode array = json.putArray("games");
            led.forEach(one -> array.addObject()
                    .put("game", one.name())
                    .put("holds", one.holds())
                    .put(one.holds() ? "state" : "reason", one.found()));
            console.document(json);
        } else {
            led.forEach(one -> console.line(
                    one.holds()
                            ? one.found() + "  " + one.name()
                            : console.screen().red("wrong  ") + one.name() + ": " + one.found()));
            console.say(
                    wrong == 0
                            ? (led.size() == 1 ? "The game holds." : "All " + led.size() + " games hold.")
                            : Sentence.of("{n} of {m} games {n:does|do} not hold.", wrong, led.size())
                                    .toString());
        }
        return wrong == 0 ? Exit.DONE : Exit.WANTING;
    }

    /**
     * What came of one of many games.
     *
     * @param found the hash of the state it leads to, or what is wrong
     */
    private record Led(String name, boolean holds, String found) {

        static Led by(Console console, Path path, String name, Map<String, String> noted, boolean mustBeNoted) {
            try {
                Verification found =
                        Verification.of(GameFile.open(console, path).game());
                if (!found.violations().isEmpty()) {
                    return new Led(
                            name,
                            false,
                            found.violations().stream().map(Object::toString).collect(Collectors.joining(" ")));
                }
                String wanted = noted.get(String.valueOf(path.getFileName()));
                if (mustBeNoted && wanted == null) {
                    return new Led(name, false, "no state is noted for it");
                }
                return wanted == null || wanted.equals(found.state())
                        ? new Led(name, true, found.state())
                        : new Led(name, false, "leads to " + found.state() + ", not to " + wanted);
            } catch (BadJournal e) {
                return new Led(name, false, "the journal does not hold from " + e.getMessage());
            } catch (IOException e) {
                return new Led(name, false, FailuresInWords.told(e));
            }
        }
    }

    private int one(Path path) throws IOException {
        try {
            GameFile file = GameFile.open(console, path);
            Verification found = Verification.of(file.game());
            if (console.json()) {
                document(file, found);
            } else {
                print(file, found);
            }
            return found.violations().isEmpty() ? Exit.DONE : Exit.WANTING;
        } catch (BadJournal e) {
            fails(e);
            return Exit.WANTING;
        }
    }

    private void fails(BadJournal e) {
        if (console.json()) {
            console.document(Documents.object()
                    .put("holds", false)
                    .put("entry", e.entry())
                    .put("reason", e.getMessage()));
        } else {
            console.line(console.screen().red("The journal does not hold") + " from " + e.getMessage());
        }
    }

    private void document(GameFile file, Verification found) {
        ObjectNode json = Documents.object();
        json.put("holds", found.violations().isEmpty());
        json.put("entries", found.entries()).put("chain", lastHash(file.game()));
        json.put("answers", file.game().answers());
        json.set("rolls", Json.MAPPER.valueToTree(found.rolls()));
        json.put("proven", found.fair().proven()).put("waiting", found.fair().waiting());
        if (found.fair().late() > 0) {
            json.put("late", found.fair().late());
        }
        json.put("state", found.state()).put("states", found.states());
        if (found.elsewhere() != null) {
            json.put("elsewhere", found.elsewhere());
        }
        json.put("sameCode", sameCode(file)).put("cutOff", file.cutOff());
        json.set("violations", Documents.violations(found.violations()));
        console.document(json);
    }

    private void print(GameFile file, Verification found) {
        console.line("entries  " + found.entries() + ", their chain of hashes is whole; the last is "
                + lastHash(file.game()));
        console.line("answers  " + file.game().answers() + ", all legal when they were given");
        console.line("rolls    " + rolls(found));
        console.line("state    " + found.state() + " (SHA-256)");
        if (found.states() > 0) {
            console.line("phases   " + found.states() + " led to the state that was noted at their end");
        }
        if (found.elsewhere() != null) {
            console.line(
                    "note     at entry " + found.elsewhere() + " the game stands otherwise than it did when that was"
                            + " written: the ruleset's code or data was changed since");
        }
        if (found.fair().late() > 0) {
            console.line(
                    "note     contributions to " + found.fair().late() + " of the proved rolls counted only after the"
                            + " answer that brought them, as in games of format 1");
        }
        console.line("ruleset  " + file.ruleset().info().id() + ' '
                + file.ruleset().info().version() + ", "
                + (sameCode(file) ? "the same code as" : "other code than") + " when the game was opened");
        if (file.cutOff() > 0) {
            console.line("note     the last write was cut short: " + file.cutOff()
                    + " bytes that never counted; the next write overwrites them");
        }
        found.violations().forEach(one -> console.line(console.screen().red("wrong    ") + one));
        boolean holds = found.violations().isEmpty();
        console.line(console.screen().bold(holds ? "The game holds." : "The game does not hold."));
    }

    private static String lastHash(Game<?> game) {
        return game.entries().get(game.entries().size() - 1).hash();
    }

    private static boolean sameCode(GameFile file) {
        return file.game().header().ruleset().equals(file.ruleset().version());
    }

    private static String rolls(Verification found) {
        String text = found.rolls().entrySet().stream()
                .map(one -> one.getValue()
                        + switch (one.getKey()) {
                            case "seeded" -> " from the seed, recomputed";
                            case "fair" ->
                                " fair (" + found.fair().proven() + " proved by seeds that are revealed, "
                                        + found.fair().waiting()
                                        + " not yet)";
                            default -> " of real dice, typed in";
                        })
                .collect(Collectors.joining("; "));
        return text.isEmpty() ? "none" : text + "; all as the rules ask for them";
    }
}
