package org.muster.testkit.golden;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.story.Line;
import org.muster.testkit.play.RandomPlayers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays a situation with its answers and dice, and compares what came of it. */
final class PlayedSituation {

    private static final String ORGANIZER = Player.ORGANIZER.id();
    /** Beside a seat and its answer: which step it answers. */
    private static final String STEP = "step";

    private final Situation situation;
    private final Game<?> game;
    private final Deque<Integer> dice = new ArrayDeque<>();
    private final Deque<Integer> hidden = new ArrayDeque<>();
    private final List<Line> told = new ArrayList<>();
    private List<Violation> refused = List.of();

    private PlayedSituation(Situation situation, Game<?> game) {
        this.situation = situation;
        this.game = game;
        if (situation.dice() != null) {
            dice.addAll(situation.dice());
        }
        if (situation.hidden() != null) {
            hidden.addAll(situation.hidden());
        }
    }

    /**
     * Plays it.
     *
     * @param files text of a file beside the situation's own
     * @throws AssertionError if something else comes of it than is expected
     */
    static void check(LoadedRuleset loaded, Situation situation, UnaryOperator<String> files) {
        PlayedSituation played = new PlayedSituation(situation, open(loaded, situation, files));
        played.play();
        List<String> wrong = played.wrong();
        if (!wrong.isEmpty()) {
            throw new AssertionError(
                    situation.situation() + ":\n  " + String.join("\n  ", wrong) + "\nTold: " + played.sentences());
        }
    }

    private static Game<?> open(LoadedRuleset loaded, Situation situation, UnaryOperator<String> files) {
        GameConfig config = situation.config() == null
                ? GameConfig.EMPTY
                : Json.MAPPER.treeToValue(situation.config(), GameConfig.class);
        JsonNode position = situation.position();
        if (position != null && position.isString()) {
            position = Json.read(files.apply(position.asString()));
        }
        ObjectNode given = situation.given();
        if (given != null) {
            ObjectNode start =
                    position == null ? first(play(loaded, config, files, null)) : (ObjectNode) position.deepCopy();
            given.properties().forEach(one -> JsonPaths.set(start, one.getKey(), one.getValue()));
            position = start;
        }
        Play<?> play = play(loaded, config, files, position);
        Play<?> thrown = situation.hidden() == null ? play : play.typingHiddenDice();
        return Game.open(thrown, RandomPlayers.CLOCK, ORGANIZER);
    }

    /** The position in which the game first asks somebody. */
    private static <S> ObjectNode first(Play<S> play) {
        Game<S> game = Game.open(play, RandomPlayers.CLOCK, ORGANIZER);
        return play.json().write(game.position());
    }

    private static Play<?> play(
            LoadedRuleset loaded, GameConfig config, UnaryOperator<String> files, @Nullable JsonNode position) {
        return Opening.of(loaded, files::apply).play(config.withDice("physical", null), "situation", 1, "", position);
    }

    private void play() {
        game.listen(told::add);
        throwDice();
        List<? extends Map<String, JsonNode>> choices = situation.choices() == null ? List.of() : situation.choices();
        for (Map<String, JsonNode> choice : choices) {
            if (!refused.isEmpty()) {
                throw new AssertionError("an answer before the last is refused: " + refused);
            }
            choose(choice);
            throwDice();
        }
    }

    private void choose(Map<String, JsonNode> choice) {
        int decision = choice.containsKey(STEP) ? decision(choice.get(STEP).asString()) : 0;
        choice.forEach((seat, answer) -> {
            if (!seat.equals(STEP)) {
                choose(seat, decision, answer);
            }
        });
    }

    /** The number of what a step asks now. */
    private int decision(String step) {
        List<String> asking =
                game.open().stream().map(open -> StepNames.of(open.step())).toList();
        if (!asking.contains(step)) {
            throw new AssertionError("no step " + step + " asks now; there are: " + asking);
        }
        return game.open().get(asking.indexOf(step)).id();
    }

    private void choose(String seat, int decision, JsonNode answer) {
        try {
            if (seat.equals("lapse")) {
                game.lapse(ORGANIZER, answer.asInt(0));
            } else {
                Answer choice = Json.MAPPER.treeToValue(answer, Answer.class);
                game.choose(seat, new Player(seat), decision, choice, true);
            }
        } catch (BadGame e) {
            refused = e.violations();
        }
    }

    private void throwDice() {
        Roll roll = game.pendingRoll().orElse(null);
        while (roll != null) {
            boolean isHidden = roll.audience().equals(Audience.NOBODY);
            List<Integer> faces = new ArrayList<>();
            while (faces.size() < roll.pool().count()) {
                Integer face = (isHidden ? hidden : dice).poll();
                if (face == null) {
                    throw new AssertionError("no " + (isHidden ? "hidden " : "") + "die is written out for \""
                            + roll.purpose() + "\" " + roll.pool());
                }
                faces.add(face);
            }
            game.roll(ORGANIZER, faces);
            roll = game.pendingRoll().orElse(null);
        }
    }

    private List<String> sentences() {
        return told.stream().map(line -> line.sentence().toString()).toList();
    }

    private List<String> wrong() {
        List<String> wrong = new ArrayList<>();
        Situation.Expected expect = situation.expect();
        if (!dice.isEmpty()) {
            wrong.add("dice written out and never rolled: " + dice
                    + "; what nobody may see, such as a shuffle, stands in hidden");
        }
        if (!hidden.isEmpty()) {
            wrong.add("hidden dice written out and never rolled: " + hidden);
        }
        List<String> codes = refused.stream().map(Violation::code).toList();
        List<String> expectedCodes = expect.refused() == null ? List.of() : expect.refused();
        if (!codes.equals(expectedCodes)) {
            wrong.add("refused should be " + expectedCodes + ", is " + refused);
        }
        if (expect.events() != null) {
            events(expect.events(), wrong);
        }
        if (expect.state() != null) {
            JsonNode state = state(game);
            expect.state().properties().forEach(one -> state(state, one.getKey(), one.getValue(), wrong));
        }
        if (expect.asks() != null) {
            expect.asks().forEach((seat, step) -> asks(seat, step, wrong));
        }
        if (expect.result() != null && sentences().stream().noneMatch(told -> told.contains(expect.result()))
                || expect.result() != null && !game.position().isOver()) {
            wrong.add("the game should have ended with \"" + expect.result() + "\"; "
                    + (game.position().isOver() ? "it ended otherwise" : "it goes on"));
        }
        return wrong;
    }

    private static <S> JsonNode state(Game<S> game) {
        return game.play().json().state(game.position().state());
    }

    private void events(List<String> expected, List<String> wrong) {
        List<String> told = sentences();
        int at = 0;
        for (String event : expected) {
            int found = at;
            while (found < told.size() && !told.get(found).contains(event)) {
                found++;
            }
            if (found == told.size()) {
                wrong.add("not told" + (at > 0 ? ", or not in this order" : "") + ": " + event);
            } else {
                at = found + 1;
            }
        }
    }

    private static void state(JsonNode state, String path, JsonNode expected, List<String> wrong) {
        JsonNode found = JsonPaths.at(state, path);
        boolean same = expected.isNull() ? found.isMissingNode() || found.isNull() : found.equals(expected);
        if (!same && !(found.isNumber() && expected.isNumber() && found.asDouble() == expected.asDouble())) {
            wrong.add("state." + path + " should be " + expected + ", is "
                    + (found.isMissingNode() ? "not there" : found));
        }
    }

    private void asks(String seat, String step, List<String> wrong) {
        List<String> asked = game.open().stream()
                .filter(open -> open.questionFor(new Player(seat)).isPresent())
                .map(PlayedSituation::title)
                .toList();
        if (step.isEmpty() ? !asked.isEmpty() : !asked.contains(step)) {
            wrong.add(seat + " should be asked " + (step.isEmpty() ? "nothing" : step) + ", is asked " + asked);
        }
    }

    private static String title(Open<?, ?> open) {
        List<String> path = open.path();
        return path.get(path.size() - 1);
    }
}
