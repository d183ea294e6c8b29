package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;

/** The kinds of models and units. */
public enum Category {
    WARCASTER,
    WARLOCK,
    LIGHT_WARJACK,
    HEAVY_WARJACK,
    LESSER_WARBEAST,
    LIGHT_WARBEAST,
    HEAVY_WARBEAST,
    COLOSSAL,
    GARGANTUAN,
    BATTLE_ENGINE,
    SOLO,
    UNIT,
    UNIT_ATTACHMENT,
    WEAPON_ATTACHMENT;

    /** As people read it. */
    public Sentence words() {
        return switch (this) {
            case WARCASTER -> Sentence.of("warcaster");
            case WARLOCK -> Sentence.of("warlock");
            case LIGHT_WARJACK -> Sentence.of("light warjack");
            case HEAVY_WARJACK -> Sentence.of("heavy warjack");
            case LESSER_WARBEAST -> Sentence.of("lesser warbeast");
            case LIGHT_WARBEAST -> Sentence.of("light warbeast");
            case HEAVY_WARBEAST -> Sentence.of("heavy warbeast");
            case COLOSSAL -> Sentence.of("colossal");
            case GARGANTUAN -> Sentence.of("gargantuan");
            case BATTLE_ENGINE -> Sentence.of("battle engine");
            case SOLO -> Sentence.of("solo");
            case UNIT -> Sentence.of("unit");
            case UNIT_ATTACHMENT -> Sentence.of("unit attachment");
            case WEAPON_ATTACHMENT -> Sentence.of("weapon attachment");
        };
    }

    /** Above a list of them. */
    public Sentence heading() {
        return switch (this) {
            case WARCASTER -> Sentence.of("Warcasters");
            case WARLOCK -> Sentence.of("Warlocks");
            case LIGHT_WARJACK -> Sentence.of("Light warjacks");
            case HEAVY_WARJACK -> Sentence.of("Heavy warjacks");
            case LESSER_WARBEAST -> Sentence.of("Lesser warbeasts");
            case LIGHT_WARBEAST -> Sentence.of("Light warbeasts");
            case HEAVY_WARBEAST -> Sentence.of("Heavy warbeasts");
            case COLOSSAL -> Sentence.of("Colossals");
            case GARGANTUAN -> Sentence.of("Gargantuans");
            case BATTLE_ENGINE -> Sentence.of("Battle engines");
            case SOLO -> Sentence.of("Solos");
            case UNIT -> Sentence.of("Units");
            case UNIT_ATTACHMENT -> Sentence.of("Unit attachments");
            case WEAPON_ATTACHMENT -> Sentence.of("Weapon attachments");
        };
    }

    /** Whether it leads a banner: at most one, or two above 75 points (WMC-BAN-04). */
    public boolean isCaster() {
        return this == WARCASTER || this == WARLOCK;
    }

    /** Whether it is a machine that warcasters control: warjacks and colossals. */
    public boolean isWarjack() {
        return this == LIGHT_WARJACK || this == HEAVY_WARJACK || this == COLOSSAL;
    }

    /** Whether it is a beast that warlocks control: warbeasts and gargantuans. */
    public boolean isWarbeast() {
        return this == LESSER_WARBEAST || this == LIGHT_WARBEAST || this == HEAVY_WARBEAST || this == GARGANTUAN;
    }

    /** Whether it belongs to a battlegroup where there is one. */
    public boolean isControlled() {
        return isWarjack() || isWarbeast();
    }

    /** Whether it is part of a unit. */
    public boolean isAttachment() {
        return this == UNIT_ATTACHMENT || this == WEAPON_ATTACHMENT;
    }

    /** Whether it is one of the largest, which no initial banner holds. */
    public boolean isHuge() {
        return this == COLOSSAL || this == GARGANTUAN;
    }
}
