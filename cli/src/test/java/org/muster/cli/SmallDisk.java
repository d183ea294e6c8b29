package org.muster.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A disk of 16 KiB, which is soon full; where none can be mounted the test is skipped. */
public final class SmallDisk implements AutoCloseable {

    private final Path place;

    private SmallDisk(Path place) {
        this.place = place;
    }

    /** One in a new folder. */
    public static SmallDisk mounted(Path folder) throws IOException, InterruptedException {
        Path place = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", place.toString()) == 0,
                "SKIPPED: no small disk can be mounted here (not root?), so a full one is not tried");
        return new SmallDisk(place);
    }

    /** Where it lies. */
    public Path place() {
        return place;
    }

    private static int run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor();
    }

    @Override
    public void close() throws IOException, InterruptedException {
        run("umount", place.toString());
    }
}
