package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.ruleset.warmachine.data.Constants;

/** All that can be bought, at what it costs one who buys (WMC-BUY-03, WMC-BUY-04). */
public final class Shop {

    private final Catalogue<OnSale> items;

    /**
     * All of the register.
     *
     * @param cheapWarjacks whether it is for one who has the boon of a location for them
     */
    public Shop(Register register, Constants constants, boolean cheapWarjacks) {
        List<OnSale> all = new ArrayList<>();
        for (Item item : register.items().all()) {
            all.add(new OnSale(item, price(constants, cheapWarjacks, item)));
        }
        this.items = Catalogue.of(all);
    }

    private static int price(Constants constants, boolean cheapWarjacks, Item item) {
        if (item.troop().cat().isCaster()) {
            return constants.prices().caster();
        }
        return cheapWarjacks && item.troop().cat().isWarjack()
                ? Math.max(1, item.points() - constants.boons().warjackDiscount())
                : item.points();
    }

    /** As they are bought. */
    public Catalogue<OnSale> items() {
        return items;
    }

    /** Those of some items that cost no more than {@code supply}. */
    public List<OnSale> affordable(List<Item> some, int supply) {
        List<OnSale> affordable = new ArrayList<>();
        for (Item item : some) {
            OnSale one = items.the(item.id());
            if (one.points() <= supply) {
                affordable.add(one);
            }
        }
        return affordable;
    }

    /**
     * A line of the catalogue as it is bought.
     *
     * @param points supply points, which need not be those of the lists: casters have none there (WMC-BUY-03)
     */
    public record OnSale(Item item, int points) implements Profile {
        @Override
        public String id() {
            return item.id();
        }

        @Override
        public String name() {
            return item.name();
        }

        @Override
        public String group() {
            return item.group();
        }
    }
}
