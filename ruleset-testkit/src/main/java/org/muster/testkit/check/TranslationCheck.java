package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Entry;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Corpus;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;
import org.muster.testkit.words.PseudoLanguage;
import org.muster.testkit.words.Vocabulary;

/** A second language is a file: what people read is made of templates and of names from data, of no other English. */
public final class TranslationCheck implements Check {

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
            Untranslated untranslated = new Untranslated(vocabulary, findings);
            trial.corpus().read((where, sentence, whole) -> untranslated.sentence(where, sentence, whole));
            Corpus.ofPictures(trial).read(untranslated);
            return findings;
        });
        return findings.list();
    }

    /** Finds words that are English still. */
    private record Untranslated(Vocabulary vocabulary, Findings findings) implements Corpus.Reader {

        @Override
        public void sentence(String where, Sentence sentence, boolean whole) {
            words(where, sentence.template(), sentence.toString());
        }

        @Override
        public void words(String where, String what, String words) {
            List<String> english = vocabulary.english(words);
            if (!english.isEmpty()) {
                findings.add(where, what, String.join(" ", english) + " in \"" + words + "\", which is " + what);
            }
        }
    }
}
