package org.muster.testkit.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.muster.api.text.Sentence;
import org.muster.core.engine.StepNames;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Heard;
import org.muster.testkit.trial.Sentences;
import org.muster.testkit.trial.Trial;

/**
 * What a ruleset holds occurs in some game: every step, every kind of answer that is offered, every sentence that
 * tells, every code of a violation. Sentences and codes are found as texts in the code: {@code "... {name} ..."} and
 * {@code "TWO_WORDS"}. What never occurred is written to {@code target/coverage/<ruleset id>.txt}; a trial lists the
 * lines that need not.
 */
public final class CoverageCheck implements Check {

    private static final Pattern CODE = Pattern.compile("[A-Z][A-Z0-9]*(_[A-Z0-9]+)+");
    private static final Pattern TEMPLATE =
            Pattern.compile("(?s).*\\s.*\\{[a-zA-Z][a-zA-Z0-9]*([ :][^{}]*)?}.*|\\{[a-zA-Z][a-zA-Z0-9]*}\\s.*");

    @Override
    public Sentence name() {
        return Sentence.of("everything there is occurs in some game");
    }

    @Override
    public boolean isNote() {
        return true;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        List<String> missing = missing(trial);
        report(trial, missing);
        Findings findings = new Findings();
        for (String line : missing) {
            if (trial.neverSeen().stream().noneMatch(allowed -> matches(allowed, line))) {
                findings.add("never seen in " + trial.games().size() + " games", line);
            }
        }
        return findings.list();
    }

    private static boolean matches(String allowed, String line) {
        return allowed.endsWith("*")
                ? line.startsWith(allowed.substring(0, allowed.length() - 1))
                : line.equals(allowed);
    }

    private static List<String> missing(Trial trial) {
        Heard heard = trial.heard();
        Set<String> steps = new TreeSet<>();
        trial.loaded().steps().forEach(step -> steps.add(StepNames.of(step)));
        Set<String> told = new TreeSet<>(heard.templates());
        trial.games().forEach(game -> game.log().forEach(line -> told.addAll(Sentences.templates(line.sentence()))));
        Set<String> codes = new TreeSet<>();
        Set<String> templates = new TreeSet<>();
        for (String text : ClassFiles.of(trial.loaded().home()).texts()) {
            if (CODE.matcher(text).matches()) {
                codes.add(text);
            } else if (TEMPLATE.matcher(text).matches()) {
                templates.add(text);
            }
        }
        heard.rolls().forEach(roll -> told.addAll(Sentences.templates(roll.purpose())));
        told.addAll(trial.fuzzing().templates());
        trial.corpus().read((where, sentence, whole) -> told.addAll(Sentences.templates(sentence)));
        told.addAll(trial.corpus().templatesOfPictures());
        List<String> missing = new ArrayList<>();
        lacking("step ", steps, heard.steps(), missing);
        lacking("case ", heard.offered(), heard.chosen(), missing);
        lacking("code ", codes, trial.fuzzing().codes(), missing);
        lacking("sentence ", templates, told, missing);
        return missing;
    }

    private static void lacking(String kind, Set<String> all, Set<String> seen, List<String> missing) {
        all.stream().filter(one -> !seen.contains(one)).forEach(one -> missing.add(kind + one));
    }

    private static void report(Trial trial, List<String> missing) {
        Path target = Path.of("target");
        if (!Files.isDirectory(target)) {
            return;
        }
        try {
            Path folder = Files.createDirectories(target.resolve("coverage"));
            String head = "# never seen in " + trial.games().size() + " games\n";
            Files.writeString(
                    folder.resolve(trial.loaded().info().id() + ".txt"),
                    head + String.join("\n", missing) + (missing.isEmpty() ? "" : "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
