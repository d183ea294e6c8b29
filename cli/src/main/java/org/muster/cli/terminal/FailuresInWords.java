package org.muster.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileLockInterruptionException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.NotStored;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.Uncompiled;
import org.muster.core.view.Documents;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Exceptions as people should hear of them: every reason, and never a trace. */
public final class FailuresInWords {

    private static final int MOST_ALIKE = 4;
    private static final int FIRST = 2;

    private FailuresInWords() {}

    /** Tells why a command was refused; the exit code. */
    public static int tell(Console console, Throwable e) {
        Optional<BrokenRuleset> broken = console.broken(e);
        if (broken.isPresent()) {
            refuse(console, violation("BROKEN_RULESET", broken.get().sentence()));
            trace(console, e);
            return Exit.RULESET_FAILED;
        }
        if (isInterrupted(e)) {
            int code = ended(
                    console,
                    Sentence.of(
                            "The command was not finished: a plugin has interrupted Muster's thread, which none may do."
                                    + " Tell its author; nothing was written."));
            trace(console, e);
            return code;
        }
        List<Violation> violations = violations(e);
        if (violations.isEmpty()) {
            return bug(console, e);
        }
        refuse(console, violations);
        trace(console, e);
        return Exit.BAD_INPUT;
    }

    /** Nobody but a plugin interrupts a command; Java then closes the file that it is about to write or read. */
    private static boolean isInterrupted(Throwable e) {
        return e instanceof ClosedByInterruptException
                || e instanceof FileLockInterruptionException
                || e instanceof UncheckedIOException && e.getCause() != null && isInterrupted(e.getCause());
    }

    /** Tells that a ruleset ended the process; the exit code. */
    public static int ended(Console console, Sentence why) {
        refuse(console, violation("BROKEN_RULESET", why));
        return Exit.RULESET_FAILED;
    }

    private static void refuse(Console console, List<Violation> violations) {
        if (console.json()) {
            console.err().print(Json.pretty(Documents.refused(violations)));
        } else {
            alike(violations).forEach((kind, all) -> complain(console, kind.path(), all));
        }
    }

    /** What says the same of several parts of one answer. */
    private record Kind(String code, String template, String path) {}

    private static Map<Kind, List<Violation>> alike(List<Violation> violations) {
        Map<Kind, List<Violation>> alike = new LinkedHashMap<>();
        for (Violation one : violations) {
            String path = one.at().substring(0, Math.max(0, one.at().lastIndexOf('.')));
            alike.computeIfAbsent(new Kind(one.code(), one.sentence().template(), path), any -> new ArrayList<>())
                    .add(one);
        }
        return alike;
    }

    /** Of many that lack the same a few are told: what they have in common is what helps. */
    private static void complain(Console console, String path, List<Violation> alike) {
        if (path.isEmpty() || alike.size() <= MOST_ALIKE) {
            alike.forEach(console::complain);
            return;
        }
        alike.subList(0, FIRST).forEach(console::complain);
        console.say(
                "muster: ... and {n} more of {path} alike; \"*\" stands there for all that are not named.",
                alike.size() - FIRST,
                Sentence.verbatim(path));
    }

    /** Why the input is bad; empty if it isn't, and the program is. */
    private static List<Violation> violations(Throwable e) {
        if (e instanceof BadGame bad) {
            return bad.violations();
        }
        if (e instanceof Uncompiled bad) {
            return bad.violations();
        }
        if (e instanceof BadJournal bad) {
            return List.of(Violation.of("BAD_JOURNAL", "The journal does not hold from {what}", bad.sentence()));
        }
        if (e instanceof BadJson bad) {
            return violation("BAD_JSON", bad.sentence());
        }
        if (e instanceof JournalStore.Overtaken overtaken) {
            return violation("OVERTAKEN", overtaken.sentence());
        }
        if (e instanceof InvalidPathException bad) {
            return violation("NO_FILE", Sentence.of("{name} can't be the name of a file.", bad.getInput()));
        }
        if (e instanceof UncheckedIOException && e.getCause() != null) {
            return violations(e.getCause());
        }
        return e instanceof IOException io ? violation("FILE", told(io)) : List.of();
    }

    private static List<Violation> violation(String code, Sentence why) {
        return List.of(new Violation(code, why, List.of(), ""));
    }

    /** What is wrong with a file; Java's own messages are often nothing but its name. */
    public static Sentence told(IOException e) {
        String message = String.valueOf(e.getMessage());
        if (e instanceof NotStored told) {
            return told.sentence();
        }
        if (e instanceof FileAlreadyExistsException) {
            return Sentence.of("{file} is there already; nothing was written.", message);
        }
        if (e instanceof AccessDeniedException) {
            return Sentence.of("{file} may not be read or written.", message);
        }
        if (e instanceof FileSystemException at && isLinkToNothing(at.getFile())) {
            return Sentence.of("{file} is a link that leads to no file.", at.getFile());
        }
        if (e instanceof NoSuchFileException) {
            return Sentence.of("There is no file {file}.", message);
        }
        if (e instanceof NotDirectoryException) {
            return Sentence.of("{file} is no folder.", message);
        }
        if (e instanceof CharacterCodingException) {
            return Sentence.of("A file is no text in UTF-8.");
        }
        return e instanceof FileSystemException ? Sentence.of("File {what}.", message) : Sentence.verbatim(message);
    }

    /** Whether what it leads to is gone, or it leads back to itself. */
    private static boolean isLinkToNothing(@Nullable String file) {
        return file != null && Files.isSymbolicLink(Path.of(file)) && !Files.exists(Path.of(file));
    }

    /** Tells of a mistake of ours; the exit code. */
    private static int bug(Console console, Throwable e) {
        console.say(
                console.debug()
                        ? "muster: this should not happen: {what}. Please report it, with the command and the game:"
                                + " https://github.com/muster/muster/issues"
                        : "muster: this should not happen: {what}. Please report it, with the command and the game:"
                                + " https://github.com/muster/muster/issues (--debug shows more)",
                e);
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
        Sentence message = UsageInWords.told(e);
        if (console.json()) {
            console.err().print(Json.pretty(Documents.refused(violation("USAGE", message))));
            return Exit.BAD_INPUT;
        }
        console.complain(message);
        UsageInWords.suggestions(e)
                .ifPresentOrElse(console::say, () -> console.say("Usage: {usage}", UsageInWords.usage(line)));
        console.say("See '{command} --help'.", line.getCommandSpec().qualifiedName());
        return Exit.BAD_INPUT;
    }
}
