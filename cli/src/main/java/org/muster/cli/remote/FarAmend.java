package org.muster.cli.remote;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.muster.cli.mend.Unchanged;
import org.muster.cli.play.ChooseCommand;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL amend}. */
@Command(
        name = "amend",
        description =
                "Mend one past answer or roll of a game of a host, by the organizer's numbers, and play on as before from there.")
public final class FarAmend implements Callable<Integer> {

    private final Console console;

    @Mixin
    private FarMend mend = new FarMend();

    @Parameters(index = "1", paramLabel = "ENTRY", description = "The entry that was wrong; see log --as organizer.")
    private int entry;

    @Parameters(
            index = "2",
            paramLabel = "CHOICE",
            description = "What should stand there: as for choose; for a roll a list of faces.")
    private String choice = "";

    @Option(
            names = "--yes",
            description = "Mend also where later answers or typed dice hold no longer; answers are kept aside.")
    private boolean yes;

    public FarAmend(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = mend.deed(console);
        ObjectNode wanted = FarMend.wanted("amend").put("entry", entry);
        wanted.set("answer", Json.MAPPER.valueToTree(ChooseCommand.answer(console, choice)));
        JsonNode tried;
        try {
            tried = mend.tried(deed, wanted);
        } catch (BadGame e) {
            if (!Unchanged.isSaid(e)) {
                throw e;
            }
            Unchanged.tell(console, e, entry);
            return Exit.DONE;
        }
        if (mend.isDry()) {
            mend.tell(console, tried);
            return Exit.DONE;
        }
        Set<String> why = new LinkedHashSet<>();
        tried.path("dropped").forEach(one -> why.add(one.asString()));
        if (!yes && !why.isEmpty()) {
            throw new BadGame(
                    "ANSWERS_WOULD_FALL",
                    "Later answers would hold no longer: {why}. --dry-run shows more, --yes mends all the same and keeps them"
                            + " aside.",
                    List.copyOf(why));
        }
        JsonNode done = mend.done(deed, wanted, tried, "");
        if (console.json()) {
            ObjectNode json = Documents.object().put("amended", entry);
            json.set("dropped", done.path("dropped"));
            json.set("asOtherwise", done.path("asOtherwise"));
            json.set("secrets", done.path("secrets"));
            deed.print(json);
            return Exit.DONE;
        }
        console.line("Entry {n} is mended.", entry);
        boolean secrets = tried.path("secrets").asBoolean();
        if (why.isEmpty()) {
            console.line(secrets ? "Everything open after it still holds." : "Everything after it still holds.");
        }
        why.forEach(one -> console.line("An answer holds no longer and is kept aside: {why}.", one));
        int asOtherwise = tried.path("asOtherwise").asInt();
        if (asOtherwise > 0) {
            console.line(
                    "{n later answer stands|later answers stand}, though what was asked there reads otherwise now.",
                    asOtherwise);
        }
        if (secrets) {
            console.line("Who has answered in secret is asked to confirm it; whether it still holds they alone read.");
        }
        deed.print();
        return Exit.DONE;
    }
}
