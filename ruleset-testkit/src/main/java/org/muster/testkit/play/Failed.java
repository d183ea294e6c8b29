package org.muster.testkit.play;

/** A game that should have been played did not come to its end. */
final class Failed extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final transient Played.Failure failure;

    Failed(String game, Played.Failure failure) {
        super(game + ": " + failure.message(), failure.thrown());
        this.failure = failure;
    }

    Played.Failure failure() {
        return failure;
    }
}
