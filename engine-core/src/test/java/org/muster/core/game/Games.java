package org.muster.core.game;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.JsonNode;

/** Games of tests: opened by a config, their lines kept in memory as a file would keep them. */
public final class Games<S> {

    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);

    public final List<String> lines = new ArrayList<>();
    private final Play<S> play;
    public Game<S> game;

    @SuppressWarnings("unchecked") // the test knows its ruleset
    private Games(LoadedRuleset loaded, GameConfig config, @Nullable JsonNode position) {
        play = (Play<S>) Opening.of(loaded).play(config, "test-game", 1, "", position);
        game = Game.open(play, CLOCK, "organizer");
        keep();
    }

    public static <S> Games<S> open(TinyRuleset<S> ruleset, String yaml) {
        return new Games<>(ruleset.loaded(), GameConfig.read(yaml), null);
    }

    /** A game that starts from a position. */
    public static <S> Games<S> open(TinyRuleset<S> ruleset, String yaml, JsonNode position) {
        return new Games<>(ruleset.loaded(), GameConfig.read(yaml), position);
    }

    public Games<S> choose(String seat, String answer) {
        return choose(seat, 0, answer, true);
    }

    public Games<S> draft(String seat, String answer) {
        return choose(seat, 0, answer, false);
    }

    /** Decision 0: the only one that asks the seat. */
    public Games<S> choose(String seat, int decision, String answer, boolean confirmed) {
        game.choose(seat, new Player(seat), decision, Json.readAnswer(answer), confirmed);
        return keep();
    }

    public Games<S> roll(Integer... faces) {
        game.roll("organizer", List.of(faces));
        return keep();
    }

    public Games<S> lapse() {
        return lapse(0);
    }

    public Games<S> lapse(int decision) {
        game.lapse("organizer", decision);
        return keep();
    }

    public Games<S> rewind(int to) {
        game.rewind("organizer", to, "test");
        return keep();
    }

    public List<Amendment.Dropped> amend(int entry, String answer) {
        Answer mended = Json.readAnswer(answer);
        List<Amendment.Dropped> dropped =
                game.amend("organizer", entry, mended, "test").dropped();
        keep();
        return dropped;
    }

    private Games<S> keep() {
        game.takeUnsaved().forEach(line -> lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
        return this;
    }

    public S state() {
        return game.position().state();
    }

    /** The same game as another process would read it. */
    public Game<S> reloaded() {
        return Game.load(play, Journal.read(lines), CLOCK);
    }

    public List<String> log(Game<S> of) {
        return of.log().stream()
                .map(line -> line.entry() + " " + line.sentence())
                .toList();
    }
}
