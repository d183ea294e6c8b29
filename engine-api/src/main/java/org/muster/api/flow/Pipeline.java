package org.muster.api.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The phases of a game, in order: those of the setup once, then those of a round again and again until some step
 * ends the game. There may be several kinds of round.
 *
 * @param setupPhases phases before the first round
 * @param rounds kinds of round; of those that fit the state the first is taken
 */
public record Pipeline<S>(List<Phase<S>> setupPhases, List<Round<S>> rounds) {

    public Pipeline {
        setupPhases = List.copyOf(setupPhases);
        rounds = List.copyOf(rounds);
    }

    /**
     * A part of a round that has a name in the book.
     *
     * @param id of small letters, digits and dashes: saved games know the phase by it, so it never changes
     * @param name as in the book, for people
     * @param steps what happens in it, in order
     */
    public record Phase<S>(String id, String name, List<Agenda<S>> steps) {
        public Phase {
            id = checked(id);
            steps = List.copyOf(steps);
        }

        /** As the agenda holds it. */
        public Agenda<S> agenda() {
            return Agenda.inOrder(id, name, steps);
        }
    }

    /**
     * A kind of round.
     *
     * @param id of small letters, digits and dashes: saved games know the round by it and its number
     * @param name what one of them is called, its number behind: "Turn"
     * @param when whether the next round is of this kind
     * @param phases in order
     */
    public record Round<S>(String id, String name, Predicate<S> when, List<Phase<S>> phases) {
        public Round {
            id = checked(id);
            phases = List.copyOf(phases);
        }

        /** As the agenda holds round {@code number}. */
        public Agenda<S> agenda(int number) {
            return Agenda.inOrder(id + '-' + number, name + ' ' + number, agendas(phases));
        }
    }

    private static String checked(String id) {
        if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new IllegalArgumentException(
                    "an id is of small letters and digits, with single dashes between, not \"" + id + '"');
        }
        return id;
    }

    /** The setup as the agenda holds it; null if there is none. */
    public @Nullable Agenda<S> setupAgenda() {
        return setupPhases.isEmpty() ? null : Agenda.inOrder("", agendas(setupPhases));
    }

    private static <S> List<Agenda<S>> agendas(List<Phase<S>> phases) {
        List<Agenda<S>> agendas = new ArrayList<>(phases.size());
        for (Phase<S> phase : phases) {
            agendas.add(phase.agenda());
        }
        return agendas;
    }

    /** A pipeline without rounds so far; without phases where a game begins with its first round. */
    @SafeVarargs
    public static <S> Pipeline<S> setup(Phase<S>... phases) {
        return new Pipeline<>(List.of(phases), List.of());
    }

    /** Then rounds of one kind. */
    @SafeVarargs
    public final Pipeline<S> rounds(String id, String name, Phase<S>... phases) {
        return rounds(id, name, any -> true, phases);
    }

    /** Then rounds, of this kind where {@code when} says so; kinds named before go first. */
    @SafeVarargs
    public final Pipeline<S> rounds(String id, String name, Predicate<S> when, Phase<S>... phases) {
        List<Round<S>> more = new ArrayList<>(rounds);
        more.add(new Round<>(id, name, when, List.of(phases)));
        return new Pipeline<>(setupPhases, more);
    }

    /** A phase of these steps. */
    @SafeVarargs
    public static <S> Phase<S> phase(String id, String name, Step<S>... steps) {
        return new Phase<>(id, name, Agenda.todos(List.of(steps)));
    }
}
