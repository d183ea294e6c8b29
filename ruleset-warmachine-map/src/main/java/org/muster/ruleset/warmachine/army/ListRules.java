package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.data.Category;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * The rules that the lists of one allegiance keep.
 *
 * <pre>
 * WMC-BAN-01   a character once in all forces               CHARACTER_TWICE
 * WMC-BAN-03   at most 100 points                           BANNER_TOO_LARGE
 * WMC-BAN-04   one caster, two above 75 points              CASTER_LIMIT
 * WMC-BAN-06   field allowance                              FIELD_ALLOWANCE
 * WMC-BAN-07   attachments on their units                   {@link Attachments}
 * WMC-BAN-08   who works for whom                           {@link Service}
 * </pre>
 *
 * What is above a limit already stays legal; nothing may go further above it (WMC-STC-05, WMC-VET-03).
 */
public final class ListRules {

    private final Allegiance allegiance;
    private final Register register;
    private final Constants constants;
    private final Service service;
    private final Attachments attachments;

    /**
     * The rules of an allegiance.
     *
     * @param joinTheirKind whether attachments go to units that carry their kind before others
     */
    public ListRules(Allegiance allegiance, Register register, Constants constants, boolean joinTheirKind) {
        this.allegiance = allegiance;
        this.register = register;
        this.constants = constants;
        this.service = new Service(allegiance, register);
        this.attachments = new Attachments(register, joinTheirKind);
    }

    /** What lists are made of. */
    Register register() {
        return register;
    }

    /** Whom they are for. */
    public Allegiance allegiance() {
        return allegiance;
    }

    /** Who may be in them. */
    public Service service() {
        return service;
    }

    /** What is attached to units. */
    public Attachments attachments() {
        return attachments;
    }

    // ---- allowance

    /** Most of {@code troop} in one list; {@code Integer.MAX_VALUE}: any number (WMC-BAN-06). */
    public int allowance(Troop troop, boolean fortress) {
        if (troop.isCharacter()) {
            return 1;
        }
        Integer fa = troop.fa();
        return fa == null ? Integer.MAX_VALUE : fa + allegiance.faBonus(troop) + (fortress ? 1 : 0);
    }

    /** Most casters of a list of so many points. */
    public int casterLimit(int points) {
        return points > constants.banners().secondCasterAbove() ? 2 : 1;
    }

    /** How much of its allowance {@code troop} takes: veterans none, weapon attachments one for each unit that carries them. */
    private int counted(List<Entry> list, Troop troop) {
        int count = 0;
        for (Entry entry : list) {
            if (entry.troop().equals(troop.id())) {
                count += entry.isVeteran() || troop.cat() == Category.WEAPON_ATTACHMENT ? 0 : 1;
            } else if (troop.cat().isAttachment()) {
                int carried = 0;
                for (String attachment : entry.attachments()) {
                    carried += Entry.troopOf(attachment).equals(troop.id()) ? 1 : 0;
                }
                count += troop.cat() == Category.WEAPON_ATTACHMENT ? Math.min(1, carried) : carried;
            }
        }
        return count;
    }

    // ---- checks

    /**
     * What is wrong with a list as it would be.
     *
     * @param name what people call it
     * @param before the list as it was; what was wrong already stays
     * @param after as it would be
     * @param fortress whether the player owns one
     */
    public List<Violation> violations(Sentence name, List<Entry> before, List<Entry> after, boolean fortress) {
        List<Violation> violations = new ArrayList<>();
        int points = register.points(after);
        if (points > constants.banners().maxPoints() && points > register.points(before)) {
            violations.add(Violation.of(
                            "BANNER_TOO_LARGE",
                            "{banner} would have {n point|points}, at most {max} {max:is|are} allowed.",
                            name,
                            points,
                            constants.banners().maxPoints())
                    .citing("WMC-BAN-03"));
        }
        int casters = register.casters(after);
        int castersBefore = register.casters(before);
        boolean tooManyBefore = castersBefore > casterLimit(register.points(before));
        if (casters > casterLimit(points) && !(tooManyBefore && casters <= castersBefore)) {
            violations.add(casterLimit(name, points, casters));
        }
        allowances(name, before, after, fortress, violations);
        attachments.check(name, after, violations);
        service.unled(before, after, violations);
        return violations;
    }

    private Violation casterLimit(Sentence name, int points, int casters) {
        return Violation.of(
                        "CASTER_LIMIT",
                        "{banner} has {n point|points} and {c caster|casters}, {max} allowed (two only above {above} points).",
                        name,
                        points,
                        casters,
                        casterLimit(points),
                        constants.banners().secondCasterAbove())
                .citing("WMC-BAN-04");
    }

    private void allowances(
            Sentence name, List<Entry> before, List<Entry> after, boolean fortress, List<Violation> violations) {
        Set<String> seen = new LinkedHashSet<>();
        for (Entry entry : after) {
            allowance(name, register.troop(entry), before, after, fortress, seen, violations);
            for (String attachment : entry.attachments()) {
                allowance(name, register.attached(attachment), before, after, fortress, seen, violations);
            }
        }
    }

    private void allowance(
            Sentence name,
            Troop troop,
            List<Entry> before,
            List<Entry> after,
            boolean fortress,
            Set<String> seen,
            List<Violation> violations) {
        if (troop.isCharacter() || !seen.add(troop.id())) {
            return; // characters are counted in all forces together
        }
        int most = allowance(troop, fortress);
        int count = most == Integer.MAX_VALUE ? 0 : counted(after, troop);
        if (count > most && count > counted(before, troop)) {
            violations.add(fieldAllowance(name, troop, count, most));
        }
    }

    private static Violation fieldAllowance(Sentence name, Troop troop, int count, int most) {
        return Violation.of(
                        "FIELD_ALLOWANCE",
                        "{list} holds {n} {kind}, its field allowance is {fa}.",
                        name,
                        count,
                        troop.name(),
                        most)
                .citing("WMC-BAN-06", "WMC-STC-05");
    }

    /** The field allowances of all lists of a player together, where a campaign counts so. */
    public List<Violation> sharedAllowances(Sentence name, List<Entry> before, List<Entry> after, boolean fortress) {
        List<Violation> violations = new ArrayList<>();
        allowances(name, before, after, fortress, violations);
        return violations;
    }

    /** Characters that would be in the forces twice. */
    public List<Violation> charactersTwice(List<NamedList> lists) {
        return charactersTwice(List.of(), lists);
    }

    /**
     * The same, naming the force that had the character before.
     *
     * @param before the forces as they were
     */
    public List<Violation> charactersTwice(List<NamedList> before, List<NamedList> lists) {
        List<Violation> violations = new ArrayList<>();
        Map<String, Held> first = new LinkedHashMap<>();
        before.forEach(list -> characters(list).forEach(held -> first.putIfAbsent(held.character(), held)));
        for (NamedList list : lists) {
            for (Held held : characters(list)) {
                Held other = first.putIfAbsent(held.character(), held);
                if (other != null && !other.by().equals(held.by())) {
                    violations.add(twice(held, other));
                }
            }
        }
        return violations;
    }

    private static Violation twice(Held held, Held other) {
        Violation twice;
        if (!held.name().equals(other.name())) {
            twice = Violation.of(
                    "CHARACTER_TWICE",
                    "{other} is already in {banner}, and {character} is the same character.",
                    other.name(),
                    other.list(),
                    held.name());
        } else if (held.list().equals(other.list())) {
            twice = Violation.of(
                    "CHARACTER_TWICE",
                    "{banner} would hold {character} twice; a character serves once in all forces of a player.",
                    held.list(),
                    held.name());
        } else {
            twice = Violation.of("CHARACTER_TWICE", "{character} is already in {banner}.", held.name(), other.list());
        }
        return twice.citing("WMC-BAN-01");
    }

    /**
     * A character in a force.
     *
     * @param by id of the entry or attachment
     */
    private record Held(String character, String name, String by, Sentence list) {}

    private List<Held> characters(NamedList list) {
        List<Held> all = new ArrayList<>();
        for (Entry entry : list.entries()) {
            held(register.troop(entry), entry.id(), list, all);
            entry.attachments().forEach(attachment -> held(register.attached(attachment), attachment, list, all));
        }
        return all;
    }

    private static void held(Troop troop, String by, NamedList list, List<Held> all) {
        String character = troop.character();
        if (character != null) {
            all.add(new Held(character, troop.name(), by, list.name()));
        }
    }

    /** A list of too few points. */
    public static Violation tooSmall(Sentence name, int points, int least, String rule) {
        return Violation.of(
                        "BANNER_TOO_SMALL",
                        "{banner} has {n point|points}, at least {least} are needed.",
                        name,
                        points,
                        least)
                .citing(rule);
    }

    /** More banners than house rules allow (WMC-BAN-12). */
    public static Violation bannerLimit(int most) {
        return Violation.of("BANNER_LIMIT", "You have {n banner|banners}, more are not allowed.", most)
                .citing("WMC-BAN-12");
    }
}
