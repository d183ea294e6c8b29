package org.muster.ruleset.crusade.victory;

import java.util.List;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Condition;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.data.ConditionLine;

/**
 * How a season that is not over stands for a player: a guess, for bots that look ahead. No rule of the book.
 *
 * <pre>
 * the ranking      systems first, then lines fulfilled, then wins                CRU-VIC-06
 * a Major Victory  how far each of its lines has come; nearly there is much      CRU-VIC-02, -04
 * the home         who has lost it roams as a nomad                              CRU-NOM-01
 * the Great Rift   what is won there this turn, and a share of what is to be fought for    CRU-RIFT-04, -06
 * the force        power levels and requisition, a little                        CRU-ARMY-02, CRU-TRN-02
 * </pre>
 *
 * All of it in star systems. What lies ahead counts less the fewer turns are left.
 */
public final class Prospects {

    private static final double LINES = 3;
    private static final double NEARLY = 4;
    private static final double WIN = 0.15;
    private static final double HOME = 1.5;
    private static final double POWER = 0.01;
    private static final double REQUISITION = 0.03;

    /** Systems that make one twice as likely to win: at the end, and a season before it. */
    private static final double AT_THE_END = 0.6;

    private static final double A_SEASON_BEFORE = 2.2;

    private Prospects() {}

    /** From 0, as good as lost, to 1, as good as won. */
    public static double of(Season season, Player player) {
        int turns = Math.max(1, season.book().season().turns());
        double left = Math.max(0, turns - season.turn()) / (double) turns;
        double scale = AT_THE_END + A_SEASON_BEFORE * left;
        double own = systems(season, player);
        double all = 0;
        for (Player each : season.players()) {
            all += StrictMath.exp((systems(season, each) - own) / scale);
        }
        return 0.01 + 0.98 / all;
    }

    private static double systems(Season season, Player player) {
        if (!season.forces().containsKey(player)) {
            return 0;
        }
        List<ConditionLine> lines = season.faction(player).majorVictory();
        double progress = 0;
        for (ConditionLine line : lines) {
            Condition.Progress one = Condition.of(season.book(), line).progress(season, player, line);
            progress += Math.min(1, one.have() / (double) Math.max(1, one.need()));
        }
        double share = lines.isEmpty() ? 0 : progress / lines.size();
        int wins = 0;
        for (GameRecord game : season.games()) {
            wins += game.wonBy(player) ? 1 : 0;
        }
        return season.systemsOf(player).size()
                + stakes(season, player)
                + LINES * share
                + NEARLY * share * share * share * share
                + WIN * wins
                + (season.world(season.book().home(player)).belongsTo(player) ? HOME : 0)
                + POWER * season.force(player).power()
                + REQUISITION * season.force(player).requisition();
    }

    /** Systems that the battles of a Great Rift turn bring when it ends; who is to fight for them has a part of each. */
    private static double stakes(Season season, Player player) {
        double won = 0;
        for (Battle battle :
                season.stage() == Stage.RIFT_BATTLES ? season.battles().list() : List.<Battle>of()) {
            Challenge challenge = battle.challenge();
            if (challenge == null
                    || !challenge.stands()
                    || !challenge.players().contains(player)
                    || battle.over() && battle.ending() == null) {
                continue;
            }
            int all = challenge.wagers().isEmpty() ? 1 : challenge.players().size();
            int own = challenge.wagers().isEmpty() ? 0 : 1;
            Battle.Ending ending = battle.ending();
            double part = ending == null
                    ? 1.0 / challenge.players().size()
                    : player.equals(ending.winner()) ? 1 : ending.winner() == null && own == 1 ? 1.0 / all : 0;
            won += part * all - own;
        }
        return won;
    }

    /** What a system would be worth to {@code player}, in chances to win. */
    public static double gain(Season season, Player player, String system) {
        return of(season.under(player, system), player) - of(season, player);
    }
}
