package org.muster.core.language;

import java.util.List;
import org.muster.api.text.Language;

/** A language that is spoken as another is, but for what is said otherwise here. */
public abstract class Dialect implements Language {

    private final Language like;

    /** Spoken as {@code like}. */
    protected Dialect(Language like) {
        this.like = like;
    }

    @Override
    public String template(String english) {
        return like.template(english);
    }

    @Override
    public int form(String number, int forms) {
        return like.form(number, forms);
    }

    @Override
    public String indefinite(String noun) {
        return like.indefinite(noun);
    }

    @Override
    public String list(List<String> words) {
        return like.list(words);
    }

    @Override
    public String word(Object value) {
        return like.word(value);
    }
}
