package org.muster.cli.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Question;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.core.bot.Bot;
import org.muster.core.bot.SearchBot;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;

/** What the rules allow in a game as it stands in its file, found by the grammar of its options. */
final class Moves<S> {

    /** A bot that looks ahead does so a little. */
    private static final int DEPTH = 6;

    private final Game<S> game;
    private final Bot<S> bot;
    private final RandomGenerator random;

    private Moves(Game<S> game, int effort, RandomGenerator random) {
        this.game = game;
        this.random = random;
        this.bot = effort == 0
                ? Bot.random()
                : new SearchBot<>(game.play().engine(), game.play().ruleset(), effort, DEPTH);
    }

    /**
     * Reads a game.
     *
     * @param plays how games are played by their headers
     * @param effort of the bots that answer; 0: by chance
     */
    static Moves<?> in(GameOnDisk file, Function<Header, Play<?>> plays, int effort, RandomGenerator random) {
        Journal journal = Journal.read(file.lines());
        Header header = journal.header();
        return in(plays.apply(header), journal, key(file, header), effort, random);
    }

    private static <S> Moves<S> in(
            Play<S> play, Journal journal, @Nullable SeedChain key, int effort, RandomGenerator random) {
        Game<S> game = Game.load(play, journal, key, Clock.systemUTC());
        game.goOn(); // the last writer may have been stopped before
        return new Moves<>(game, effort, random);
    }

    private static @Nullable SeedChain key(GameOnDisk file, Header header) {
        try {
            return header.isFair() && Files.exists(file.key())
                    ? KeyFile.fromJson(Files.readString(file.key())).value().chain()
                    : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A legal answer.
     *
     * @param seat who answers
     * @param text as it is typed
     * @param isSecret whether nobody else may know of it
     * @param closes whether nobody else is waited for
     */
    record Legal(int decision, String seat, String text, boolean isSecret, boolean closes) {

        /** The words of {@code muster choose}. */
        String[] words(GameOnDisk game, String... more) {
            List<String> words = new ArrayList<>(
                    List.of("choose", game.path().toString(), "--as", seat, "--decision", "" + decision));
            words.addAll(List.of(more));
            words.add(text);
            return words.toArray(String[]::new);
        }
    }

    boolean isOver() {
        return game.isOver();
    }

    /** The seats that fair dice wait for. */
    List<String> awaited() {
        return game.awaited().stream().map(Player::id).toList();
    }

    boolean waitsForDice() {
        return game.pendingRoll().isPresent();
    }

    /** Faces for the roll that waits for real dice, as they are typed; empty: none waits. */
    Optional<String> faces() {
        return game.pendingRoll().filter(game::isByHand).map(Roll::pool).map(this::thrown);
    }

    private String thrown(Pool pool) {
        return IntStream.range(0, pool.count())
                .mapToObj(i -> String.valueOf(1 + random.nextInt(pool.sidesOf(i))))
                .collect(Collectors.joining(","));
    }

    /** A legal answer to one of the questions that wait, empty if none does. */
    Optional<Legal> answer() {
        List<Legal> all = answers(false);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    /**
     * A legal answer to each question that is not answered yet.
     *
     * @param offers whether also to those that nobody waits for
     */
    List<Legal> answers(boolean offers) {
        List<Legal> all = new ArrayList<>();
        if (!waitsForDice()) {
            for (Open<S, ?> open : game.open()) {
                if (offers || !open.isMeanwhile()) {
                    add(open, offers, all);
                }
            }
        }
        return all;
    }

    private <C> void add(Open<S, C> open, boolean offers, List<Legal> all) {
        List<Question<C>> waiting = (offers || open.questions().isEmpty() ? open.all() : open.questions())
                .stream().filter(question -> !isConfirmed(open, question)).toList();
        for (Question<C> question : waiting) {
            List<Player> who = List.copyOf(question.who());
            try {
                C choice = bot.choose(game, open, question, random);
                all.add(new Legal(
                        open.id(),
                        who.get(random.nextInt(who.size())).id(),
                        text(question.options().write(choice)),
                        open.decision().isSecret(),
                        waiting.size() == 1));
            } catch (NothingToChoose none) {
                // another seat's answer goes first
            }
        }
    }

    private boolean isConfirmed(Open<S, ?> open, Question<?> question) {
        Answered given = game.position().answersTo(open.id()).get(question.id());
        return given != null && given.confirmed();
    }

    /** Whether a seat may answer a decision, first or anew. */
    boolean isAsked(String seat, int decision) {
        return game.open().stream()
                .anyMatch(open -> open.id() == decision
                        && open.questionFor(new Player(seat)).isPresent());
    }

    static String text(Answer answer) {
        return Json.MAPPER.valueToTree(answer).toString();
    }

    /** What counts of the journal, of a kind. */
    List<Entry> past(Class<? extends Entry.Body> kind) {
        return game.history().stream()
                .filter(entry -> kind.isInstance(entry.body()))
                .toList();
    }

    int entries() {
        return game.entries().size();
    }

    /** How many rolls were ever made. */
    long rolls() {
        return game.position().rolls() + game.position().faces().size();
    }
}
