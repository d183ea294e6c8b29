package org.muster.cli.rulesets;

import org.muster.api.text.Sentence;

/** What a check came to. */
enum Verdict {
    OK,
    PROBLEM,
    NOTE,
    NOT_RUN;

    Sentence word() {
        return switch (this) {
            case OK -> Sentence.of("ok");
            case PROBLEM -> Sentence.of("problem");
            case NOTE -> Sentence.of("note");
            case NOT_RUN -> Sentence.of("not run");
        };
    }
}
