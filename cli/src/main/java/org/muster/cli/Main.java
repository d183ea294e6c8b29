package org.muster.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.muster.api.text.Language;
import org.muster.cli.files.LanguageOption;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.cli.terminal.Output;
import org.muster.cli.terminal.Screen;
import org.muster.core.game.BadGame;
import picocli.CommandLine;

/** Where {@code muster} starts. */
public final class Main {

    private Main() {}

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        // UTF-8 whatever the locale says: what is written is data for other programs too
        Output out = new Output(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        PrintStream others = forOthers(err);
        System.setOut(others);
        System.setErr(others);
        Console console = new Console(System.in, out.stream(), err, Screen.ofProcess());
        System.exit(out.closed(start(args, console), err));
    }

    /** What a plugin prints is no answer of a command, and closing it closes nothing. */
    private static PrintStream forOthers(PrintStream err) {
        return new PrintStream(err, true, StandardCharsets.UTF_8) {
            @Override
            public void close() {
                flush();
            }
        };
    }

    /** Runs one command in a process of its own. */
    static int start(String[] args, Console console) {
        EarlyEnd early = EarlyEnd.watch(console, args);
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> FailuresInWords.tell(console, e));
        Ahead.of(args, console);
        int code = run(args, console);
        early.finished();
        return code;
    }

    /** Runs one command as in a process of its own, without a terminal. */
    public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
        return run(args, new Console(in, out, err, Screen.NONE));
    }

    /** {@code help map check} is {@code map check --help}, also behind {@code --language FILE}. */
    private static String[] helped(String[] typed) {
        int at = 0;
        while (at < typed.length && typed[at].startsWith("--")) {
            at += Muster.TAKING_A_VALUE.contains(typed[at]) ? 2 : 1;
        }
        if (at >= typed.length || !typed[at].equals("help")) {
            return typed;
        }
        List<String> args = new ArrayList<>(List.of(typed));
        args.remove(at);
        args.add("--help");
        return args.toArray(String[]::new);
    }

    /** Runs one command of whoever has such a console. */
    public static int run(String[] typed, Console console) {
        Language language;
        try {
            language = LanguageOption.in(typed);
        } catch (BadGame e) {
            return FailuresInWords.tell(console, e);
        }
        return Language.speaking(language, () -> execute(typed, console));
    }

    private static int execute(String[] typed, Console console) {
        String[] args = helped(Muster.commandFirst(typed));
        CommandLine line = Commands.line(args, console);
        try {
            return line.execute(args);
        } catch (RuntimeException | Error e) {
            return FailuresInWords.tell(console, e);
        } finally {
            console.out().flush();
            console.err().flush();
            console.finish();
        }
    }
}
