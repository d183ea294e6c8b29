package org.muster.cli.remote;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.view.Documents;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code muster --host URL undo}. */
@Command(
        name = "undo",
        description =
                "Take back the last step of a game of a host, and the dice that followed from it. The organizer's.")
public final class FarUndo implements Callable<Integer> {

    private final Console console;

    @Mixin
    private FarMend mend = new FarMend();

    public FarUndo(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        FarDeed deed = mend.deed(console);
        ObjectNode wanted = FarMend.wanted("undo");
        JsonNode tried = mend.tried(deed, wanted);
        if (mend.isDry()) {
            mend.tell(console, tried);
            return Exit.DONE;
        }
        JsonNode unused = mend.done(deed, wanted, tried, "undo");
        if (!console.json()) {
            console.line("{what}.", tried.path("what").asString());
        }
        if (!tried.has("mend")) {
            FarRewind.print(console, deed);
        } else if (console.json()) {
            deed.print(Documents.object().put("unmended", tried.path("mend").asInt()));
        } else {
            console.line("What counts is what counted before it.");
            deed.print();
        }
        return Exit.DONE;
    }
}
