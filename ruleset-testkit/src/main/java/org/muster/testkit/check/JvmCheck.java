package org.muster.testkit.check;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * The same seeds play the same games in two more Javas, of other locales, time zones, charsets, hash codes and hash
 * seeds than this one.
 */
public final class JvmCheck implements Check {

    private static final List<List<String>> OTHERS = List.of(
            List.of(
                    "-Duser.language=tr",
                    "-Duser.country=TR",
                    "-Duser.timezone=Pacific/Chatham",
                    "-Dfile.encoding=ISO-8859-1",
                    "-XX:+UnlockExperimentalVMOptions",
                    "-XX:hashCode=2"),
            List.of(
                    "-Duser.language=ar",
                    "-Duser.country=EG",
                    "-Duser.timezone=America/St_Johns",
                    "-XX:+UnlockExperimentalVMOptions",
                    "-XX:hashCode=3"));

    @Override
    public Sentence name() {
        return Sentence.of("every Java plays the same game");
    }

    @Override
    public Needs needs() {
        return Needs.OPENING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        List<String> here = new ArrayList<>();
        trial.games().forEach(game -> here.addAll(Traces.of(game)));
        for (List<String> options : OTHERS.subList(0, Effort.of(OTHERS.size()))) {
            String where = "java " + String.join(" ", options.subList(0, 3));
            try {
                compare(where, here, play(trial, options), findings);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return findings.list();
    }

    private static void compare(String where, List<String> here, List<String> there, Findings findings) {
        for (int i = 0; i < Math.max(here.size(), there.size()); i++) {
            String mine = i < here.size() ? here.get(i) : "nothing";
            String its = i < there.size() ? there.get(i) : "nothing";
            if (!mine.equals(its)) {
                findings.unrepeatable(where, "the games part: here \"" + mine + "\", there \"" + its + '"');
                return;
            }
        }
    }

    private static List<String> play(Trial trial, List<String> options) throws IOException {
        Class<?> plugin = trial.loaded().home();
        // what is on trial comes first: another version of it may be on the class path too
        String classPath =
                Path.of(trial.loaded().location()) + File.pathSeparator + System.getProperty("java.class.path");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dguice_custom_class_loading=CHILD",
                "-cp",
                classPath,
                OtherJvm.class.getName()));
        Path errors = Files.createTempFile("muster-jvm", ".txt");
        try {
            Process other =
                    new ProcessBuilder(command).redirectError(errors.toFile()).start();
            try (var in = other.getOutputStream()) {
                in.write(Json.MAPPER.writeValueAsBytes(
                        new OtherJvm.Task(plugin.getName(), trial.configs(), trial.seeds(), trial.mostAnswers())));
            }
            List<String> lines;
            try (InputStream out = other.getInputStream()) {
                lines = new String(out.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .toList();
            }
            int code = other.waitFor();
            if (code != 0) {
                String why = Files.readString(errors, StandardCharsets.ISO_8859_1);
                return List.of("it failed: " + why.lines().limit(3).toList());
            }
            return lines;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            Files.delete(errors);
        }
    }
}
