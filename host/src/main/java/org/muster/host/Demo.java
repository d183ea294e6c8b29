package org.muster.host;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.seat.Player;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Level;
import org.muster.core.config.GameConfig;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;

/**
 * A game of every ruleset, with one seat for a person and bots in the others. Nobody is its organizer: what the rules leave
 * to one is then done by themselves or by the players, and no game waits for more than who tries it.
 */
public final class Demo {

    private static final List<String> NAMES = List.of("Anna", "Bert", "Cleo", "Dora", "Emil", "Frida", "Gus", "Hanna");
    private static final int SKILL = Level.EASY.effort();
    /** As many as make a good game. */
    private static final int SEATS = 3;

    private Demo() {}

    /** Opens them for {@code person}. */
    public static List<HostedGame> open(Host host, Person person) throws IOException {
        List<HostedGame> games = new ArrayList<>();
        for (LoadedRuleset ruleset : host.games().rulesets()) {
            games.add(open(host, person, ruleset.info()));
        }
        return games;
    }

    /** Opens one of them. */
    public static HostedGame open(Host host, Person person, RulesetInfo ruleset) throws IOException {
        HostedGame game = host.games().open(game(ruleset));
        host.people().take(new Invitation(game.id(), seat(0).id()), person);
        return game;
    }

    private static NewGame game(RulesetInfo ruleset) {
        int many = Math.max(ruleset.minSeats(), Math.min(ruleset.maxSeats(), SEATS));
        OrderedMap<String, String> seats = OrderedMap.empty();
        Map<Player, Integer> bots = new LinkedHashMap<>();
        for (int i = 0; i < many; i++) {
            seats = seats.with(seat(i).id(), NAMES.get(i % NAMES.size()));
            if (i > 0) {
                bots.put(seat(i), SKILL);
            }
        }
        GameConfig config = new GameConfig(ruleset.name(), seats, false, null, null, null, "fair", null, null, null);
        return new NewGame(ruleset.id(), config, bots, true);
    }

    private static Player seat(int i) {
        return new Player("seat" + (i + 1));
    }
}
