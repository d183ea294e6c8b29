package org.muster.core.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Reported;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Position;

/**
 * A game as one seat knows it, and worlds that could be the true one for all it knows. Nothing of the true game is kept
 * here beyond that: whoever looks ahead from these worlds can't see more, nor rolls still to come.
 *
 * <pre>
 * the state                 its view of it, and what {@link Ruleset#imagine} makes of that
 * what others answered      to decisions still open: nothing, be it secret or not
 * what is still to come     the same steps; a secret report of others is as good as not given
 * </pre>
 *
 * @param seen a position whose state is the seat's view
 */
public record Known<S>(Ruleset<S, ?> ruleset, Player seat, Position<S> seen) {

    /** What {@code seat} may know of {@code game}. */
    public static <S> Known<S> to(Player seat, Ruleset<S, ?> ruleset, Position<S> game) {
        S state = ruleset.view(game.state(), Viewer.of(seat));
        Agenda<S> agenda = game.agenda();
        return new Known<>(
                ruleset,
                seat,
                new Position<>(
                        state,
                        agenda == null ? null : agenda.accept(new Forgetting<>(state, seat)),
                        game.round(),
                        game.decisions(),
                        game.rolls(),
                        OrderedMap.empty(),
                        0,
                        List.of(),
                        null));
    }

    /** A game that could be the true one. */
    public Position<S> world(RandomGenerator random) {
        return new Position<>(
                ruleset.imagine(seen.state(), seat, random),
                seen.agenda(),
                seen.round(),
                seen.decisions(),
                seen.rolls(),
                seen.answers(),
                0,
                List.of(),
                null);
    }

    /** The agenda without what was reported in secret among others. */
    private record Forgetting<S>(S seen, Player seat) implements Agenda.Visitor<S, Agenda<S>> {

        @Override
        public Agenda<S> todo(Agenda.Todo<S> todo) {
            Step<S> known = forgotten(todo.step());
            return known == null ? todo : new Agenda.Todo<>(known, todo.opened());
        }

        private @Nullable Step<S> forgotten(Step<S> step) {
            return step instanceof Reported<S, ?> reported
                            && reported.filed().stage() != Reported.Stage.OPEN
                            && reported.sides(seen).stream().noneMatch(side -> side.contains(seat))
                            && ((Ask<S, ?>) reported).decision(seen).isSecret()
                    ? open(reported)
                    : null;
        }

        private static <S, R> Step<S> open(Reported<S, R> reported) {
            return reported.with(Reported.Filed.open());
        }

        @Override
        public Agenda<S> inOrder(Agenda.InOrder<S> branch) {
            return new Agenda.InOrder<>(
                    branch.id(), branch.title(), branch.first().accept(this), all(branch.rest()));
        }

        @Override
        public Agenda<S> inAnyOrder(Agenda.InAnyOrder<S> branch) {
            return new Agenda.InAnyOrder<>(branch.title(), all(branch.items()));
        }

        @Override
        public Agenda<S> meanwhile(Agenda.Meanwhile<S> branch) {
            return new Agenda.Meanwhile<>(branch.item().accept(this));
        }

        private List<Agenda<S>> all(List<Agenda<S>> items) {
            List<Agenda<S>> known = new ArrayList<>(items.size());
            items.forEach(item -> known.add(item.accept(this)));
            return List.copyOf(known);
        }
    }
}
