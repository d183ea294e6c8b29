package org.muster.cli;

import java.util.concurrent.Callable;
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

    private final Session session;

    CompletionCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        CommandLine all = Commands.line(new String[0], session);
        String script = AutoComplete.bash("muster", all);
        if (session.json()) {
            session.document(Documents.object().put("script", script));
        } else {
            session.out().print(script);
        }
        return Exit.DONE;
    }
}
