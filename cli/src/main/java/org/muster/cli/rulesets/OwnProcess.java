package org.muster.cli.rulesets;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;

/**
 * The same command once more in a process of its own, where foreign code may loop, exit or eat all memory. It has done
 * its work only if it has written down its exit code; whatever else it says on its way out is not believed.
 */
final class OwnProcess {

    /** The file that the exit code is written to; who has it is that process. */
    private static final String VERDICT = "muster.verdict";

    /** The number of the process that waits for it. */
    private static final String ASKED_BY = "muster.asked-by";

    private final Console console;
    private final List<String> args;
    private final Duration limit;
    private final int megabytes;

    /**
     * One that is to be started.
     *
     * @param args of the command line, as typed
     * @param limit after which it is ended
     * @param megabytes that its objects may take
     */
    OwnProcess(Console console, List<String> args, Duration limit, int megabytes) {
        this.console = console;
        this.args = List.copyOf(args);
        this.limit = limit;
        this.megabytes = megabytes;
    }

    /** Whether this is it. */
    static boolean isThis() {
        return System.getProperty(VERDICT) != null;
    }

    /** Does the work of this process and writes down what came of it. */
    static int done(IntSupplier work) {
        endWithWhoAsked();
        int code = work.getAsInt();
        try {
            Files.writeString(Path.of(System.getProperty(VERDICT)), String.valueOf(code));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return code;
    }

    /** Whoever is killed can't end it any more, and what loops would do so for ever. */
    private static void endWithWhoAsked() {
        Long asking = Long.getLong(ASKED_BY);
        if (asking == null) {
            return; // it was started by hand
        }
        Thread watch = new Thread(() -> {
            ProcessHandle.of(asking).ifPresent(one -> one.onExit().join());
            Runtime.getRuntime().halt(Exit.WANTING);
        });
        watch.setDaemon(true);
        watch.start();
    }

    /**
     * How it ended.
     *
     * @param code its exit code
     * @param fault why that does not count; null: it does
     */
    record End(int code, @Nullable Sentence fault) {}

    /** Runs it to its end; what it says goes to {@code out} and the console as it says it. */
    End run(OutputStream out) throws IOException {
        Path verdict = Files.createTempFile("muster", ".verdict");
        try {
            ProcessBuilder builder = new ProcessBuilder(command(verdict));
            boolean seen = console.screen().isTerminal() && out == console.out();
            Process process = seen ? builder.inheritIO().start() : builder.start();
            Thread hook = new Thread(() -> end(process));
            Runtime.getRuntime().addShutdownHook(hook);
            boolean inTime;
            try {
                process.getOutputStream().close();
                Thread talk = pump(process.getErrorStream(), console.err());
                Thread data = pump(process.getInputStream(), out);
                inTime = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
                end(process);
                talk.join();
                data.join();
            } finally {
                end(process);
                Runtime.getRuntime().removeShutdownHook(hook);
            }
            return end(process.waitFor(), inTime, Files.readString(verdict));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            Files.delete(verdict);
        }
    }

    private End end(int code, boolean inTime, String verdict) {
        if (!inTime) {
            return new End(
                    code,
                    Sentence.of(
                            "it did not end within {n second|seconds} and was stopped; --seconds gives it more",
                            limit.toSeconds()));
        }
        return verdict.equals(String.valueOf(code))
                ? new End(code, null)
                : new End(
                        code,
                        Sentence.of(
                                "its process ended by itself in the midst of the check, with exit code {code}: does it call"
                                        + " System.exit or Runtime.halt?",
                                code));
    }

    /** Ends it and all that it has started. */
    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private static Thread pump(InputStream from, OutputStream to) {
        Thread thread = new Thread(() -> {
            try {
                byte[] bytes = new byte[1 << 13];
                for (int n = from.read(bytes); n >= 0; n = from.read(bytes)) {
                    to.write(bytes, 0, n);
                    to.flush();
                }
            } catch (IOException e) {
                // it was ended
            }
        });
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private List<String> command(Path verdict) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(given -> given.startsWith("-D"))
                .forEach(command::add);
        command.addAll(List.of("-XX:+UseSerialGC", "-Xshare:auto", "-Xlog:disable", "-Xlog:all=error:stderr"));
        command.add("-XX:-OmitStackTraceInFastThrow"); // whose line it was is all that is told
        command.add("-Xmx" + megabytes + "m");
        command.add("-D" + VERDICT + '=' + verdict);
        command.add("-D" + ASKED_BY + '=' + ProcessHandle.current().pid());
        command.addAll(List.of("-cp", classPath(), "org.muster.cli.Main"));
        command.addAll(args);
        return command;
    }

    /** What is needed only here lies beside the other jars, in a folder of its own. */
    private static String classPath() {
        String own = System.getProperty("java.class.path");
        try {
            Path jar = Path.of(OwnProcess.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path more = jar.resolveSibling("../lib-check").normalize();
            return Files.isDirectory(more) ? own + File.pathSeparator + more.resolve("*") : own;
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
