package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * Who serves in the lists of one allegiance.
 *
 * <pre>
 * WMC-BAN-08   who works for whom                           NOT_IN_FACTION, NOT_IN_CONTRACT
 * WMC-SETUP-03 what is not there at first                   FORBIDDEN_CATEGORY
 * WMC-DEF-01   the defense force is of the own faction      OUT_OF_FACTION_GARRISON
 * </pre>
 */
public final class Service {

    private final Allegiance allegiance;
    private final Register register;
    // Made when they are asked for: a game has two or three of some twenty allegiances.
    private @Nullable List<Item> forBanners;
    private @Nullable List<Item> atFirst;
    private @Nullable List<Item> forDefenseForce;

    Service(Allegiance allegiance, Register register) {
        this.allegiance = allegiance;
        this.register = register;
    }

    /** What some banner might hold at some time. */
    public List<Item> forBanners() {
        List<Item> known = forBanners;
        if (known == null) {
            known = items(this::mayEverServe);
            forBanners = known;
        }
        return known;
    }

    /** What an initial or new banner may hold. */
    public List<Item> atFirst() {
        List<Item> known = atFirst;
        if (known == null) {
            known = items(troop -> !troop.isForbiddenAtFirst() && mayServeAtFirst(troop));
            atFirst = known;
        }
        return known;
    }

    /** What a defense force may hold. */
    public List<Item> forDefenseForce() {
        List<Item> known = forDefenseForce;
        if (known == null) {
            known = items(troop -> !troop.isForbiddenAtFirst() && allegiance.isOwn(troop));
            forDefenseForce = known;
        }
        return known;
    }

    private List<Item> items(Predicate<Troop> may) {
        return register.items().where(item -> may.test(item.troop()));
    }

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

    /** Hired warjacks join only a banner with a caster of theirs; they stay if that caster leaves (WMC-BAN-08). */
    void unled(List<Entry> before, List<Entry> after, List<Violation> violations) {
        Set<String> seen = new LinkedHashSet<>();
        for (Entry entry : after) {
            Troop troop = register.troop(entry);
            boolean hired = troop.cat().isControlled() && !allegiance.isOwn(troop) && mayEverServe(troop);
            if (hired && Entry.find(before, entry.id()) == null && seen.add(troop.id())) {
                boolean led = false;
                for (Entry other : after) {
                    led |= isEmployerOf(register.troop(other), troop);
                }
                if (!led) {
                    violations.add(allegiance.contract() == null ? unled(troop) : notInFaction(troop));
                }
            }
        }
    }

    /** Why {@code troop} serves no banner of this allegiance at all; null: it may. */
    public @Nullable Violation stranger(Troop troop) {
        return mayEverServe(troop) ? null : notInFaction(troop);
    }

    /** What may serve, but only where a caster of its own leads it (WMC-BAN-08). */
    private Violation unled(Troop troop) {
        return Violation.of(
                        "NOT_IN_FACTION",
                        "{entry} is of {faction}: it works for {employer} only where a caster of {faction} is in the same"
                                + " banner.",
                        troop.name(),
                        troop.faction().words(),
                        allegiance.name())
                .citing("WMC-BAN-08");
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
    public @Nullable Violation forbiddenAtFirst(Troop troop, @Template String where, String rule) {
        return troop.isForbiddenAtFirst()
                ? Violation.of(
                                "FORBIDDEN_CATEGORY",
                                "{entry} is {category:a}: not allowed in {where}.",
                                troop.name(),
                                troop.isCharacter() && !troop.cat().isCaster()
                                        ? Sentence.of(
                                                "character {category}",
                                                troop.cat().words())
                                        : troop.cat().words(),
                                Sentence.of(where))
                        .citing(rule)
                : null;
    }

    /** Every reason why what {@code roster} names may not be in a defense force (WMC-DEF-01). */
    public List<Violation> barredFromDefenseForce(Roster roster) {
        List<Violation> barred = new ArrayList<>();
        for (String id : roster.counts().keySet()) {
            barred.addAll(barredFromDefenseForce(register.items().the(id).troop()));
        }
        return barred;
    }

    /** Every reason why {@code troop} may not be in a defense force (WMC-DEF-01). */
    public List<Violation> barredFromDefenseForce(Troop troop) {
        List<Violation> barred = new ArrayList<>();
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
        return barred;
    }
}
