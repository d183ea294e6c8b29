package org.muster.cli.serve;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code muster serve backup}. */
@Command(
        name = "backup",
        description = {
            "Copy an embedded database as it stands, while the host goes on.",
            "To restore it: stop the host, put the copy in place of muster.db in its folder, start it."
        })
final class BackupCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private final HostData host = new HostData();

    @Parameters(paramLabel = "FILE", description = "Where to; it must not be there yet.")
    private Path file = Path.of("");

    BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Beside.of(host).backup(file);
        console.line("Copied to {file}", file);
        return Exit.DONE;
    }
}
