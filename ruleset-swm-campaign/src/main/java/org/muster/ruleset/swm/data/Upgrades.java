package org.muster.ruleset.swm.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.state.OrderedMap;

/** The file of upgrades. */
public record Upgrades(List<Line> upgrades) {

    public Upgrades {
        upgrades = List.copyOf(upgrades);
    }

    /** The upgrades by id, in the order of the book. */
    public OrderedMap<String, Upgrade> byId() {
        return OrderedMap.by(Upgrade::id, upgrades.stream().map(Line::upgrade).toList());
    }

    /** What an upgrade adds to the values of a card; what is absent stays. */
    public record Values(
            @Nullable Integer hp,
            @Nullable Integer def,
            @Nullable Integer atk,
            @Nullable Integer dmg,
            @Nullable Integer meleeDmg,
            @Nullable Integer speed,
            @Nullable Integer rate,
            @Nullable Integer force) {

        static final Values NONE = new Values(null, null, null, null, null, null, null, null);
    }

    /** A line of the file, where what is usual may be left out. */
    public record Line(
            @Id("upgrades") String id,
            String name,
            Upgrade.Group group,
            @Between(min = 0) int cost,
            @Nullable @Between(min = 0) Integer yuuzhanVongCost,
            Upgrade.Repeat repeat,
            @Nullable Needs needs,
            @Nullable Values adds,
            @Nullable Trait grants,
            @Nullable String replaces,
            @Nullable String note) {

        Upgrade upgrade() {
            return new Upgrade(
                    id,
                    name,
                    group,
                    cost,
                    yuuzhanVongCost == null ? cost : yuuzhanVongCost,
                    repeat,
                    needs == null ? Needs.NOTHING : needs,
                    adds == null ? Values.NONE : adds,
                    grants,
                    replaces == null ? "" : replaces,
                    note == null ? "" : note,
                    gives());
        }

        /** {@code Bounty Hunter +2} gives Bounty Hunter 2; a mere change of values gives no ability. */
        private Ability gives() {
            boolean ofValues = group == Upgrade.Group.STAT || adds != null && adds.force != null;
            return ofValues ? new Ability("", 0) : Ability.parse(name.replace(" +", " "));
        }
    }
}
