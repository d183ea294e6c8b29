package org.muster.cli.look;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.files.GameFile;
import org.muster.cli.parameters.GameParameter;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.cli.words.Explanation;
import org.muster.core.game.Game;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Seats;
import org.muster.core.view.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code muster explain}. */
@Command(
        name = "explain",
        description = "Tell why something happened: what an entry led to, with its numbers, its rolls and its rules.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster explain club.muster            the last entry",
            "  muster explain club.muster 17         entry 17",
            "  muster explain club.muster SWM-INIT-03   a rule, and where it mattered in this game"
        })
public final class ExplainCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private GameParameter game = new GameParameter();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ENTRY|RULE-ID",
            description = "An entry of muster log, or the id of a rule.")
    private @Nullable String what;

    @Option(names = "--as", paramLabel = "SEAT", description = "Only what this seat may know.")
    private @Nullable String as;

    public ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        GameFile file = GameFile.withStory(console, game.path);
        RuleBook book = RuleBook.of(file.ruleset()).orElse(RuleBook.parse(""));
        Game<?> opened = file.game();
        new Explanation(console, view(opened), book).print(what);
        return Exit.DONE;
    }

    private <S> View<S> view(Game<S> opened) {
        return new View<>(opened, Seats.viewer(opened.setup(), as));
    }
}
