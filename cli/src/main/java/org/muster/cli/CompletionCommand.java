package org.muster.cli;

import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.view.Documents;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code muster completion}. */
@Command(
        name = "completion",
        description = "Print what makes bash or zsh complete muster's commands and options.",
        footerHeading = "%nExample, in ~/.bashrc or ~/.zshrc:%n",
        footer = "  source <(muster completion)")
final class CompletionCommand implements Callable<Integer> {

    private final Console console;

    CompletionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        CommandLine all = Commands.line(new String[0], console);
        String script = AutoComplete.bash("muster", all);
        if (console.json()) {
            console.document(Documents.object().put("script", script));
        } else {
            console.out().print(script);
        }
        return Exit.DONE;
    }
}
