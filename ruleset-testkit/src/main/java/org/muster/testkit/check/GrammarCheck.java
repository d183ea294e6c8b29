package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * What people read is English: numbers, articles and verbs agree, and nothing in it is meant for programs. Up to two
 * thousand decisions of the trial's games are looked at; the system property {@value #DECISIONS} asks for another number,
 * and so for more games if these hold less.
 */
public final class GrammarCheck implements Check {

    /** Names the system property that tells how many decisions are looked at. */
    public static final String DECISIONS = "corpus.decisions";

    private static final int USUAL = 2_000;

    @Override
    public Sentence name() {
        return Sentence.of("sentences agree in number and say nothing that is for programs");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Grammar grammar = new Grammar(trial.lawfulWords());
        Integer asked = Integer.getInteger(DECISIONS);
        Corpus.read(trial, asked == null ? USUAL : asked, asked != null, new Corpus.Reader() {
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
