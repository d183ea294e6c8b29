package org.muster.ruleset.warmachine.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Order;

/**
 * All pursuits, after all marches (WMC-PUR-01).
 *
 * <pre>
 * by movement alone    the target is gone, the pursuer is attacked, the owner stands there already
 *                                                                     WMC-PUR-02, -03, -07
 * in passes            those whom no open pursuit has chosen: void if attacked by now, else carried out
 *                                                                     WMC-PUR-04, -06, -07
 * rings that are left  the highest of 2d6 each is carried out         WMC-PUR-05
 * </pre>
 */
public final class Pursuits {

    private static final String ATTACKED = "{banner} is attacked itself: its pursuit is void.";
    private static final String LEFT = "{banner} leaves the battle to its own side: its pursuit is void.";

    private final Campaign campaign;
    private final Dice dice;
    private final Set<String> attacked = new LinkedHashSet<>();
    /** Pursuers still to be settled, with their targets; in turn order, lower numbers first. */
    private final Map<String, String> open = new LinkedHashMap<>();

    private final Map<String, String> carriedOut = new LinkedHashMap<>();
    private final List<Event> events = new ArrayList<>();

    private Pursuits(Campaign campaign, List<String> arrived, Dice dice) {
        this.campaign = campaign;
        this.dice = dice;
        for (String mover : arrived) {
            Player owner = campaign.banner(mover).owner();
            for (Player enemy : campaign.enemiesOf(owner)) {
                Banner met = campaign.bannerOf(enemy, campaign.banner(mover).at());
                if (met != null) {
                    attacked.add(met.id());
                }
                if (campaign.of(enemy).hq().equals(campaign.banner(mover).at())) {
                    attacked.add(Campaign.defenseForceOf(enemy));
                }
            }
        }
    }

    /**
     * Carries out pursuits.
     *
     * @param campaign with every banner where its march has brought it
     * @param arrived ids of the banners that came into the space where they are
     */
    static Pursuits of(Campaign campaign, List<String> arrived, Dice dice) {
        Pursuits pursuits = new Pursuits(campaign, arrived, dice);
        pursuits.byMovement();
        while (!pursuits.open.isEmpty()) {
            if (!pursuits.pass()) {
                pursuits.ring();
            }
        }
        return pursuits;
    }

    private void byMovement() {
        for (Player player : campaign.players()) {
            for (Banner banner : campaign.bannersOf(player)) {
                Order order = campaign.order(banner.id());
                if (!order.is(Order.Kind.PURSUIT)) {
                    continue;
                }
                String there = campaign.whereIs(order.target());
                if (attacked.contains(banner.id())) {
                    isVoid(banner.id(), "WMC-PUR-03", ATTACKED, campaign.nameOf(banner.id()));
                } else if (there.isEmpty() || !isInReach(banner.at(), there)) {
                    isVoid(
                            banner.id(),
                            "WMC-PUR-02",
                            "{banner} finds {target} gone: its pursuit is void.",
                            campaign.nameOf(banner.id()),
                            campaign.nameOf(order.target()));
                } else if (standsIn(player, there)) {
                    isVoid(banner.id(), "WMC-PUR-07", LEFT, campaign.nameOf(banner.id()));
                } else {
                    open.put(banner.id(), order.target());
                }
            }
        }
    }

    private boolean isInReach(String from, String to) {
        int reach = campaign.book().constants().orders().pursuitReach();
        return campaign.book().map().distances(from, any -> true, reach).containsKey(to);
    }

    private boolean standsIn(Player player, String space) {
        return campaign.bannerOf(player, space) != null
                || campaign.of(player).hq().equals(space);
    }

    /** Settles those whom no open pursuit has chosen; false where there is none, as only rings are left. */
    private boolean pass() {
        List<String> free = new ArrayList<>();
        for (String pursuer : open.keySet()) {
            if (!open.containsValue(pursuer) || attacked.contains(pursuer)) {
                free.add(pursuer);
            }
        }
        Map<String, String> settled = new LinkedHashMap<>();
        for (String pursuer : free) {
            settled.put(pursuer, open.getOrDefault(pursuer, ""));
            open.remove(pursuer);
        }
        // Who is attacked, is attacked by earlier passes: those of one pass do not choose each other.
        settled.forEach(this::settle);
        return !free.isEmpty();
    }

    private void settle(String pursuer, String target) {
        String space = campaign.whereIs(target);
        if (attacked.contains(pursuer)) {
            isVoid(pursuer, "WMC-PUR-04", ATTACKED, campaign.nameOf(pursuer));
        } else if (hasPursuerAt(campaign.banner(pursuer).owner(), space)) {
            isVoid(pursuer, "WMC-PUR-07", LEFT, campaign.nameOf(pursuer));
        } else {
            carryOut(pursuer, target);
        }
    }

    private boolean hasPursuerAt(Player owner, String space) {
        return carriedOut.entrySet().stream()
                .anyMatch(one -> campaign.banner(one.getKey()).owner().equals(owner)
                        && campaign.whereIs(one.getValue()).equals(space));
    }

    /** One ring: pursuers that pursue each other, none of whom anybody else attacks (WMC-PUR-05). */
    private void ring() {
        List<String> ring = new ArrayList<>();
        for (String at = open.keySet().iterator().next(); !ring.contains(at); at = open.getOrDefault(at, at)) {
            ring.add(at);
        }
        String highest = RollOff.highest(ring, this::pursuit, dice);
        String target = open.getOrDefault(highest, "");
        ring.forEach(open::remove);
        for (String pursuer : ring) {
            if (!pursuer.equals(highest)) {
                isVoid(
                        pursuer,
                        "WMC-PUR-05",
                        "{banner} is slower than {other}: its pursuit is void.",
                        campaign.nameOf(pursuer),
                        campaign.nameOf(highest));
            }
        }
        carryOut(highest, target);
    }

    /** Of a ring each banner rolls, as one player may have several in it. */
    private Roll pursuit(String banner) {
        return Roll.of(Sentence.of("Pursuit of {banner}", campaign.nameOf(banner)), Pool.TWO_D6)
                .by(campaign.banner(banner).owner())
                .citing("WMC-PUR-05");
    }

    private void carryOut(String pursuer, String target) {
        carriedOut.put(pursuer, target);
        attacked.add(target);
        events.add(Event.told(
                        "{banner} attacks {target} in {space}.",
                        campaign.nameOf(pursuer),
                        campaign.nameOf(target),
                        campaign.space(campaign.whereIs(target)))
                .citing("WMC-PUR-01")
                .at(campaign.whereIs(target)));
    }

    private void isVoid(String pursuer, String rule, @Template String sentence, Object... values) {
        events.add(Event.told(sentence, values).citing(rule).at(campaign.whereIs(pursuer)));
    }

    // ---- what came of it

    /** The force that {@code banner} attacks; empty: it does not pursue, or in vain. */
    String attackedBy(String banner) {
        return carriedOut.getOrDefault(banner, "");
    }

    /** Whether an enemy moved into the force's space, or pursues it. */
    boolean isAttacked(String force) {
        return attacked.contains(force);
    }

    /** Ids of the pursuers that attack somebody. */
    List<String> pursuers() {
        return List.copyOf(carriedOut.keySet());
    }

    /** What is worth telling, in order. */
    List<Event> events() {
        return events;
    }
}
