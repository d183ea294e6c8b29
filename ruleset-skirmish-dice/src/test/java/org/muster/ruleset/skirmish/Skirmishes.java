package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.data.Yaml;
import org.muster.geometry.shape.Base;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.activation.Actions;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.DeploymentCards;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.UnitCards;
import org.muster.ruleset.skirmish.effects.Consequences;
import org.muster.ruleset.skirmish.effects.ShippedConditions;
import org.muster.ruleset.skirmish.effects.ShippedEffects;
import org.muster.ruleset.skirmish.table.Units;
import org.muster.ruleset.skirmish.table.Words;
import org.muster.testkit.table.Changed;
import org.muster.testkit.table.RulesTable;

/**
 * Positions in a few words. A unit is its id and the places of its minis, its leader's first: {@code "ahsoka 45,20"},
 * {@code "night-troopers-A 45,50 42,50"}. The seats are called {@code heroes} and {@code empire}.
 */
public final class Skirmishes {

    public static final Contributions SHIPPED = new Contributions(
            new LinkedHashSet<>(ShippedEffects.all()),
            new LinkedHashSet<>(ShippedConditions.all()),
            new Consequences());

    public static final SkirmishDice RULES = new SkirmishDice(SHIPPED);

    /** The files of data as they are shipped. */
    public static final Data FILES = new GameData(SkirmishPlugin.class, RULES.data(), OrderedMap.empty());

    private static final Map<Object, Book> BOOKS = new LinkedHashMap<>();

    private Skirmish now;

    private Skirmishes(Skirmish now) {
        this.now = now;
    }

    // ---- where

    /** On an open table without tokens, round 1, the heroes first and active. */
    public static Skirmishes yard(String... units) {
        return yard(HouseRules.DEFAULT, units);
    }

    /** The same with options of its own. */
    public static Skirmishes yard(HouseRules options, String... units) {
        return of(Changed.of(options, "mission", Play.TRAINING_YARD), units);
    }

    /** On the table of the citadel. */
    public static Skirmishes citadel(String... units) {
        return of(HouseRules.DEFAULT, units);
    }

    /** With these options, on the table of their mission. */
    public static Skirmishes of(HouseRules options, String... units) {
        return of(book(options), units);
    }

    /** By a book of one's own. */
    public static Skirmishes of(Book book, String... units) {
        Progress progress = new Progress(1, "HEROES", "HEROES");
        Skirmishes made = new Skirmishes(Skirmish.start(book).with(progress));
        for (String unit : units) {
            made.unit(unit);
        }
        return made;
    }

    public static Setup setup(HouseRules options, Data files) {
        OrderedMap<Player, String> seats =
                OrderedMap.of(new Player("heroes"), "Hanna").with(new Player("empire"), "Emil");
        return new Setup(seats, false, options, files);
    }

    public static Book book(HouseRules options) {
        return BOOKS.computeIfAbsent(options, any -> Book.of(setup(options, FILES), SHIPPED));
    }

    /** The default options but for some: name, value, name, value ... */
    public static HouseRules options(Object... namesAndValues) {
        return Changed.of(HouseRules.DEFAULT, namesAndValues);
    }

    // ---- own files

    /** Files of which some are not as they are shipped. */
    public record Files(OrderedMap<String, Object> own) implements Data {

        public static Files shipped() {
            return new Files(OrderedMap.empty());
        }

        @Override
        public <T> T read(String name, Class<T> type) {
            Object mine = own.get(name);
            return mine == null ? FILES.read(name, type) : type.cast(mine);
        }

        /** With a unit card more, or in place of one of the same id; in YAML. */
        public Files unit(String yaml) {
            UnitCard card = Yaml.read(yaml, UnitCard.class);
            List<UnitCard> all = new ArrayList<>(read("units", UnitCards.class).units());
            all.removeIf(one -> one.id().equals(card.id()));
            all.add(card);
            return new Files(own.with("units", new UnitCards(all)));
        }

        /** With a unit card changed. */
        public Files unit(String id, Object... namesAndValues) {
            List<UnitCard> all = new ArrayList<>(read("units", UnitCards.class).units());
            all.replaceAll(one -> one.id().equals(id) ? Changed.of(one, namesAndValues) : one);
            return new Files(own.with("units", new UnitCards(all)));
        }

        /** With a Deployment Card more, or in place of one of the same id; in YAML. */
        public Files card(String yaml) {
            DeploymentCard card = Yaml.read(yaml, DeploymentCard.class);
            List<DeploymentCard> all =
                    new ArrayList<>(read("cards", DeploymentCards.class).cards());
            all.removeIf(one -> one.id().equals(card.id()));
            all.add(card);
            return new Files(own.with("cards", new DeploymentCards(all)));
        }

        /** With a mission changed. */
        public Files mission(Play play, Object... namesAndValues) {
            return new Files(own.with(play.data(), Changed.of(read(play.data(), Mission.class), namesAndValues)));
        }

        public Book book(Object... options) {
            return Book.of(setup(options(options), this), SHIPPED);
        }

        /** The book of a game that was opened with that version of the ruleset. */
        public Book bookOf(String version, Object... options) {
            Setup today = setup(options(options), this);
            return Book.of(
                    new Setup(today.seats(), today.hasOrganizer(), today.options(), today.data(), version), SHIPPED);
        }
    }

    // ---- placing

    /** One unit more. */
    public Skirmishes unit(String words) {
        String[] parts = words.split(" ");
        UnitCard card = card(parts[0]);
        List<Base> bases =
                Units.bases(now.book().numbers(), parts[0], card, now.table().stand(new Point(0, 0), 0));
        List<Mini> minis = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            String[] xy = parts[i].split(",");
            Base base = bases.get(i - 1);
            minis.add(Mini.on(
                    base.id(),
                    now.table()
                            .stand(
                                    new Point(Double.parseDouble(xy[0]), Double.parseDouble(xy[1])),
                                    base.disc().diameter())));
        }
        UnitState fresh = Units.fresh(parts[0], card, card.faction(), bases);
        now = now.with(fresh.minis(minis));
        return this;
    }

    private UnitCard card(String id) {
        return now.book().units().find(id).orElseGet(() -> now.book().card(id.substring(0, id.length() - 2)));
    }

    /** A unit changed. */
    public Skirmishes change(String unit, UnaryOperator<UnitState> change) {
        now = now.with(change.apply(now.the(unit)));
        return this;
    }

    public Skirmishes strained(String... units) {
        for (String unit : units) {
            change(unit, one -> one.strained(true));
        }
        return this;
    }

    public Skirmishes exhausted(String... units) {
        for (String unit : units) {
            change(unit, one -> one.being(Status.EXHAUSTED));
        }
        return this;
    }

    public Skirmishes dice(String unit, int dice) {
        return change(unit, one -> one.actionDice(dice));
    }

    /** Nobody has Action Dice, so that nobody is asked for boosts. */
    public Skirmishes noDice() {
        now.units().keySet().forEach(unit -> dice(unit, 0));
        return this;
    }

    public Skirmishes force(String unit, int dice) {
        return change(unit, one -> one.forceDice(dice));
    }

    public Skirmishes wounds(String unit, int wounds) {
        return change(unit, one -> one.wounds(wounds));
    }

    /** A Deployment Card in play, attached to a unit. */
    public Skirmishes card(String card, String unit) {
        now = now.with(new CardState(card, now.the(unit).owner(), unit, Status.READY));
        return this;
    }

    /** A Deployment Card in play for a side. */
    public Skirmishes sideCard(String card, String side) {
        now = now.with(new CardState(card, side, null, Status.READY));
        return this;
    }

    public Skirmishes exhaustedCard(String card) {
        now = now.with(now.cards().the(card).being(Status.EXHAUSTED));
        return this;
    }

    public Skirmishes vp(String side, int vp) {
        now = now.scoring(side, vp);
        return this;
    }

    public Skirmishes round(int round) {
        now = now.with(
                new Progress(round, now.progress().initiative(), now.progress().active()));
        return this;
    }

    public Skirmishes initiative(String side) {
        now = now.with(new Progress(now.round(), side, side));
        return this;
    }

    public Skirmishes active(@Nullable String side) {
        now = now.with(now.progress().acting(side));
        return this;
    }

    /** It is the activation of a unit. */
    public Skirmishes acting(String unit) {
        now = now.with(now.progress().acting(now.the(unit).owner())).acting(Activation.of(now.the(unit)));
        return this;
    }

    /** The state changed. */
    public Skirmishes given(UnaryOperator<Skirmish> change) {
        now = change.apply(now);
        return this;
    }

    public Skirmish now() {
        return now;
    }

    // ---- playing

    /** A table at which these steps are played. */
    @SafeVarargs
    public final RulesTable<Skirmish> play(Step<Skirmish>... steps) {
        return RulesTable.of(RULES, now).play(steps);
    }

    /** A table at which all this is played. */
    public RulesTable<Skirmish> play(Agenda<Skirmish> agenda) {
        return play().play(agenda);
    }

    /** A table at which that unit acts. */
    public RulesTable<Skirmish> acts(String unit) {
        return acting(unit).play(new Actions.TakeAction());
    }

    /** The answer that attacks so: {@code strike("night-troopers-A e11 RANGED")}. */
    public static String strike(String id) {
        return "{attack: \"" + id + "\"}";
    }

    /** Where a unit's minis stand: {@code "45,20 42,20"}. */
    public static String stands(RulesTable<Skirmish> table, String unit) {
        return String.join(
                " ",
                table.state().the(unit).minis().stream()
                        .map(mini -> Words.number(mini.x()) + ',' + Words.number(mini.y()))
                        .toList());
    }
}
