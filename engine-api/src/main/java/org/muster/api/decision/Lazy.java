package org.muster.api.decision;

/** Options that are made when somebody looks at them. */
record Lazy<C>(Once<Options<C>> made) implements Around.Same<C> {

    @Override
    public Options<C> options() {
        return made.get();
    }
}
