package org.muster.core.game;

import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.spi.Setup;

/** Nim whose turns are these steps, in one phase. */
final class NimTurn extends Nim {

    private final int matches;
    private final Pipeline.Phase<Heap> turn;

    /** @param matches on the heap at the beginning */
    @SafeVarargs
    NimTurn(int matches, Step<Heap>... steps) {
        this.matches = matches;
        this.turn = Pipeline.phase("take", "Take", steps);
    }

    @Override
    public Heap start(Setup setup, Setup book) {
        return new Heap(setup.players(), matches, 0);
    }

    @Override
    public Pipeline<Heap> pipeline() {
        return Pipeline.<Heap>setup().rounds("turn", "Turn", turn);
    }
}
