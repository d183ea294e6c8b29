package org.muster.host.pages;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.core.game.BadGame;

/** What a template says, in the language of who reads it. */
public final class Say {

    private Say() {}

    /** A sentence. */
    public static String say(@Template String template, Object... values) {
        return Sentence.of(template, values).toString();
    }

    /** Every reason why something was not done. */
    public static List<String> reasons(BadGame refused) {
        return refused.violations().stream()
                .map(one -> one.sentence().toString())
                .toList();
    }
}
