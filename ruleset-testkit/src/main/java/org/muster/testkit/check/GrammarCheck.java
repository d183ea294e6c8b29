package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.Corpus;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** What people read is English: numbers, articles and verbs agree, and nothing in it is meant for programs. */
public final class GrammarCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("sentences agree in number and say nothing that is for programs");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Grammar grammar = new Grammar(trial.lawfulWords());
        trial.corpus().read(new Corpus.Reader() {
            @Override
            public void sentence(String where, Sentence sentence, boolean whole) {
                List<Grammar.Fault> faults = whole ? grammar.faultsOfWhole(sentence) : grammar.faults(sentence);
                faults.forEach(fault -> found(findings, where, sentence.template(), sentence.toString(), fault));
            }

            @Override
            public void words(String where, String what, String words) {
                grammar.faults(words).forEach(fault -> found(findings, where, what, words, fault));
            }
        });
        return findings.list();
    }

    private static void found(Findings findings, String where, String template, String text, Grammar.Fault fault) {
        findings.add(
                where,
                fault.what() + ' ' + template,
                fault.what() + " (\"" + text.substring(fault.from(), fault.to()) + "\") in \"" + text + "\", which is "
                        + template);
    }
}
