package org.muster.ruleset.crusade.rift;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.rift.RiftPhase.Accept;
import org.muster.ruleset.crusade.rift.RiftPhase.Decline;
import org.muster.ruleset.crusade.rift.RiftPhase.Done;
import org.muster.ruleset.crusade.rift.RiftPhase.Propose;
import org.muster.ruleset.crusade.rift.RiftPhase.Stake;
import org.muster.ruleset.crusade.rift.RiftPhase.Unclaimed;
import org.muster.ruleset.crusade.rift.RiftPhase.Wager;
import org.muster.ruleset.crusade.rift.RiftPhase.Wagers;
import org.muster.ruleset.crusade.rift.RiftPhase.Word;
import org.muster.ruleset.crusade.victory.Prospects;

/** What somebody says in a Great Rift turn who has something in mind: what bots look at first. No rule of the book. */
final class Purpose {

    /** Less is no difference, in chances to win. */
    private static final double EVEN = 0.005;

    private Purpose() {}

    /** Yes to what is worth it, else no to what is not, else a challenge if none is open, else no more battles. */
    static List<Word> words(Season season, Player player) {
        Map<Word, Double> worth = new LinkedHashMap<>();
        List<Word> declined = new ArrayList<>();
        boolean isOpen = false;
        int failed = 0;
        for (Battle battle : season.battles().list()) {
            Challenge challenge = battle.challenge();
            if (challenge != null && ChallengeCheck.isToAnswer(battle, player)) {
                double worthIt = worth(season, player, challenge);
                if (worthIt >= -EVEN
                        && ChallengeCheck.violations(season, challenge).isEmpty()) {
                    worth.put(new Accept(battle.number()), worthIt);
                } else {
                    declined.add(new Decline(battle.number()));
                }
            }
            isOpen |= ChallengeCheck.isOpenOf(battle, player);
            failed += isVain(battle, player) ? 1 : 0;
        }
        if (!worth.isEmpty()) {
            return bestFirst(worth);
        }
        if (!declined.isEmpty()) {
            return declined;
        }
        if (!isOpen
                && failed < ChallengeCheck.limit(season)
                && ChallengeCheck.againstMore(season, player).isEmpty()) {
            worth.putAll(challenges(season, player));
        }
        return worth.isEmpty() ? List.of(new Done()) : bestFirst(worth);
    }

    private static List<Word> bestFirst(Map<Word, Double> worth) {
        List<Word> words = new ArrayList<>(worth.keySet());
        words.sort(Comparator.comparingDouble(word -> -worth.getOrDefault(word, 0.0)));
        return words;
    }

    /** Whether a challenge of {@code player} came to nothing. */
    private static boolean isVain(Battle battle, Player player) {
        Challenge challenge = battle.challenge();
        return challenge != null && challenge.giver().equals(player) && battle.over() && battle.ending() == null;
    }

    /** A challenge of each who has time that is worth it. */
    private static Map<Word, Double> challenges(Season season, Player player) {
        Map<Word, Double> worth = new LinkedHashMap<>();
        Optional<String> prize = prize(season, player);
        for (Player other : season.players()) {
            if (other.equals(player)
                    || !ChallengeCheck.againstMore(season, other).isEmpty()) {
                continue;
            }
            stake(season, player, other, prize).ifPresent(stake -> {
                Propose propose = new Propose(List.of(other), stake, Challenge.Mission.NORMAL, null);
                double worthIt = worth(season, player, new ChallengeForm(season, player).challenge(propose));
                if (worthIt >= -EVEN) {
                    worth.put(propose, worthIt);
                }
            });
        }
        return worth;
    }

    /** The unclaimed system that would bring most and that nobody plays for this turn. */
    private static Optional<String> prize(Season season, Player player) {
        return season.sector().ids().stream()
                .filter(system -> ChallengeCheck.againstStake(season, system).isEmpty()
                        && season.battles().list().stream()
                                .noneMatch(battle ->
                                        battle.system().equals(system) && (!battle.over() || battle.ending() != null)))
                .max(Comparator.comparingDouble(system -> Prospects.gain(season, player, system)));
    }

    /** That system, or what each of the two would miss least. */
    private static Optional<Stake> stake(Season season, Player player, Player other, Optional<String> prize) {
        if (prize.isPresent()) {
            return prize.map(Unclaimed::new);
        }
        return missedLeast(season, player)
                .flatMap(own -> missedLeast(season, other)
                        .map(theirs -> new Wagers(List.of(new Wager(player, own), new Wager(other, theirs)))));
    }

    private static Optional<String> missedLeast(Season season, Player player) {
        return season.systemsOf(player).stream()
                .filter(system -> ChallengeCheck.pledged(season, system) == null)
                .max(Comparator.comparingDouble(system -> Prospects.of(season.under(null, system), player)));
    }

    /** What it changes of the chances of {@code player}, where each of those who play wins it as often. */
    private static double worth(Season season, Player player, Challenge challenge) {
        double all = 0;
        for (Player winner : challenge.players()) {
            Season won = challenge.unclaimed().isEmpty() ? season : season.under(winner, challenge.unclaimed());
            for (String system : challenge.wagers().values()) {
                won = won.under(winner, system);
            }
            all += Prospects.of(won, player);
        }
        return all / challenge.players().size() - Prospects.of(season, player);
    }
}
