package org.muster.ruleset.warmachine.resource;

import java.util.Collections;
import java.util.List;
import org.muster.api.army.Roster;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.army.Entry;

/**
 * What a player does in the Resource Phase, all in one answer.
 *
 * @param unpaid ids of out-of-faction entries that are let go (WMC-UPK-06)
 * @param reorganise by banner that begins it
 * @param casters where casters go, by id of their entry; a banner's id, or empty to stay (WMC-CST-01)
 * @param core the defense force's new 50 points; empty: as before (WMC-DEF-05)
 * @param battlegroups who controls what, by id of the warjack or warbeast; empty: as before (WMC-BAN-10)
 */
record ResourcePlan(
        List<String> unpaid,
        OrderedMap<String, Regroup> reorganise,
        OrderedMap<String, String> casters,
        Roster core,
        OrderedMap<String, String> battlegroups) {

    ResourcePlan {
        unpaid = List.copyOf(unpaid);
    }

    /** Pays what it can, changes nothing. */
    static final ResourcePlan NOTHING =
            new ResourcePlan(List.of(), OrderedMap.empty(), OrderedMap.empty(), Roster.EMPTY, OrderedMap.empty());

    /** What two banners do with each other. */
    enum Kind {
        NONE,
        REINFORCE,
        SPLIT,
        MERGE;

        /** The rule by which troops change banners, or are disbanded. */
        String rule() {
            return switch (this) {
                case NONE, REINFORCE -> "WMC-REO-01";
                case SPLIT -> "WMC-REO-04";
                case MERGE -> "WMC-REO-06";
            };
        }
    }

    /**
     * One reorganisation.
     *
     * @param other the other banner; of a split the space of the new one
     * @param give ids that leave the banner; of a merge those that are disbanded
     * @param take ids that come from the other banner
     */
    record Regroup(Kind kind, String other, List<String> give, List<String> take) {
        Regroup {
            give = List.copyOf(give);
            take = List.copyOf(take);
        }

        static final Regroup NONE = new Regroup(Kind.NONE, "", List.of(), List.of());

        /** Whether it names {@code entry}, or something that is attached to it. */
        boolean names(Entry entry) {
            return namesOneOf(List.of(entry.id())) || namesOneOf(entry.attachments());
        }

        private boolean namesOneOf(List<String> ids) {
            return !Collections.disjoint(give, ids) || !Collections.disjoint(take, ids);
        }
    }
}
