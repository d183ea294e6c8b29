package org.muster.testkit.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.core.json.OptionsJson;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Heard;
import org.muster.testkit.trial.Parts;
import org.muster.testkit.trial.Trial;

/** People can read what they are asked: ids that differ, labels, a prompt or title, no empty sentence. */
public final class WordingCheck implements Check {

    private static final int MOMENTS = 32;

    /** Blanks at an end or in a row, and what begins or ends an answer that has parts. */
    private static final Pattern UNTYPED = Pattern.compile("^\\s|\\s$|(?<=\\s)\\s|[\\t\\n\"{}\\[\\]]");

    @Override
    public Sentence name() {
        return Sentence.of("questions, options, events and rolls have words");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        AskedQuestion.all(trial, Effort.of(MOMENTS), new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                try {
                    question(asked, findings);
                    OptionsJson.describe(asked.question().options());
                    Parts.forEach(asked.question().options(), part -> part(asked, part, findings));
                } catch (RuntimeException e) {
                    findings.thrown(asked.where(), asked.step(), "can't be shown", e);
                }
            }
        });
        Heard heard = trial.heard();
        heard.events().forEach((template, event) -> {
            if (template.isBlank()) {
                findings.add("an event", "it says nothing: " + event);
            }
        });
        heard.questioned()
                .forEach((where, told) -> findings.add(
                        where,
                        "the answer \"" + told + "\" is told with the question in it; say it as a statement, see"
                                + " Options.toldBy and Form.Field.telling"));
        heard.rolls().forEach(roll -> {
            if (roll.purpose().toString().isBlank()) {
                findings.add("a roll", "nobody is told what " + roll.pool() + " is rolled for");
            }
        });
        return findings.list();
    }

    private static void question(AskedQuestion<?, ?> asked, Findings findings) {
        Sentence prompt = asked.open().decision().prompt();
        List<String> path = asked.open().path();
        if (prompt.toString().isBlank() && path.get(path.size() - 1).isBlank()) {
            findings.add(asked.where(), asked.step() + " prompt", "the decision has neither prompt nor title");
        }
    }

    private static void part(AskedQuestion<?, ?> asked, Options<?> part, Findings findings) {
        String kind = asked.step() + part.getClass();
        Set<String> ids = new HashSet<>();
        for (Option option : Parts.faces(part)) {
            if (!ids.add(option.id())) {
                findings.add(asked.where(), kind + " id twice", "two options have the id \"" + option.id() + '"');
            }
            if (UNTYPED.matcher(option.id()).find()) {
                findings.add(
                        asked.where(),
                        kind + " id untyped",
                        "\"" + option.id() + "\" is no id that people can type; right would be \""
                                + UNTYPED.matcher(option.id()).replaceAll("") + '"');
            }
            if (option.id().isBlank() || option.label().toString().isBlank()) {
                findings.add(asked.where(), kind + " blank", "an option has no id or no label: " + option);
            }
        }
        if (part instanceof Form<?> form) {
            for (Form.Field<?, ?> field : form.fields()) {
                if (field.name().isBlank() || !ids.add(field.name())) {
                    findings.add(asked.where(), kind + " field", "two fields are called \"" + field.name() + '"');
                }
                if (field.options().question().isEmpty()) {
                    findings.add(
                            asked.where(),
                            kind + " question " + field.name(),
                            "the field \"" + field.name() + "\" does not say what it asks, see Form.Field.asking");
                }
            }
        }
    }
}
