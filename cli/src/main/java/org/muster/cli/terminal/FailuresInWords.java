package org.muster.cli.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.core.game.BadGame;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.JournalStore;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.view.Documents;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Exceptions as people should hear of them: every reason, and never a trace. */
public final class FailuresInWords {

    private FailuresInWords() {}

    /** Tells why a command was refused; the exit code. */
    public static int tell(Console console, Exception e) {
        List<Violation> violations = violations(e);
        if (violations.isEmpty()) {
            return bug(console, e);
        }
        if (console.json()) {
            console.err().print(Json.pretty(Documents.refused(violations)));
        } else {
            violations.forEach(one -> console.say(console.screen().red("muster: ") + one));
        }
        trace(console, e);
        return Exit.BAD_INPUT;
    }

    /** Why the input is bad; empty if it isn't, and the program is. */
    private static List<Violation> violations(Throwable e) {
        if (e instanceof BadGame bad) {
            return bad.violations();
        }
        if (e instanceof BadJournal) {
            return violation("BAD_JOURNAL", "The journal does not hold from " + e.getMessage());
        }
        if (e instanceof BrokenRuleset) {
            return violation("BROKEN_RULESET", String.valueOf(e.getMessage()));
        }
        if (e instanceof BadJson) {
            return violation("BAD_JSON", String.valueOf(e.getMessage()));
        }
        if (e instanceof JournalStore.Overtaken) {
            return violation("OVERTAKEN", String.valueOf(e.getMessage()));
        }
        if (e instanceof UncheckedIOException && e.getCause() != null) {
            return violations(e.getCause());
        }
        return e instanceof IOException io ? violation("FILE", told(io)) : List.of();
    }

    private static List<Violation> violation(String code, String why) {
        return List.of(Violation.of(code, "{why}", why));
    }

    /** What is wrong with a file; Java's own messages are often nothing but its name. */
    public static String told(IOException e) {
        String message = String.valueOf(e.getMessage());
        if (e instanceof NoSuchFileException) {
            return "There is no file " + message + '.';
        }
        if (e instanceof FileAlreadyExistsException) {
            return message + " is there already; nothing was written.";
        }
        if (e instanceof AccessDeniedException) {
            return message + " may not be read or written.";
        }
        if (e instanceof NotDirectoryException) {
            return message + " is no folder.";
        }
        if (e instanceof CharacterCodingException) {
            return "A file is no text in UTF-8.";
        }
        return e instanceof FileSystemException ? "File " + message + '.' : message;
    }

    /** Tells of a mistake of ours; the exit code. */
    public static int bug(Console console, Throwable e) {
        console.say("muster: this should not happen: " + e
                + ". Please report it, with the command and the game: https://github.com/muster/muster/issues"
                + (console.debug() ? "" : " (--debug shows more)"));
        trace(console, e);
        return Exit.BUG;
    }

    private static void trace(Console console, Throwable e) {
        if (console.debug()) {
            e.printStackTrace(console.err());
        }
    }

    /** Tells what is wrong with the words of a command itself. */
    public static int usage(Console console, ParameterException e) {
        CommandLine line = e.getCommandLine();
        String message = String.valueOf(e.getMessage());
        if (console.json()) {
            console.err().print(Json.pretty(Documents.refused(violation("USAGE", message))));
            return Exit.BAD_INPUT;
        }
        console.say(console.screen().red("muster: ") + message);
        if (!UnmatchedArgumentException.printSuggestions(
                e, new PrintWriter(console.err(), true, StandardCharsets.UTF_8))) {
            console.say("Usage: "
                    + line.getUsageMessage().lines().findFirst().orElse("").replaceFirst("^Usage: ", ""));
        }
        console.say("See '" + line.getCommandSpec().qualifiedName() + " --help'.");
        return Exit.BAD_INPUT;
    }
}
