package org.muster.cli.chaos;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.muster.cli.Cli;

/** The command line in a process of its own. */
final class OwnProcess {

    /** Of the processor: more than any command needs. A process that waits for ever needs none, and has ten minutes. */
    private static final Duration MOST = Duration.ofSeconds(60);

    private static final int PATIENCE = 600;
    private static final int LOOK_UP = 100;

    private final Process process;
    private final Path out;
    private final Path err;

    private OwnProcess(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    static OwnProcess start(Path folder, String... words) throws IOException {
        return start(folder, List.of(), words);
    }

    /** Starts it by the shell, with the largest file it may write, in KiB. */
    static OwnProcess startWithin(int kib, Path folder, String... words) throws IOException {
        return start(folder, List.of("bash", "-c", "ulimit -f " + kib + "; exec \"$@\"", "bash"), words);
    }

    private static OwnProcess start(Path folder, List<String> before, String... words) throws IOException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Dguice_custom_class_loading=CHILD",
                "-cp",
                System.getProperty("java.class.path"),
                "org.muster.cli.Main"));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        process.getOutputStream().close(); // nobody types
        return new OwnProcess(process, out, err);
    }

    boolean hasSpoken() throws IOException {
        return Files.size(out) > 0;
    }

    /** Something that may be so one day. */
    interface Sign {
        boolean isThere() throws IOException;
    }

    /** Waits without a pause for a sign, at most until it ends. */
    void waitFor(Sign sign) throws IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        long look = System.nanoTime();
        while (process.isAlive() && !sign.isThere()) {
            Thread.onSpinWait();
            if (System.nanoTime() > look) {
                Promise.PROMPT.holds(!isLate(end), "a process neither ends nor writes nor speaks");
                look = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LOOK_UP);
            }
        }
    }

    private boolean isLate(long end) {
        Duration worked = process.info().totalCpuDuration().orElse(Duration.ZERO);
        return System.nanoTime() > end || worked.compareTo(MOST) > 0;
    }

    /** Waits a while, at most until it ends. */
    void waitFor(int millis) throws InterruptedException {
        process.waitFor(millis, TimeUnit.MILLISECONDS);
    }

    /** Ends it at once, without any chance to clear up. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** What it did, once it has ended; after a kill what it had said by then. */
    Cli.Ran ran() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (!process.waitFor(LOOK_UP, TimeUnit.MILLISECONDS)) {
            Promise.PROMPT.holds(!isLate(end), "a process does not end");
        }
        Cli.Ran ran = new Cli.Ran(process.exitValue(), text(out), text(err));
        Files.delete(out);
        Files.delete(err);
        return ran;
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
