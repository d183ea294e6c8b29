package org.muster.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.bot.Simulation;
import org.muster.core.data.GameData;
import org.muster.core.engine.Position;
import org.muster.core.game.GameConfig;
import org.muster.core.game.Play;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;

/** What can be checked of any ruleset without knowing its rules. */
final class RulesetCheck {

    private static final long SEED = 1;

    private final LoadedRuleset loaded;
    private final int games;
    private final List<String> passed = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    RulesetCheck(LoadedRuleset loaded, int games) {
        this.loaded = loaded;
        this.games = games;
    }

    RulesetInfo info() {
        return loaded.info();
    }

    List<String> passed() {
        return passed;
    }

    List<String> problems() {
        return problems;
    }

    /** Checks until something is so wrong that the rest makes no sense. */
    void run() {
        check("its id and version are well written", this::names);
        if (check("it is wired", () -> loaded.ruleset().state().getSimpleName())) {
            for (DataFile file : loaded.ruleset().data()) {
                check("its data " + file.name() + " is as its record says", () -> data(file));
            }
            check("bots play " + games + " games to the end", this::playouts);
        }
    }

    private boolean check(String what, Callable<String> test) {
        try {
            String more = test.call();
            passed.add(more.isEmpty() ? what : what + ": " + more);
            return true;
        } catch (Exception | LinkageError | StackOverflowError e) {
            problems.add("not true that " + what + ": " + e.getMessage() + at(e));
            return false;
        }
    }

    /** Where in the ruleset it went wrong: its author needs that. */
    private String at(Throwable e) {
        String home = loaded.home().getPackageName();
        return Arrays.stream(e.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith(home))
                .findFirst()
                .map(frame -> " (" + frame + ")")
                .orElse("");
    }

    private String names() {
        RulesetInfo info = loaded.info();
        if (!info.id().matches("[a-z][a-z0-9-]{1,39}")) {
            throw new IllegalStateException("the id \"" + info.id() + "\" is not 2 to 40 of a-z, 0-9 and -");
        }
        if (!info.version().matches("\\d+\\.\\d+\\.\\d+([-+].*)?")) {
            throw new IllegalStateException("the version " + info.version() + " is not major.minor.patch");
        }
        if (info.minSeats() < 1 || info.maxSeats() < info.minSeats()) {
            throw new IllegalStateException(info.minSeats() + " to " + info.maxSeats() + " players");
        }
        return "";
    }

    private String data(DataFile file) {
        new GameData(loaded.home(), loaded.ruleset().data(), OrderedMap.empty()).read(file.name(), file.type());
        return "";
    }

    private String playouts() {
        long decisions = 0;
        for (int seats = loaded.info().minSeats(); seats <= loaded.info().maxSeats(); seats++) {
            OrderedMap<String, String> names = OrderedMap.empty();
            for (int i = 1; i <= seats; i++) {
                names = names.with("player" + i, "Player " + i);
            }
            Play<?> play = Play.of(
                    loaded, GameConfig.EMPTY.withSeats(names).header(loaded, path -> "", "check", SEED, "", null));
            int share = Math.max(
                    1, games / (loaded.info().maxSeats() - loaded.info().minSeats() + 1));
            for (int i = 0; i < share; i++) {
                decisions += playout(play, SEED + i, seats);
            }
        }
        return decisions + " decisions, with " + loaded.info().minSeats() + " to "
                + loaded.info().maxSeats() + " players; each last position is written and read back as it was";
    }

    private <S> int playout(Play<S> play, long seed, int seats) {
        Playout.Ended<S> ended;
        try {
            ended = new Playout<>(play.engine(), Bot.random(), Simulation.MOST_DECISIONS).play(play.start(), seed);
        } catch (RuntimeException e) {
            IllegalStateException told =
                    new IllegalStateException("seed " + seed + " with " + seats + " players: " + e, e);
            told.setStackTrace(e.getStackTrace());
            throw told;
        }
        if (ended.result() == null) {
            throw new IllegalStateException(
                    "seed " + seed + " with " + seats + " players: no end after " + ended.decisions() + " decisions");
        }
        String written = Json.write(play.json().write(ended.end()));
        Position<S> read = play.json().position(Json.read(written), play.book());
        if (!Json.write(play.json().write(read)).equals(written)) {
            throw new IllegalStateException("seed " + seed + " with " + seats
                    + " players: the last position is not the same when it is written and read back");
        }
        return ended.decisions();
    }
}
