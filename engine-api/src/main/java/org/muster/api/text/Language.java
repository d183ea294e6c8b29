package org.muster.api.text;

import java.util.List;
import java.util.function.Supplier;
import org.muster.api.Preview;

/**
 * How sentences are said in one language. {@link Sentence#in} asks it for everything that is not a value, so another
 * language is another of these: its templates from a file, its plural forms, its articles.
 */
@Preview
public interface Language {

    /** The language in which templates are written. */
    Language ENGLISH = new English();

    /** The language of whoever reads what is made here: English, unless {@link #speaking} says otherwise. */
    static Language spoken() {
        return Spoken.here();
    }

    /**
     * What {@code said} makes, its sentences in this language: a page for one reader, a command's output. Only what
     * this thread puts together meanwhile is said so. Nothing that is kept, such as a state, depends on it.
     */
    static <T> T speaking(Language language, Supplier<T> said) {
        return Spoken.in(language, said);
    }

    /**
     * What is said for this English template. It may name the same holes in another order, more than once or not at
     * all, with as many forms as the language has.
     *
     * @return the English template itself where no other is known
     */
    String template(String english);

    /**
     * Which form goes with a number.
     *
     * @param number as it is printed, such as {@code 1}, {@code 2.5} or {@code -3}
     * @param forms how many the template gives, at least one
     * @return from 0 to {@code forms - 1}
     */
    int form(String number, int forms);

    /** A noun with its indefinite article: {@code an Imperial}. */
    String indefinite(String noun);

    /** Several things as people say them: {@code birk, carn and dell}. */
    String list(List<String> words);

    /**
     * A value that is neither a sentence nor a list: as it is, unless it is called otherwise where this is spoken. In
     * pictures a {@code Player} is called by the name of who sits there.
     */
    String word(Object value);
}
