package org.muster.api.decision;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * What is asked, of whom, until when. Everybody is asked at the same time; a decision of one seat is the special
 * case. It closes when all have confirmed their answers, when
 * somebody takes an offer, or when time is up.
 *
 * @param <C> what each of them chooses
 */
@Stable
public final class Decision<C> {

    private static final Sentence NO_PROMPT = Sentence.of("");

    private final List<Question<C>> questions;
    private final boolean waits;

    // said once each, to a copy that nobody has seen yet: see "but"
    private Sentence prompt = NO_PROMPT;
    private List<String> rules = List.of();
    private Secrecy secrecy = Secrecy.OPEN;
    private @Nullable Duration within;
    private String clock = "";
    private @Nullable Function<Player, C> otherwise;
    private boolean orNothing;
    private @Nullable Violation lateness;

    private Decision(List<Question<C>> questions, boolean waits) {
        this.questions = questions;
        this.waits = waits;
    }

    /** The same, of other seats. */
    private Decision<C> with(List<Question<C>> others) {
        Decision<C> copy = new Decision<>(others, waits);
        copy.prompt = prompt;
        copy.rules = rules;
        copy.secrecy = secrecy;
        copy.within = within;
        copy.clock = clock;
        copy.otherwise = otherwise;
        copy.orNothing = orNothing;
        copy.lateness = lateness;
        return copy;
    }

    /** The same with one thing said anew; this one stays as it is. */
    private Decision<C> but(Consumer<Decision<C>> said) {
        Decision<C> copy = with(questions);
        said.accept(copy);
        return copy;
    }

    /** Nobody is asked, as nothing is left to decide: the step goes on at once, without choices. */
    public static <C> Decision<C> none() {
        return new Decision<>(List.of(), true);
    }

    /** One seat decides. */
    public static <C> Decision<C> of(Player who, Options<C> options) {
        return new Decision<>(List.of(new Question<>(who, List.of(who), options)), true);
    }

    /** Several seats decide as one, such as an alliance: any of them answers for all. */
    public static <C> Decision<C> together(List<Player> who, Options<C> options) {
        return new Decision<>(List.of(new Question<>(who.get(0), who, options)), true);
    }

    /** Several seats decide at the same time, each for itself. */
    public static <C> Decision<C> simultaneous(Collection<Player> who, Function<Player, Options<C>> options) {
        List<Question<C>> questions = new ArrayList<>(who.size());
        for (Player player : who) {
            questions.add(new Question<>(player, List.of(player), options.apply(player)));
        }
        return new Decision<>(List.copyOf(questions), true);
    }

    /** Several groups decide at the same time; within a group any seat answers for all. */
    public static <C> Decision<C> amongGroups(
            Collection<List<Player>> groups, Function<List<Player>, Options<C>> options) {
        List<Question<C>> questions = new ArrayList<>(groups.size());
        for (List<Player> group : groups) {
            questions.add(new Question<>(group.get(0), group, options.apply(group)));
        }
        return new Decision<>(List.copyOf(questions), true);
    }

    /**
     * Each of {@code who} may say something and nobody is waited for; whoever speaks first closes it. Offered to nobody
     * it waits for the state to change, or for its time. Mostly for what runs {@link org.muster.api.flow.Agenda.Meanwhile meanwhile}.
     */
    public static <C> Decision<C> offered(Collection<Player> who, Function<Player, Options<C>> options) {
        List<Question<C>> offers = new ArrayList<>(who.size());
        for (Player player : who) {
            offers.add(new Question<>(player, List.of(player), options.apply(player), false));
        }
        return new Decision<>(List.copyOf(offers), false);
    }

    /**
     * These seats may speak too, any of them for all: nobody waits for them, and what they say closes the decision. They
     * are none of those it is asked of.
     */
    public Decision<C> alsoOffering(List<Player> who, Options<C> options) {
        if (who.isEmpty()) {
            return this;
        }
        List<Question<C>> all = new ArrayList<>(questions);
        all.add(new Question<>(who.get(0), who, options, false));
        return with(List.copyOf(all));
    }

    /**
     * Asks also where one answer alone is legal, which is given without asking otherwise. For secret answers that depend on
     * what others may not know: who is asked only with a shield in hand tells that there is one.
     */
    public Decision<C> evenIfForced() {
        List<Question<C>> all = questions.stream()
                .map(one -> new Question<>(one.id(), one.who(), one.options(), one.waitedFor(), true))
                .toList();
        return with(all);
    }

    /** Nobody sees another's answer before the decision closes, not even whether it was changed. */
    public Decision<C> secret() {
        return kept(Secrecy.SECRET);
    }

    /** The answers are told to everybody when it closes, as orders that are turned over together. */
    public Decision<C> thenOpen() {
        return kept(Secrecy.SECRET_THEN_OPEN);
    }

    private Decision<C> kept(Secrecy other) {
        return but(one -> one.secrecy = other);
    }

    private enum Secrecy {
        OPEN,
        SECRET,
        SECRET_THEN_OPEN
    }

    /** The time from opening to closing, where the game runs with deadlines. */
    public Decision<C> within(Duration time) {
        return but(one -> one.within = time);
    }

    /**
     * The time that it has {@link #within} is shared by all decisions of the game on a clock of this name: it began when the
     * first of them was opened, and what an organizer adds to one is added to all. For what is asked anew before its time
     * is up, as a report that was taken back, and for what closes together.
     *
     * @param name of one round and thing: {@code battle 12}; those who may not know the decision never see it
     */
    public Decision<C> onClock(String name) {
        return but(one -> one.clock = name);
    }

    /** The choice, a legal one, of those who don't answer in time. Without a default the decision waits for them. */
    public Decision<C> otherwise(C choice) {
        return otherwise(player -> choice);
    }

    /** The choice of those who don't answer in time, by the seat of the question. */
    public Decision<C> otherwise(Function<Player, C> choice) {
        return unanswered(choice, false);
    }

    /** Who doesn't answer in time gets the first of the options; they are finite. */
    public Decision<C> otherwiseFirst() {
        return otherwise(this::first);
    }

    private C first(Player asked) {
        for (Question<C> question : questions) {
            if (question.id().equals(asked)) {
                return question.options().all().findFirst().orElseThrow();
            }
        }
        throw new IllegalArgumentException(asked + " is not asked");
    }

    /** Who doesn't answer in time chooses nothing and is not among the {@link Choices}. */
    public Decision<C> orNothing() {
        return unanswered(null, true);
    }

    private Decision<C> unanswered(@Nullable Function<Player, C> choice, boolean nothing) {
        return but(one -> {
            one.otherwise = choice;
            one.orNothing = nothing;
        });
    }

    /** What people read above the options. */
    public Decision<C> asking(@Template String template, Object... values) {
        return but(one -> one.prompt = Sentence.of(template, values));
    }

    /** The rules it follows from. */
    public Decision<C> citing(String... ruleIds) {
        return but(one -> one.rules = List.of(ruleIds));
    }

    /**
     * What somebody hears who answers when it is closed, in the book's words. An answer that names no decision is then not
     * taken for one to the next question of this step either.
     */
    public Decision<C> whenLate(String code, @Template String template, Object... values) {
        Violation late = Violation.of(code, template, values).citing(rules.toArray(String[]::new));
        return but(one -> one.lateness = late);
    }

    /** What is asked of each. */
    public List<Question<C>> questions() {
        return questions;
    }

    /** What people read above the options; may be empty. */
    public Sentence prompt() {
        return prompt;
    }

    /** Whether answers stay hidden until it closes. */
    public boolean isSecret() {
        return secrecy != Secrecy.OPEN;
    }

    /** Whether hidden answers are told to everybody when it closes. */
    public boolean opensAnswers() {
        return secrecy == Secrecy.SECRET_THEN_OPEN;
    }

    /** The time limit, if there is one. */
    public Optional<Duration> within() {
        return Optional.ofNullable(within);
    }

    /** The name of the clock its time runs on; empty: one of its own. */
    public String clock() {
        return clock;
    }

    /** Whether it waits for anybody; if not it stays open until somebody speaks or time is up. */
    public boolean waits() {
        return waits;
    }

    /** Whether time can close it. */
    public boolean hasDefault() {
        return otherwise != null || orNothing;
    }

    /** The choice of a seat that doesn't answer, if it is not to wait for one and not nothing. */
    public Optional<C> otherwise(Player asked) {
        return otherwise == null ? Optional.empty() : Optional.of(otherwise.apply(asked));
    }

    /** Ids of the rules it follows from. */
    public List<String> rules() {
        return rules;
    }

    /** What somebody hears who answers when it is closed, if it has words for that. */
    public Optional<Violation> lateness() {
        return Optional.ofNullable(lateness);
    }
}
