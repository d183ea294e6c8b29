package org.muster.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Programs as somebody else runs them: in a folder, with a home of their own and nothing of ours in their surroundings. */
record Shell(Path home) {

    /** What a program said, and how it ended. */
    record Said(int code, String text) {

        Said isDone() {
            assertThat(code).as(text).isZero();
            return this;
        }
    }

    Said run(Path folder, String... command) throws IOException, InterruptedException {
        Path out = Files.createTempFile(home, "said", ".txt");
        ProcessBuilder builder = new ProcessBuilder(List.of(command))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(out.toFile());
        Map<String, String> surroundings = builder.environment();
        surroundings.keySet().removeIf(name -> name.startsWith("MUSTER_") || name.startsWith("MAVEN_"));
        surroundings.put("HOME", home.toString());
        surroundings.put("XDG_CACHE_HOME", home.resolve("cache").toString());
        surroundings.put("JAVA_HOME", System.getProperty("java.home"));
        int code = builder.start().waitFor();
        return new Said(code, Files.readString(out));
    }
}
