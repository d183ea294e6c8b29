package org.muster.ruleset.skirmish.cards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Decision;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.data.Trigger;

/** What a side does that may use a card or an ability: it uses one, or it passes. */
public sealed interface Effecting {

    /** This is used. */
    record Using(Usable usable) implements Effecting {}

    /** Nothing is used now. */
    record Pass() implements Effecting {}

    /**
     * A side is asked what it uses; nobody, where it can use nothing.
     *
     * @param holder the unit it is used for; null: any
     * @param pass what people call it to use nothing
     */
    static Decision<Effecting> asked(
            Skirmish now, String side, Trigger trigger, @Nullable String holder, Sentence pass) {
        List<Effecting> candidates = new ArrayList<>();
        candidates.add(new Pass());
        Repertoire.candidates(now, side, trigger, holder).forEach(one -> candidates.add(new Using(one)));
        OneOf<Effecting> options = Options.oneOf(
                candidates,
                one -> one instanceof Using using ? using.usable().option(now) : Option.of("pass", pass),
                one -> one instanceof Using using ? CardEffects.violations(now, using.usable()) : List.of());
        return options.count(2) < 2
                ? Decision.none()
                : Decision.<Effecting>of(now.book().player(side), options).otherwise(new Pass());
    }
}
