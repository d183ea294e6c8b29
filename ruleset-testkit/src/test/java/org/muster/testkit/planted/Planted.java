package org.muster.testkit.planted;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.testkit.Checkup;
import org.muster.testkit.check.JvmCheck;
import org.muster.testkit.trial.Trial;

/** A ruleset of one file with mistakes that were put into it: what a check of it says. */
final class Planted {

    private final Path folder;
    private final List<String[]> changes = new ArrayList<>();

    Planted(Path folder) {
        this.folder = folder;
    }

    /** In source, data or book {@code right} stands no longer, but {@code wrong}. */
    Planted with(String right, String wrong) {
        changes.add(new String[] {right, wrong});
        return this;
    }

    /** The files with the mistakes, and what was found where; what stops it before, in place of that. */
    Found found(String... staySecret) {
        List<String> texts = new ArrayList<>();
        List<String> names = List.of("Raid.java", "Raid.yaml", "Raid.md");
        for (String name : names) {
            try (var in = Planted.class.getResourceAsStream("/planted/" + name)) {
                texts.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        for (String[] change : changes) {
            if (texts.stream().noneMatch(text -> text.contains(change[0]))) {
                throw new IllegalArgumentException("nowhere stands: " + change[0]);
            }
            texts.replaceAll(text -> text.replace(change[0], change[1]));
        }
        try {
            for (int i = 0; i < names.size(); i++) {
                Files.writeString(folder.resolve(names.get(i)), texts.get(i));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Rulesets rulesets = Rulesets.in(folder.resolve("Raid.java"));
        if (rulesets.all().isEmpty()) {
            return new Found(
                    List.of(),
                    rulesets.problems().stream().map(Object::toString).toList());
        }
        LoadedRuleset loaded = rulesets.all().iterator().next();
        Checkup checkup =
                new Checkup(Trial.of(loaded).seeds(List.of(1L)).mostAnswers(100).staySecret(List.of(staySecret)));
        return new Found(
                Checkup.all().stream()
                        .filter(one -> !(one instanceof JvmCheck))
                        .map(checkup::run)
                        .toList(),
                List.of());
    }

    /**
     * What came of all checks.
     *
     * @param problems why none could be run
     */
    record Found(List<Checkup.Result> results, List<String> problems) {

        /** Names of the checks that found something, what they found below them. */
        String told() {
            List<String> lines = new ArrayList<>(problems);
            for (Checkup.Result result : results) {
                if (!result.findings().isEmpty()) {
                    lines.add((result.check().isNote() ? "note " : "problem ")
                            + result.check().name());
                    result.findings().forEach(one -> lines.add("- " + one));
                }
            }
            return String.join("\n", lines);
        }

        /** How many checks could not look. */
        long notRun() {
            return results.stream().filter(Checkup.Result::isNotRun).count();
        }
    }
}
