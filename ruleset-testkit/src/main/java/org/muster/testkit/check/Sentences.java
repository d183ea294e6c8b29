package org.muster.testkit.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.text.Sentence;

/** What can be wrong with a sentence. */
final class Sentences {

    private static final Pattern HOLE = Pattern.compile("\\{([^}]*)}");

    private Sentences() {}

    /** Names in the template for which there is no value. */
    static List<String> holes(Sentence sentence) {
        List<String> holes = new ArrayList<>();
        Matcher hole = HOLE.matcher(sentence.template());
        while (hole.find()) {
            if (!sentence.values().containsKey(hole.group(1))) {
                holes.add(hole.group());
            }
        }
        sentence.values().values().forEach(value -> {
            if (value instanceof Sentence inner) {
                holes.addAll(holes(inner));
            }
        });
        return holes;
    }

    /** The template, and those of sentences inside it. */
    static List<String> templates(Sentence sentence) {
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
