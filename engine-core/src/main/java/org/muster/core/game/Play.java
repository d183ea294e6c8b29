package org.muster.core.game;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.data.Differences;
import org.muster.core.data.Differences.Difference;
import org.muster.core.data.GameData;
import org.muster.core.data.HouseRule;
import org.muster.core.data.HouseRules;
import org.muster.core.data.Yaml;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.journal.Header;
import org.muster.core.json.BadJson;
import org.muster.core.json.BadValue;
import org.muster.core.json.Flaw;
import org.muster.core.json.Ids;
import org.muster.core.json.PositionFields;
import org.muster.core.json.StateJson;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rules;
import tools.jackson.databind.JsonNode;

/**
 * What a game is played by, ready to use: the ruleset, its engine, and the setup and book of this one game.
 *
 * @param <S> the ruleset's state
 */
public final class Play<S> {

    /** Ids of those who are in every game and sit nowhere, beside the organizer. */
    private static final List<String> NO_SEATS = List.of("spectator", "engine");

    /** A file in which more is otherwise is not told value by value. */
    private static final int FEW_CHANGES = 12;

    /** Where nobody is one: whoever does an organizer's work, having the file or running the host. */
    private static final Sentence THE_ORGANIZER = Sentence.of("the organizer");

    private final LoadedRuleset loaded;
    private final Ruleset<S, ?> ruleset;
    private final Header header;
    private final Setup setup;
    private final Object book;
    private final Engine<S> engine;
    private final StateJson<S> json;
    private final Position<S> start;
    private final Rules rules;
    private final boolean typesHidden;
    private final ZoneId zone;
    private @Nullable List<Sentence> houseRules;
    private @Nullable Ids ids;

    private Play(LoadedRuleset loaded, Ruleset<S, ?> ruleset, Header header, Setup setup, Object book, S first) {
        this.loaded = loaded;
        this.rules = new Rules(loaded, setup.data());
        this.ruleset = ruleset;
        this.header = header;
        this.setup = setup;
        this.book = book;
        this.engine = new Engine<>(ruleset, header.auto());
        this.json = loaded.json(ruleset);
        JsonNode given = header.position();
        this.start = given == null ? Position.start(first) : position(given);
        this.typesHidden = false;
        this.zone = ZoneOffset.UTC;
    }

    /**
     * Makes ready what {@code header} says.
     *
     * @throws BadGame with every reason why it can't be played
     * @throws org.muster.core.plugin.BrokenRuleset if the ruleset fails
     */
    public static Play<?> of(LoadedRuleset loaded, Header header) {
        return loaded.<Play<?>, RuntimeException>watched(() -> of(loaded.ruleset(), loaded, header));
    }

    private static <S, B> Play<S> of(Ruleset<S, B> ruleset, LoadedRuleset loaded, Header header) {
        List<Violation> violations = new ArrayList<>();
        for (String flaw : loaded.flaws()) {
            violations.add(Violation.of(
                    "CANT_BE_SAVED",
                    "The ruleset {ruleset} can't be used: {why}.",
                    loaded.info().id(),
                    flaw));
        }
        if (!violations.isEmpty()) {
            throw new BadGame(violations); // nothing else it says can be relied on
        }
        Map<Player, String> seats = new LinkedHashMap<>();
        header.seats().forEach((id, name) -> {
            try {
                seats.put(new Player(id), name);
            } catch (IllegalArgumentException e) {
                violations.add(Violation.of("BAD_SEAT", "{why}", String.valueOf(e.getMessage())));
            }
        });
        RulesetInfo info = loaded.info();
        int there = header.seats().size(); // those whose ids are none, too
        if (there < info.minSeats() || there > info.maxSeats()) {
            violations.add(
                    info.minSeats() == info.maxSeats()
                            ? Violation.of(
                                    "HOW_MANY_SEATS",
                                    "{ruleset} is for {most player|players}; there {n:is|are} {n}.",
                                    info.name(),
                                    info.maxSeats(),
                                    there)
                            : Violation.of(
                                    "HOW_MANY_SEATS",
                                    "{ruleset} is for {min} to {max} players; there {n:is|are} {n}.",
                                    info.name(),
                                    info.minSeats(),
                                    info.maxSeats(),
                                    there));
        }
        if (seats.containsKey(Player.ORGANIZER)) {
            violations.add(Violation.of("BAD_SEAT", "The seat of the organizer is no player's."));
        }
        for (String taken : NO_SEATS) {
            if (header.seats().containsKey(taken)) {
                violations.add(Violation.of(
                        "BAD_SEAT",
                        "No seat can be called {seat}: that is who {does} in a game; give it another id.",
                        taken,
                        taken.equals("engine") ? Sentence.of("rolls and reveals") : Sentence.of("watches")));
            }
        }
        Checked<Object> options = HouseRules.read(ruleset.houseRules(), header.options());
        violations.addAll(options.violations());
        GameData data = loaded.data(header.data());
        if (!violations.isEmpty()) {
            boolean onlyOptions = violations.size() == options.violations().size();
            options.rest()
                    .filter(left -> onlyOptions)
                    .map(left -> setup(header, seats, left, data))
                    .ifPresent(left -> violations.addAll(againstOptions(ruleset, left, header.options())));
            throw new BadGame(violations);
        }
        Setup setup = setup(header, seats, options.value(), data);
        try {
            violations.addAll(ruleset.check(setup));
            BadGame.ifAny(violations);
            B book = ruleset.open(setup);
            return new Play<>(loaded, ruleset, header, setup, book, ruleset.start(setup, book));
        } catch (BadJson e) {
            throw new BadGame("BAD_DATA", "{why}", e.getMessage());
        }
    }

    private static Setup setup(Header header, Map<Player, String> seats, Object options, GameData data) {
        return new Setup(
                OrderedMap.copyOf(seats),
                header.organizer(),
                options,
                data,
                header.ruleset().version());
    }

    /** What the ruleset has against options that were given, beside those that can't even be read. */
    private static List<Violation> againstOptions(Ruleset<?, ?> ruleset, Setup left, JsonNode given) {
        List<String> places =
                given.propertyNames().stream().map(name -> "options." + name).toList();
        try {
            return ruleset.check(left).stream()
                    .filter(one -> places.stream()
                            .anyMatch(
                                    place -> one.at().equals(place) || one.at().startsWith(place + '.')))
                    .toList();
        } catch (BadJson e) {
            return List.of(); // a file of data that is told once the options can be read
        }
    }

    private Play(Play<S> like, Header header, boolean typesHidden, ZoneId zone) {
        this.loaded = like.loaded;
        this.ruleset = like.ruleset;
        this.header = header;
        this.setup = like.setup;
        this.book = like.book;
        this.engine = like.engine;
        this.json = like.json;
        this.start = like.start;
        this.rules = like.rules;
        this.typesHidden = typesHidden;
        this.zone = zone;
    }

    private Position<S> position(JsonNode given) {
        try {
            return json.position(given, book);
        } catch (BadValue e) {
            throw new BadPosition(loaded, e.flaw());
        }
    }

    /** Does something with its ruleset, as {@link LoadedRuleset#watched} does. */
    public <T, E extends Exception> T watched(LoadedRuleset.Deed<T, E> deed) throws E {
        return loaded.watched(deed);
    }

    /**
     * All that is wrong with the position it starts from, each at its place in {@link Header#position}; nothing where it
     * starts at the beginning. A game that was saved is not judged again.
     */
    public List<Flaw> flaws() {
        JsonNode given = header.position();
        if (given == null) {
            return List.of();
        }
        List<Flaw> flaws = new ArrayList<>(PositionFields.unknown(given, json.steps()));
        json.flawByHand(given, book).ifPresent(flaws::add);
        flaws.addAll(flaws(start));
        if (flaws.isEmpty()) {
            flaws.addAll(answeredByOthers());
        }
        return flaws;
    }

    /** Answers of seats that do not decide together with who was asked. Rules that can't ask are told by who plays on. */
    private List<Flaw> answeredByOthers() {
        List<Flaw> flaws = new ArrayList<>();
        try {
            Session<S> session = new Session<>(engine, start, (roll, index) -> {
                throw new IllegalStateException("nobody rolls before the game goes on");
            });
            session.answered()
                    .forEach(open -> open.all().forEach(question -> {
                        Answered given = start.answersTo(open.id()).get(question.id());
                        if (given != null && !OpenDecisions.mayAnswer(given.by().id(), question)) {
                            flaws.add(new Flaw(
                                    List.of(
                                            "answers",
                                            String.valueOf(open.id()),
                                            question.id().id(),
                                            "by"),
                                    Sentence.of(
                                            "{by} has no say in what {seat} is asked; the answer is by {who}, or by the organizer for them",
                                            given.by().id(),
                                            question.id().id(),
                                            Sentence.either(question.who().stream()
                                                    .map(Player::id)
                                                    .toList()))));
                        }
                    }));
        } catch (RuntimeException e) {
            return List.of();
        }
        return flaws;
    }

    /** The same of a position of this game, whatever it started from. */
    public List<Flaw> flaws(Position<S> position) {
        return flaws(ruleset, position);
    }

    private <B> List<Flaw> flaws(Ruleset<S, B> rules, Position<S> position) {
        List<Flaw> flaws = new ArrayList<>(json.flaws(position, ids(rules).copy()));
        if (!flaws.isEmpty()) {
            return flaws; // the ruleset may look up whatever is referred to
        }
        Agenda<S> agenda = position.agenda();
        List<Step<S>> toCome = agenda == null ? List.of() : agenda.steps();
        for (Violation one : rules.checkPosition(position.state(), toCome)) {
            List<Object> path = new ArrayList<>(List.of("state"));
            path.addAll(one.at().isEmpty() ? List.of() : List.of(one.at().split("\\.")));
            flaws.add(new Flaw(path, one.sentence(), one.rules()));
        }
        return flaws;
    }

    /** What its files name, once: it can be a long list, and many positions may be judged by it. */
    private <B> Ids ids(Ruleset<S, B> rules) {
        Ids known = ids;
        if (known == null) {
            known = loaded.data(header.data()).ids(setup.players());
            rules.ids(rules.book().cast(book)).forEach(known::with);
            ids = known;
        }
        return known;
    }

    /** Another game of the same setup, with other dice. */
    public Play<S> withDice(String game, Header.DiceOrigin dice) {
        return new Play<>(this, header.withDice(game, dice), typesHidden, zone);
    }

    /** The same for tests: what is rolled behind a screen is typed in too, also where nobody may look, as in a shuffle. */
    public Play<S> typingHiddenDice() {
        return new Play<>(this, header, true, zone);
    }

    /** The same, of which times are told by another clock. */
    Play<S> by(ZoneId other) {
        return other.equals(zone) ? this : new Play<>(this, header, typesHidden, other);
    }

    /** By whose clock times of the game are told. */
    public ZoneId zone() {
        return zone;
    }

    /** Whether hands throw a roll. What nobody may see, such as the order of a deck, nobody can throw. */
    public boolean isByHand(Roll roll) {
        boolean isSeen =
                roll.audience().everybody() || !roll.audience().players().isEmpty();
        return typesHidden && !roll.audience().everybody()
                || isSeen && header.dice().isByHand(roll.by(), roll.pool());
    }

    /** The position before the first step. */
    public Position<S> start() {
        return start;
    }

    /** What the ruleset says of itself. */
    public RulesetInfo info() {
        return loaded.info();
    }

    /** The ruleset. */
    public Ruleset<S, ?> ruleset() {
        return ruleset;
    }

    /** What the game was opened with. */
    public Header header() {
        return header;
    }

    /** House rules and data that differ from the book, each with its value; they are the same as long as the game is played by this. */
    public List<Sentence> houseRules() {
        List<Sentence> known = houseRules;
        if (known == null) {
            known = new ArrayList<>(HouseRule.told(ruleset.houseRules(), header.options()));
            for (DataFile file : ruleset.data()) {
                known.addAll(otherwise(file));
            }
            houseRules = known;
        }
        return known;
    }

    /** What of a file is otherwise in this game, if it is little; of a file that is another that it is one. */
    private List<Sentence> otherwise(DataFile file) {
        JsonNode own = header.data().get(file.name());
        if (own == null) {
            return List.of();
        }
        JsonNode shipped = Yaml.tree(loaded.data(OrderedMap.empty()).read(file.name(), file.type()));
        List<Difference> differences = Differences.between(shipped, own);
        return differences.size() > FEW_CHANGES
                ? List.of(Sentence.of("{file}: the game's own", file.name()))
                : differences.stream()
                        .map(one -> Sentence.of("{file}: {what}", file.name(), one.words()))
                        .toList();
    }

    /** Seats, options and data. */
    public Setup setup() {
        return setup;
    }

    /** Everybody who may look: the seats, the organizer, who sits nowhere, and who keeps the journal. */
    public List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>();
        setup.players().forEach(player -> viewers.add(Viewer.of(player)));
        viewers.add(Viewer.of(Player.ORGANIZER));
        viewers.add(Viewer.SPECTATOR);
        viewers.add(Viewer.EVERYTHING);
        return viewers;
    }

    /** The same, without an organizer where there is none. */
    public List<Viewer> watchers() {
        return viewers().stream()
                .filter(viewer -> setup.hasOrganizer() || !viewer.equals(Viewer.of(Player.ORGANIZER)))
                .toList();
    }

    /** What never changes in this game. */
    public Object book() {
        return book;
    }

    /** Runs its steps. */
    public Engine<S> engine() {
        return engine;
    }

    /** What people call a seat: the name of who sits there. */
    public String name(Player seat) {
        return called(seat).toString();
    }

    /** The same as a value of a sentence, which may be read later and in another language. */
    public Object called(Player seat) {
        return called(setup, seat);
    }

    /** What people call a seat, as a value of a sentence. */
    public static Object called(Setup setup, Player seat) {
        if (seat.equals(Player.ORGANIZER)) {
            return THE_ORGANIZER;
        }
        return setup.name(seat);
    }

    /** A sentence as people of this game read it, seats by their names. */
    public Sentence named(Sentence sentence) {
        return sentence.with(value -> value instanceof Player seat ? called(seat) : value);
    }

    /** The same for what is refused. */
    List<Violation> named(List<Violation> violations) {
        return violations.stream().map(one -> one.saying(named(one.sentence()))).toList();
    }

    /** The same for a roll: why it is thrown, and what is added to it. */
    public Roll named(Roll roll) {
        return roll.saying(this::named);
    }

    /** How the game ended: who won, and why. */
    public Sentence ending(Result result) {
        List<Object> winners = result.winners().stream().map(this::called).toList();
        Sentence reason = named(result.reason());
        if (result.isDraw()) {
            return Sentence.of("A draw between {winners}: {reason}", winners, reason);
        }
        return winners.isEmpty()
                ? Sentence.of("Nobody won: {reason}", reason)
                : Sentence.of("{winners} won: {reason}", winners, reason);
    }

    /** SHA-256 of everything the rules are made of: the code of the ruleset and its expansions, and all data. */
    String rules() {
        return rules.hash();
    }

    /** Writes and reads its states. */
    public StateJson<S> json() {
        return json;
    }

    /** A position that a game can't start from; whoever has its text can tell the line. */
    public static final class BadPosition extends BadGame {

        private static final long serialVersionUID = 1L;

        private final transient Flaw flaw;

        BadPosition(LoadedRuleset loaded, Flaw flaw) {
            super(List.of(new Violation(
                            "BAD_POSITION",
                            Sentence.of(
                                    "the position is none of {ruleset} {version}: {why}",
                                    loaded.info().id(),
                                    loaded.info().version(),
                                    flaw.why()),
                            List.of(),
                            "")
                    .inside(flaw.place())));
            this.flaw = flaw;
        }

        /** Where in the position, and what is wrong there. */
        public Flaw flaw() {
            return flaw;
        }
    }
}
