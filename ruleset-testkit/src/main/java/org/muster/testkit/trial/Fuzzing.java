package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Options;
import org.muster.testkit.play.Played;

/** Wrong answers to everything that was asked, and what came of them. */
public final class Fuzzing implements AskedQuestion.Look {

    private static final int MOMENTS = 24;
    private static final int WORDS = 400;
    private static final Pattern CODE = Pattern.compile("[A-Z][A-Z0-9]*(_[A-Z0-9]+)*");

    private final Findings findings = new Findings();
    private final Set<String> codes = new TreeSet<>();
    private final Set<String> rules = new TreeSet<>();
    private final Set<String> templates = new TreeSet<>();
    private final Set<String> seen = new LinkedHashSet<>();
    private final List<Answer> words = new ArrayList<>();
    private final RandomGenerator random = new SplittableRandom(3);

    static Fuzzing of(List<Played<?>> games) {
        Fuzzing fuzzing = new Fuzzing();
        games.forEach(game -> AskedQuestion.all(game, MOMENTS, fuzzing));
        return fuzzing;
    }

    @Override
    public <S, C> void at(AskedQuestion<S, C> asked) {
        Options<C> options = asked.question().options();
        Parts.forEach(options, part -> {
            Parts.faces(part).forEach(face -> remember(face.id()));
            part.closed()
                    .forEach(closed -> closed.violations()
                            .forEach(why -> violation(asked, closed.option().id(), why)));
        });
        Answer answer;
        try {
            answer = options.write(options.sample(random));
        } catch (NothingToChoose e) {
            return; // found by another check
        }
        for (Answer mutant : Mutations.of(answer, words, random)) {
            try {
                look(asked, mutant);
            } catch (RuntimeException | StackOverflowError e) {
                findings.thrown(
                        asked.where(),
                        asked.step(),
                        "the answer " + shortly(mutant) + " is not refused but breaks the ruleset",
                        e);
            }
        }
    }

    private void remember(String id) {
        if (seen.size() < WORDS && seen.add(id)) {
            words.add(Answer.word(id));
        }
    }

    private <C> void look(AskedQuestion<?, C> asked, Answer mutant) {
        Options<C> options = asked.question().options();
        Checked<C> read = options.read(mutant);
        if (!read.isOk()) {
            read.violations().forEach(violation -> violation(asked, shortly(mutant), violation));
            return;
        }
        C choice = read.value();
        List<Violation> violations = options.check(choice);
        if (!violations.isEmpty()) {
            findings.add(
                    asked.where(),
                    asked.step() + " let in",
                    "the answer " + shortly(mutant) + " is read although it is not legal: " + violations);
        } else if (!options.read(options.write(choice)).value().equals(choice)) {
            findings.add(
                    asked.step() + " unwritable",
                    new Finding(
                            asked.where(),
                            "the answer " + shortly(mutant) + " is read as " + choice + ", which is written as "
                                    + options.write(choice) + " and read as something else",
                            Finding.ofWriting(asked.step())));
        }
    }

    private void violation(AskedQuestion<?, ?> asked, String answer, Violation violation) {
        codes.add(violation.code());
        rules.addAll(violation.rules());
        templates.add(violation.sentence().template());
        if (!CODE.matcher(violation.code()).matches()) {
            findings.add(
                    asked.where(),
                    violation.code(),
                    "\"" + violation.code() + "\" is no code; right would be UPPER_CASE");
        }
        if (violation.sentence().toString().isBlank()) {
            findings.add(
                    asked.where(),
                    violation.code() + " sentence",
                    violation.code() + " for the answer " + answer + " says nothing");
        }
    }

    private static String shortly(Answer answer) {
        String text = answer.toString();
        return text.length() <= 160 ? text : text.substring(0, 157) + "...";
    }

    public List<Finding> findings() {
        return findings.list();
    }

    /** Codes of all violations that were reported. */
    public Set<String> codes() {
        return codes;
    }

    /** Rules that violations cited. */
    public Set<String> rules() {
        return rules;
    }

    /** Sentences of violations, with their holes. */
    public Set<String> templates() {
        return templates;
    }
}
