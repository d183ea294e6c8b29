package org.muster.testkit.golden;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Question;
import org.muster.api.dice.Rolled;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;

/**
 * Counts the ways a game can go on, as writers of chess programs do: the sequences of {@code plies} legal choices from a
 * position. One number pins a whole move generator. A way that ends the game earlier counts once.
 *
 * <p>Every die shows the same face, as far as it has so many sides, so that chance doubles nothing. Where several seats
 * decide at the same time all their choices together are one ply. Decisions that the game does not wait for are left
 * open. All options met must be finite.
 *
 * @param <S> the ruleset's state
 */
public final class Perft<S> {

    private final Engine<S> engine;
    private final int face;

    /** Counts with dice that all show {@code face}, 1 or more. */
    public Perft(Engine<S> engine, int face) {
        this.engine = engine;
        this.face = face;
    }

    /** How many ways there are; {@code plies} is 0 or more. */
    public long count(Position<S> position, int plies) {
        Session<S> session = session(position);
        Open<S, ?> open = next(session);
        return plies == 0 || open == null ? 1 : count(session.position(), open, plies);
    }

    private Session<S> session(Position<S> position) {
        return new Session<>(engine, position, (roll, index) -> {
                    int[] faces = new int[roll.pool().count()];
                    Arrays.setAll(faces, i -> Math.min(face, roll.pool().sidesOf(i)));
                    return new Rolled(roll, faces);
                })
                .run();
    }

    private @Nullable Open<S, ?> next(Session<S> session) {
        for (Open<S, ?> open : session.open()) {
            if (!open.isMeanwhile()) {
                return open;
            }
        }
        return null;
    }

    private <C> long count(Position<S> here, Open<S, C> open, int plies) {
        List<OrderedMap<Player, Choices.Given<C>>> ways = List.of(OrderedMap.empty());
        for (Question<C> question : open.decision().questions()) {
            List<C> choices = question.options().all().toList();
            List<OrderedMap<Player, Choices.Given<C>>> longer = new ArrayList<>();
            for (OrderedMap<Player, Choices.Given<C>> way : ways) {
                for (C choice : choices) {
                    longer.add(way.with(question.id(), new Choices.Given<>(choice, question.id(), false)));
                }
            }
            ways = choices.isEmpty() ? ways : longer;
        }
        if (plies == 1) {
            return ways.size();
        }
        long count = 0;
        for (OrderedMap<Player, Choices.Given<C>> way : ways) {
            Session<S> session = session(here);
            Open<S, ?> again = Objects.requireNonNull(next(session));
            @SuppressWarnings("unchecked") // the same decision of the same position
            Open<S, C> mine = (Open<S, C>) again;
            session.decide(mine, Choices.of(way));
            count += count(session.position(), plies - 1);
        }
        return count;
    }
}
