package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Entry;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;
import org.muster.testkit.words.PseudoLanguage;
import org.muster.testkit.words.Vocabulary;

/** A second language is a file: what people read is made of templates and of names from data, of no other English. */
public final class TranslationCheck implements Check {

    private static final int DECISIONS = 1_000;

    @Override
    public Sentence name() {
        return Sentence.of("every word can be translated");
    }

    /** What people wrote themselves, and the notation of dice. */
    private static void quoted(Vocabulary vocabulary, Entry.Body body) {
        if (body instanceof Entry.Chose chose) {
            vocabulary.addAll(chose.answer());
        } else if (body instanceof Entry.Rolled rolled) {
            rolled.rolls().forEach(roll -> vocabulary.add(roll.pool()));
        }
    }

    @Override
    public boolean isNote() {
        return true;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        Vocabulary vocabulary = Vocabulary.of(trial.loaded());
        for (Played<?> game : trial.soundGames()) {
            vocabulary.addAll(game.game().header());
            game.game().entries().forEach(entry -> quoted(vocabulary, entry.body()));
        }
        vocabulary.add("that"); // stands for what is quoted
        Language.speaking(PseudoLanguage.PSEUDO, () -> {
            Corpus.read(trial, DECISIONS, false, new Corpus.Reader() {
                @Override
                public void sentence(String where, Sentence sentence, boolean whole) {
                    read(where, sentence.toString(), sentence.template());
                }

                @Override
                public void words(String where, String what, String words) {
                    read(where, words, what);
                }

                private void read(String where, String text, String what) {
                    List<String> english = vocabulary.english(text);
                    if (!english.isEmpty()) {
                        findings.add(where, what, String.join(" ", english) + " in \"" + text + "\", which is " + what);
                    }
                }
            });
            return findings;
        });
        return findings.list();
    }
}
