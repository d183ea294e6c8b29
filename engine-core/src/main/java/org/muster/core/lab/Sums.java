package org.muster.core.lab;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Playout;
import org.muster.core.game.Play;
import org.muster.core.lab.WrittenSums.Count;

/**
 * What is counted of games. All of it is whole numbers, so that the sums of parts are the sums of the whole, to the bit,
 * whoever counted which part and in whatever order they are added up: threads of one machine, or many machines.
 */
public final class Sums extends Counted {

    /** Sentences of one kind that are told one by one; more are told as their kind. */
    private static final int FEW = 6;

    /** The same order whatever language is spoken. */
    static final Comparator<Sentence> IN_ENGLISH = Comparator.comparing(one -> one.in(Language.ENGLISH));

    private long givenUp;
    private long games;
    private long decisions;
    private long rolls;
    private final Map<Player, Tally> seats = new LinkedHashMap<>();
    private final SortedMap<Sentence, Tally> labels = new TreeMap<>(IN_ENGLISH);
    private final SortedMap<String, SortedMap<Sentence, Long>> reasons = new TreeMap<>();
    private final SortedMap<Integer, Long> rounds = new TreeMap<>();
    private final Sightings sightings = new Sightings();

    Sums(List<Player> players) {
        players.forEach(player -> seats.put(player, Tally.NONE));
    }

    /** What was written somewhere else. */
    @JsonCreator
    static Sums of(WrittenSums written) {
        Sums sums = new Sums(List.of());
        sums.games = written.games();
        sums.givenUp = written.givenUp();
        sums.decisions = written.decisions();
        sums.rolls = written.rolls();
        written.seats().forEach(one -> sums.seats.put(new Player(one.of()), one.is()));
        written.labels().forEach(one -> sums.labels.put(one.of(), one.is()));
        written.reasons()
                .forEach(one -> sums.reasons
                        .computeIfAbsent(one.of().template(), any -> new TreeMap<>(IN_ENGLISH))
                        .put(one.of(), one.is()));
        written.rounds().forEach(one -> sums.rounds.put(one.of(), one.is()));
        sums.sightings.add(Sightings.of(written.sightings()));
        return sums;
    }

    /** All of it, to be read by {@link #of}. */
    @JsonValue
    WrittenSums written() {
        return new WrittenSums(
                games,
                givenUp,
                decisions,
                rolls,
                Count.all(seats, Player::id),
                Count.all(labels, label -> label),
                reasons.values().stream()
                        .flatMap(filled -> Count.all(filled, reason -> reason).stream())
                        .toList(),
                Count.all(rounds, round -> round),
                sightings.written());
    }

    /**
     * A game that is over.
     *
     * @param labels what each seat played, in seat order
     * @param reason why it is over; null: it was given up
     */
    record Ended(
            @Nullable Result result,
            @Nullable Sentence reason,
            List<Sentence> labels,
            int round,
            int decisions,
            int rolls) {

        static <S> Ended of(Play<S> play, Playout.Ended<S> game) {
            S end = game.end().state();
            Result result = game.result();
            return new Ended(
                    result,
                    result == null ? null : play.named(result.reason()),
                    play.setup().players().stream()
                            .map(player -> play.ruleset().seatLabel(end, player))
                            .toList(),
                    game.end().round(),
                    game.decisions(),
                    game.end().rolls());
        }

        boolean won(Player seat) {
            return result != null && result.winners().contains(seat);
        }

        boolean isShared() {
            return result != null && result.winners().size() > 1;
        }
    }

    void count(Ended game) {
        games++;
        decisions += game.decisions();
        rolls += game.rolls();
        rounds.merge(game.round(), 1L, Long::sum);
        List<Player> players = List.copyOf(seats.keySet());
        for (int i = 0; i < players.size(); i++) {
            Tally one = Tally.of(game.won(players.get(i)), game.isShared());
            seats.merge(players.get(i), one, Tally::plus);
            if (!game.labels().get(i).isEmpty()) {
                labels.merge(game.labels().get(i), one, Tally::plus);
            }
        }
        Sentence reason = game.reason();
        if (reason == null) {
            givenUp++;
        } else {
            reasons.computeIfAbsent(reason.template(), any -> new TreeMap<>(IN_ENGLISH))
                    .merge(reason, 1L, Long::sum);
        }
    }

    void count(Ended game, Watch watched) {
        count(game);
        sightings.count(List.copyOf(seats.keySet()), game, watched);
    }

    /** Adds what was counted of other games. */
    public void add(Sums more) {
        games += more.games;
        givenUp += more.givenUp;
        decisions += more.decisions;
        rolls += more.rolls;
        more.seats.forEach((seat, tally) -> seats.merge(seat, tally, Tally::plus));
        more.labels.forEach((label, tally) -> labels.merge(label, tally, Tally::plus));
        more.reasons.forEach((kind, filled) -> filled.forEach((reason, count) ->
                reasons.computeIfAbsent(kind, any -> new TreeMap<>(IN_ENGLISH)).merge(reason, count, Long::sum)));
        more.rounds.forEach((round, count) -> rounds.merge(round, count, Long::sum));
        sightings.add(more.sightings);
    }

    /** What was counted of these games and of others. */
    Sums plus(Sums more) {
        Sums both = new Sums(List.copyOf(seats.keySet()));
        both.add(this);
        both.add(more);
        return both;
    }

    /** How many were played. */
    public long games() {
        return games;
    }

    /** Games that did not end. */
    public long givenUp() {
        return givenUp;
    }

    /** All choices made. */
    public long decisions() {
        return decisions;
    }

    /** All dice rolled. */
    public long rolls() {
        return rolls;
    }

    /** By seat, in seat order. */
    public Map<Player, Tally> seats() {
        return seats;
    }

    /**
     * By what a seat played at the end ({@code Ruleset.seatLabel}), by name; empty where seats play nothing in
     * particular. Where several of a game played the same each of them counts.
     */
    public SortedMap<Sentence, Tally> labels() {
        return labels;
    }

    /** How many games had so many rounds. */
    public SortedMap<Integer, Long> rounds() {
        return rounds;
    }

    /** What was seen in those games that were watched. */
    public Sightings sightings() {
        return sightings;
    }

    /**
     * So many rounds that of all games {@code part} had fewer.
     *
     * @param part from 0, the shortest game, to 1, the longest
     */
    public int rounds(double part) {
        long before = 0;
        for (Map.Entry<Integer, Long> one : rounds.entrySet()) {
            before += one.getValue();
            if (before > part * games || before == games) {
                return one.getKey();
            }
        }
        return 0;
    }

    /**
     * How games ended, and how often, the most frequent first. Of a sentence with many fillings the kind is told, its
     * values as {@code <name>}.
     */
    public Map<Sentence, Long> reasons() {
        SortedMap<Sentence, Long> told = new TreeMap<>(IN_ENGLISH);
        reasons.forEach((kind, filled) -> {
            if (filled.size() <= FEW) {
                told.putAll(filled);
            } else {
                long sum = filled.values().stream().mapToLong(Long::longValue).sum();
                List<String> names = Sentence.holes(kind).stream()
                        .map(name -> '<' + name + '>')
                        .toList();
                told.put(Sentence.restored(kind, names), sum);
            }
        });
        List<Map.Entry<Sentence, Long>> ordered = new ArrayList<>(told.entrySet());
        ordered.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        Map<Sentence, Long> frequentFirst = new LinkedHashMap<>();
        ordered.forEach(one -> frequentFirst.put(one.getKey(), one.getValue()));
        return frequentFirst;
    }

    @Override
    List<Object> all() {
        return List.of(games, givenUp, decisions, rolls, seats, labels, reasons, rounds, sightings);
    }
}
