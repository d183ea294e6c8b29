package org.muster.cli;

import java.util.Optional;
import java.util.stream.IntStream;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.cli.files.LanguageOption;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.core.game.BadGame;

/**
 * A process that a plugin ends by {@code System.exit} in the midst of a command would look as if it had done it. What
 * ends it otherwise, such as a signal, is left as it is; {@code Runtime.halt} nobody can see.
 */
final class EarlyEnd {

    private final Console console;
    private final String[] typed;
    private volatile boolean finished;

    private EarlyEnd(Console console, String[] typed) {
        this.console = console;
        this.typed = typed.clone();
    }

    /** Watches from now on. */
    static EarlyEnd watch(Console console, String[] typed) {
        EarlyEnd end = new EarlyEnd(console, typed);
        Runtime.getRuntime().addShutdownHook(new Thread(end::judge));
        return end;
    }

    /** The command is done: now the process may end. */
    void finished() {
        finished = true;
    }

    private void judge() {
        Optional<StackTraceElement> caller = finished ? Optional.empty() : caller();
        if (caller.isPresent()) {
            int code = Language.speaking(language(), () -> FailuresInWords.ended(console, told(caller.get())));
            console.err().flush();
            Runtime.getRuntime().halt(code);
        }
    }

    private Language language() {
        try {
            return LanguageOption.in(typed);
        } catch (BadGame e) {
            return Language.ENGLISH;
        }
    }

    /** Who called {@code System.exit}; that thread waits there until all hooks are done. */
    private static Optional<StackTraceElement> caller() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(stack -> IntStream.range(1, stack.length)
                        .filter(i -> isExit(stack[i - 1]) && !isExit(stack[i]))
                        .mapToObj(i -> stack[i])
                        .limit(1))
                .findFirst();
    }

    private static boolean isExit(StackTraceElement frame) {
        return frame.getMethodName().equals("exit")
                && (frame.getClassName().equals("java.lang.System")
                        || frame.getClassName().equals("java.lang.Runtime"));
    }

    private static Sentence told(StackTraceElement caller) {
        String name = caller.getClassName();
        return Sentence.of(
                "The command was not finished: {place} ({file}:{line}) ended Muster by System.exit, which no plugin may do."
                        + " Tell its author.",
                name.substring(name.lastIndexOf('.') + 1) + '.' + caller.getMethodName(),
                String.valueOf(caller.getFileName()),
                caller.getLineNumber());
    }
}
