package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.RandomLists;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Kind;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Regroup;

/** What a player may answer in the Resource Phase: every part may be left out. */
final class ResourceForm {

    private final Campaign campaign;
    private final Player player;
    private final Register register;
    private final List<Banner> banners;

    private ResourceForm(Campaign campaign, Player player) {
        this.campaign = campaign;
        this.player = player;
        this.register = campaign.book().register();
        this.banners = campaign.bannersOf(player);
    }

    static Options<ResourcePlan> of(Campaign campaign, Player player) {
        ResourceForm form = new ResourceForm(campaign, player);
        return Options.lazily(form::options)
                .together(plan -> Regrouping.violations(campaign, player, plan), form::random);
    }

    private Options<ResourcePlan> options() {
        Form.Field<ResourcePlan, List<String>> unpaid = Options.field("unpaid", unpaid(), ResourcePlan::unpaid)
                .asking("Whose upkeep do you leave unpaid?")
                .telling(answer -> Sentence.of("upkeep left unpaid: {units}", answer));
        Form.Field<ResourcePlan, OrderedMap<String, Regroup>> reorganise = Options.field(
                        "reorganise", reorganise(), this::whole)
                .asking("Which banners reinforce each other, split or merge?")
                .telling(answer -> Sentence.of("reorganised: {banners}", answer));
        Form.Field<ResourcePlan, OrderedMap<String, String>> casters = Options.field(
                        "casters", casters(), this::wholeCasters)
                .asking("Which caster leads which banner?")
                .telling(answer -> Sentence.of("casters: {casters}", answer));
        Form.Field<ResourcePlan, Roster> defenseForce = Options.field("garrison", defenseForce(), ResourcePlan::core)
                .asking("Who guards your capital?")
                .telling(answer -> Sentence.of("guarding the capital: {force}", answer));
        Form.Field<ResourcePlan, OrderedMap<String, String>> battlegroups = Options.field(
                        "battlegroups", battlegroups(), this::wholeBattlegroups)
                .asking("Which caster does each of these follow?")
                .telling(answer -> Sentence.of("battlegroups: {models}", answer));
        return Options.<ResourcePlan>form(
                List.of(unpaid, reorganise, casters, defenseForce, battlegroups),
                values -> new ResourcePlan(
                        values.of(unpaid),
                        values.of(reorganise),
                        values.of(casters),
                        values.of(defenseForce),
                        values.of(battlegroups)));
    }

    // ---- upkeep

    private Options<List<String>> unpaid() {
        List<String> due = new ArrayList<>();
        Upkeep.dueFor(campaign, player).forEach(entry -> due.add(entry.id()));
        return Options.someOf(0, due.size(), due, this::entryFace);
    }

    private Option entryFace(String id) {
        Entry entry = find(id);
        if (entry == null) {
            return Option.called(id, register.attached(id).name());
        }
        Option option = Option.of(id, register.label(entry, campaign.inBanners(player)));
        return campaign.rules(player).service().isOutOfFaction(entry)
                ? option.noting(
                        "upkeep {n}", Upkeep.of(campaign.book().constants().upkeep(), register, entry))
                : option.noting("{n point|points}", register.points(entry));
    }

    private @Nullable Entry find(String id) {
        for (Banner banner : banners) {
            Entry entry = Entry.find(campaign.list(banner.id()), id);
            if (entry != null) {
                return entry;
            }
        }
        Entry waiting = Entry.find(campaign.ledger(player).pool(), id);
        for (Parcel parcel : campaign.ledger(player).transit()) {
            waiting = waiting == null ? Entry.find(parcel.entries(), id) : waiting;
        }
        return waiting;
    }

    // ---- reorganise

    private Options<OrderedMap<String, Regroup>> reorganise() {
        List<Option> faces = new ArrayList<>();
        for (Banner banner : banners) {
            faces.add(Option.of(banner.id(), campaign.nameOf(banner.id()))
                    .at(banner.id())
                    .noting("{points point|points}", campaign.points(banner.id())));
        }
        return Options.each(faces, id -> kinds(campaign.banner(id)));
    }

    private OrderedMap<String, Regroup> whole(ResourcePlan plan) {
        Map<String, Regroup> all = new LinkedHashMap<>();
        for (Banner banner : banners) {
            all.put(banner.id(), plan.reorganise().getOrDefault(banner.id(), Regroup.NONE));
        }
        return OrderedMap.copyOf(all);
    }

    private Either<Regroup> kinds(Banner banner) {
        return Options.<Regroup>cases()
                .nothing(Option.of("none", "nothing"), Regroup.NONE)
                .when(
                        Option.of("reinforce", "exchange troops with ..."),
                        () -> withPartner(banner, other -> exchange(banner, other)))
                .when(Option.of("split", "split off a new banner in ..."), () -> splits(banner))
                .when(
                        Option.of("merge", "is disbanded into ..."),
                        () -> withPartner(banner, other -> merge(banner, other)))
                .either(ResourceForm::caseOf);
    }

    private Options<Regroup> withPartner(Banner banner, Function<String, Options<Regroup>> what) {
        Cases<Regroup> cases = Options.cases();
        for (Banner other : banners) {
            if (!other.equals(banner)) {
                cases.add(Options.when(
                                Option.of(other.id(), campaign.nameOf(other.id()))
                                        .at(other.id()),
                                () -> what.apply(other.id()))
                        .unless(() -> RegroupRules.notAdjacent(campaign, player, banner.id(), other.id())));
            }
        }
        return cases.either(Regroup::other)
                .unknown(id -> campaign.banners().containsKey(id)
                        ? RegroupRules.notAdjacent(campaign, player, banner.id(), id)
                        : List.of());
    }

    private Options<Regroup> splits(Banner banner) {
        Cases<Regroup> cases = Options.cases();
        for (String space : campaign.book().map().neighbours(banner.at())) {
            cases.add(Options.when(campaign.book().option(space), () -> split(banner, space))
                    .unless(() -> RegroupRules.againstSplit(campaign, player, banner, space)));
        }
        return cases.either(Regroup::other)
                .unknown(space -> campaign.book().map().has(space)
                        ? RegroupRules.againstSplit(campaign, player, banner, space)
                        : List.of());
    }

    private static String caseOf(Regroup regroup) {
        return switch (regroup.kind()) {
            case NONE -> "none";
            case REINFORCE -> "reinforce";
            case SPLIT -> "split";
            case MERGE -> "merge";
        };
    }

    private Options<Regroup> exchange(Banner banner, String other) {
        return Options.form(
                Options.field("give", someOf(movable(banner.id(), false)), Regroup::give)
                        .asking("Which models does it give?")
                        .telling(answer -> Sentence.of("gives {models}", answer)),
                Options.field("take", someOf(movable(other, false)), Regroup::take)
                        .asking("Which models does it take?")
                        .telling(answer -> Sentence.of("takes {models}", answer)),
                (give, take) -> new Regroup(Kind.REINFORCE, other, give, take));
    }

    private Options<Regroup> split(Banner banner, String space) {
        return someOf(movable(banner.id(), true))
                .as(ids -> new Regroup(Kind.SPLIT, space, ids, List.of()), Regroup::give);
    }

    private Options<Regroup> merge(Banner banner, String other) {
        List<String> all = movable(other, true);
        all.addAll(movable(banner.id(), true));
        return someOf(all).as(ids -> new Regroup(Kind.MERGE, other, ids, List.of()), Regroup::give);
    }

    private Options<List<String>> someOf(List<String> ids) {
        return Options.someOf(0, ids.size(), ids, this::entryFace);
    }

    /** Ids of entries, and of attachments that may go alone. */
    private List<String> movable(String banner, boolean casters) {
        List<String> ids = new ArrayList<>();
        for (Entry entry : campaign.list(banner)) {
            if (casters || !register.troop(entry).cat().isCaster()) {
                ids.add(entry.id());
                ids.addAll(entry.attachments());
            }
        }
        return ids;
    }

    // ---- casters

    private List<String> ownCasters() {
        List<String> ids = new ArrayList<>();
        for (Banner banner : banners) {
            campaign.list(banner.id()).forEach(entry -> addCaster(entry, ids));
        }
        campaign.ledger(player).pool().forEach(entry -> addCaster(entry, ids));
        for (Parcel parcel : campaign.ledger(player).transit()) {
            if (parcel.caster()) {
                parcel.entries().forEach(entry -> addCaster(entry, ids));
            }
        }
        return ids;
    }

    private void addCaster(Entry entry, List<String> ids) {
        if (register.troop(entry).cat().isCaster()) {
            ids.add(entry.id());
        }
    }

    private Options<OrderedMap<String, String>> casters() {
        List<Option> faces = new ArrayList<>();
        ownCasters().forEach(id -> faces.add(entryFace(id)));
        return Options.each(faces, id -> to());
    }

    private Options<String> to() {
        Cases<String> cases = Options.<String>cases().nothing(Option.of("stay", "stays where he is"), "");
        for (Banner banner : banners) {
            cases.just(Option.of(banner.id(), campaign.nameOf(banner.id())).at(banner.id()), banner.id());
        }
        return cases.either(to -> to.isEmpty() ? "stay" : to);
    }

    private OrderedMap<String, String> wholeCasters(ResourcePlan plan) {
        return OrderedMap.each(ownCasters(), id -> plan.casters().getOrDefault(id, ""));
    }

    // ---- the defense force

    private Options<Roster> defenseForce() {
        ListRules rules = campaign.rules(player);
        return Options.either(
                core -> core.isEmpty() ? "keep" : "core",
                Options.nothing(Option.of("keep", "as before"), Roster.EMPTY),
                Options.when(
                        Option.of("core", "a new core"),
                        () -> Options.reinforcement(
                                register.items(), rules.service().forDefenseForce(), List.of(), List.of())));
    }

    // ---- battlegroups

    private List<String> controlled() {
        List<String> ids = new ArrayList<>();
        for (Banner banner : banners) {
            for (Entry entry : campaign.list(banner.id())) {
                if (register.troop(entry).cat().isControlled()) {
                    ids.add(entry.id());
                }
            }
        }
        return ids;
    }

    private Options<OrderedMap<String, String>> battlegroups() {
        Cases<String> cases = Options.<String>cases().nothing(Option.of("keep", "as before"), "");
        for (Banner banner : banners) {
            for (Entry entry : campaign.list(banner.id())) {
                if (register.troop(entry).leadsBattlegroup()) {
                    cases.just(entryFace(entry.id()), entry.id());
                }
            }
        }
        Options<String> leaders = cases.either(leader -> leader.isEmpty() ? "keep" : leader);
        List<Option> faces = new ArrayList<>();
        controlled().forEach(id -> faces.add(entryFace(id)));
        return Options.each(faces, id -> leaders);
    }

    private OrderedMap<String, String> wholeBattlegroups(ResourcePlan plan) {
        return OrderedMap.each(controlled(), id -> plan.battlegroups().getOrDefault(id, ""));
    }

    // ---- as chance would have it

    private ResourcePlan random(RandomGenerator random) {
        ResourcePlan plan = new ResourcePlan(
                random.nextInt(10) == 0 ? unpaid().sample(random) : List.of(),
                randomRegroup(random),
                randomCasters(random),
                random.nextInt(12) == 0 ? randomCore(random) : Roster.EMPTY,
                OrderedMap.empty());
        return Regrouping.violations(campaign, player, plan).isEmpty()
                ? complete(plan)
                : complete(ResourcePlan.NOTHING);
    }

    /** As it is read back: every banner, caster and warjack has an answer. */
    private ResourcePlan complete(ResourcePlan plan) {
        return new ResourcePlan(plan.unpaid(), whole(plan), wholeCasters(plan), plan.core(), wholeBattlegroups(plan));
    }

    private OrderedMap<String, Regroup> randomRegroup(RandomGenerator random) {
        if (banners.isEmpty() || random.nextInt(3) > 0) {
            return OrderedMap.empty();
        }
        Banner banner = banners.get(random.nextInt(banners.size()));
        Regroup regroup = kinds(banner).sample(random);
        return OrderedMap.of(
                banner.id(),
                regroup.kind() == Kind.MERGE ? Merged.sparing(campaign, player, banner.id(), regroup) : regroup);
    }

    private OrderedMap<String, String> randomCasters(RandomGenerator random) {
        List<String> casters = ownCasters();
        if (casters.isEmpty() || banners.isEmpty() || random.nextInt(3) > 0) {
            return OrderedMap.empty();
        }
        return OrderedMap.of(
                casters.get(random.nextInt(casters.size())),
                banners.get(random.nextInt(banners.size())).id());
    }

    private Roster randomCore(RandomGenerator random) {
        List<Entry> serving = new ArrayList<>();
        campaign.forces(player).forEach(force -> serving.addAll(force.entries()));
        ListRules rules = campaign.rules(player);
        int most = campaign.book().constants().headquarters().corePoints();
        Roster core = new RandomLists(register, rules, false, serving)
                .of(rules.service().forDefenseForce(), List.of(), most - 5, most, random);
        return core == null ? Roster.EMPTY : core;
    }
}
