package org.muster.core.game;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;

/** Games of tests: opened by a config, their lines kept in memory as a file would keep them. */
final class Games<S> {

    static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);

    final List<String> lines = new ArrayList<>();
    private final Play<S> play;
    Game<S> game;

    @SuppressWarnings("unchecked") // the test knows its ruleset
    private Games(LoadedRuleset loaded, GameConfig config) {
        play = (Play<S>) Play.of(loaded, config.header(loaded, path -> "", "test-game", 1, "", null));
        game = Game.open(play, null, CLOCK, "organizer");
        keep();
    }

    static <S> Games<S> open(TinyRuleset<S> ruleset, String yaml) {
        return new Games<>(ruleset.loaded(), GameConfig.read(yaml));
    }

    Games<S> choose(String seat, String answer) {
        game.choose(seat, new Player(seat), 0, Json.readAnswer(answer), true);
        return keep();
    }

    Games<S> draft(String seat, String answer) {
        game.choose(seat, new Player(seat), 0, Json.readAnswer(answer), false);
        return keep();
    }

    Games<S> roll(Integer... faces) {
        game.roll("organizer", List.of(faces));
        return keep();
    }

    Games<S> lapse() {
        game.lapse("organizer", 0);
        return keep();
    }

    Games<S> rewind(int to) {
        game.rewind("organizer", to, "test");
        return keep();
    }

    List<Amendment.Dropped> amend(int entry, String answer) {
        Answer mended = Json.readAnswer(answer);
        List<Amendment.Dropped> dropped = game.amend("organizer", entry, mended, "test");
        keep();
        return dropped;
    }

    private Games<S> keep() {
        game.takeUnsaved().forEach(line -> lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
        return this;
    }

    S state() {
        return game.position().state();
    }

    /** The same game as another process would read it. */
    Game<S> reloaded() {
        return Game.load(play, Journal.read(lines), null, CLOCK);
    }

    List<String> log(Game<S> of) {
        return of.log().stream()
                .map(line -> line.entry() + " " + line.sentence())
                .toList();
    }
}
