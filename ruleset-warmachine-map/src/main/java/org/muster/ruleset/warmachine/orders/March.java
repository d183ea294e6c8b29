package org.muster.ruleset.warmachine.orders;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.HouseRules.Crossing;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Track;

/**
 * All marches at once (WMC-MOV-01).
 *
 * <pre>
 * step 1   standard marches and first legs     WMC-MOV-02, -03
 * step 2   second legs of forced marches       WMC-MOV-03
 * in each  1. enemies who change places meet   WMC-MOV-05
 *          2. all others move
 *          3. contacts stop second legs; own banners that end together fall back, until nothing changes
 *                                              WMC-MOV-03, -07
 * </pre>
 */
public final class March {

    private final Campaign campaign;
    private final Dice dice;
    private final List<Walker> walkers = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();

    /** A banner on its way. */
    private static final class Walker {
        final Banner banner;
        final Order order;
        /** From its origin to where it is, as far as it can fall back. */
        final List<String> path = new ArrayList<>();
        /** Everywhere it was, in order. */
        final List<String> track = new ArrayList<>();

        boolean ended;
        boolean held;
        boolean met;

        Walker(Banner banner, Order order) {
            this.banner = banner;
            this.order = order;
            this.ended = order.path().isEmpty();
            path.add(banner.at());
            track.add(banner.at());
        }

        String at() {
            return path.get(path.size() - 1);
        }

        String origin() {
            return path.get(0);
        }

        boolean isOf(Player player) {
            return banner.owner().equals(player);
        }

        void go(String space) {
            path.add(space);
            track.add(space);
        }
    }

    private March(Campaign campaign, Dice dice) {
        this.campaign = campaign;
        this.dice = dice;
        for (Player player : campaign.players()) {
            for (Banner banner : campaign.bannersOf(player)) {
                walkers.add(new Walker(banner, campaign.order(banner.id())));
            }
        }
    }

    /** Structures and control stop nobody, and own banners pass each other (WMC-MOV-08). Carries out the orders that {@code campaign} holds; pursuits come later. */
    static March of(Campaign campaign, Dice dice) {
        March march = new March(campaign, dice);
        march.step(1);
        march.step(2);
        return march;
    }

    private void step(int leg) {
        List<Walker> movers = new ArrayList<>();
        for (Walker walker : walkers) {
            if (!walker.ended && walker.order.path().size() >= leg) {
                movers.add(walker);
            }
        }
        if (campaign.book().houseRules().crossing() == Crossing.MEET) {
            crossings(movers, leg);
        }
        for (Walker walker : movers) {
            if (!walker.held) {
                walker.go(walker.order.path().get(leg - 1));
                walker.ended = walker.order.path().size() == leg;
            }
        }
        do {
            contacts();
        } while (fallBacks());
    }

    // ---- enemies who change places (WMC-MOV-05)

    private void crossings(List<Walker> movers, int leg) {
        for (int i = 0; i < movers.size(); i++) {
            for (int j = i + 1; j < movers.size(); j++) {
                Walker a = movers.get(i);
                Walker b = movers.get(j);
                boolean free = !a.held && !a.met && !b.held && !b.met;
                if (free && !a.isOf(b.banner.owner()) && crosses(a, b, leg) && crosses(b, a, leg)) {
                    meet(a, b);
                }
            }
        }
    }

    private static boolean crosses(Walker a, Walker b, int leg) {
        return a.order.path().get(leg - 1).equals(b.at());
    }

    private void meet(Walker a, Walker b) {
        Player higher = RollOff.highest(
                List.of(a.banner.owner(), b.banner.owner()),
                player -> Roll.of("Crossing", Pool.D6).by(player).citing("WMC-MOV-05"),
                dice);
        Walker advancing = a.isOf(higher) ? a : b;
        Walker held = a.isOf(higher) ? b : a;
        advancing.met = true;
        held.held = true;
        held.ended = true;
        events.add(Event.told(
                        "{a} and {b} meet on the way: {a} advances, {b} is held in {space}.",
                        name(advancing),
                        name(held),
                        campaign.space(held.at()))
                .citing("WMC-MOV-05")
                .at(held.at()));
    }

    // ---- contacts (WMC-MOV-03)

    private void contacts() {
        for (Walker walker : walkers) {
            if (!walker.ended && isInContact(walker)) {
                walker.ended = true;
                events.add(Event.told(
                                "{banner} meets an enemy in {space} and stops.",
                                name(walker),
                                campaign.space(walker.at()))
                        .citing("WMC-MOV-03")
                        .at(walker.at()));
            }
        }
    }

    /** Whether an enemy is there, be it a banner or a defense force (WMC-MOV-03, WMC-HQ-01). */
    private boolean isInContact(Walker walker) {
        Player defender = campaign.headquartersAt(walker.at());
        if (defender != null && !walker.isOf(defender)) {
            return true;
        }
        for (Walker other : walkers) {
            if (!other.isOf(walker.banner.owner()) && other.at().equals(walker.at())) {
                return true;
            }
        }
        return false;
    }

    // ---- own banners that end together (WMC-MOV-07)

    /** Whether anybody fell back. */
    private boolean fallBacks() {
        List<Walker> falling = new ArrayList<>();
        for (Walker walker : walkers) {
            if (walker.ended && walker.path.size() > 1 && !staysBest(walker)) {
                falling.add(walker);
            }
        }
        List<Integer> to = new ArrayList<>();
        falling.forEach(walker -> to.add(lastFree(walker)));
        for (int i = 0; i < falling.size(); i++) {
            fallBack(falling.get(i), to.get(i));
        }
        return !falling.isEmpty();
    }

    /** Whether no other own force has a better right to stay where {@code walker} is. */
    private boolean staysBest(Walker walker) {
        Player owner = walker.banner.owner();
        if (owner.equals(campaign.headquartersAt(walker.at()))) {
            return false;
        }
        for (Walker other : walkers) {
            if (other != walker
                    && other.ended
                    && other.isOf(owner)
                    && other.at().equals(walker.at())) {
                int mine = right(walker);
                int theirs = right(other);
                if (theirs < mine || theirs == mine && other.banner.number() < walker.banner.number()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Who stays: it began there, it was held there, it was ordered there, the lower number. */
    private static int right(Walker walker) {
        if (walker.path.size() == 1) {
            return 0;
        }
        if (walker.held) {
            return 1;
        }
        return walker.order.end(walker.origin()).equals(walker.at()) ? 2 : 3;
    }

    /** The place in its path of the last space without another own force that has ended its movement; at worst its origin. */
    private int lastFree(Walker walker) {
        for (int i = walker.path.size() - 2; i > 0; i--) {
            if (isFree(walker, walker.path.get(i))) {
                return i;
            }
        }
        return 0;
    }

    private boolean isFree(Walker walker, String space) {
        Player owner = walker.banner.owner();
        for (Walker other : walkers) {
            if (other != walker
                    && other.ended
                    && other.isOf(owner)
                    && other.at().equals(space)) {
                return false;
            }
        }
        return !owner.equals(campaign.headquartersAt(space));
    }

    private void fallBack(Walker walker, int place) {
        String from = walker.at();
        for (int i = walker.path.size() - 1; i > place; i--) {
            walker.path.remove(i);
            walker.track.add(walker.path.get(i - 1));
        }
        walker.held = false;
        events.add(Event.told(
                        "{banner} finds {from} held by its own side and falls back to {space}.",
                        name(walker),
                        campaign.space(from),
                        campaign.space(walker.at()))
                .citing("WMC-MOV-07")
                .at(walker.at()));
    }

    private Sentence name(Walker walker) {
        return campaign.nameOf(walker.banner.id());
    }

    // ---- what came of it

    /** The campaign with every banner where it is now. */
    Campaign moved() {
        Campaign moved = campaign;
        List<Track> tracks = new ArrayList<>();
        for (Walker walker : walkers) {
            moved = moved.with(walker.banner.at(walker.at()));
            if (walker.track.size() > 1 || walker.held) {
                tracks.add(new Track(walker.banner.id(), walker.track, ""));
            }
        }
        return moved.tracked(tracks);
    }

    /** Ids of the banners that came into the space where they are. */
    List<String> arrived() {
        List<String> arrived = new ArrayList<>();
        for (Walker walker : walkers) {
            if (walker.path.size() > 1) {
                arrived.add(walker.banner.id());
            }
        }
        return arrived;
    }

    /** What is worth telling, in order. */
    List<Event> events() {
        return events;
    }
}
