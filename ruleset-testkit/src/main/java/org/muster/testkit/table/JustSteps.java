package org.muster.testkit.table;

import java.util.List;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Step;
import org.muster.api.records.Table;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.Setup;

/** A ruleset whose rounds hold nothing, so that only the steps of a test happen. */
record JustSteps<S, B>(Ruleset<S, B> ruleset) implements Ruleset<S, B> {

    private static final Player NOBODY = new Player("nobody");

    /** Nothing is left to do: asks somebody who is never there. */
    record Rest<S>() implements Ask<S, Boolean> {
        @Override
        public Decision<Boolean> decision(S state) {
            return Decision.of(NOBODY, Options.yesOrNo());
        }

        @Override
        public Outcome<S> decide(S state, Choices<Boolean> choices, Dice dice) {
            return Outcome.of(state);
        }
    }

    @Override
    public Pipeline<S> pipeline() {
        return Pipeline.<S>setup().rounds("round", "", Pipeline.phase("all", "", new Rest<>()));
    }

    @Override
    public List<Reaction<S>> reactions() {
        return ruleset.reactions();
    }

    @Override
    public Class<S> state() {
        return ruleset.state();
    }

    @Override
    public Class<B> book() {
        return ruleset.book();
    }

    @Override
    public List<Class<? extends Step<S>>> steps() {
        return ruleset.steps();
    }

    @Override
    public B open(Setup setup) {
        return ruleset.open(setup);
    }

    @Override
    public S start(Setup setup, B book) {
        return ruleset.start(setup, book);
    }

    @Override
    public S view(S state, Viewer viewer) {
        return ruleset.view(state, viewer);
    }

    @Override
    public List<Table> records(S state, Viewer viewer) {
        return ruleset.records(state, viewer);
    }

    @Override
    public List<Table> sheet(S state, Viewer viewer, String id) {
        return ruleset.sheet(state, viewer, id);
    }

    @Override
    public Scene scene(S state, Viewer viewer) {
        return ruleset.scene(state, viewer);
    }
}
