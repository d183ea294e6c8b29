package org.muster.ruleset.space.movement;

import java.util.List;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Agenda;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.engine.Surroundings;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;

/** Counts the ways to answer the next questions, as chess programs count moves to pin their generators. */
final class Perft {

    private static final Engine<Battle> ENGINE = new Engine<>(Battles.RULES, true);
    private static final Surroundings TABLE = (roll, index) -> low(roll);

    private Perft() {}

    /** Every shot misses that can; the Empire wins the initiative. */
    private static Rolled low(Roll roll) {
        boolean empire = roll.by() != null && roll.by().id().equals("empire");
        return new Rolled(roll, roll.purpose().toString().equals("Initiative") && empire ? 2 : 1);
    }

    /** Ways to answer so many questions, from a position in which the active side is to move. */
    static long count(Battle start, int answers) {
        Position<Battle> position = new Position<>(
                start,
                Agenda.inOrder(new MovementPhase.NextShip()),
                start.turn(),
                0,
                0,
                OrderedMap.empty(),
                0,
                List.of(),
                null);
        return count(position, answers);
    }

    private static long count(Position<Battle> position, int answers) {
        Session<Battle> session = new Session<>(ENGINE, position, TABLE).run();
        if (session.result() != null) {
            return 0;
        }
        return count(session, first(session), answers);
    }

    private static Open<Battle, ?> first(Session<Battle> session) {
        return session.open().stream()
                .filter(open -> !open.isMeanwhile())
                .findFirst()
                .orElseThrow();
    }

    private static <C> long count(Session<Battle> session, Open<Battle, C> open, int answers) {
        Question<C> question = open.questions().get(0);
        if (answers == 1) {
            return question.options().all().count();
        }
        Position<Battle> here = session.position();
        long count = 0;
        for (C choice : question.options().all().toList()) {
            Session<Battle> next = new Session<>(ENGINE, here, TABLE).run();
            decide(next, first(next), question, choice);
            count += count(next.position(), answers - 1);
        }
        return count;
    }

    private static <C, D> void decide(Session<Battle> session, Open<Battle, D> open, Question<C> question, C choice) {
        D same = open.questions()
                .get(0)
                .options()
                .read(question.options().write(choice))
                .value();
        session.decide(open, Choices.of(question.id(), same));
    }
}
