package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.game.Verification;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.view.View;
import org.muster.testkit.golden.GoldenSave;
import org.muster.testkit.play.RandomPlayers;

/** A figure's name is corrected in the catalogue in the middle of a season, and nothing else. */
class CorrectedNameTest {

    private static final String WRONG = "name: Tusken Raider,";
    private static final String RIGHT = "name: Tusken Sand Raider,";

    private final LoadedRuleset loaded = LoadedRuleset.of(new SwmPlugin());
    private final GoldenSave saved = GoldenSave.in(Path.of("src/test/resources/golden-saves")).stream()
            .filter(save -> save.name().equals("0.1.0/seeded"))
            .findFirst()
            .orElseThrow();

    private Play<War> play(String from, String to) {
        Header header = Journal.read(saved.lines()).header();
        GameData data = new GameData(SwmPlugin.class, loaded.ruleset().data(), OrderedMap.empty());
        String catalogue = data.shipped("catalogue");
        assertThat(catalogue).contains(from);
        Header corrected = new Header(
                header.format(),
                header.game(),
                header.name(),
                header.ruleset(),
                header.expansions(),
                header.seats(),
                header.organizer(),
                header.auto(),
                header.options(),
                OrderedMap.of("catalogue", data.bring("catalogue", catalogue.replace(from, to))),
                header.hashes(),
                header.dice(),
                header.position());
        @SuppressWarnings("unchecked") // it is this ruleset's
        Play<War> play = (Play<War>) Play.of(loaded, corrected);
        return play;
    }

    private Game<War> load(Play<War> play, List<String> lines) {
        return Game.load(play, Journal.read(lines), RandomPlayers.CLOCK);
    }

    @Test
    void showLogVerifyAndUndoGoOnWorking() {
        assertThat(String.join("", saved.lines())).contains("\"purpose\":\"Post-battle roll of Tusken Raider #3\"");
        Game<War> game = load(play(WRONG, RIGHT), saved.lines());

        assertThat(new View<>(game, Viewer.EVERYTHING).scene().marks()).isNotEmpty();
        assertThat(log(game)).anyMatch(line -> line.contains("Post-battle roll of Tusken Sand Raider #3"));
        Verification found = Verification.of(game);
        assertThat(found.violations()).isEmpty();
        assertThat(found.rolls()).containsOnlyKeys("seeded");
        int answers = found.entries();
        game.rewind("organizer", game.beforeLastChoice().orElseThrow(), "undone");
        assertThat(game.result()).isEmpty();
        assertThat(game.entries()).hasSize(answers + 1);
    }

    /** Nothing but the name is another one: both games tell the same of the same entries. */
    @Test
    void everythingElseIsAsItWas() {
        List<String> before = log(load(play(WRONG, WRONG), saved.lines()));
        List<String> after = log(load(play(WRONG, RIGHT), saved.lines()));
        Set<String> changed = new TreeSet<>(after);
        changed.removeAll(before);
        assertThat(after).hasSameSizeAs(before);
        assertThat(changed).isNotEmpty().allMatch(line -> line.contains("Tusken Sand Raider"));
    }

    private static List<String> log(Game<War> game) {
        return game.log().stream()
                .map(line -> line.entry() + " " + line.sentence())
                .collect(Collectors.toList());
    }
}
