package org.muster.api.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * The phases of a game, in order: those of the setup once, then those of a round again and again until some step
 * ends the game. There may be several kinds of round.
 *
 * @param setupPhases phases before the first round
 * @param rounds kinds of round; of those that fit the state the first is taken
 */
@Stable
public record Pipeline<S>(List<Phase<S>> setupPhases, List<Round<S>> rounds) {

    /** Of so many the titles are kept. */
    private static final int FIRST_ROUNDS = 100;

    public Pipeline {
        setupPhases = List.copyOf(setupPhases);
        rounds = List.copyOf(rounds);
    }

    /**
     * A part of a round that has a name in the book.
     *
     * @param id of small letters, digits and dashes: saved games know the phase by it, so it never changes
     * @param name as in the book, for people
     * @param title what people call it where they see the course of a game, by the state in which its round begins
     * @param steps what happens in it, in order
     */
    public record Phase<S>(String id, String name, Function<? super S, Sentence> title, List<Agenda<S>> steps) {
        public Phase {
            id = checked(id);
            steps = List.copyOf(steps);
        }

        /** One that is always called by its name. */
        public Phase(String id, @Template String name, List<Agenda<S>> steps) {
            this(id, name, always(Sentence.of(name)), steps);
        }

        /** As the agenda of a round holds it that begins with {@code state}. */
        public Agenda<S> agenda(S state) {
            return Agenda.inOrder(id, title.apply(state), steps);
        }

        /** The same, called by what the state says: "Spring". */
        public Phase<S> titled(Function<? super S, Sentence> other) {
            return new Phase<>(id, name, other, steps);
        }
    }

    /**
     * A kind of round.
     *
     * @param id of small letters, digits and dashes: saved games know the round by it and its number
     * @param name what one of them is called: "Turn"
     * @param title what people call one where they see the course of a game, by the state in which it begins and its
     *     number: "Turn 3"
     * @param when whether the next round is of this kind
     * @param phases in order
     * @param meanwhile what is open from the round's beginning on, over the ends of phases; null: nothing
     */
    public record Round<S>(
            String id,
            String name,
            Title<S> title,
            Predicate<S> when,
            List<Phase<S>> phases,
            @Nullable During<S> meanwhile) {
        public Round {
            id = checked(id);
            phases = List.copyOf(phases);
        }

        /** One in which nothing lasts longer than a phase. */
        public Round(String id, String name, Title<S> title, Predicate<S> when, List<Phase<S>> phases) {
            this(id, name, title, when, phases, null);
        }

        /** One that is always called by its name and number. */
        public Round(String id, @Template String name, Predicate<S> when, List<Phase<S>> phases) {
            this(id, name, numbered(Sentence.of(name)), when, phases);
        }

        /** The same, called by what the state says: "Spring 1901". */
        public Round<S> titled(Title<S> other) {
            return new Round<>(id, name, other, when, phases, meanwhile);
        }

        /**
         * The same with a step that is open from the round's beginning until the phase {@code until} begins, beside all that
         * happens meanwhile; nobody waits for it.
         *
         * @throws IllegalArgumentException if the round has no such phase after its first
         */
        public Round<S> meanwhile(String until, Step<S> step) {
            List<String> ids = phases.stream().map(Phase::id).toList();
            if (ids.indexOf(until) < 1) {
                throw new IllegalArgumentException("nothing comes before the phase \"" + until + "\" of " + ids);
            }
            return new Round<>(id, name, title, when, phases, new During<>(step, ids.indexOf(until)));
        }

        /** As the agenda holds round {@code number}, which begins with {@code state}. */
        public Agenda<S> agenda(S state, int number) {
            List<Agenda<S>> all = agendas(phases, state);
            During<S> during = meanwhile;
            if (during != null) {
                List<Agenda<S>> begun = List.copyOf(all.subList(0, during.phases()));
                List<Agenda<S>> rest = List.copyOf(all.subList(during.phases(), all.size()));
                all = new ArrayList<>();
                all.add(Agenda.inAnyOrder(List.of(Agenda.inOrder(begun), Agenda.meanwhile(during.step()))));
                all.addAll(rest);
            }
            return Agenda.inOrder(id + '-' + number, title.of(state, number), all);
        }
    }

    /**
     * A step that is open over the ends of phases.
     *
     * @param phases how many of the round it lasts, from the first; less than all
     */
    public record During<S>(Step<S> step, int phases) {}

    private static <S> Function<S, Sentence> always(Sentence title) {
        return any -> title;
    }

    private static <S> Title<S> numbered(Sentence name) {
        // in playouts the same rounds begin again and again
        Sentence[] first = new Sentence[FIRST_ROUNDS];
        return (any, number) -> {
            if (number >= FIRST_ROUNDS) {
                return Sentence.of("{round} {n}", name, number);
            }
            Sentence known = first[number];
            if (known == null) {
                known = Sentence.of("{round} {n}", name, number);
                first[number] = known;
            }
            return known;
        };
    }

    /** What people call a round. */
    @FunctionalInterface
    public interface Title<S> {

        /** By the state in which the round begins and its number, the first being 1. */
        Sentence of(S state, int number);
    }

    private static String checked(String id) {
        if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new IllegalArgumentException(
                    "an id is of small letters and digits, with single dashes between, not \"" + id + '"');
        }
        return id;
    }

    /** The setup as the agenda holds it, which begins with {@code state}; null if there is none. */
    public @Nullable Agenda<S> setupAgenda(S state) {
        return setupPhases.isEmpty() ? null : Agenda.inOrder(agendas(setupPhases, state));
    }

    private static <S> List<Agenda<S>> agendas(List<Phase<S>> phases, S state) {
        List<Agenda<S>> agendas = new ArrayList<>(phases.size());
        for (Phase<S> phase : phases) {
            agendas.add(phase.agenda(state));
        }
        return agendas;
    }

    /** Every step that it names, in order; those that last over phases at the end. */
    public Stream<Step<S>> steps() {
        Stream<Step<S>> ofPhases = Stream.concat(
                        setupPhases.stream(), rounds.stream().flatMap(round -> round.phases().stream()))
                .flatMap(phase -> phase.steps().stream())
                .flatMap(part -> part.steps().stream());
        return Stream.concat(
                ofPhases,
                rounds.stream().map(Round::meanwhile).filter(Objects::nonNull).map(During::step));
    }

    /** A pipeline without rounds so far; without phases where a game begins with its first round. */
    @SafeVarargs
    public static <S> Pipeline<S> setup(Phase<S>... phases) {
        return new Pipeline<>(List.of(phases), List.of());
    }

    /** Then rounds of one kind. */
    @SafeVarargs
    public final Pipeline<S> rounds(String id, @Template String name, Phase<S>... phases) {
        return rounds(id, name, any -> true, phases);
    }

    /** Then rounds, of this kind where {@code when} says so; kinds named before go first. */
    @SafeVarargs
    public final Pipeline<S> rounds(String id, @Template String name, Predicate<S> when, Phase<S>... phases) {
        return rounds(new Round<>(id, name, when, List.of(phases)));
    }

    /** Then rounds of this kind, where it fits the state; kinds named before go first. */
    public Pipeline<S> rounds(Round<S> kind) {
        List<Round<S>> more = new ArrayList<>(rounds);
        more.add(kind);
        return new Pipeline<>(setupPhases, more);
    }

    /** A kind of round that fits any state. */
    @SafeVarargs
    public static <S> Round<S> round(String id, @Template String name, Phase<S>... phases) {
        return new Round<>(id, name, any -> true, List.of(phases));
    }

    /** A phase of these steps, one after the other. */
    @SafeVarargs
    public static <S> Phase<S> phase(String id, @Template String name, Step<S>... steps) {
        return new Phase<>(id, name, Agenda.todos(List.of(steps)));
    }

    /** A phase of these parts, one after the other. */
    @SafeVarargs
    public static <S> Phase<S> phase(String id, @Template String name, Agenda<S> first, Agenda<S>... more) {
        List<Agenda<S>> parts = new ArrayList<>(List.of(more));
        parts.add(0, first);
        return new Phase<>(id, name, parts);
    }
}
