package org.muster.ruleset.warmachine.season;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Deeds;
import org.muster.ruleset.warmachine.HouseRules.SecretVp;
import org.muster.ruleset.warmachine.ObjectiveBoard;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Objective;
import org.muster.ruleset.warmachine.data.Objectives;
import org.muster.ruleset.warmachine.data.SpaceType;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * Objectives, public and secret.
 *
 * <pre>
 * start of a round           public ones are revealed, secret ones assigned    WMC-OBJ-02, -05, -07
 * end of the Resource Phase  whoever meets one is rewarded                     WMC-OBJ-01, -03, -04, -06
 * </pre>
 */
public final class ObjectivesMet {

    private ObjectivesMet() {}

    /** The decks are shuffled once, before the first round. */
    public record ShuffleObjectives() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Objectives all = campaign.book().objectives();
            List<String> open = ids(campaign, all.publicObjectives());
            List<String> secret = ids(campaign, all.secretObjectives());
            return Outcome.of(campaign.with(new ObjectiveBoard(
                    List.of(), dice.shuffled("Public objectives", open), dice.shuffled("Secret objectives", secret))));
        }

        private static List<String> ids(Campaign campaign, List<Objective> objectives) {
            List<String> ids = new ArrayList<>();
            for (Objective objective : objectives) {
                String needs = objective.needsMapWith();
                if (needs == null
                        || campaign.book().mapFile().specialLocations().containsValue(needs)) {
                    ids.add(objective.id());
                }
            }
            return ids;
        }
    }

    /** A round begins: one public objective more in every odd round, secret ones for who has none (WMC-OBJ-02, WMC-OBJ-05). */
    public record RevealObjectives() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign revealed = campaign.in(Phase.ORDER);
            List<Event> events = new ArrayList<>();
            Objectives rules = campaign.book().objectives();
            ObjectiveBoard board = campaign.board();
            if ((campaign.round() - 1) % rules.everyRounds() == 0
                    && board.open().size() < rules.open()
                    && !board.publicDeck().isEmpty()) {
                Objective next = campaign.book().objective(board.publicDeck().get(0));
                board = board.opening();
                events.add(
                        Event.told("New public objective: {name}.", next.name()).citing("WMC-OBJ-02"));
            }
            boolean last = campaign.round() >= campaign.book().houseRules().rounds();
            for (Player player : last ? List.<Player>of() : campaign.players()) {
                List<String> deck = new ArrayList<>(board.secretDeck());
                if (campaign.ledger(player).objective().isEmpty() && !deck.isEmpty()) {
                    Objective mine = campaign.book().objective(deck.remove(0));
                    board = board.withSecretDeck(deck);
                    revealed = revealed.noting(player, ledger -> ledger.seeking(mine.id()));
                    events.add(Event.told("{player} gets the secret objective {name}.", player, mine.name())
                            .citing("WMC-OBJ-05")
                            .only(campaign.book().privyTo(player)));
                }
            }
            return Outcome.of(revealed.with(board)).tell(events);
        }
    }

    /** Whoever meets an objective is rewarded; secret ones not in the last round (WMC-OBJ-03, WMC-OBJ-06, WMC-OBJ-07). */
    public record RewardObjectives() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign rewarded = campaign;
            List<Event> events = new ArrayList<>();
            List<String> closed = new ArrayList<>();
            for (String id : campaign.board().open()) {
                Objective objective = campaign.book().objective(id);
                for (Player player : campaign.players()) {
                    if (isMet(campaign, player, objective)) {
                        closed.add(id);
                        rewarded = rewarded.holding(
                                        player,
                                        one -> one.earning(objective.reward().vp()))
                                .noting(
                                        player,
                                        ledger -> ledger.earning(
                                                objective.reward().supply()));
                        events.add(completed(player, objective).citing("WMC-OBJ-03", "WMC-OBJ-04"));
                    }
                }
            }
            rewarded = rewarded.with(rewarded.board().closing(closed));
            boolean last = campaign.round() >= campaign.book().houseRules().rounds();
            for (Player player : last ? List.<Player>of() : campaign.players()) {
                rewarded = secret(campaign, rewarded, player, events);
            }
            return Outcome.of(rewarded).tell(events);
        }

        private static Campaign secret(Campaign campaign, Campaign rewarded, Player player, List<Event> events) {
            String id = campaign.ledger(player).objective();
            Objective objective = id.isEmpty() ? null : campaign.book().objective(id);
            if (objective == null || !isMet(campaign, player, objective)) {
                return rewarded;
            }
            boolean shown = campaign.book().houseRules().secretVp() == SecretVp.SHOWN;
            int vp = objective.reward().vp();
            events.add(completed(player, objective)
                    .citing("WMC-OBJ-06")
                    .only(campaign.book().privyTo(player)));
            if (shown) {
                events.add(Event.told(
                                "{player} has completed a secret objective: {vp victory point|victory points}.",
                                player,
                                vp)
                        .citing("WMC-INF-06")
                        .only(Audience.EVERYBODY));
            }
            List<String> deck = new ArrayList<>(rewarded.board().secretDeck());
            deck.add(id); // for somebody later on
            return rewarded.with(rewarded.board().withSecretDeck(deck))
                    .holding(player, one -> one.earning(shown ? vp : 0))
                    .noting(
                            player,
                            ledger -> ledger.completing(shown ? 0 : vp)
                                    .earning(objective.reward().supply()));
        }

        private static Event.Told completed(Player player, Objective objective) {
            return Event.told(
                    "{player} completes {name}: {vp victory point|victory points}, {supply supply point|supply points}.",
                    player,
                    objective.name(),
                    objective.reward().vp(),
                    objective.reward().supply());
        }
    }

    /** Whether all conditions of an objective hold for {@code player} now. */
    static boolean isMet(Campaign campaign, Player player, Objective objective) {
        for (Objective.Condition condition : objective.when()) {
            int measured = measured(campaign, player, condition);
            boolean holds = condition.measure() == Objective.Measure.BATTLES_LOST_AT_MOST
                    ? measured <= condition.least()
                    : measured >= condition.least();
            if (!holds) {
                return false;
            }
        }
        return true;
    }

    /** What a condition counts, for {@code player} now. */
    public static int measured(Campaign campaign, Player player, Objective.Condition condition) {
        Deeds deeds = campaign.of(player).deeds();
        String of = condition.of() == null ? "" : condition.of();
        return switch (condition.measure()) {
            case CLAIMED_THIS_ROUND -> deeds.claimed();
            case BATTLES_WON_THIS_ROUND -> deeds.battles().won();
            case BATTLES_LOST_AT_MOST -> deeds.battles().lost();
            case WON_AGAINST_TWICE_POINTS_THIS_ROUND -> deeds.battles().wonAgainstTwice() ? 1 : 0;
            case DEFENSE_FORCES_DEFEATED_THIS_ROUND -> deeds.battles().defenseForcesDefeated();
            case STRUCTURES_CONVERTED_THIS_ROUND -> deeds.works().converted();
            case STRUCTURES_DEMOLISHED_THIS_ROUND -> deeds.works().demolished();
            case WON_AS_PURSUER_THIS_ROUND -> deeds.battles().wonAsPursuer() ? 1 : 0;
            case WON_IN_AMBUSH_THIS_ROUND -> deeds.battles().wonInAmbush() ? 1 : 0;
            case CONTROLLED_SPACES -> campaign.controlledBy(player).size();
            case CONTROLLED_SPACES_OF_TYPE -> campaign.controlledOfType(player, SpaceType.valueOf(of));
            case CONTROLLED_SPACES_WITH_FEATURE -> campaign.controlledWith(player, Feature.valueOf(of));
            case CONTROLS_LOCATION -> locations(campaign, player, of);
            case SPECIAL_LOCATIONS -> locations(campaign, player, "");
            case VETERANS -> veterans(campaign, player);
            case BANNERS -> campaign.bannersOf(player).size();
            case BANNER_POINTS -> strongest(campaign, player);
            case OWN_DEPOTS_IN_CONTROLLED_SPACES -> depots(campaign, player);
            case BANNERS_ADJACENT_TO_ENEMY_HQ -> atTheGates(campaign, player);
            case SUPPLY -> campaign.ledger(player).supply();
        };
    }

    /** Special locations that {@code player} controls: that of an id, or all. */
    private static int locations(Campaign campaign, Player player, String id) {
        int count = 0;
        for (String space : campaign.controlledBy(player)) {
            Location location = campaign.book().locationAt(space);
            count += location != null && (id.isEmpty() || location.id().equals(id)) ? 1 : 0;
        }
        return count;
    }

    private static int veterans(Campaign campaign, Player player) {
        int count = 0;
        for (Banner banner : campaign.bannersOf(player)) {
            for (Entry entry : campaign.list(banner.id())) {
                count += entry.isVeteran() ? 1 : 0;
            }
        }
        return count;
    }

    private static int strongest(Campaign campaign, Player player) {
        int most = 0;
        for (Banner banner : campaign.bannersOf(player)) {
            most = Math.max(most, campaign.points(banner.id()));
        }
        return most;
    }

    private static int depots(Campaign campaign, Player player) {
        int count = 0;
        for (String space : campaign.controlledBy(player)) {
            Structure structure = campaign.ground(space).structure();
            count += structure != null && structure.is(StructureKind.SUPPLY_DEPOT, player) ? 1 : 0;
        }
        return count;
    }

    private static int atTheGates(Campaign campaign, Player player) {
        int count = 0;
        for (Banner banner : campaign.bannersOf(player)) {
            for (Player enemy : campaign.enemiesOf(player)) {
                count += campaign.book()
                                .map()
                                .adjacent(banner.at(), campaign.of(enemy).hq())
                        ? 1
                        : 0;
            }
        }
        return count;
    }
}
