package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.json.OptionsJson;
import org.muster.core.story.Line;

/**
 * Plays the game of a test and checks, after every answer and every roll, what each flow promises whatever its rules:
 * a replay, a copy and an undone game are the same as the live one, and nobody is waited for or heard who is not asked.
 */
final class FlowChecks<S> {

    private final TinyRuleset<S> ruleset;
    private final String yaml;
    private final Games<S> table;

    private FlowChecks(TinyRuleset<S> ruleset, String yaml) {
        this.ruleset = ruleset;
        this.yaml = yaml;
        this.table = Games.open(ruleset, yaml);
        keepsItsPromises();
    }

    static <S> FlowChecks<S> open(TinyRuleset<S> ruleset, String yaml) {
        return new FlowChecks<>(ruleset, yaml);
    }

    // ---- playing

    /** Answers the only decision that asks {@code seat}. */
    FlowChecks<S> choose(String seat, String answer) {
        return does(games -> games.choose(seat, answer));
    }

    /** Answers the decision with {@code where} in its path. */
    FlowChecks<S> choose(String seat, String where, String answer) {
        int id = find(where);
        return does(games -> games.choose(seat, id, answer, true));
    }

    FlowChecks<S> draft(String seat, String answer) {
        return does(games -> games.draft(seat, answer));
    }

    FlowChecks<S> draft(String seat, String where, String answer) {
        int id = find(where);
        return does(games -> games.choose(seat, id, answer, false));
    }

    FlowChecks<S> roll(Integer... faces) {
        return does(games -> games.roll(faces));
    }

    FlowChecks<S> lapse() {
        return does(Games::lapse);
    }

    FlowChecks<S> lapse(String where) {
        int id = find(where);
        return does(games -> games.lapse(id));
    }

    private int find(String where) {
        return table.game.open().stream()
                .filter(open -> String.join(" > ", open.path()).contains(where))
                .findFirst()
                .orElseThrow(() -> new AssertionError(where + " is none of " + asked()))
                .id();
    }

    private FlowChecks<S> does(Consumer<Games<S>> command) {
        String before = json(table.game);
        int entry = table.game.entries().size() - 1;
        Position<S> held = table.game.position();
        int lines = table.game.log().size();
        Games<S> copy = Games.open(ruleset, yaml, Json.read(before));
        int copied = copy.game.log().size();
        command.accept(table);
        command.accept(copy);
        assertThat(json(copy.game)).as("a copy goes on as the original").isEqualTo(json(table.game));
        assertThat(sentences(copy.game, copied)).isEqualTo(sentences(table.game, lines));
        assertThat(table.game.play().json().write(held).toString())
                .as("the past does not change")
                .isEqualTo(before);
        Game<S> undone = table.reloaded();
        undone.rewind("organizer", entry, "undo");
        assertThat(json(undone)).as("what is undone leaves no trace").isEqualTo(before);
        keepsItsPromises();
        return this;
    }

    // ---- looking

    S state() {
        return table.state();
    }

    boolean isOver() {
        return table.game.position().isOver();
    }

    /** Who is still waited for and where, such as {@code anna: Turn 1 > Orders}; a roll of real dice by its purpose. */
    List<String> asked() {
        List<String> asked = new ArrayList<>();
        table.game.pendingRoll().ifPresent(roll -> asked.add(roll.purpose() + " " + roll.pool()));
        for (Open<S, ?> open : table.game.open()) {
            for (Question<?> question : open.questions()) {
                Answered answered = table.game.position().answersTo(open.id()).get(question.id());
                if (answered == null || !answered.confirmed()) {
                    String who = String.join(
                            " or ", question.who().stream().map(Player::id).toList());
                    asked.add(who + ": " + String.join(" > ", open.path()));
                }
            }
        }
        return asked;
    }

    /** What people read above what is asked. */
    List<String> prompts() {
        return table.game.open().stream()
                .map(open -> table.game.play().named(open.decision().prompt()).toString())
                .toList();
    }

    /** What {@code seat} may answer to the only decision that asks it, as JSON. */
    String options(String seat) {
        return table.game.open().stream()
                .flatMap(open -> open.questionFor(new Player(seat)).stream())
                .map(question -> OptionsJson.describe(question.options()).toString())
                .findFirst()
                .orElseThrow();
    }

    /** What the rules told. */
    List<String> told() {
        return table.game.log().stream()
                .filter(line -> line.kind() != Line.Kind.CHOSE && line.kind() != Line.Kind.ROLLED)
                .map(line -> line.sentence().toString())
                .toList();
    }

    void refuses(String seat, String answer, String why) {
        assertThatThrownBy(() -> table.choose(seat, answer)).hasMessageContaining(why);
    }

    /** Everything that {@code viewer} gets to know: log, view, open decisions, and how wrong answers are refused. */
    List<String> seenBy(Viewer viewer) {
        List<String> seen = new ArrayList<>();
        for (Line line : table.game.log()) {
            if (line.audience().includes(viewer)) {
                seen.add(line.kind() + " " + line.sentence() + " " + line.rules() + line.anchors());
            }
        }
        var play = table.game.play();
        seen.add(play.json()
                .state(play.ruleset().view(table.game.position().state(), viewer))
                .toString());
        for (Open<S, ?> open : table.game.open()) {
            seen.add(open.id() + " " + open.path() + open.decision().prompt()
                    + open.decision().questions().stream().map(Question::who).toList());
            viewer.seat()
                    .flatMap(open::questionFor)
                    .ifPresent(mine -> seen.add(OptionsJson.describe(mine.options()) + " "
                            + table.game.position().answersTo(open.id()).get(mine.id())));
        }
        viewer.seat().ifPresent(seat -> seen.add(refusal(seat)));
        return seen;
    }

    private String refusal(Player seat) {
        try {
            table.reloaded().choose(seat.id(), seat, 0, Answer.word("no such answer"), true);
            return "taken";
        } catch (BadGame refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    /** Two worlds: whatever differs between the games, these seats and spectators can't tell. */
    static void sameFor(FlowChecks<?> one, FlowChecks<?> other, String... seats) {
        assertThat(one.seenBy(Viewer.SPECTATOR)).isEqualTo(other.seenBy(Viewer.SPECTATOR));
        for (String seat : seats) {
            Viewer viewer = Viewer.of(new Player(seat));
            assertThat(one.seenBy(viewer)).as(seat).isEqualTo(other.seenBy(viewer));
        }
    }

    // ---- promises

    private void keepsItsPromises() {
        Game<S> again = table.reloaded();
        assertThat(json(again)).as("a replay is the live game").isEqualTo(json(table.game));
        assertThat(again.log().toString()).isEqualTo(table.game.log().toString());
        Game<S> fromJson = Games.open(ruleset, yaml, Json.read(json(table.game))).game;
        assertThat(json(fromJson)).as("a position is written and read as it is").isEqualTo(json(table.game));
        assertThat(described(fromJson)).isEqualTo(described(table.game));
        onlyTheAskedAreWaitedFor();
        onlyTheAskedAreHeard();
    }

    private void onlyTheAskedAreWaitedFor() {
        var position = table.game.position();
        boolean waits =
                table.game.pendingRoll().isPresent() || !table.game.open().isEmpty();
        assertThat(waits).as("a game goes on or is over").isNotEqualTo(position.isOver());
        for (Open<S, ?> open : table.game.open()) {
            for (Question<?> question : open.questions()) {
                assertThat(question.options().count(2))
                        .as(open.path().toString())
                        .isGreaterThan(1);
            }
            if (open.all().isEmpty()) {
                assertThat(table.game.until(open)).as("only time closes it").isPresent();
            } else {
                assertThat(open.all()).as(open.path().toString()).anySatisfy(question -> {
                    Answered answered = position.answersTo(open.id()).get(question.id());
                    Assertions.assertTrue(answered == null || !answered.confirmed());
                });
            }
        }
    }

    private void onlyTheAskedAreHeard() {
        int lines = table.game.entries().size();
        List<Player> seats = new ArrayList<>(table.game.setup().players());
        int next = table.game.position().decisions() + 1;
        for (Open<S, ?> open : table.game.open()) {
            for (Question<?> question : open.all()) {
                Answer legal = legal(question, new SplittableRandom(1));
                for (Player seat : seats) {
                    if (open.questionFor(seat).isEmpty()) {
                        refuses(seat.id(), seat, open.id(), legal);
                    }
                    if (!question.who().contains(seat)) {
                        refuses(seat.id(), question.id(), open.id(), legal);
                    }
                }
                refuses(question.id().id(), question.id(), next, legal);
                for (int old = 1; old < next; old++) {
                    int id = old;
                    if (table.game.open().stream().noneMatch(one -> one.id() == id)) {
                        refuses(question.id().id(), question.id(), old, legal);
                    }
                }
            }
        }
        assertThat(table.game.entries()).as("what is refused is not written").hasSize(lines);
    }

    private void refuses(String by, Player seat, int decision, Answer answer) {
        assertThatThrownBy(() -> table.game.choose(by, seat, decision, answer, true))
                .as("%s answers %s for %s", by, decision, seat)
                .isInstanceOf(BadGame.class);
    }

    private static <C> Answer legal(Question<C> question, SplittableRandom random) {
        return question.options().write(question.options().sample(random));
    }

    private String json(Game<S> game) {
        return game.play().json().write(game.position()).toString();
    }

    private List<String> described(Game<S> game) {
        List<String> described = new ArrayList<>();
        for (Open<S, ?> open : game.open()) {
            described.add(open.id() + " " + open.path() + open.decision().prompt());
            open.questions().forEach(one -> described.add(one.who() + " " + OptionsJson.describe(one.options())));
        }
        game.pendingRoll().ifPresent(roll -> described.add(roll.toString()));
        return described;
    }

    private static List<String> sentences(Game<?> game, int from) {
        return game.log().subList(from, game.log().size()).stream()
                .map(line -> line.kind() + " " + line.sentence() + " " + line.audience())
                .toList();
    }

    // ---- dice

    /** The game as it would be if the engine had rolled at once what was typed in roll by roll. */
    FlowChecks<S> isTheSameWithTheEnginesDice() {
        Journal merged = new Journal();
        List<String> lines = new ArrayList<>();
        List<Entry.Throw> rolls = new ArrayList<>();
        List<Entry> entries = new ArrayList<>(table.game.entries());
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).body() instanceof Entry.Rolled rolled) {
                rolls.addAll(rolled.rolls());
                boolean more = i + 1 < entries.size() && entries.get(i + 1).body() instanceof Entry.Rolled;
                if (more) {
                    continue;
                }
                lines.add(line(merged, "engine", new Entry.Rolled(rolls)));
                rolls.clear();
            } else {
                lines.add(line(merged, entries.get(i).by(), entries.get(i).body()));
            }
        }
        Game<S> other = Game.load(table.game.play(), Journal.read(lines), Games.CLOCK);
        assertThat(json(other)).isEqualTo(json(table.game));
        assertThat(sentences(other, 0)).isEqualTo(sentences(table.game, 0));
        return this;
    }

    private static String line(Journal journal, String by, Entry.Body body) {
        return new String(journal.append(Instant.EPOCH, by, body), java.nio.charset.StandardCharsets.UTF_8).strip();
    }

    /** The same commands at a table with real dice, which happen to fall as the engine's fell. */
    void isTheSameWithRealDice() {
        Games<S> real = Games.open(ruleset, yaml.replaceAll("seed: .*\n", "") + "dice: physical\n");
        for (Entry entry : table.game.entries()) {
            if (entry.body() instanceof Entry.Chose chose) {
                real.game.choose(entry.by(), chose.seat(), chose.decision(), chose.answer(), chose.confirmed());
            } else if (entry.body() instanceof Entry.Lapsed lapsed) {
                real.game.lapse("organizer", lapsed.decision());
            } else if (entry.body() instanceof Entry.Rolled rolled) {
                rolled.rolls().forEach(one -> real.game.roll("organizer", one.faces()));
            }
        }
        assertThat(json(real.game)).isEqualTo(json(table.game));
        assertThat(sentences(real.game, 0)).isEqualTo(sentences(table.game, 0));
    }

    /** Games of random answers, unconfirmed ones and silences among them. */
    static <S> void playsAnything(TinyRuleset<S> ruleset, String yaml, int games, int commands) {
        for (int seed = 1; seed <= games; seed++) {
            FlowChecks<S> flow = open(ruleset, yaml + "seed: " + seed + "\n");
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < commands && !flow.isOver(); i++) {
                flow.doesAnything(random);
            }
            flow.isTheSameWithRealDice();
        }
    }

    private void doesAnything(SplittableRandom random) {
        List<Open<S, ?>> open = table.game.open();
        Open<S, ?> one = open.get(random.nextInt(open.size()));
        if (one.all().isEmpty()) {
            does(games -> games.lapse(one.id()));
            return;
        }
        Question<?> question = one.all().get(random.nextInt(one.all().size()));
        Player seat = question.who().get(random.nextInt(question.who().size()));
        String answer = Json.write(legal(question, random));
        boolean sure = random.nextInt(5) > 0;
        if (random.nextInt(8) == 0 && one.decision().hasDefault()) {
            does(games -> games.lapse(one.id()));
        } else {
            does(games -> games.choose(seat.id(), one.id(), answer, sure));
        }
    }
}
