package org.muster.testkit.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.text.Sentence;
import org.muster.core.rules.RuleBook;
import org.muster.core.story.Line;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Every rule that a violation, event, decision or roll cites is in the rule book, so that "why" has an answer. */
public final class CitationCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("cited rules are in the rule book");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Set<String> cited = new TreeSet<>(trial.fuzzing().rules());
        cited.addAll(trial.heard().rules());
        for (Played<?> game : trial.games()) {
            for (Line line : game.log()) {
                cited.addAll(line.rules());
            }
        }
        Optional<RuleBook> book = trial.book();
        if (book.isEmpty()) {
            if (!cited.isEmpty()) {
                findings.add(
                        RuleBook.FOLDER + trial.loaded().info().id() + ".md",
                        "rules are cited, " + cited.iterator().next() + " for one, and there is no rule book");
            }
            return findings.list();
        }
        for (String text : ClassFiles.of(trial.loaded().home()).texts()) {
            if (RuleBook.idsIn(text).equals(List.of(text))) {
                cited.add(text);
            }
        }
        for (String rule : cited) {
            if (book.get().find(rule).isEmpty()) {
                findings.add("the rule book", rule, rule + " is cited and is not there");
            }
        }
        return findings.list();
    }
}
