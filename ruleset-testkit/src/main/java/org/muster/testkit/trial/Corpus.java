package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.flow.Result;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.language.Dialect;
import org.muster.core.story.Line;
import org.muster.core.view.Picture;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;

/**
 * Everything that bots' games say to people: what happened, what is asked, labels and notes of what can be chosen and of
 * what is closed, refusals of wrong answers, results, words of pictures. Each text once. Up to a thousand decisions of
 * the trial's games are looked at; the system property {@value #DECISIONS} asks for another number, and so for more games
 * if these hold less.
 */
public final class Corpus {

    /** Names the system property that tells how many decisions are looked at. */
    public static final String DECISIONS = "corpus.decisions";

    /** Whoever reads it. */
    @FunctionalInterface
    public interface Reader {

        /**
         * A sentence, with the names of who sits where.
         *
         * @param whole whether it stands alone, and so begins and ends as a sentence does
         */
        void sentence(String where, Sentence sentence, boolean whole);

        /** Words that are no sentence with holes: a title, a legend. */
        default void words(String where, String what, String words) {
            // who reads sentences alone passes over it
        }
    }

    private static final int USUAL = 1_000;
    private static final int MOST_MORE_GAMES = 400;
    /** How the engine tells an answer that was secret and is turned over: as an answer, which is no sentence. */
    private static final String TURNED_OVER = "{who}: {path}: {answer}";

    private static final int SCENES_A_GAME = 24;
    private static final int WORDS = 400;
    private static final int WRONG_ANSWERS = 12;

    private final List<Consumer<Reader>> texts = new ArrayList<>();
    private final Set<String> read = new HashSet<>();
    private final Set<String> ids = new HashSet<>();
    private final List<Answer> words = new ArrayList<>();
    private final RandomGenerator random = new SplittableRandom(5);
    private final Set<String> fields = new HashSet<>();
    private final Set<String> pictured = new HashSet<>();
    private int decisions;

    private Corpus() {}

    /** What the games of {@code trial} say. */
    static Corpus of(Trial trial) {
        Integer asked = Integer.getInteger(DECISIONS);
        int number = asked == null ? Effort.of(USUAL) : asked;
        Corpus corpus = new Corpus();
        List<Played<?>> games = trial.soundGames();
        games.forEach(game -> corpus.game(game, Math.max(1, number / games.size())));
        List<String> configs = List.copyOf(trial.configs().keySet());
        long seed = 1_000;
        for (int i = 0; asked != null && corpus.decisions < number && i < MOST_MORE_GAMES && !games.isEmpty(); i++) {
            Habit habit = i % 3 == 2 ? Habit.FICKLE : Habit.PROMPT;
            Played<?> another = trial.game(configs.get(i % configs.size()), seed++, habit);
            if (Trial.isSound(another)) {
                corpus.game(another, number - corpus.decisions);
            }
        }
        return corpus;
    }

    /** What the pictures of {@code trial} say in the language spoken here: their words are texts once they are made. */
    public static Corpus ofPictures(Trial trial) {
        Corpus corpus = new Corpus();
        trial.soundGames().forEach(corpus::pictures);
        return corpus;
    }

    /** What pictures were made of, which is lost in their words. */
    public Set<String> templatesOfPictures() {
        return Set.copyOf(pictured);
    }

    /** Has it read, in the language spoken here but for the words of pictures. */
    public void read(Reader reader) {
        texts.forEach(text -> text.accept(reader));
    }

    private <S> void game(Played<S> game, int most) {
        for (Line line : game.log()) {
            boolean whole =
                    line.kind() == Line.Kind.TOLD && !line.sentence().template().equals(TURNED_OVER);
            say(game, game.name(), line.sentence(), whole);
        }
        Result result = game.game().position().result();
        if (result != null) {
            say(game, game.name(), result.reason(), false);
        }
        AskedQuestion.all(game, most, new AskedQuestion.Look() {
            @Override
            public <T, C> void at(AskedQuestion<T, C> asked) {
                question(asked);
            }
        });
        pictures(game);
    }

    private void pictures(Played<?> game) {
        Language noting = new Dialect(Language.spoken()) {
            @Override
            public String template(String english) {
                pictured.add(english);
                return super.template(english);
            }
        };
        Language.speaking(noting, () -> {
            look(game);
            return game;
        });
    }

    private <S> void look(Played<S> game) {
        Ruleset<S, ?> ruleset = game.play().ruleset();
        for (Moment<S> moment : game.moments(Effort.of(SCENES_A_GAME))) {
            S state = moment.situation().position().state();
            for (Viewer viewer : game.game().play().watchers()) {
                S view = ruleset.view(state, viewer);
                Scene scene = new Picture<>(game.play(), moment.situation(), viewer).scene();
                scene(game.at(moment), scene);
                List<Table> tables = new ArrayList<>(ruleset.records(view, viewer));
                Anchors.of(scene, tables).forEach(id -> tables.addAll(ruleset.sheet(view, viewer, id)));
                tables.forEach(table -> table(game, table));
            }
            game.game()
                    .setup()
                    .players()
                    .forEach(seat -> say(
                            game.at(moment),
                            "label of a seat",
                            ruleset.seatLabel(state, seat).toString()));
        }
    }

    private void table(Played<?> game, Table table) {
        say(game, game.name(), table.title(), false);
        table.heads().forEach(head -> say(game, game.name(), head, false));
        table.rows().forEach(row -> row.cells().forEach(cell -> say(game, game.name(), cell.text(), false)));
    }

    private void scene(String where, Scene scene) {
        say(where, "title of a picture", scene.title());
        say(where, "caption of a picture", scene.caption());
        say(where, "words for the blind", scene.alt());
        scene.legend().forEach(entry -> say(where, "legend of a picture", entry.label()));
        for (Mark mark : scene.marks()) {
            say(where, "note of a mark", mark.note());
        }
    }

    private <C> void question(AskedQuestion<?, C> asked) {
        decisions++;
        Options<C> options = asked.question().options();
        String where = asked.where();
        say(asked.game(), where, asked.open().decision().prompt(), false);
        asked.open().path().forEach(title -> say(where, "title of the path", title));
        Parts.forEach(options, part -> {
            Parts.faces(part).forEach(option -> option(asked, option));
            part.parts().forEach(inner -> fields.add(inner.option().id()));
            part.closed().forEach(closed -> {
                option(asked, closed.option());
                closed.violations().forEach(violation -> say(asked.game(), where, violation.sentence(), false));
            });
        });
        Answer right;
        try {
            right = options.write(options.sample(random));
        } catch (NothingToChoose e) {
            return; // found by another check
        }
        List<Answer> mutants = Mutations.of(right, words, random);
        for (int i = 0; i < WRONG_ANSWERS; i++) {
            Answer wrong = mutants.get(random.nextInt(mutants.size()));
            Checked<C> checked = options.read(wrong);
            if (!checked.isOk()) {
                Set<String> quoted = new HashSet<>(fields);
                textsOf(wrong, quoted);
                checked.violations().forEach(one -> say(asked.game(), where, hiding(quoted, one), false));
            }
        }
    }

    /**
     * What is quoted from an answer is its author's English; ids, names of fields and examples of answers are no English at
     * all.
     */
    private static Sentence hiding(Set<String> quoted, Violation violation) {
        boolean lists = Set.of("NO_SUCH_OPTION", "WHICH_KIND", "SAY_MORE", "NOTHING_MORE")
                .contains(violation.code());
        return violation
                .sentence()
                .with(value -> value instanceof String text
                                && (lists && !text.isEmpty() || quoted.contains(text) || isWrittenAnswer(text))
                        ? "that"
                        : value);
    }

    private static boolean isWrittenAnswer(String text) {
        return !text.isEmpty() && "{[\"".indexOf(text.charAt(0)) >= 0;
    }

    private static void textsOf(Answer answer, Set<String> texts) {
        texts.add(answer.toString());
        if (answer instanceof Answer.Items items) {
            items.list().forEach(one -> textsOf(one, texts));
        } else if (answer instanceof Answer.Fields fields) {
            texts.addAll(fields.map().keySet());
            fields.map().values().forEach(one -> textsOf(one, texts));
        }
    }

    private void option(AskedQuestion<?, ?> asked, Option option) {
        say(asked.game(), asked.where(), option.label(), false);
        say(asked.game(), asked.where(), option.note(), false);
        if (words.size() < WORDS && ids.add(option.id())) {
            words.add(Answer.word(option.id()));
        }
    }

    private void say(Played<?> game, String where, Sentence sentence, boolean whole) {
        Sentence named = game.play().named(sentence).with(value -> value instanceof Answer ? "that" : value);
        if (read.add(named.toString())) {
            texts.add(reader -> reader.sentence(where, named, whole));
        }
    }

    private void say(String where, String what, String text) {
        if (read.add(text)) {
            texts.add(reader -> reader.words(where, what, text));
        }
    }
}
