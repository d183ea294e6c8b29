package org.muster.ruleset.crusade.victory;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Condition;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.ConditionLine;

/** The primitives of the book's victory conditions (CRU-VIC-04, CRU-VIC-08). */
public final class ShippedConditions {

    private ShippedConditions() {}

    /** All of them. */
    public static List<Condition> all() {
        return List.of(
                new Counting(
                        "controlsSystems",
                        (season, player, line) -> season.systemsOf(player).size(),
                        (book, line) -> Sentence.of("{n:system|systems}", line.need())),
                new Counting(
                        "controlsType",
                        (season, player, line) -> owned(season, player, system -> hasType(season, system, line)),
                        (book, line) ->
                                Sentence.of("{n:system|systems} of type {type}", line.need(), words(line.what()))),
                new Counting(
                        "factionControlsType",
                        (season, player, line) -> (int) season.players().stream()
                                .filter(other -> season.force(other).faction().equals(line.whose()))
                                .flatMap(other -> season.systemsOf(other).stream())
                                .filter(system -> hasType(season, system, line))
                                .count(),
                        (book, line) -> Sentence.of(
                                "{n:system|systems} of type {type} by all of {faction} together",
                                line.need(),
                                words(line.what()),
                                book.factionName(line.whose()))),
                new Counting(
                        "controlsFeature",
                        (season, player, line) -> owned(
                                season,
                                player,
                                system -> season.world(system).features().contains(line.what())),
                        (book, line) ->
                                Sentence.of("{n:system|systems} with {feature}", line.need(), words(line.what()))),
                new Counting(
                        "controlsInOtherHalf",
                        (season, player, line) -> owned(
                                season,
                                player,
                                system -> !season.sector()
                                        .half(system)
                                        .equals(season.book().homeHalf(player))),
                        (book, line) -> Sentence.of("{n:system|systems} in the other half", line.need())),
                new Counting(
                        "controlsOwnHome",
                        (season, player, line) ->
                                season.world(season.book().home(player)).belongsTo(player) ? line.need() : 0,
                        (book, line) -> Sentence.of("the own home system"),
                        false),
                new Counting(
                        "winsTotal",
                        (season, player, line) -> (int) season.games().stream()
                                .filter(game -> game.wonBy(player))
                                .count(),
                        (book, line) -> Sentence.of("{n:win|wins}", line.need())),
                new Counting(
                        "winsAgainstOtherHalf",
                        ShippedConditions::winsAgainstOtherHalf,
                        (book, line) -> Sentence.of("{n:win|wins} against players of the other half", line.need())),
                new Counting(
                        "tokens",
                        (season, player, line) -> season.force(player).tokens(line.what()),
                        (book, line) -> Sentence.of("{n:token|tokens} {what}", line.need(), words(line.what()))),
                new AnyOf("anyOf"),
                new Counting(
                        "otherPlayerOfFactionWinsMajor",
                        (season, player, line) -> {
                            List<Player> majors = season.players().stream()
                                    .filter(other -> Victory.hasMajor(season, other))
                                    .toList(); // of several nobody wins (CRU-VIC-03)
                            boolean isAnothers = majors.size() == 1
                                    && !majors.get(0).equals(player)
                                    && season.force(majors.get(0)).faction().equals(line.whose());
                            return isAnothers ? line.need() : 0;
                        },
                        (book, line) -> Sentence.of(
                                "another player of {faction} has a Major Victory", book.factionName(line.whose())),
                        false));
    }

    private static int owned(Season season, Player player, Predicate<String> which) {
        return (int) season.systemsOf(player).stream().filter(which).count();
    }

    private static boolean hasType(Season season, String system, ConditionLine line) {
        return season.world(system).type().equals(line.what());
    }

    /** Of each battle won: whether a beaten player's home lies in the other half; one win a battle (CRU-VIC-08). */
    private static int winsAgainstOtherHalf(Season season, Player player, ConditionLine line) {
        int wins = 0;
        for (GameRecord game : season.games()) {
            boolean far = game.wonBy(player)
                    && season.players().stream()
                            .anyMatch(other ->
                                    game.opposed(player, other) && season.book().fromDifferentHalves(player, other));
            wins += far ? 1 : 0;
        }
        return wins;
    }

    /** How many of something a player has. */
    @FunctionalInterface
    private interface Count {
        int of(Season season, Player player, ConditionLine line);
    }

    /**
     * So many of something.
     *
     * @param isNumbered whether the number needed stands before the words; else they say what is so or not
     */
    private record Counting(String id, Count count, BiFunction<Book, ConditionLine, Sentence> what, boolean isNumbered)
            implements Condition {

        Counting(String id, Count count, BiFunction<Book, ConditionLine, Sentence> what) {
            this(id, count, what, true);
        }

        @Override
        public Progress progress(Season season, Player player, ConditionLine line) {
            return new Progress(count.of(season, player, line), line.need());
        }

        @Override
        public Sentence words(Book book, ConditionLine line) {
            Sentence words = what.apply(book, line);
            return isNumbered ? Sentence.of("{n} {what}", line.need(), words) : words;
        }

        @Override
        public Optional<Sentence> counted(Book book, ConditionLine line) {
            return isNumbered ? Optional.of(what.apply(book, line)) : Optional.empty();
        }
    }

    /** One of several lines is enough; progress is that of the line that is nearest. */
    private record AnyOf(String id) implements Condition {
        @Override
        public Progress progress(Season season, Player player, ConditionLine line) {
            Progress best = new Progress(0, 1);
            for (ConditionLine one : line.choices()) {
                Progress progress = Condition.of(season.book(), one).progress(season, player, one);
                if (progress.have() * best.need() > best.have() * progress.need()) {
                    best = progress;
                }
            }
            return best;
        }

        @Override
        public Sentence words(Book book, ConditionLine line) {
            return Sentence.either(line.choices().stream()
                    .map(one -> Condition.of(book, one).words(book, one))
                    .toList());
        }
    }

    /** An id of the data as people read it: {@code webway gate}. */
    private static String words(String id) {
        return id.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
