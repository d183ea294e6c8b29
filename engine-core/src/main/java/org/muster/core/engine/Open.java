package org.muster.core.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.flow.Ask;
import org.muster.api.seat.Player;

/** A decision that waits for somebody. */
public final class Open<S, C> {

    private final int id;
    private final Ask<S, C> step;
    private final S state;
    private final @Nullable Branch above;
    private final boolean meanwhile;
    private final Decision<C> decision;
    private final List<Question<C>> questions;

    Open(
            int id,
            Ask<S, C> step,
            S state,
            @Nullable Branch above,
            boolean meanwhile,
            Decision<C> decision,
            List<Question<C>> questions) {
        this.id = id;
        this.step = step;
        this.state = state;
        this.above = above;
        this.meanwhile = meanwhile;
        this.decision = decision;
        this.questions = questions;
    }

    /** A titled branch of the agenda, and those it hangs from. */
    record Branch(String title, @Nullable Branch above) {}

    /** Its number in this game; an answer that names another one is stale. */
    public int id() {
        return id;
    }

    /** The step that asks. */
    public Ask<S, C> step() {
        return step;
    }

    /** What is asked, as things stand now. */
    public Decision<C> decision() {
        return decision;
    }

    /** The questions that really have something to choose, answered or not. */
    public List<Question<C>> questions() {
        return questions;
    }

    /** Whether the game goes on without it, as with an offer to concede. */
    public boolean isMeanwhile() {
        return meanwhile;
    }

    /** The question that {@code player} may answer, if there is one. */
    public Optional<Question<C>> questionFor(Player player) {
        for (Question<C> question : questions) {
            if (question.who().contains(player)) {
                return Optional.of(question);
            }
        }
        return Optional.empty();
    }

    /** Where in the course of the game: "Turn 3", "Action", "Battle at Korvath", "Retreat". */
    public List<String> path() {
        List<String> path = new ArrayList<>();
        path.add(step.title(state));
        for (Branch branch = above; branch != null; branch = branch.above()) {
            if (!branch.title().isEmpty()) {
                path.add(branch.title());
            }
        }
        Collections.reverse(path);
        return path;
    }
}
