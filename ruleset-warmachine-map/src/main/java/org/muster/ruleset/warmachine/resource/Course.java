package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Register;

/** What becomes of a plan as it is carried out: the campaign as it changes, what is told, what was wrong. */
final class Course {

    private final Player player;
    private final ListRules rules;
    private final List<Violation> violations = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private Campaign now;

    Course(Campaign campaign, Player player) {
        this.now = campaign;
        this.player = player;
        this.rules = campaign.rules(player);
    }

    /** Whose plan it is. */
    Player player() {
        return player;
    }

    /** The rules of his lists. */
    ListRules rules() {
        return rules;
    }

    Register register() {
        return now.book().register();
    }

    /** The campaign as it is now. */
    Campaign now() {
        return now;
    }

    void become(Campaign other) {
        now = other;
    }

    /** The player's own accounts change. */
    void note(UnaryOperator<Ledger> change) {
        now = now.noting(player, change);
    }

    /** This is against the rules. */
    void refuse(Violation violation) {
        violations.add(violation);
    }

    void refuse(List<Violation> more) {
        violations.addAll(more);
    }

    List<Violation> violations() {
        return violations;
    }

    void tell(Event event) {
        events.add(event);
    }

    /** This is told to the player alone. */
    void tell(String rule, @Template String sentence, Object... values) {
        tell(Event.told(sentence, values).citing(rule).only(now.book().privyTo(player)));
    }

    List<Event> events() {
        return events;
    }

    // ---- lists

    /** What is in a force, to be changed. */
    List<Entry> list(String force) {
        return new ArrayList<>(now.list(force));
    }

    /** What is in a banner now; without anything it is disbanded (WMC-REO-07). */
    void put(String banner, List<Entry> list) {
        if (list.isEmpty()) {
            tell(Event.told("{banner} is disbanded: nobody is left in it.", now.nameOf(banner))
                    .citing("WMC-REO-07"));
            now = now.disbanding(banner);
        } else {
            now = now.listing(banner, list);
        }
    }

    /** Whether a banner may have one more caster (WMC-BAN-05). */
    boolean hasRoom(String banner) {
        return now.casters(banner) < rules.casterLimit(now.points(banner));
    }
}
