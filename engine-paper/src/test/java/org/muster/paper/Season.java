package org.muster.paper;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.bot.Bot;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Play;
import org.muster.core.journal.MemoryStore;
import org.muster.core.match.BotsTurn;
import org.muster.core.match.Library;
import org.muster.core.match.Match;
import org.muster.core.match.Pins;
import org.muster.core.match.SeatView;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/** A game that bots have played for a while, always the same. */
record Season(Match match) {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));
    private static final Clock TIME = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);
    private static final List<String> NAMES = List.of("Anna", "Bert", "Cleo");

    static final List<String> SYSTEMS =
            List.of("swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice");

    private static final BotsTurn.Maker BY_CHANCE = new BotsTurn.Maker() {
        @Override
        public <S> Bot<S> bot(Play<S> play) {
            return Bot.random();
        }
    };

    /** A game in which so many answers were given. */
    static Season of(String system, int answers) throws IOException {
        LoadedRuleset ruleset = RULESETS.find(system).orElseThrow();
        int many = Math.max(ruleset.info().minSeats(), Math.min(ruleset.info().maxSeats(), NAMES.size()));
        String seats = IntStream.range(0, many)
                .mapToObj(i -> NAMES.get(i).toLowerCase(java.util.Locale.ROOT) + ": " + NAMES.get(i))
                .collect(Collectors.joining(", "));
        GameConfig config =
                GameConfig.read("name: The long winter\nseats: {" + seats + "}\norganizer: true\nseed: 7\n");
        Library library = header ->
                Play.of(Pins.ruleset(header, one -> RULESETS.playing(one).orElseThrow()), header);
        Season season = new Season(Match.open(
                new MemoryStore(), library, Opening.of(ruleset).header(config, "season-" + system, 7, "", null), TIME));
        season.play(answers);
        return season;
    }

    void play(int answers) throws IOException {
        RandomGenerator random = new SplittableRandom(11);
        TreeSet<Player> all = new TreeSet<>(match.game().setup().players());
        all.add(Player.ORGANIZER);
        for (int n = 0; n < answers; n++) {
            Optional<BotsTurn> turn = match.turnOf(all);
            if (turn.isEmpty()) {
                return;
            }
            match.submit(turn.get().seat().id(), null, turn.get().think(BY_CHANCE, random, null));
        }
    }

    List<Player> seats() {
        return match.game().setup().players();
    }

    SeatView as(Player seat) {
        return match.as(Viewer.of(seat));
    }

    Paper sheet(Player seat) throws IOException {
        return TurnSheet.of(
                as(seat),
                seat,
                new HandIn("Bert, at the club on Friday", "muster choose winter --as organizer --for " + seat.id()),
                PageSize.A4);
    }

    /** A seat of which something is asked. */
    Player asked() throws IOException {
        for (Player seat : seats()) {
            if (as(seat).asked().path("decisions").size() > 0) {
                return seat;
            }
        }
        throw new IllegalStateException("nothing is asked of anybody");
    }
}
