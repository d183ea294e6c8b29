package org.muster.ruleset.warmachine.resolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules.RetreatChoice;
import org.muster.ruleset.warmachine.Phase;

/**
 * Where beaten banners go.
 *
 * <pre>
 * who      losers, but for pursuers; at a headquarters everybody, already in the Battle Phase
 *                                                                   WMC-RTR-01, -08, WMC-PUR-08, WMC-HQ-07
 * order    in turn order, one banner a player at a time             WMC-RTR-06
 * where    an unoccupied adjacent space                             WMC-RTR-01, -03
 *          else past a friendly banner to the closest one           WMC-RTR-04
 *          else through an enemy, at -1 on casualty rolls           WMC-RTR-05
 *          else nowhere: the banner is disbanded                    WMC-RTR-07
 *          the chosen target of a pursuer may stay                  WMC-PUR-09
 * </pre>
 */
public final class Retreats {

    private Retreats() {}

    /** Enemies in a headquarters are repulsed at the end of the Battle Phase, winner or loser (WMC-HQ-07). */
    public record Repulse() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            List<String> due = new ArrayList<>();
            for (Battle battle : campaign.battles().list()) {
                for (Fighter fighter : battle.fighters()) {
                    if (campaign.headquartersAt(battle.space()) != null
                            && !fighter.defenseForce()
                            && !fighter.isPursuer()) {
                        due.add(fighter.force());
                    }
                }
            }
            return queued(campaign, due, true);
        }
    }

    /** Losers retreat, winners and defense forces stay; those repulsed have done so already (WMC-RTR-01, WMC-RTR-08, WMC-DEF-02). */
    public record RetreatLosers() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign resolving = campaign.in(Phase.RESOLUTION);
            List<String> due = new ArrayList<>();
            for (Battle battle : campaign.battles().list()) {
                if (campaign.headquartersAt(battle.space()) != null) {
                    continue;
                }
                for (Fighter fighter : battle.fighters()) {
                    boolean beaten = battle.winner() != null && !battle.wonBy(fighter);
                    boolean turnedBack = battle.winner() == null && fighter.movedIn(); // nobody won (WMC-BAT-12)
                    if ((beaten || turnedBack) && !fighter.isPursuer()) {
                        due.add(fighter.force());
                    }
                }
            }
            return queued(resolving, due, false);
        }
    }

    /** One banner a player at a time, lowest number first, round and round (WMC-RTR-06). */
    private static Outcome<Campaign> queued(Campaign campaign, List<String> due, boolean repulse) {
        List<List<String>> byPlayer = new ArrayList<>();
        for (Player player : campaign.players()) {
            List<String> theirs = new ArrayList<>();
            for (Banner banner : campaign.bannersOf(player)) {
                if (due.contains(banner.id())) {
                    theirs.add(banner.id());
                }
            }
            byPlayer.add(theirs);
        }
        List<String> queue = new ArrayList<>();
        for (int i = 0; i < due.size(); i++) {
            for (List<String> theirs : byPlayer) {
                if (i < theirs.size()) {
                    queue.add(theirs.get(i));
                }
            }
        }
        return next(campaign, queue, List.of(), repulse);
    }

    private static Outcome<Campaign> next(Campaign campaign, List<String> queue, List<String> stayed, boolean repulse) {
        Outcome<Campaign> outcome = Outcome.of(campaign);
        return queue.isEmpty() ? outcome : outcome.then(new Retreat(queue, stayed, repulse));
    }

    /**
     * The first of the queue retreats, or stays where it may.
     *
     * @param queue banners still to retreat
     * @param stayed targets of pursuers that have decided to stay
     * @param repulse whether they leave an enemy's headquarters
     */
    public record Retreat(
            @Distinct List<@RefersTo("banners") String> queue,
            List<@RefersTo("banners") String> stayed,
            boolean repulse)
            implements Ask<Campaign, String> {
        public Retreat {
            queue = List.copyOf(queue);
            stayed = List.copyOf(stayed);
        }

        private String banner() {
            return queue.get(0);
        }

        @Override
        public Sentence title(Campaign campaign) {
            return Sentence.of("Retreat of {banner}", campaign.nameOf(banner()));
        }

        @Override
        public Decision<String> decision(Campaign campaign) {
            Places places = Places.of(campaign, banner(), stayed, repulse);
            List<String> legal = places.all();
            List<String> spaces = new ArrayList<>(legal);
            campaign.grounds().keySet().stream()
                    .filter(space -> !legal.contains(space))
                    .forEach(spaces::add);
            Options<String> options = Options.<String>oneOf(
                            spaces, campaign.book()::option, space -> against(campaign, legal, space))
                    .unknown(word -> against(campaign, legal, word));
            Decision<String> decision = Decision.of(chooser(campaign), options)
                    .asking("Where does {banner} retreat to?", campaign.nameOf(banner()))
                    .citing("WMC-RTR-01", "WMC-RTR-02", repulse ? "WMC-HQ-07" : "WMC-RTR-06");
            return campaign.timed(
                    Phase.RESOLUTION, legal.isEmpty() ? decision : decision.otherwise(places.byDefault()));
        }

        private Player chooser(Campaign campaign) {
            Battle battle = campaign.battleOf(banner());
            Player winner = battle == null ? null : battle.winner();
            Player owner = campaign.banner(banner()).owner();
            boolean byWinner = campaign.book().houseRules().retreatChoice() == RetreatChoice.WINNER
                    && !Places.of(campaign, banner(), stayed, repulse).staying;
            return byWinner && winner != null ? winner : owner;
        }

        private List<Violation> against(Campaign campaign, List<String> legal, String space) {
            return Violation.unless(
                    legal.contains(space),
                    () -> Violation.of(
                                    "RETREAT_SPACE",
                                    "{space} is no legal retreat for {banner}; legal: {spaces}.",
                                    space,
                                    campaign.nameOf(banner()),
                                    legal)
                            .citing("WMC-RTR-03", "WMC-RTR-04", "WMC-RTR-05"));
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<String> choices, Dice dice) {
            List<String> rest = queue.subList(1, queue.size());
            Banner banner = campaign.banner(banner());
            if (choices.isEmpty()) {
                List<String> characters = new ArrayList<>();
                campaign.list(banner.id())
                        .forEach(entry ->
                                characters.addAll(campaign.book().register().characters(entry)));
                Campaign without =
                        campaign.disbanding(banner.id()).noting(banner.owner(), ledger -> ledger.removing(characters));
                return next(without, rest, stayed, repulse)
                        .tell(Event.told(
                                        "{banner} finds no space to retreat to and is disbanded.",
                                        campaign.nameOf(banner.id()))
                                .citing("WMC-RTR-07")
                                .at(banner.at()));
            }
            String to = choices.only();
            if (to.equals(banner.at())) {
                List<String> staying = new ArrayList<>(stayed);
                staying.add(banner.id());
                return next(campaign, rest, staying, repulse)
                        .tell(Event.told("{banner} stays in {space}.", campaign.nameOf(banner.id()), campaign.space(to))
                                .citing("WMC-PUR-09")
                                .at(to));
            }
            boolean forces = Places.of(campaign, banner(), stayed, repulse).isForced();
            Campaign retreated = campaign.with(banner.at(to).forcedThrough(banner.forcedThrough() || forces));
            return next(retreated, rest, stayed, repulse)
                    .tell(Event.told(
                                    forces
                                            ? "{banner} forces its way through to {space}."
                                            : "{banner} retreats to {space}.",
                                    campaign.nameOf(banner.id()),
                                    campaign.space(to))
                            .citing(forces ? "WMC-RTR-05" : "WMC-RTR-01")
                            .at(to));
        }
    }

    /** Where a banner may go, as the map is now. */
    static final class Places {

        private final Campaign campaign;
        private final Banner banner;
        private final boolean staying;
        private final List<String> spaces;
        private final boolean forced;

        private Places(Campaign campaign, Banner banner, boolean mayStay) {
            this.campaign = campaign;
            this.banner = banner;
            this.staying = mayStay;
            List<String> free = adjacentFree();
            List<String> slipping = free.isEmpty() ? pastFriends() : free;
            this.forced = slipping.isEmpty();
            this.spaces = forced ? throughEnemies() : slipping;
        }

        static Places of(Campaign campaign, String banner, List<String> stayed, boolean repulse) {
            return new Places(campaign, campaign.banner(banner), !repulse && mayStay(campaign, banner, stayed));
        }

        /** The target of a pursuer stays unless the winner is there, or another target has stayed already (WMC-PUR-09). */
        private static boolean mayStay(Campaign campaign, String banner, List<String> stayed) {
            Battle battle = campaign.battleOf(banner);
            Fighter victor = battle == null ? null : battle.victor();
            if (battle == null || victor == null || !battle.isChosen(banner) || !victor.isPursuer()) {
                return false;
            }
            String here = campaign.banner(banner).at();
            for (String other : stayed) {
                if (campaign.banner(other).isIn(here)) {
                    return false;
                }
            }
            return true;
        }

        private List<String> adjacentFree() {
            List<String> free = new ArrayList<>();
            for (String space : campaign.book().map().neighbours(banner.at())) {
                if (campaign.isUnoccupied(space)) {
                    free.add(space);
                }
            }
            return free;
        }

        /** The closest free spaces behind a path of own forces (WMC-RTR-04). */
        private List<String> pastFriends() {
            return closest(this::isFriend, this::isFriend);
        }

        /** The closest free spaces behind occupied ones, own ones among them, as these lead nowhere (WMC-RTR-05). */
        private List<String> throughEnemies() {
            return closest(any -> true, any -> true);
        }

        private boolean isFriend(String space) {
            return campaign.bannerOf(banner.owner(), space) != null
                    || campaign.of(banner.owner()).hq().equals(space);
        }

        private interface Test {
            boolean passes(String space);
        }

        private List<String> closest(Test first, Test later) {
            Map<String, Integer> steps = new LinkedHashMap<>();
            List<String> edge = new ArrayList<>();
            steps.put(banner.at(), 0);
            for (String space : campaign.book().map().neighbours(banner.at())) {
                if (first.passes(space)) {
                    steps.put(space, 1);
                    edge.add(space);
                }
            }
            while (!edge.isEmpty()) {
                List<String> found = new ArrayList<>();
                List<String> next = new ArrayList<>();
                for (String at : edge) {
                    for (String space : campaign.book().map().neighbours(at)) {
                        if (steps.putIfAbsent(space, 0) == null) {
                            boolean free = campaign.isUnoccupied(space);
                            (free ? found : next).add(space);
                        }
                    }
                }
                if (!found.isEmpty()) {
                    return inMapOrder(found);
                }
                next.removeIf(space -> !later.passes(space));
                edge = next;
            }
            return List.of();
        }

        private List<String> inMapOrder(List<String> spaces) {
            List<String> ordered = new ArrayList<>();
            for (String space : campaign.grounds().keySet()) {
                if (spaces.contains(space)) {
                    ordered.add(space);
                }
            }
            return ordered;
        }

        /** Every legal answer; the banner's own space where it may stay. */
        List<String> all() {
            List<String> all = new ArrayList<>();
            if (staying) {
                all.add(banner.at());
            }
            all.addAll(spaces);
            return all;
        }

        /** Stays if it may, else the first space of the map (WMC-RTR-02, WMC-PUR-09). */
        String byDefault() {
            return all().get(0);
        }

        /** Whether the way leads through an enemy. */
        boolean isForced() {
            return forced;
        }
    }
}
