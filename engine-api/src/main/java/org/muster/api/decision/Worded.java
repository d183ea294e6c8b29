package org.muster.api.decision;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.text.Sentence;

/**
 * The same answers, with what people read beside them; what is null here the other options say, and only when somebody
 * reads it.
 *
 * @param asked a question of their own
 * @param by what each comes to
 * @param proposed what is proposed
 * @param told how each is told
 */
record Worded<C>(
        Options<C> options,
        @Nullable Sentence asked,
        @Nullable Function<? super C, Sentence> by,
        @Nullable Once<Proposal> proposed,
        @Nullable Function<? super C, Sentence> told)
        implements Around.Same<C> {

    @Override
    public Sentence question() {
        return asked == null ? options.question() : asked;
    }

    @Override
    public Optional<Proposal> proposal() {
        return proposed == null ? options.proposal() : Optional.of(proposed.get());
    }

    /** What can't be read stands as it would without this. */
    @Override
    public Sentence inWords(Answer answer) {
        Checked<C> read = told == null ? null : options.read(answer);
        return told != null && read != null && read.isOk() ? told.apply(read.value()) : options.inWords(answer);
    }

    @Override
    public Sentence sum(C choice) {
        return by == null ? options.sum(choice) : by.apply(choice);
    }

    @Override
    public Sentence sumOf(Answer answer) {
        return by == null ? options.sumOf(answer) : Around.Same.super.sumOf(answer);
    }
}
