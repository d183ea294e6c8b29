package org.muster.bench.battle;

import org.muster.api.odds.Distribution;
import org.muster.bench.pace.Pace;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;

/** The odds of the battle, worked out or played for: {@code exact|sampled SECONDS [WARM_UP]}. */
public final class BattleBench {

    private final Play<Battle.Losses> play;
    private final Playout<Battle.Losses> playout;
    private long played;
    private long taken;

    @SuppressWarnings("unchecked") // it is that ruleset
    BattleBench() {
        LoadedRuleset loaded = LoadedRuleset.of(new Battle());
        play = (Play<Battle.Losses>) Opening.of(loaded).play(GameConfig.EMPTY, "bench");
        playout = new Playout<>(play.engine(), Bot.random(), Playout.MOST_DECISIONS);
    }

    /** One battle on the engine. */
    private int sample() {
        Battle.Losses end = playout.play(play.start(), played++).end().state();
        taken += end.attackers() < Side.ATTACKERS.size() ? 1 : 0;
        return 1;
    }

    /** How many of {@code battles} the attackers won. */
    double sampled(int battles) {
        for (int i = 0; i < battles; i++) {
            sample();
        }
        return (double) taken / played;
    }

    static Distribution exact() {
        return BattleOdds.of(Side.ATTACKERS, Side.DEFENDERS);
    }

    /** {@code exact|sampled SECONDS [WARM_UP]}. */
    public static void main(String[] args) {
        if (args[0].equals("exact")) {
            Pace pace = Pace.warm(args, 1, () -> exact().outcomes().signum());
            System.out.println(pace.toJson("exact"));
            System.out.println("attackers win " + exact().chance(1).toDecimal(12));
        } else {
            BattleBench bench = new BattleBench();
            System.out.println(Pace.warm(args, 1, bench::sample).toJson("sampled"));
            System.out.printf("attackers win %.4f of %d%n", (double) bench.taken / bench.played, bench.played);
        }
    }
}
