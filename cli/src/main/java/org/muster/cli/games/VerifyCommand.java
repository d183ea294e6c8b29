package org.muster.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFolder;
import org.muster.cli.files.WrittenGame;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.cli.terminal.Progress;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Verification;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
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

    /** How wide the names of the rows are. */
    private static final int NAMES = 9;

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

    @Option(
            names = "--expect",
            paramLabel = "RECORD",
            split = ",",
            description = "How the record once ended, as choose and log print it: so much must still be there.")
    private List<String> expected = List.of();

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
        Map<String, String> noted = states == null ? Map.of() : GameFolder.states(states);
        Progress progress = new Progress(console, Sentence.of("Game"), games.size(), false);
        AtomicInteger done = new AtomicInteger();
        Language language = Language.spoken(); // the threads speak none of their own
        List<Led> led = games.entrySet().parallelStream()
                .map(game -> {
                    Led found = Language.speaking(
                            language, () -> Led.by(console, game.getKey(), game.getValue(), noted, states != null));
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
                    .put(one.holds() ? "state" : "reason", one.found().toString()));
            console.document(json);
        } else {
            led.forEach(one -> {
                if (one.holds()) {
                    console.verbatim(one.found() + "  " + one.name());
                } else {
                    console.line("{wrong}  {game}: {why}", wrong(), one.name(), one.found());
                }
            });
            if (wrong > 0) {
                console.say("{n} of {m} games {n:does|do} not hold.", wrong, led.size());
            } else if (led.size() == 1) {
                console.say("The game holds.");
            } else {
                console.say("All {n} games hold.", led.size());
            }
        }
        return wrong == 0 ? Exit.DONE : Exit.WANTING;
    }

    /**
     * What came of one of many games.
     *
     * @param found the hash of the state it leads to, or what is wrong
     */
    private record Led(String name, boolean holds, Sentence found) {

        static Led by(Console console, Path path, String name, Map<String, String> noted, boolean mustBeNoted) {
            try {
                Verification found =
                        Verification.of(WrittenGame.read(console, path).game());
                if (!found.violations().isEmpty()) {
                    return new Led(name, false, Sentence.joined(" ", found.violations()));
                }
                String wanted = noted.get(String.valueOf(path.getFileName()));
                if (mustBeNoted && wanted == null) {
                    return new Led(name, false, Sentence.of("no state is noted for it"));
                }
                return wanted == null || wanted.equals(found.state())
                        ? new Led(name, true, Sentence.verbatim(found.state()))
                        : new Led(name, false, Sentence.of("leads to {state}, not to {wanted}", found.state(), wanted));
            } catch (BadJournal e) {
                return new Led(name, false, Sentence.of("the journal does not hold from {what}", e.sentence()));
            } catch (BadGame e) {
                return new Led(name, false, Sentence.joined(" ", e.violations()));
            } catch (IOException e) {
                return new Led(name, false, FailuresInWords.told(e));
            }
        }
    }

    private int one(Path path) throws IOException {
        try {
            WrittenGame file = WrittenGame.read(console, path);
            Verification found = Verification.of(file.game()).with(missing(file.game()));
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

    /** What somebody noted of the record and is not in it any more. */
    private List<Violation> missing(Game<?> game) {
        List<Violation> missing = new ArrayList<>();
        for (String wanted : expected) {
            String digits = wanted.strip().toLowerCase(Locale.ROOT);
            if (!digits.matches("[0-9a-f]{8,64}")) {
                throw new BadGame(
                        "NO_RECORD", "\"{record}\" is no end of a record: 8 to 64 of 0-9 and a-f are wanted.", wanted);
            }
            if (game.entries().stream().noneMatch(entry -> entry.hash().startsWith(digits))) {
                missing.add(Violation.of(
                        "RECORD_MISSING",
                        "The record once ended in {record}, and no entry does: lines are missing at its end, or were"
                                + " written anew.",
                        digits));
            }
        }
        return missing;
    }

    private void fails(BadJournal e) {
        if (console.json()) {
            console.document(Documents.object()
                    .put("holds", false)
                    .put("entry", e.entry())
                    .put("reason", e.getMessage()));
        } else {
            console.line(
                    "{bad} from {what}", console.screen().red(Sentence.of("The journal does not hold")), e.sentence());
        }
    }

    private void document(WrittenGame file, Verification found) {
        ObjectNode json = Documents.object();
        json.put("holds", found.violations().isEmpty());
        json.put("format", file.game().header().format());
        json.put("entries", found.entries()).put("chain", lastHash(file.game()));
        json.put("answers", file.game().answers());
        json.set("rolls", Json.MAPPER.valueToTree(found.rolls()));
        json.put("proven", found.fair().proven()).put("waiting", found.fair().waiting());
        if (found.fair().late() > 0) {
            json.put("late", found.fair().late());
        }
        if (found.fair().unguarded() > 0) {
            json.put("unguarded", found.fair().unguarded());
        }
        if (!found.fair().joinedByOthers().isEmpty()) {
            json.set("joinedByOthers", Json.MAPPER.valueToTree(found.fair().joinedByOthers()));
        }
        json.put("mended", mended(file.game()));
        json.put("takenBack", found.takenBack().rolls());
        if (found.takenBack().untold() != null) {
            json.put("untold", found.takenBack().untold());
        }
        json.put("state", found.state()).put("states", found.states());
        if (found.elsewhere() != null) {
            json.put("elsewhere", found.elsewhere());
        }
        json.put("sameCode", sameCode(file)).put("cutOff", file.cutOff());
        json.set("violations", Documents.violations(found.violations()));
        console.document(json);
    }

    private void print(WrittenGame file, Verification found) {
        row(
                Sentence.of("entries"),
                Sentence.of(
                        "{n}, their chain of hashes is whole; the last is {hash}",
                        found.entries(),
                        lastHash(file.game())));
        row(
                Sentence.of("answers"),
                Sentence.of("{n}, all legal when they were given", file.game().answers()));
        row(Sentence.of("rolls"), rolls(found));
        row(Sentence.of("state"), Sentence.of("{hash} (SHA-256)", found.state()));
        if (found.states() > 0) {
            row(Sentence.of("phases"), Sentence.of("{n} led to the state that was noted at their end", found.states()));
        }
        if (found.elsewhere() != null) {
            note(Sentence.of(
                    "at entry {n} the game stands otherwise than it did when that was written: the ruleset's code or"
                            + " data was changed since",
                    found.elsewhere()));
        }
        if (found.fair().late() > 0) {
            note(Sentence.of(
                    "contributions to {n} of the proved rolls counted only after the answer that brought them, as in"
                            + " games of format 1",
                    found.fair().late()));
        }
        if (found.fair().unguarded() > 0) {
            note(Sentence.of(
                    "{n fair roll was|fair rolls were} thrown before every seat had put something in: the host could"
                            + " have opened the game again until it liked {n:it|them}",
                    found.fair().unguarded()));
        }
        if (!found.fair().joinedByOthers().isEmpty()) {
            note(Sentence.of(
                    "the organizer joined for {seats}: who keeps the key could have tried out what to put in",
                    found.fair().joinedByOthers().stream()
                            .map(file.game().play()::called)
                            .toList()));
        }
        if (mended(file.game()) > 0) {
            note(Sentence.of(
                    "{n answer or roll was|answers or rolls were} mended afterwards; the log says which, by whom and why",
                    mended(file.game())));
        }
        if (found.takenBack().rolls() > 0) {
            note(Sentence.of(
                    "{n roll|rolls} {n:was|were} made and taken back; the log says by whom",
                    found.takenBack().rolls()));
        }
        if (found.takenBack().untold() != null) {
            note(Sentence.of(
                    "what was taken back before entry {n} followed the rules of before, which are not at hand: it was not"
                            + " played again",
                    found.takenBack().untold()));
        }
        if (!file.game().header().isGuarded()) {
            note(Sentence.of(
                    "the record is of format {format}, which promised less than format {now}: its times, who may take"
                            + " back or mend, where phases end, what answers and seats put into fair dice, and the"
                            + " numbers of rolls are not held against it",
                    file.game().header().format(),
                    Header.FORMAT));
        }
        row(
                Sentence.of("ruleset"),
                Sentence.of(
                        sameCode(file)
                                ? "{ruleset} {version}, the same code as when the game was opened"
                                : "{ruleset} {version}, other code than when the game was opened",
                        file.ruleset().info().id(),
                        file.ruleset().info().version()));
        found.violations().forEach(one -> console.line("{wrong}    {why}", wrong(), one));
        boolean holds = found.violations().isEmpty();
        console.verbatim(
                console.screen().bold(holds ? Sentence.of("The game holds.") : Sentence.of("The game does not hold.")));
    }

    private static long mended(Game<?> game) {
        return game.entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Corrected)
                .count();
    }

    private void note(Sentence what) {
        row(Sentence.of("note"), what);
    }

    private void row(Sentence name, Sentence what) {
        String head = name.toString();
        console.verbatim(head + " ".repeat(Math.max(1, NAMES - head.length())) + what);
    }

    private String wrong() {
        return console.screen().red(Sentence.of("wrong"));
    }

    private static String lastHash(Game<?> game) {
        return game.entries().get(game.entries().size() - 1).hash();
    }

    private static boolean sameCode(WrittenGame file) {
        return file.game().header().ruleset().equals(file.ruleset().version());
    }

    private static Sentence rolls(Verification found) {
        List<Sentence> kinds = new ArrayList<>();
        found.rolls()
                .forEach((source, n) -> kinds.add(
                        switch (source) {
                            case "seeded" -> Sentence.of("{n} from the seed, recomputed", n);
                            case "fair" ->
                                Sentence.of(
                                        "{n} fair ({proven} proved by seeds that are revealed, {waiting} not yet)",
                                        n,
                                        found.fair().proven(),
                                        found.fair().waiting());
                            default -> Sentence.of("{n} of real dice, typed in", n);
                        }));
        return kinds.isEmpty()
                ? Sentence.of("none")
                : Sentence.of("{rolls}; all as the rules ask for them", Sentence.joined("; ", kinds));
    }
}
