package org.muster.core.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.lab.WrittenSums.Count;
import org.muster.core.view.Holding;

/** What was seen in games that were looked at closely. Parts add up to the bit, as {@link Sums} do. */
public final class Sightings extends Counted {

    /**
     * What could be answered.
     *
     * @param step that asks
     * @param id of the option
     * @param isStart whether it is asked in the setup
     */
    public record Word(String step, String id, boolean isStart) {}

    /**
     * What became of it.
     *
     * @param label as people read it
     * @param offered how often it could be chosen
     * @param chosen how often it was
     * @param wins of who chose it, counted once for each time, against those of who could have and did not
     */
    public record Choice(Sentence label, long offered, long chosen, Contrast wins) {
        private Choice plus(Choice more) {
            return new Choice(
                    Watch.Taken.first(label, more.label),
                    offered + more.offered,
                    chosen + more.chosen,
                    wins.plus(more.wins));
        }
    }

    /** A sum of so many numbers. */
    public record Sum(long of, long sum) {
        private Sum plus(Sum more) {
            return new Sum(of + more.of, sum + more.sum);
        }

        /** Their mean. */
        public double mean() {
            return (double) sum / of;
        }
    }

    private static final Comparator<Holding.Subject> SUBJECTS = Comparator.<Holding.Subject, String>comparing(
                    one -> one.title().in(Language.ENGLISH))
            .thenComparing(one -> one.what().in(Language.ENGLISH));

    private static final Comparator<Word> WORDS =
            Comparator.comparing(Word::step).thenComparing(Word::id).thenComparing(Word::isStart);

    private long games;
    private final SortedMap<Word, Choice> choices = new TreeMap<>(WORDS);
    private final SortedMap<String, Long> rules = new TreeMap<>();
    private final SortedMap<Holding.Subject, SortedMap<Sentence, SortedMap<Integer, Sum>>> courses =
            new TreeMap<>(SUBJECTS);

    /** What was written somewhere else. */
    static Sightings of(WrittenSums.Seen written) {
        Sightings seen = new Sightings();
        seen.games = written.games();
        written.choices().forEach(one -> seen.choices.put(one.of(), one.is()));
        written.rules().forEach(one -> seen.rules.put(one.of(), one.is()));
        written.courses()
                .forEach(course -> seen.course(course.subject(), course.side()).put(course.round(), course.is()));
        return seen;
    }

    /** All of it, to be read by {@link #of}. */
    WrittenSums.Seen written() {
        List<WrittenSums.Course> all = new ArrayList<>();
        courses.forEach((subject, sides) -> sides.forEach((side, rounds) ->
                rounds.forEach((round, sum) -> all.add(new WrittenSums.Course(subject, side, round, sum)))));
        return new WrittenSums.Seen(games, Count.all(choices, word -> word), Count.all(rules, rule -> rule), all);
    }

    private SortedMap<Integer, Sum> course(Holding.Subject subject, Sentence side) {
        return courses.computeIfAbsent(subject, any -> new TreeMap<>(Sums.IN_ENGLISH))
                .computeIfAbsent(side, any -> new TreeMap<>());
    }

    void count(List<Player> players, Sums.Ended game, Watch watch) {
        games++;
        watch.rules().forEach(rule -> rules.merge(rule, 1L, Long::sum));
        watch.taken().forEach((offer, taken) -> {
            long won = game.won(offer.seat()) ? 1 : 0;
            long not = taken.offered() - taken.chosen();
            choices.merge(
                    offer.word(),
                    new Choice(
                            taken.label(),
                            taken.offered(),
                            taken.chosen(),
                            Contrast.of(taken.chosen(), won * taken.chosen(), not, won * not)),
                    Choice::plus);
        });
        Map<String, Sentence> sides = new HashMap<>();
        for (int i = 0; i < players.size(); i++) {
            Sentence label = game.labels().get(i);
            sides.put(
                    players.get(i).id(),
                    label.isEmpty() ? Sentence.verbatim(players.get(i).id()) : label);
        }
        watch.holdings()
                .forEach((round, held) -> held.forEach((holding, number) -> {
                    Sentence side = sides.get(holding.seat());
                    if (side != null) {
                        course(holding.subject(), side).merge(round, new Sum(1, number), Sum::plus);
                    }
                }));
    }

    void add(Sightings more) {
        games += more.games;
        more.choices.forEach((word, choice) -> choices.merge(word, choice, Choice::plus));
        more.rules.forEach((rule, count) -> rules.merge(rule, count, Long::sum));
        more.courses.forEach((subject, sides) -> sides.forEach((side, rounds) ->
                rounds.forEach((round, sum) -> course(subject, side).merge(round, sum, Sum::plus))));
    }

    /** How many games were looked at. */
    public long games() {
        return games;
    }

    /** All that could be answered, by step and id. */
    public SortedMap<Word, Choice> choices() {
        return choices;
    }

    /** In how many games a decision, a roll, an event or the end named a rule. */
    public SortedMap<String, Long> rules() {
        return rules;
    }

    /** What each side had at the end of each round, of all that has a number for each seat. */
    public SortedMap<Holding.Subject, SortedMap<Sentence, SortedMap<Integer, Sum>>> courses() {
        return courses;
    }

    /** What could be chosen so often and never was. */
    public List<Map.Entry<Word, Choice>> neverChosen(long offered) {
        return choices.entrySet().stream()
                .filter(one -> one.getValue().chosen() == 0 && one.getValue().offered() >= offered)
                .sorted(Comparator.comparing(one -> -one.getValue().offered()))
                .toList();
    }

    /** What makes the greatest difference to who wins, as far as that is beyond doubt. */
    public List<Map.Entry<Word, Choice>> decisive(boolean isStart) {
        return choices.entrySet().stream()
                .filter(one -> one.getKey().isStart() == isStart)
                .filter(one -> one.getValue().wins().isBeyondDoubt(choices.size()))
                .sorted(Comparator.comparing(
                        one -> -Math.abs(one.getValue().wins().difference())))
                .toList();
    }

    @Override
    List<Object> all() {
        return List.of(games, choices, rules, courses);
    }
}
