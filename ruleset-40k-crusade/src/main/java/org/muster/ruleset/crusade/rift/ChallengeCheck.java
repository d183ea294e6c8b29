package org.muster.ruleset.crusade.rift;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Season;

/**
 * What speaks against a challenge of a Great Rift turn.
 *
 * <pre>
 * two battles each                       CRU-RIFT-02
 * an unclaimed system                    CRU-RIFT-04
 * or a system of each, staked once       CRU-RIFT-06, CRU-RIFT-08, CRU-RIFT-15
 * </pre>
 */
final class ChallengeCheck {

    private ChallengeCheck() {}

    // ---- how many battles

    static int limit(Season season) {
        return season.book().season().riftBattlesPerPlayer();
    }

    /** Battles of {@code player} that are agreed on or reported; what was withdrawn or lapsed frees its place. */
    static int agreed(Season season, Player player) {
        return count(season, player, false);
    }

    private static int count(Season season, Player player, boolean confirmed) {
        int count = 0;
        for (Battle battle : season.battles().list()) {
            boolean counts = battle.over() ? battle.ending() != null : !confirmed;
            Challenge challenge = counts ? battle.challenge() : null; // most were withdrawn, where many were given
            boolean mine = challenge != null
                    && challenge.stands()
                    && challenge.players().contains(player);
            count += mine ? 1 : 0;
        }
        return count;
    }

    /** Whether {@code player} has no more battle to find: all he may have are confirmed. */
    static boolean hasAll(Season season, Player player) {
        return count(season, player, true) >= limit(season);
    }

    /** Whether a challenge of {@code player} waits for answers. */
    static boolean isOpenOf(Battle battle, Player player) {
        Challenge challenge = battle.challenge();
        return challenge != null
                && !battle.over()
                && !challenge.stands()
                && challenge.giver().equals(player);
    }

    /** Whether {@code player} has as many battles as he may play, agreed on or reported. */
    static boolean isFull(Season season, Player player) {
        return agreed(season, player) >= limit(season);
    }

    // ---- who waits for whom

    /** Whether a challenge asks {@code player} for his answer. */
    static boolean isToAnswer(Battle battle, Player player) {
        Challenge challenge = battle.challenge();
        return challenge != null
                && !battle.over()
                && challenge.players().contains(player)
                && !challenge.accepted().contains(player);
    }

    /**
     * Whether {@code player} waits for the answer to a challenge of his own: somebody can still give it, who is waited for
     * therefore. Not while a challenge waits for his own answer, else two could wait for each other.
     */
    static boolean waits(Season season, Player player) {
        boolean isWaiting = false;
        for (Battle battle : season.battles().list()) {
            if (battle.over()) {
                continue;
            }
            if (isToAnswer(battle, player)) {
                return false;
            }
            Challenge challenge = battle.challenge();
            isWaiting |= challenge != null
                    && challenge.giver().equals(player)
                    && challenge.players().stream()
                            .anyMatch(other -> isToAnswer(battle, other) && looksOn(season, other));
        }
        return isWaiting;
    }

    /** Whether {@code player} still looks for battles. */
    private static boolean looksOn(Season season, Player player) {
        return !season.clock().done().contains(player) && !isFull(season, player);
    }

    // ---- why not

    /** Everything that forbids a challenge as things stand now; asked when it is given and again when accepted. */
    static List<Violation> violations(Season season, Challenge challenge) {
        Violations violations = new Violations();
        for (Player player : challenge.players()) {
            violations.addAll(againstMore(season, player));
        }
        if (challenge.unclaimed().isEmpty()) {
            challenge.players().forEach(player -> violations.addAll(againstWager(season, challenge, player)));
        } else {
            violations.addAll(againstStake(season, challenge.unclaimed()));
        }
        return violations;
    }

    /** That the same challenge waits for answers already: a second one would be the same question. */
    static List<Violation> againstTwice(Season season, Challenge challenge) {
        if (!season.book().challengesOnce()) {
            return List.of();
        }
        for (Battle battle : season.battles().list()) {
            Challenge other = battle.over() ? null : battle.challenge();
            if (other != null && !other.stands() && other.isLike(challenge)) {
                return List.of(Violation.of(
                                "CHALLENGE_GIVEN",
                                "Battle {n} is this challenge, and waits for answers: propose something else, or take it back first.",
                                battle.number())
                        .citing("CRU-RIFT-03"));
            }
        }
        return List.of();
    }

    /** Every rule against one more battle of {@code player}. */
    static List<Violation> againstMore(Season season, Player player) {
        Violations violations = new Violations();
        if (isFull(season, player)) {
            violations.found(() -> Violation.of(
                            "RIFT_BATTLE_LIMIT",
                            "{player} already has {n} of {limit battle|battles} in this turn.",
                            player,
                            agreed(season, player),
                            limit(season))
                    .citing("CRU-RIFT-02"));
        }
        if (season.clock().done().contains(player)) {
            violations.found(() -> Violation.of("PLAYER_DONE", "{player} wants no more battles this turn.", player)
                    .citing("CRU-RIFT-02"));
        }
        return violations;
    }

    /** Whether nobody else looks for battles any more. */
    static boolean isAlone(Season season, Player player) {
        return season.players().stream().noneMatch(other -> !other.equals(player) && looksOn(season, other));
    }

    /** Every rule against a challenge of {@code player}, whatever it is. */
    static List<Violation> againstProposing(Season season, Player player) {
        List<Violation> full = againstMore(season, player);
        return full.isEmpty() && isAlone(season, player)
                ? List.of(Violation.of(
                                "NO_OPPONENT",
                                "Nobody is left to challenge: all others have their battles, or want no more.")
                        .citing("CRU-RIFT-02"))
                : full;
    }

    /** That a system is not to be played for: somebody controls it. */
    static List<Violation> againstStake(Season season, String system) {
        return Violation.unless(
                season.controller(system) == null,
                () -> Violation.of(
                                "RIFT_STAKE_CLAIMED",
                                "{system} belongs to {owner}; only an unclaimed system can be played for.",
                                season.sector().nameAndId(system),
                                season.owner(system))
                        .citing("CRU-RIFT-04"));
    }

    /** That a system is not to be wagered: nobody controls it. */
    static List<Violation> againstStaking(Season season, String system) {
        return Violation.unless(
                season.controller(system) != null,
                () -> Violation.of(
                                "WAGER_NOT_HELD",
                                "Nobody controls {system}; a wager is a system of who stakes it.",
                                season.sector().nameAndId(system))
                        .citing("CRU-RIFT-06", "CRU-RIFT-15"));
    }

    private static List<Violation> againstWager(Season season, Challenge challenge, Player player) {
        String wager = challenge.wagers().get(player);
        if (wager == null) {
            return List.of(Violation.of(
                            "WAGER_MISSING",
                            "{player} stakes no system; he controls {systems}.",
                            player,
                            season.sector().namesAndIds(season.systemsOf(player)))
                    .citing("CRU-RIFT-06", "CRU-RIFT-15", "CRU-NOM-06"));
        }
        if (!season.sector().isSystem(wager) || !season.world(wager).belongsTo(player)) {
            return List.of(Violation.of(
                            "WAGER_NOT_HELD",
                            "{player} does not control {system}; he controls {systems}.",
                            player,
                            season.sector().nameAndId(wager),
                            season.sector().namesAndIds(season.systemsOf(player)))
                    .citing("CRU-RIFT-06", "CRU-RIFT-15", "CRU-NOM-06"));
        }
        Battle pledged = pledged(season, wager);
        return pledged == null
                ? List.of()
                : List.of(Violation.of(
                                "WAGER_ALREADY_PLEDGED",
                                "{system} of {player} is staked in battle {battle} already.",
                                season.sector().nameAndId(wager),
                                player,
                                pledged.number())
                        .citing("CRU-RIFT-08"));
    }

    /** The open or reported battle in which a system is staked; null: none. */
    static @Nullable Battle pledged(Season season, String system) {
        for (Battle battle : season.battles().list()) {
            Challenge challenge = battle.challenge();
            boolean counts = challenge != null && challenge.stands() && !(battle.over() && battle.ending() == null);
            if (challenge != null && counts && challenge.wagers().containsValue(system)) {
                return battle;
            }
        }
        return null;
    }
}
