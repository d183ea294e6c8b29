package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** The kinds of models and units. */
public enum Category {
    WARCASTER("warcaster"),
    WARLOCK("warlock"),
    LIGHT_WARJACK("light warjack"),
    HEAVY_WARJACK("heavy warjack"),
    LESSER_WARBEAST("lesser warbeast"),
    LIGHT_WARBEAST("light warbeast"),
    HEAVY_WARBEAST("heavy warbeast"),
    COLOSSAL("colossal"),
    GARGANTUAN("gargantuan"),
    BATTLE_ENGINE("battle engine"),
    SOLO("solo"),
    UNIT("unit"),
    UNIT_ATTACHMENT("unit attachment"),
    WEAPON_ATTACHMENT("weapon attachment");

    private final Sentence words;

    Category(@Template String words) {
        this.words = Sentence.of(words);
    }

    /** As people read it. */
    public Sentence words() {
        return words;
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
