package org.muster.ruleset.crusade.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;

/**
 * Who may play the natives of a colonization.
 *
 * <pre>
 * neither colonizers nor their supporters    CRU-COL-02
 * trainees if they want to                   CRU-COL-03
 * volunteers, where the colonizer picks      CRU-COL-05
 * the proposal, where the organizer assigns  CRU-COL-06
 * he may name another instead                CRU-MATCH-01
 * </pre>
 */
public final class Opponents {

    private final Season season;
    private final Battle battle;
    private final Lineup lineup;

    private Opponents(Season season, Battle battle) {
        this.season = season;
        this.battle = battle;
        this.lineup = Lineup.of(season, battle);
    }

    /** Who may stand in for the natives of {@code battle}. */
    public static Opponents of(Season season, Battle battle) {
        return new Opponents(season, battle);
    }

    // ---- who

    /** Who may volunteer, in seat order. */
    public List<Player> candidates() {
        return season.players().stream()
                .filter(player -> against(player).isEmpty())
                .toList();
    }

    /** One of the volunteers, as the colonizer picks; in seat order. */
    public OneOf<Player> picks() {
        return Options.oneOf(season.players(), this::label, this::againstPicking);
    }

    /** One of those whom the organizer may assign, in the order of the book's proposal. */
    public OneOf<Player> assignments() {
        return Options.oneOf(ranked(), this::label, this::againstAssigning);
    }

    private Option label(Player player) {
        return season.option(player).noting("battles this turn: {battles}", Lineup.battlesOf(season, player));
    }

    /**
     * Fewest battles, home in the same half, fewest such games against this colonizer, seat order; trainees after all
     * others.
     */
    private List<Player> ranked() {
        if (lineup.sides().isEmpty()) {
            return season.players();
        }
        Player colonizer = lineup.principals().get(0);
        String half = season.sector().half(battle.system());
        return season.players().stream()
                .sorted(Comparator.comparing(season::trains)
                        .thenComparingInt(player -> Lineup.battlesOf(season, player))
                        .thenComparing(player -> !season.book().homeHalf(player).equals(half))
                        .thenComparingLong(player -> season.games().stream()
                                .filter(game ->
                                        game.kind() == Battle.Kind.COLONIZATION && game.opposed(player, colonizer))
                                .count()))
                .toList();
    }

    // ---- why not

    /** Why nobody is looked for: it is no colonization by one player, or somebody plays the natives. */
    public List<Violation> againstLooking() {
        return Violation.unless(
                lineup.needsOpponent(),
                () -> Violation.of(
                                "NO_OPPONENT_WANTED",
                                "Nobody is looked for to play natives in {battle}: {sides}.",
                                BattleSheet.title(season, battle),
                                BattleSheet.of(season, battle).sides())
                        .citing("CRU-COL-01", "CRU-COL-05"));
    }

    /** Why nobody is named by the organizer, who may also name another than was named (CRU-MATCH-01). */
    public List<Violation> againstNaming() {
        return lineup.natives() == null ? againstLooking() : List.of();
    }

    /** Every rule against anybody's playing the natives, willing or not. */
    public List<Violation> against(Player player) {
        List<Violation> violations = new ArrayList<>();
        if (battle.sides().stream().anyMatch(side -> side.principals().contains(player))) {
            violations.add(notAllowed(player, Sentence.of("a colonizer")));
        }
        if (lineup.sides().stream().anyMatch(side -> side.supporters().contains(player))) {
            violations.add(notAllowed(player, Sentence.of("a supporter of this attack")));
        }
        if (battle.isAbsent(player)) {
            violations.add(notAllowed(player, Sentence.of("unable")));
        }
        return violations;
    }

    /** Every rule against the colonizer's picking him: he has to volunteer. */
    List<Violation> againstPicking(Player player) {
        List<Violation> never = against(player);
        if (!never.isEmpty() || battle.natives().volunteers().contains(player)) {
            return never;
        }
        return season.trains(player) ? unwilling(player) : List.of(notAllowed(player, Sentence.of("no volunteer")));
    }

    /** Every rule against the organizer's assigning him. */
    private List<Violation> againstAssigning(Player player) {
        return Violation.both(
                Violation.both(against(player), unwilling(player)),
                Violation.unless(
                        !player.equals(lineup.natives()),
                        () -> notAllowed(player, Sentence.of("the one who plays them already"))));
    }

    private List<Violation> unwilling(Player player) {
        return Violation.unless(
                !season.trains(player) || battle.natives().volunteers().contains(player),
                () -> notAllowed(player, Sentence.of("in Intensive Training and no volunteer")));
    }

    private static Violation notAllowed(Player player, Sentence what) {
        return Violation.of("OPPONENT_NOT_ALLOWED", "{player} cannot play the natives, being {what}.", player, what)
                .citing("CRU-COL-02", "CRU-COL-03");
    }

    /** Whether another plays the natives instead of {@code player}, who could not (CRU-COL-07). */
    public boolean wasReplaced(Player player) {
        return season.book().replacesForGood()
                && !lineup.needsOpponent()
                && battle.absences().unable().contains(player)
                && !battle.players().contains(player);
    }

    // ---- found

    /** {@code opponent} plays the natives. */
    public static Outcome<Season> playing(Season season, Battle battle, Player opponent) {
        Battle met = battle.with(battle.natives().playedBy(opponent));
        Season after = season.with(met);
        return Outcome.of(after).tell(BattleSheet.told(after, met));
    }
}
