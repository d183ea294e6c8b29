package org.muster.cli.mend;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Aftermath;
import org.muster.core.game.Amendment;
import org.muster.core.game.BadGame;
import org.muster.core.match.Command.Amend;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster amend}. */
@Command(
        name = "amend",
        description = {
            "Mend one past answer or roll and play on as before from there. Tells which later entries no longer hold."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster amend club.muster 17 '{\"winner\": \"anna\"}' --reason \"typed in the wrong way round\"",
            "  muster amend club.muster 18 '[3, 5]' --reason \"misread dice\""
        })
public final class AmendCommand implements Callable<Integer> {

    /** So many changes are shown. */
    private static final int MOST = 30;

    private static final int MOST_RUNS = 12;

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(index = "1", paramLabel = "ENTRY", description = "The entry that was wrong; see muster log.")
    private int entry;

    @Parameters(
            index = "2",
            paramLabel = "CHOICE",
            description = "What should stand there: as for muster choose; for a roll a list of faces.")
    private String choice = "";

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the journal.")
    private String reason = "";

    @Option(names = "--dry-run", description = "Only show what would change, and what would no longer hold.")
    private boolean dryRun;

    @Option(
            names = "--yes",
            description = "Mend also where later answers or typed dice hold no longer; answers are kept aside.")
    private boolean yes;

    public AmendCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = dryRun ? GameFile.open(console, game.path) : GameFile.toPlay(console, game.path);
        if (dryRun) {
            tell(file.game().tryAmending(entry, ChooseCommand.answer(console, choice)));
            return Exit.DONE;
        }
        if (reason.isBlank()) {
            throw new BadGame("NO_REASON", "Say why with --reason: it stands in the journal.");
        }
        Aftermath aftermath = new Aftermath(console, file, null, entry);
        List<Amendment.Later> heard = new ArrayList<>(1);
        Answer answer = ChooseCommand.answer(console, choice);
        try {
            file.submit(Player.ORGANIZER, new Amend(entry, answer, reason, yes, heard::add));
        } catch (BadGame e) {
            if (Unchanged.isSaid(e)) {
                Unchanged.tell(console, e, entry);
                return Exit.DONE;
            }
            boolean fall = e.isFor("ANSWERS_WOULD_FALL");
            throw fall
                    ? new BadGame(e.violations().stream()
                            .map(one -> one.saying(Sentence.of(
                                    "{what} --dry-run shows more, --yes mends all the same and keeps them aside.",
                                    one.sentence())))
                            .toList())
                    : e;
        }
        Amendment.Later later = heard.get(0);
        if (console.json()) {
            ObjectNode json = Documents.object().put("amended", entry);
            put(later, json);
            aftermath.print(json);
            return Exit.DONE;
        }
        console.line("Entry {n} is mended.", entry);
        if (later.dropped().isEmpty()) {
            console.line(
                    later.secrets() ? "Everything open after it still holds." : "Everything after it still holds.");
        }
        byReason(later.dropped())
                .forEach((why, entries) -> console.line(
                        "{entries:Entry|Entries} {which} no longer {entries:holds|hold}: {why}.",
                        entries,
                        runs(entries),
                        why));
        tellMore(later);
        aftermath.print();
        return Exit.DONE;
    }

    private void tell(Amendment.Outcome outcome) {
        if (console.json()) {
            ObjectNode json = Documents.object().put("wouldAmend", entry);
            ArrayNode changes = json.putArray("changes");
            outcome.changes().forEach(one -> {
                ObjectNode change = changes.addObject().put("at", one.at());
                change.set("before", one.before());
                change.set("after", one.after());
            });
            put(outcome.later(), json);
            json.put("untold", outcome.untold());
            console.document(json);
            return;
        }
        console.line(
                outcome.changes().isEmpty()
                        ? "Nothing would be otherwise; nothing was written."
                        : "So it would be; nothing was written.");
        List<Sentence> rows = ChangedRows.of(outcome.was(), outcome.would());
        rows.stream().limit(MOST).forEach(row -> console.verbatim("  " + row));
        if (rows.size() > MOST) {
            console.line("  ... and {n} more", rows.size() - MOST);
        }
        if (rows.isEmpty() && !outcome.changes().isEmpty()) {
            console.line(
                    "  Nothing of what the records show would be otherwise, but {n value|values} of the position; --json shows"
                            + " them.",
                    outcome.changes().size());
        }
        if (outcome.untold()) {
            console.line("Then fair dice would be thrown anew; what comes of it nobody may know before they are.");
        }
        byReason(outcome.later().dropped())
                .forEach((why, entries) -> console.line(
                        "{entries:Entry|Entries} {which} would no longer hold: {why}.", entries, runs(entries), why));
        tellMore(outcome.later());
    }

    /** Who has said yes to a report is not asked again when another mends it: who mends is to know. */
    private void tellMore(Amendment.Later later) {
        List<Integer> entries = later.asOtherwise();
        if (!entries.isEmpty()) {
            console.line(
                    "{entries:Entry|Entries} {which} {entries:stands|stand}, though what was asked there reads otherwise now.",
                    entries,
                    runs(entries));
        }
        if (later.settled() > 0) {
            console.line(
                    "The organizer settled this report in entry {n}, and what was settled counts: to change it, mend that.",
                    later.settled());
        }
        if (later.secrets()) {
            console.line("Who has answered in secret is asked to confirm it; whether it still holds they alone read.");
        }
    }

    /** A mend late in a season can take a hundred answers for one reason. */
    private static Map<String, List<Integer>> byReason(List<Amendment.Dropped> dropped) {
        Map<String, List<Integer>> entries = new LinkedHashMap<>();
        for (Amendment.Dropped one : dropped) {
            List<Integer> same = entries.computeIfAbsent(one.reason().toString(), any -> new ArrayList<>());
            if (!same.contains(one.entry())) {
                same.add(one.entry());
            }
        }
        return entries;
    }

    /** {@code 14, 16 to 20}. */
    private static List<Sentence> runs(List<Integer> entries) {
        List<Sentence> runs = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= entries.size(); i++) {
            if (i == entries.size() || entries.get(i) != entries.get(i - 1) + 1) {
                runs.add(
                        i - from == 1
                                ? Sentence.of("{n}", entries.get(from))
                                : Sentence.of("{from} to {to}", entries.get(from), entries.get(i - 1)));
                from = i;
            }
        }
        if (runs.size() > MOST_RUNS) {
            runs.subList(MOST_RUNS, runs.size()).clear();
            runs.add(Sentence.of("others up to {last}", entries.get(entries.size() - 1)));
        }
        return runs;
    }

    private static void put(Amendment.Later later, ObjectNode json) {
        ArrayNode dropped = json.putArray("dropped");
        later.dropped()
                .forEach(one -> dropped.addObject()
                        .put("entry", one.entry())
                        .put("reason", one.reason().toString()));
        ArrayNode asOtherwise = json.putArray("asOtherwise");
        later.asOtherwise().forEach(asOtherwise::add);
        json.put("secrets", later.secrets());
    }
}
