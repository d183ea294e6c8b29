package org.muster.core.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.decision.Question;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.dice.PlayoutDice;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;

/**
 * What a seat finds out about one question by playing on from it: Monte Carlo tree search over what the seats know
 * (ISMCTS). Each try goes on from another world that could be the true one, with dice of its own; one tree holds for all
 * of them. In the tree every seat chooses what went best for itself, those who are asked at the same time each without
 * knowing of the others; below it all do what is usually done, until so many decisions are made or the game is over. How
 * it stands there, the ruleset says.
 */
final class Search<S> {

    /** Decisions that are played even if the round ends with the first of them. */
    private static final int AT_LEAST = 4;
    /** Decisions more that are played until things have settled, at most. */
    private static final int TO_SETTLE = 24;

    private final Engine<S> engine;
    private final Known<S> known;
    private final Open<S, ?> open;
    private final int ahead;
    private final Node root = new Node();
    private final Bot<S> habit = new HabitBot<>();

    /**
     * About what the seat is asked that the game is known to.
     *
     * @param open the decision, of which nothing is used but which one it is
     * @param ahead decisions that are played after it, at most
     */
    Search(Engine<S> engine, Known<S> known, Open<S, ?> open, int ahead) {
        this.engine = engine;
        this.known = known;
        this.open = open;
        this.ahead = ahead;
    }

    /**
     * Tries a choice once; not where it can't be chosen in the world that was guessed.
     *
     * @param random the same for choices that are compared: in the same world, with the same dice as long as nothing else
     *     comes of them
     */
    void tryOut(Bandit.Arm mine, RandomGenerator random) {
        PlayoutDice dice = new PlayoutDice(random);
        Position<S> world = known.world(random);
        Session<S> session = new Session<>(engine, world, (roll, index) -> dice.roll(roll)).run();
        boolean isGuess = world.state() != known.seen().state();
        for (Open<S, ?> there : session.open()) {
            if (there.id() == open.id()) {
                choice(mine, there, isGuess).ifPresent(choice -> mine.went(playOn(mine, choice, session, random)));
                return;
            }
        }
    }

    /** What is chosen; in a world that was guessed something may be closed that is open, as what closes it is hidden. */
    private Optional<?> choice(Bandit.Arm mine, Open<S, ?> there, boolean isGuess) {
        return isGuess
                ? there.questionFor(known.seat())
                        .map(question -> question.options().read(mine.answer()))
                        .filter(Checked::isOk)
                        .map(Checked::value)
                : Optional.of(mine.choice());
    }

    private <D> double playOn(Bandit.Arm mine, D choice, Session<S> session, RandomGenerator random) {
        Walk walk = new Walk();
        Playout<S> playout = new Playout<>(engine, walk, ahead);
        playout.decide(session, open.id(), known.seat(), choice, random);
        walk.chosen.add(mine.choice());
        walk.descend(open.step());
        int round = session.round();
        for (int made = 0; goesOn(session, round, made); ) {
            Open<S, ?> next = Playout.pick(session.open(), random);
            made += Math.max(1, next.questions().size());
            playout.decide(session, next, random);
            walk.descend(next.step());
        }
        walk.visits.forEach(visit -> visit.went(session));
        return value(session, known.seat());
    }

    /** Up to the end of the round at most, where things stand clearer than in its middle; never to the midst of anything. */
    private boolean goesOn(Session<S> session, int round, int made) {
        if (session.result() != null) {
            return false;
        }
        boolean isFar = made >= ahead || session.round() != round && made >= AT_LEAST;
        return !isFar || made < ahead + TO_SETTLE && !known.ruleset().isSettled(session.state());
    }

    /** How well it went for {@code player}, from 0 to 1. */
    private double value(Session<S> session, Player player) {
        Result result = session.result();
        if (result != null) {
            List<Player> winners = result.winners();
            return winners.contains(player) ? 1.0 / winners.size() : 0;
        }
        return player.equals(Player.ORGANIZER)
                ? 0.5
                : known.ruleset().evaluation(session.state(), player).orElse(0.5);
    }

    /** What is expected after {@code choice}: who answers what; nothing where it was not looked at so far. */
    Sentence expected(Object choice) {
        Node there = root.mostVisited(choice);
        return there == null ? Sentence.NOTHING : there.expected();
    }

    /** A choice in the tree, to be told how it went. */
    private record Visit<S>(Search<S> search, Bandit<?> bandit, Bandit.Arm arm, Player who) {
        void went(Session<S> session) {
            bandit.went(arm, search.value(session, who));
        }
    }

    /** One way through the tree, which grows by one decision, and on below it by habit. */
    private final class Walk implements Bot<S> {

        private @Nullable Node node = root;
        private boolean grown;
        /** Answers to the decision that is being made. */
        private final List<Object> chosen = new ArrayList<>();

        private final List<Visit<S>> visits = new ArrayList<>();

        @Override
        public <D> D choose(InPlay<S> game, Open<S, D> asked, Question<D> question, RandomGenerator chance) {
            Node here = node;
            boolean isFact = HabitBot.isFact(asked);
            if (here == null || isFact) {
                D usual = habit.choose(game, asked, question, chance);
                node = isFact ? null : here; // what has happened at a table nobody chose
                return usual;
            }
            Bandit<D> bandit = here.bandit(asked.step(), question.id());
            if (bandit == null) {
                List<Bandit.Arm> promising = asked.step().promising(game.state(), question.id(), chance).stream()
                        .map(choice -> Bandit.Arm.of(choice, question.options()))
                        .toList();
                bandit = here.asking(asked.step(), question.id(), promising);
            }
            Bandit.Pick<D> pick = bandit.pick(question.options(), chance);
            visits.add(new Visit<>(Search.this, bandit, pick.arm(), question.id()));
            chosen.add(pick.arm().choice());
            return pick.choice();
        }

        /** The decision is made. */
        void descend(Ask<S, ?> step) {
            Node here = node;
            if (here != null && !chosen.isEmpty()) {
                node = here.after(step, chosen);
                if (node == null && !grown) {
                    here.grow(step, chosen);
                    node = here.after(step, chosen);
                    grown = true;
                }
            }
            chosen.clear();
        }
    }
}
