package org.muster.core.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.core.audit.Audit;
import org.muster.core.audit.RollAudit;
import org.muster.core.data.GameData;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Checkpoints;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;

/**
 * What can be said for a journal beyond that it could be read and replayed: that its dice are those of its
 * source, and that it leads to the same place whenever it is played.
 *
 * @param entries entries, those taken back included
 * @param rolls rolls by their source: {@code seeded}, {@code fair}, {@code typed}
 * @param fair what came of the fair ones
 * @param takenBack what counts no longer
 * @param state SHA-256 of the state the journal leads to: equal on every machine
 * @param states states that the journal notes at the ends of phases, and that were met again
 * @param elsewhere the first entry whose state was noted under other code or data of the ruleset and is another one under
 *     those at hand; null: there is none
 * @param violations everything that is not as it should be
 */
public record Verification(
        int entries,
        Map<String, Integer> rolls,
        Fair fair,
        TakenBack takenBack,
        String state,
        int states,
        @Nullable Integer elsewhere,
        List<Violation> violations) {

    /**
     * What came of fair rolls.
     *
     * @param proven recomputed from revealed seeds
     * @param late those of them that are right only without what the answer that led to them put in, as journals of format 1
     *     counted it
     * @param waiting their seed is not revealed yet
     * @param unguarded thrown before every seat had put something in, as older journals have them: the host may have
     *     opened the game until it liked them
     * @param joinedByOthers seats whose first contribution the organizer made, who might have tried out several
     */
    public record Fair(int proven, int late, int waiting, int unguarded, List<Player> joinedByOthers) {}

    /**
     * What counts no longer.
     *
     * @param rolls how many were made
     * @param untold the entry that took the game over to other rules, by which what was taken back before it can't be told;
     *     null: all of it was told again, and followed the rules
     */
    public record TakenBack(int rolls, @Nullable Integer untold) {}

    /** Verifies a game that was loaded, which has proved its chain of hashes and every step that counts already. */
    public static <S> Verification of(Game<S> game) {
        Audit audit =
                Audit.of(game.header(), game.entries(), game.play().start().rolls());
        List<Violation> violations = new ArrayList<>(audit.violations());
        violations.addAll(unreadData(game));
        Retelling<S> retelling = Retelling.of(game);
        violations.addAll(retelling.violations());
        Checkpoints checkpoints = game.recording().timeline().replay().checkpoints();
        if (!checkpoints.isLast() && !isRepeatable(game)) {
            violations.add(Violation.of(
                    "NOT_REPEATABLE",
                    "Played twice, the same answers and dice lead to two different states: the ruleset {ruleset} makes"
                            + " use of something else, such as a random generator of its own.",
                    game.play().info().id()));
        }
        RollAudit rolls = audit.rolls();
        return new Verification(
                game.entries().size(),
                rolls.bySource(),
                new Fair(
                        rolls.fair().proven().size(),
                        rolls.fair().late(),
                        rolls.fair().waiting(),
                        rolls.unguarded(),
                        audit.joinedByOthers()),
                new TakenBack(rollsTakenBack(game), retelling.untold()),
                stateOf(game),
                checkpoints.held() + checkpoints.otherRules(),
                checkpoints.differs(),
                violations);
    }

    /** What a game brings that nobody reads, by the version of its ruleset that it was opened with. */
    private static List<Violation> unreadData(Game<?> game) {
        Header opened = ((Entry.Opened) game.entries().get(0).body()).header();
        List<Violation> violations = new ArrayList<>();
        if (opened.isGuarded()
                && opened.ruleset().version().equals(game.play().info().version())
                && game.play().setup().data() instanceof GameData data) {
            for (String name : opened.data().keySet()) {
                if (!data.hashes().containsKey(name)) {
                    violations.add(Violation.of(
                            "NO_SUCH_DATA",
                            "Entry 0: the game brings data {name}, and {ruleset} reads none of that name.",
                            name,
                            opened.ruleset().id()));
                }
            }
        }
        return violations;
    }

    /** How many rolls were made that count no longer. */
    private static int rollsTakenBack(Game<?> game) {
        Set<Long> counting = new HashSet<>();
        game.history().forEach(entry -> throwsOf(entry.body()).forEach(one -> counting.add(one.number())));
        Set<Long> all = new HashSet<>();
        game.entries().forEach(entry -> throwsOf(entry.body()).forEach(one -> all.add(one.number())));
        all.removeAll(counting);
        return all.size();
    }

    private static List<Entry.Throw> throwsOf(Entry.Body body) {
        return body instanceof Entry.Rolled rolled ? rolled.rolls() : List.of();
    }

    /** The same, with more that is not as it should be. */
    public Verification with(List<Violation> more) {
        List<Violation> all = new ArrayList<>(violations);
        all.addAll(more);
        return new Verification(entries, rolls, fair, takenBack, state, states, elsewhere, all);
    }

    /** The same for a journal that must be read and replayed first. */
    public static <S> Verification of(Play<S> play, Journal journal) {
        return of(Game.load(play, journal, null, java.time.Clock.systemUTC()));
    }

    /** SHA-256 of the state of a game: equal on every machine. */
    public static String stateOf(Game<?> game) {
        return Sha256.hex(stateBytes(game));
    }

    /** Whether the journal, played once more, leads to where the game stands. */
    private static <S> boolean isRepeatable(Game<S> game) {
        Play<S> play = game.play();
        Replay<S> again = Replay.of(play, game.recording().chance(), game.history(), null);
        return play.json().write(again.session().position()).equals(play.json().write(game.position()));
    }

    private static <S> byte[] stateBytes(Game<S> game) {
        return game.play().json().bytes(game.state());
    }
}
