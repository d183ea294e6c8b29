package org.muster.core.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Proposal;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Reported;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.game.KeptAside;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.ObjectNode;

/** What a game waits for, as far as one viewer may know. */
public final class Asked<S> {

    /** Always the same, so that an example does not change between two looks. */
    public static final long EXAMPLE = 7;

    private static final int SAMPLES = 8;
    /** Letters of an example. */
    private static final int MOST_TYPED = 100;

    private static final Comparator<Answer> SIMPLEST =
            (one, other) -> Integer.compare(typed(one), typed(other)); // what Comparator makes no archive takes

    private final View<S> view;
    private final Game<S> game;
    /** Null: nobody has asked yet. */
    private @Nullable KeptAside<S> keptAside;

    /** For the eyes of {@code view}. */
    public Asked(View<S> view) {
        this.view = view;
        this.game = view.game();
    }

    /** What was answered before the past was mended, by who has not answered anew. */
    public Optional<Answer> before(Open<S, ?> open, Question<?> question) {
        boolean own = view.viewer().seat().map(question.who()::contains).orElse(false);
        boolean known = own || view.maySee(question) && !open.decision().isSecret();
        if (!known || view.answer(open, question).isPresent()) {
            return Optional.empty();
        }
        if (keptAside == null) {
            keptAside = game.keptAside();
        }
        return keptAside.at(open, question).map(KeptAside.Fallen::answer);
    }

    /** The decisions the viewer should hear of: those that ask them, or all for who sees all. */
    public List<Open<S, ?>> open() {
        return game.open().stream().filter(this::concerns).toList();
    }

    /** Whether the viewer may see what is asked, or is to know how long a phase has time that nobody need close. */
    private boolean concerns(Open<S, ?> open) {
        return view.viewer().seat().isEmpty()
                || open.all().stream().anyMatch(view::maySee)
                || open.isMeanwhile() && until(open).isPresent();
    }

    /** What a decision asks of a seat; empty: nothing that the viewer may see. */
    public Optional<Question<?>> question(Player seat, int decision) {
        for (Open<S, ?> open : open()) {
            for (Question<?> question : open.all()) {
                if (open.id() == decision && question.id().equals(seat) && view.maySee(question)) {
                    return Optional.of(question);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the viewer may know what is rolled for; that a roll is waited for is seen by all. */
    public boolean mayKnow(Roll roll) {
        return roll.audience().includes(view.viewer());
    }

    /** A legal answer, of a few the one that is typed most quickly; empty if none is found. */
    public static <C> Optional<Answer> example(Options<C> options) {
        return examples(options).min(SIMPLEST);
    }

    /** A legal answer that lies on the table already, as a report that is to be settled does. */
    public Optional<Proposal> proposal(Question<?> question) {
        return question.options()
                .proposal()
                .filter(one -> question.options().read(one.answer()).isOk());
    }

    /**
     * A legal answer: what is proposed, or not the default, which one gets for nothing, if there is another. A word
     * that is the default does, however, where all else are places on the table, which nobody would choose by chance, or
     * long lists, which nobody would type.
     */
    public Optional<Answer> example(Open<S, ?> open, Question<?> question) {
        Optional<Answer> proposed = proposal(question).map(Proposal::answer);
        return proposed.isPresent()
                ? proposed
                : open.isMeanwhile() ? firstNamed(question.options()) : anyExample(open, question);
    }

    /** Of what is offered the kind that stands first: that it is typed quickly does not commend it. */
    private static Optional<Answer> firstNamed(Options<?> options) {
        List<String> ids = options.faces().stream().map(Option::id).toList();
        return examples(options)
                .min((one, other) -> Integer.compare(ids.indexOf(firstWord(one)), ids.indexOf(firstWord(other))));
    }

    private static String firstWord(Answer answer) {
        if (answer instanceof Answer.Word word) {
            return word.text();
        }
        return answer instanceof Answer.Fields fields && !fields.map().isEmpty()
                ? fields.map().keySet().iterator().next()
                : "";
    }

    private Optional<Answer> anyExample(Open<S, ?> open, Question<?> question) {
        Optional<Answer> nothing = otherwise(open, question);
        boolean says = nothing.filter(Answer.Word.class::isInstance).isPresent();
        if (says && hasGround(question.options())
                || nothing.filter(Asked::isCount).isPresent()) {
            return nothing;
        }
        return examples(question.options())
                .filter(answer -> !nothing.equals(Optional.of(answer)))
                .min(SIMPLEST)
                .filter(answer -> !says || Json.write(answer).length() <= MOST_TYPED)
                .or(() -> nothing);
    }

    /** So many of each, as an army: among the many that are legal by chance the book's own is the one to copy. */
    private static boolean isCount(Answer answer) {
        return answer instanceof Answer.Fields fields
                && !fields.map().isEmpty()
                && fields.map().values().stream().allMatch(Answer.Whole.class::isInstance);
    }

    private static int typed(Answer answer) {
        return answer instanceof Answer.Word ? 0 : Json.write(answer).length();
    }

    private static boolean hasGround(Options<?> options) {
        return !options.ground().isEmpty() || options.parts().stream().anyMatch(part -> hasGround(part.options()));
    }

    /** What is copied without a thought must not be how somebody gives up. */
    private static Stream<Answer> examples(Options<?> options) {
        return samples(options).filter(answer -> !options.givesUp(answer));
    }

    private static <C> Stream<Answer> samples(Options<C> options) {
        if (options instanceof OneOf<C> list) {
            return list.all().limit(SAMPLES).map(list::write);
        }
        SplittableRandom random = new SplittableRandom(EXAMPLE);
        List<Answer> some = new ArrayList<>();
        try {
            for (int i = 0; i < SAMPLES; i++) {
                some.add(options.write(options.sample(random)));
            }
        } catch (NothingToChoose none) {
            return Stream.empty();
        }
        return some.stream();
    }

    /** What a question gets that is not answered in time; empty: nothing that could be answered. */
    public <C> Optional<Answer> otherwise(Open<?, C> open, Question<?> question) {
        return open.questions().stream()
                .filter(one -> one.id().equals(question.id()))
                .findFirst()
                .flatMap(one -> open.decision().otherwise(one.id()).flatMap(choice -> written(one, choice)));
    }

    /** A default need not be one of the options: silence is no answer that somebody could give. */
    private static <C> Optional<Answer> written(Question<C> question, C choice) {
        try {
            return Optional.of(question.options().write(choice));
        } catch (IllegalArgumentException | ClassCastException none) {
            return Optional.empty();
        }
    }

    /** When its time is up. */
    public Optional<Instant> until(Open<S, ?> open) {
        return game.until(open);
    }

    /** How much time the organizer has given beyond what the rules do. */
    public Optional<Duration> longer(Open<S, ?> open) {
        return Optional.of(game.longer(open)).filter(time -> !time.isZero());
    }

    /** What is asked, in words. */
    public String prompt(Open<S, ?> open) {
        return game.play().named(open.decision().prompt()).toString();
    }

    private ArrayNode seats(Collection<Player> seats) {
        ArrayNode array = Documents.seats(game.setup(), seats);
        int at = 0;
        for (Player seat : seats) {
            String label = game.play().ruleset().seatLabel(view.state(), seat).toString();
            if (!label.isEmpty()) {
                ((ObjectNode) array.get(at)).put("label", label);
            }
            at++;
        }
        return array;
    }

    /** All of it as JSON, described in docs/cli.md. */
    public ObjectNode json() {
        return json(question -> OptionsJson.describe(question.options(), game.play()::named));
    }

    /** All of it but what each answer may be, of which there is but a mark: for who has {@link #question} at hand. */
    public ObjectNode outline() {
        return json(question -> BooleanNode.TRUE);
    }

    private ObjectNode json(Function<Question<?>, JsonNode> options) {
        ObjectNode json = Documents.object();
        json.put("game", game.header().game());
        json.put("name", game.header().name());
        json.put("ruleset", game.header().ruleset().id());
        Result result = game.position().result();
        json.put("over", game.isOver());
        game.closed().ifPresent(why -> json.put("closed", why));
        for (Entry.Paused pause : game.deadlines().pauses()) {
            json.withArray("pauses")
                    .addObject()
                    .put("from", pause.from().toString())
                    .put("until", pause.until().toString())
                    .put("reason", pause.reason());
        }
        if (result != null) {
            ObjectNode end = json.putObject("result");
            end.set("winners", seats(result.winners()));
            end.put("draw", result.isDraw());
            end.set("ranking", Json.MAPPER.valueToTree(result.ranking()));
            end.put("reason", game.play().named(result.reason()).toString());
            end.put("told", game.play().ending(result).toString());
            end.set("rules", Documents.strings(result.rules()));
        }
        game.pendingRoll().ifPresent(roll -> {
            ObjectNode one = json.putObject("roll");
            one.set(
                    "path",
                    Documents.strings(
                            game.standsIn().stream().map(Sentence::toString).toList()));
            if (mayKnow(roll)) {
                one.put("purpose", roll.purpose().toString())
                        .put("pool", roll.pool().toString())
                        .put("dice", roll.pool().count());
                ArrayNode sides = one.putArray("sides");
                IntStream.range(0, roll.pool().count())
                        .map(roll.pool()::sidesOf)
                        .forEach(sides::add);
                one.set(
                        "modifiers",
                        Documents.strings(
                                roll.modifiers().stream().map(Object::toString).toList()));
                if (roll.target() > 0) {
                    one.put("target", roll.target());
                }
                one.set("rules", Documents.strings(roll.allRules()));
            }
            if (roll.by() != null) {
                one.put("by", roll.by().id());
            }
            if (view.viewer().seesAll()) {
                ahead(one);
            }
        });
        ArrayNode decisions = json.putArray("decisions");
        open().forEach(open -> decision(decisions.addObject(), open, options));
        return json;
    }

    private void ahead(ObjectNode roll) {
        for (Roll next : RollsAhead.of(game)) {
            ObjectNode one = roll.withArray("then").addObject();
            one.put("purpose", next.purpose().toString())
                    .put("pool", next.pool().toString())
                    .put("dice", next.pool().count());
            if (next.by() != null) {
                one.put("by", next.by().id());
            }
        }
    }

    private void decision(ObjectNode json, Open<S, ?> open, Function<Question<?>, JsonNode> options) {
        json.put("id", open.id());
        json.set("path", Documents.strings(open.path()));
        json.put("prompt", prompt(open));
        json.put("secret", open.decision().isSecret());
        json.put("meanwhile", open.isMeanwhile());
        json.put("report", open.step() instanceof Reported);
        json.set("rules", Documents.strings(open.decision().rules()));
        open.decision().within().map(Duration::toString).ifPresent(time -> json.put("within", time));
        until(open).ifPresent(time -> json.put("until", time.toString()));
        longer(open).ifPresent(time -> json.put("longer", time.toString()));
        ArrayNode questions = json.putArray("questions");
        for (Question<?> question : open.all()) {
            ObjectNode one = questions.addObject().put("seat", question.id().id());
            one.put("waitedFor", question.waitedFor());
            one.set("who", seats(question.who()));
            one.put("confirmed", view.isConfirmed(open, question));
            view.answer(open, question).ifPresent(given -> {
                Answer answer = given.answer();
                one.set("answer", Json.MAPPER.valueToTree(answer));
                if (answer != null) {
                    one.put("told", told(question, answer));
                }
            });
            if (view.maySee(question)) {
                one.set("options", options.apply(question));
                example(open, question).ifPresent(example -> one.set("example", Json.MAPPER.valueToTree(example)));
                before(open, question)
                        .ifPresent(answer -> one.put("beforeTold", told(question, answer))
                                .set("before", Json.MAPPER.valueToTree(answer)));
                otherwise(open, question)
                        .ifPresent(answer -> one.put("otherwiseTold", told(question, answer))
                                .set("otherwise", Json.MAPPER.valueToTree(answer)));
            }
        }
    }

    /** An answer as people say it: only who has the options themselves knows the sentences of a ruleset's own. */
    private String told(Question<?> question, Answer answer) {
        return game.play().named(question.options().inWords(answer)).toString();
    }
}
