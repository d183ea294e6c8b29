package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Kind;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Regroup;

/**
 * The list that a merge makes of two, and what it disbands: as much as is too much, and no more (WMC-REO-06).
 *
 * @param joined what stays in the banner that is left
 * @param disbanded entries with what is attached to them
 * @param alone attachments whose units stay
 */
record Merged(
        Campaign campaign,
        Player player,
        String banner,
        String into,
        List<Entry> joined,
        List<Entry> disbanded,
        List<String> alone) {

    static Merged of(Course course, String banner, Regroup merge) {
        return of(course.now(), course.player(), banner, merge);
    }

    private static Merged of(Campaign campaign, Player player, String banner, Regroup merge) {
        List<Entry> joined = whole(campaign, banner, merge.other());
        List<Entry> disbanded = new ArrayList<>();
        List<String> alone = Reorganisation.taken(joined, merge.give(), disbanded);
        return new Merged(campaign, player, banner, merge.other(), joined, disbanded, alone);
    }

    private static List<Entry> whole(Campaign campaign, String banner, String into) {
        List<Entry> whole = new ArrayList<>(campaign.list(into));
        whole.addAll(campaign.list(banner));
        return whole;
    }

    /** A merge that disbands nothing of what it names but what is too much. */
    static Regroup sparing(Campaign campaign, Player player, String banner, Regroup merge) {
        List<String> ids = new ArrayList<>(merge.give());
        for (String id : merge.give()) {
            Regroup rest = new Regroup(Kind.MERGE, merge.other(), ids, List.of());
            if (of(campaign, player, banner, rest).mayKeep(id)) {
                ids.remove(id);
            }
        }
        return new Regroup(Kind.MERGE, merge.other(), ids, List.of());
    }

    /** Everything that is named without need. */
    List<Violation> noExcess() {
        List<Violation> violations = new ArrayList<>();
        for (Entry entry : disbanded) {
            if (mayKeep(entry.id())) {
                violations.add(noExcess(campaign.book().register().label(entry), entry.id()));
            }
        }
        for (String attachment : alone) {
            if (mayKeep(attachment)) {
                violations.add(noExcess(
                        Sentence.verbatim(
                                campaign.book().register().attached(attachment).name()),
                        attachment));
            }
        }
        return Violation.inside("reorganise." + banner, violations);
    }

    private Violation noExcess(Sentence name, String id) {
        return Violation.of(
                        "NO_EXCESS",
                        "{entry} need not be disbanded: with it {banner} has {n point|points} and keeps all limits.",
                        name,
                        campaign.nameOf(into),
                        campaign.book().register().points(keeping(id)))
                .citing("WMC-REO-06");
    }

    /** Whether the banner would keep the rules with that one too; what is above an allowance already may go all the same. */
    private boolean mayKeep(String id) {
        List<Entry> kept = keeping(id);
        ListRules rules = campaign.rules(player);
        boolean fortress = campaign.owns(player, StructureKind.FORTRESS);
        return rules.violations(Sentence.NOTHING, campaign.list(into), kept, fortress)
                        .isEmpty()
                && excess(kept).equals(excess(joined));
    }

    private List<Violation> excess(List<Entry> list) {
        List<Entry> counted = campaign.book().houseRules().countsBannersTogether()
                ? campaign.disbanding(banner).listing(into, list).inBanners(player)
                : list;
        return campaign.rules(player)
                .sharedAllowances(Sentence.NOTHING, List.of(), counted, campaign.owns(player, StructureKind.FORTRESS));
    }

    /** What would stay if that one were not disbanded. */
    private List<Entry> keeping(String id) {
        List<Entry> kept = whole(campaign, banner, into);
        List<String> others = new ArrayList<>(alone);
        disbanded.forEach(entry -> others.add(entry.id()));
        others.remove(id);
        Reorganisation.taken(kept, others, new ArrayList<>());
        return kept;
    }
}
