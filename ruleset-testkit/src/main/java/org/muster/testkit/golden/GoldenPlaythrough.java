package org.muster.testkit.golden;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.api.flow.Result;
import org.muster.api.seat.Audience;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Open;
import org.muster.core.engine.Situation;
import org.muster.core.json.OptionsJson;
import org.muster.testkit.play.Habit;
import org.muster.testkit.play.Move;
import org.muster.testkit.play.Played;
import org.muster.testkit.play.Retrace;
import org.muster.testkit.play.Trees;
import org.muster.testkit.trial.Trial;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game among random players as text: each question with what may be answered, the answer, rolls, events, and what
 * changed in the state. It is checked in, so that any change of behaviour shows.
 */
public final class GoldenPlaythrough {

    private static final int WIDTH = 300;
    private static final int CHANGES = 12;

    private final StringBuilder text = new StringBuilder();

    private GoldenPlaythrough() {}

    /**
     * Plays a game and compares it with {@code src/test/resources/playthrough/NAME.txt}.
     *
     * @param config YAML of the game; may be empty
     * @param answers how many are written out in full; of a longer game only the end follows
     */
    public static void check(RulesetPlugin plugin, String name, String config, long seed, int answers) {
        Path file = Path.of("src", "test", "resources", "playthrough", name + ".txt");
        GoldenFile.check(file, told(plugin, name, config, seed, answers));
    }

    /** The text. */
    static String told(RulesetPlugin plugin, String name, String config, long seed, int answers) {
        Played<?> game = Trial.of(plugin)
                .configs(OrderedMap.of(name, config))
                .seeds(List.of(seed))
                .game(name, seed, Habit.PROMPT);
        GoldenPlaythrough playthrough = new GoldenPlaythrough();
        playthrough.line("", "# " + plugin.info().name() + ", seed " + seed + ", random players");
        playthrough.tell(game, answers);
        return playthrough.text.toString();
    }

    private <S> void tell(Played<S> game, int answers) {
        Heard heard = new Heard();
        Retrace<S> again = new Retrace<>(game.play(), game.play().start(), game.seed(), heard);
        JsonNode before = game.play().json().state(game.play().start().state());
        before = tellWhatHappened(game, again.situation(), before, heard);
        List<Move> moves = game.moves();
        for (int i = 0; i < Math.min(answers, moves.size()); i++) {
            tellMove(i + 1, moves.get(i), again.situation());
            again.make(moves.get(i));
            before = tellWhatHappened(game, again.situation(), before, heard);
        }
        if (moves.size() > answers) {
            line("", "");
            line("", "... " + (moves.size() - answers) + " more answers");
        }
        line("", "");
        Played.Failure failure = game.failure();
        Result result = game.game().position().result();
        if (failure != null) {
            line("FAILED   ", failure.message());
        } else if (result != null) {
            line("end      ", result.ranking() + " " + result.reason() + " " + result.rules());
        }
    }

    private <S> void tellMove(int number, Move move, Situation<S> situation) {
        line("", "");
        line("== ", number + "  " + String.join(" > ", move.path()));
        for (Open<S, ?> open : situation.open()) {
            if (open.id() == move.decision()) {
                tellQuestion(open, move);
            }
        }
        line("chose    ", move.seat() + ": " + move.answer());
    }

    private <S, C> void tellQuestion(Open<S, C> open, Move move) {
        String prompt = open.decision().prompt().toString();
        if (!prompt.isEmpty()) {
            line("asks     ", prompt);
        }
        Question<C> question = open.questionFor(move.question()).orElseThrow();
        line("of       ", question.who() + (open.decision().isSecret() ? ", in secret" : ""));
        line("options  ", offered(question.options()));
        open.decision()
                .otherwise(question.id())
                .ifPresent(choice ->
                        line("default  ", question.options().write(choice).toString()));
    }

    /** What is open. Why other things are closed is held by tests of the rules, and would make these files unreadable. */
    private static String offered(Options<?> options) {
        ObjectNode json = OptionsJson.describe(options);
        json.findParents("closed").forEach(part -> ((ObjectNode) part).remove("closed"));
        return json.toString();
    }

    private <S> JsonNode tellWhatHappened(Played<S> game, Situation<S> now, JsonNode before, Heard heard) {
        heard.lines.forEach(one -> line("", one));
        heard.lines.clear();
        JsonNode after = game.play().json().state(now.position().state());
        Trees.differences(before, after, CHANGES).forEach(change -> line("state    ", change));
        return after;
    }

    private void line(String what, String told) {
        String plain = told.replace("\n", "\\n");
        if (plain.length() > WIDTH) {
            CRC32 crc = new CRC32();
            crc.update(plain.getBytes(StandardCharsets.UTF_8));
            plain = plain.substring(0, WIDTH) + "... (" + plain.length() + " characters, "
                    + Long.toHexString(crc.getValue()) + ")";
        }
        text.append((what + plain).stripTrailing()).append('\n');
    }

    private static final class Heard implements Retrace.Ears {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void told(Event event) {
            String to = event.audience().equals(Audience.EVERYBODY)
                    ? ""
                    : " (only " + event.audience().players() + ")";
            lines.add("told     " + event.sentence() + (event.rules().isEmpty() ? "" : " " + event.rules()) + to);
        }

        @Override
        public void rolled(Rolled rolled) {
            lines.add("rolled   " + rolled
                    + (rolled.roll().by() == null ? "" : " (" + rolled.roll().by() + ")"));
        }
    }
}
