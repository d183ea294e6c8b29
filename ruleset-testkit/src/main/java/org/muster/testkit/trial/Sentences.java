package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.text.Sentence;

/** What a sentence is made of. */
public final class Sentences {

    private Sentences() {}

    /** The template, and those of sentences inside it. */
    public static List<String> templates(Sentence sentence) {
        List<String> templates = new ArrayList<>();
        templates.add(sentence.template());
        sentence.values().values().forEach(value -> {
            if (value instanceof Sentence inner) {
                templates.addAll(templates(inner));
            }
        });
        return templates;
    }
}
