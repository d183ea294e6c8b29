package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
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
 * WMC-BAN-07   attachments on their units                   ATTACHMENT_WITHOUT_UNIT, ATTACHMENT_LIMIT
 * WMC-BAN-08   who works for whom                           NOT_IN_FACTION, NOT_IN_CONTRACT
 * WMC-SETUP-03 what is not there at first                   FORBIDDEN_CATEGORY
 * WMC-DEF-01   the defense force is of the own faction      OUT_OF_FACTION_GARRISON
 * </pre>
 *
 * What is above a limit already stays legal; nothing may go further above it (WMC-STC-05, WMC-VET-03).
 */
public final class ListRules {

    private final Allegiance allegiance;
    private final Register register;
    private final Constants constants;
    private final List<Item> forBanners;
    private final List<Item> atFirst;
    private final List<Item> forDefenseForce;

    /** The rules of an allegiance. */
    public ListRules(Allegiance allegiance, Register register, Constants constants) {
        this.allegiance = allegiance;
        this.register = register;
        this.constants = constants;
        this.forBanners = register.items().where(item -> mayEverServe(item.troop()));
        this.atFirst =
                register.items().where(item -> !item.troop().isForbiddenAtFirst() && mayServeAtFirst(item.troop()));
        this.forDefenseForce =
                register.items().where(item -> !item.troop().isForbiddenAtFirst() && allegiance.isOwn(item.troop()));
    }

    /** What lists are made of. */
    Register register() {
        return register;
    }

    /** Whom they are for. */
    public Allegiance allegiance() {
        return allegiance;
    }

    /** What some banner might hold at some time. */
    public List<Item> forBanners() {
        return forBanners;
    }

    /** What an initial or new banner may hold. */
    public List<Item> atFirst() {
        return atFirst;
    }

    /** What a defense force may hold. */
    public List<Item> forDefenseForce() {
        return forDefenseForce;
    }

    // ---- who may serve

    /** Whether {@code troop} works for the player without being of the faction (WMC-BAN-08). */
    public boolean isHired(Troop troop) {
        if (allegiance.isOwn(troop) || allegiance.contract() != null) {
            return false;
        }
        String unit = troop.attachesTo();
        return (unit == null ? troop : register.troop(unit)).worksFor(allegiance.faction());
    }

    /** Whether an entry is out of faction: it costs upkeep (WMC-UPK-01). */
    public boolean isOutOfFaction(Entry entry) {
        return !allegiance.isOwn(register.troop(entry));
    }

    private boolean mayServeAtFirst(Troop troop) {
        return allegiance.isOwn(troop) || isHired(troop);
    }

    private boolean mayEverServe(Troop troop) {
        return mayServeAtFirst(troop)
                || allegiance.contract() == null
                        && troop.cat().isControlled()
                        && register.troops().stream().anyMatch(caster -> isEmployerOf(caster, troop));
    }

    /** Out-of-faction warjacks follow a caster of their faction who works for the player. */
    private boolean isEmployerOf(Troop caster, Troop controlled) {
        return caster.cat().isCaster() && isHired(caster) && caster.controls(controlled);
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
            if (troop.cat().isAttachment()) {
                int carried = 0;
                for (String attachment : entry.attachments()) {
                    carried += Entry.troopOf(attachment).equals(troop.id()) ? 1 : 0;
                }
                count += troop.cat() == Category.WEAPON_ATTACHMENT ? Math.min(1, carried) : carried;
            } else if (entry.troop().equals(troop.id()) && !entry.isVeteran()) {
                count++;
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
    public List<Violation> violations(String name, List<Entry> before, List<Entry> after, boolean fortress) {
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
        if (casters > casterLimit(points) && register.casters(before) <= casterLimit(register.points(before))) {
            violations.add(casterLimit(name, points, casters));
        }
        allowances(name, before, after, fortress, violations);
        attachments(name, after, violations);
        unled(before, after, violations);
        return violations;
    }

    private Violation casterLimit(String name, int points, int casters) {
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
            String name, List<Entry> before, List<Entry> after, boolean fortress, List<Violation> violations) {
        Set<String> seen = new LinkedHashSet<>();
        for (Entry entry : after) {
            allowance(name, register.troop(entry), before, after, fortress, seen, violations);
            for (String attachment : entry.attachments()) {
                allowance(name, register.attached(attachment), before, after, fortress, seen, violations);
            }
        }
    }

    private void allowance(
            String name,
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

    private static Violation fieldAllowance(String name, Troop troop, int count, int most) {
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
    public List<Violation> sharedAllowances(String name, List<Entry> before, List<Entry> after, boolean fortress) {
        List<Violation> violations = new ArrayList<>();
        allowances(name, before, after, fortress, violations);
        return violations;
    }

    private void attachments(String name, List<Entry> list, List<Violation> violations) {
        for (Entry entry : list) {
            Map<Category, Integer> counts = new LinkedHashMap<>();
            for (String id : entry.attachments()) {
                Troop attachment = register.attached(id);
                int count = counts.merge(attachment.cat(), 1, Integer::sum);
                if (!entry.troop().equals(attachment.attachesTo())) {
                    violations.add(withoutUnit(name, attachment));
                } else if (count > limit(attachment)) {
                    violations.add(attachmentLimit(register.troop(entry), attachment, count));
                }
            }
        }
    }

    private static int limit(Troop attachment) {
        return attachment.perUnit() == null ? 0 : attachment.perUnit();
    }

    private Violation withoutUnit(String name, Troop attachment) {
        String unit = attachment.attachesTo();
        return Violation.of(
                        "ATTACHMENT_WITHOUT_UNIT",
                        "{attachment} needs a unit of {unit} in {banner}.",
                        attachment.name(),
                        unit == null ? "" : register.troop(unit).name(),
                        name)
                .citing("WMC-BAN-07");
    }

    private static Violation attachmentLimit(Troop unit, Troop attachment, int count) {
        return Violation.of(
                        "ATTACHMENT_LIMIT",
                        "{unit} has {n} {attachment}, at most {max} {max:is|are} allowed.",
                        unit.name(),
                        count,
                        attachment.name(),
                        limit(attachment))
                .citing("WMC-BAN-07");
    }

    /** Hired warjacks join only a banner with a caster of theirs; they stay if that caster leaves (WMC-BAN-08). */
    private void unled(List<Entry> before, List<Entry> after, List<Violation> violations) {
        Set<String> seen = new LinkedHashSet<>();
        for (Entry entry : after) {
            Troop troop = register.troop(entry);
            boolean hired = troop.cat().isControlled() && !allegiance.isOwn(troop) && mayEverServe(troop);
            if (hired && !has(before, entry.id()) && seen.add(troop.id())) {
                boolean led = false;
                for (Entry other : after) {
                    led |= isEmployerOf(register.troop(other), troop);
                }
                if (!led) {
                    violations.add(notInFaction(troop));
                }
            }
        }
    }

    private static boolean has(List<Entry> list, String id) {
        for (Entry entry : list) {
            if (entry.id().equals(id)) {
                return true;
            }
        }
        return false;
    }

    /** Why {@code troop} serves no banner of this allegiance at all; null: it may. */
    public @Nullable Violation stranger(Troop troop) {
        return mayEverServe(troop) ? null : notInFaction(troop);
    }

    private Violation notInFaction(Troop troop) {
        return allegiance.contract() == null
                ? Violation.of(
                                "NOT_IN_FACTION",
                                "{entry} is of {faction} and does not work for {employer}.",
                                troop.name(),
                                troop.faction().words(),
                                allegiance.name())
                        .citing("WMC-BAN-08")
                : Violation.of("NOT_IN_CONTRACT", "{entry} is not in {contract}.", troop.name(), allegiance.name())
                        .citing("WMC-SETUP-01", "WMC-BAN-08");
    }

    /** Why {@code troop} may not be in an initial or new banner; null: it may. */
    public @Nullable Violation forbiddenAtFirst(Troop troop, String where, String rule) {
        return troop.isForbiddenAtFirst()
                ? Violation.of(
                                "FORBIDDEN_CATEGORY",
                                "{entry} is {category:a}: not allowed in {where}.",
                                troop.name(),
                                (troop.isCharacter() && !troop.cat().isCaster() ? "character " : "")
                                        + troop.cat().words(),
                                where)
                        .citing(rule)
                : null;
    }

    /** Every reason why what {@code roster} names may not be in a defense force (WMC-DEF-01). */
    public List<Violation> barredFromDefenseForce(Roster roster) {
        List<Violation> barred = new ArrayList<>();
        for (String id : roster.counts().keySet()) {
            Troop troop = register.items().the(id).troop();
            Violation forbidden = forbiddenAtFirst(troop, "the defense force", "WMC-DEF-01");
            if (forbidden != null) {
                barred.add(forbidden);
            }
            Violation stranger = stranger(troop);
            if (stranger != null) {
                barred.add(stranger);
            } else if (!allegiance.isOwn(troop)) {
                barred.add(Violation.of(
                                "OUT_OF_FACTION_GARRISON",
                                "{entry} is out-of-faction: not allowed in the defense force.",
                                troop.name())
                        .citing("WMC-DEF-01"));
            }
        }
        return barred;
    }

    /** Characters that would be in the forces twice. */
    public List<Violation> charactersTwice(Map<String, List<Entry>> lists) {
        List<Violation> violations = new ArrayList<>();
        Map<String, String> first = new LinkedHashMap<>();
        lists.forEach((name, list) -> {
            for (Entry entry : list) {
                character(register.troop(entry), name, first, violations);
                for (String attachment : entry.attachments()) {
                    character(register.attached(attachment), name, first, violations);
                }
            }
        });
        return violations;
    }

    private static void character(Troop troop, String list, Map<String, String> first, List<Violation> violations) {
        String character = troop.character();
        String before = character == null ? null : first.putIfAbsent(character, list);
        if (before != null) {
            violations.add(Violation.of("CHARACTER_TWICE", "{character} is already in {banner}.", troop.name(), before)
                    .citing("WMC-BAN-01"));
        }
    }

    // ---- from a roster to entries

    /**
     * {@code standing} with everything of {@code roster}: attachments go to the first unit with room for them.
     *
     * @param name what people call the list
     * @param violations gets what can't be attached
     */
    public List<Entry> joined(
            String name, List<Entry> standing, Roster roster, Serials serials, List<Violation> violations) {
        List<Entry> list = new ArrayList<>(standing);
        roster.counts().forEach((id, count) -> {
            Item item = register.items().the(id);
            for (int i = 0; i < count && !item.troop().cat().isAttachment(); i++) {
                list.add(Entry.fresh(
                        serials.next(item.troop().id()), item.troop().id(), item.models()));
            }
        });
        roster.counts().forEach((id, count) -> {
            Troop troop = register.items().the(id).troop();
            for (int i = 0; i < count && troop.cat().isAttachment(); i++) {
                if (!attach(list, troop, serials)) {
                    violations.add(homeless(name, list, troop, count));
                    break;
                }
            }
        });
        return list;
    }

    private Violation homeless(String name, List<Entry> list, Troop attachment, int count) {
        String unit = attachment.attachesTo();
        for (Entry entry : list) {
            if (entry.troop().equals(unit)) {
                return attachmentLimit(register.troop(entry), attachment, Math.max(count, limit(attachment) + 1));
            }
        }
        return withoutUnit(name, attachment);
    }

    private boolean attach(List<Entry> list, Troop attachment, Serials serials) {
        for (int i = 0; i < list.size(); i++) {
            Entry unit = list.get(i);
            if (unit.troop().equals(attachment.attachesTo()) && hasRoom(unit, attachment)) {
                list.set(i, unit.attaching(serials.next(attachment.id())));
                return true;
            }
        }
        return false;
    }

    /** Whether one more of {@code attachment} fits on {@code unit}. */
    public boolean hasRoom(Entry unit, Troop attachment) {
        int there = 0;
        for (String id : unit.attachments()) {
            there += register.attached(id).cat() == attachment.cat() ? 1 : 0;
        }
        return there < limit(attachment);
    }

    /** A list of too few points. */
    public static Violation tooSmall(String name, int points, int least, String rule) {
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

    /** What is wrong with an item that is not in the catalogue, if it names a unit in a size that it does not come in. */
    public List<Violation> noSuchSize(String item) {
        return noSuchSize(register, item);
    }

    /** The same, whoever takes the unit: {@code "{unit} comes in {sizes} models, not {n}."} (WMC-BUY-04). */
    public static List<Violation> noSuchSize(Register register, String item) {
        for (Troop unit : register.troops()) {
            if (unit.isUnit() && item.equals(unit.id())) {
                return List.of(unitSize(unit, "none"));
            }
            if (unit.isUnit() && item.startsWith(unit.id() + ':')) {
                return List.of(unitSize(unit, item.substring(unit.id().length() + 1)));
            }
        }
        return List.of();
    }

    private static Violation unitSize(Troop unit, String models) {
        return Violation.of(
                        "UNIT_SIZE",
                        "{unit} comes in {sizes} models, not {n}.",
                        unit.name(),
                        Sentence.lazily(() -> String.join(
                                " or ",
                                unit.allSizes().stream()
                                        .map(size -> Integer.toString(size.models()))
                                        .toList())),
                        models)
                .citing("WMC-BUY-04");
    }
}
