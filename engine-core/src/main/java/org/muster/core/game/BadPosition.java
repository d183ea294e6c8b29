package org.muster.core.game;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.core.json.Flaw;
import org.muster.core.plugin.LoadedRuleset;

/** A position that a game can't start from; whoever has its text can tell the line. */
public final class BadPosition extends BadGame {

    private static final long serialVersionUID = 1L;

    private final transient Flaw flaw;

    BadPosition(LoadedRuleset loaded, Flaw flaw) {
        super(List.of(new Violation(
                        "BAD_POSITION",
                        Sentence.of(
                                "the position is none of {ruleset} {version}: {why}",
                                loaded.info().id(),
                                loaded.info().version(),
                                flaw.why()),
                        List.of(),
                        "")
                .inside(flaw.place())));
        this.flaw = flaw;
    }

    /** Where in the position, and what is wrong there. */
    public Flaw flaw() {
        return flaw;
    }
}
