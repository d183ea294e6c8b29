package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * Setup, once, before the first round.
 *
 * <pre>
 * 1. Faction or contract      open, any order                                  WMC-SETUP-01
 * 2. Lists                    banners and defense force, in secret             WMC-SETUP-02, -03, -04
 * 3. Turn order               2d6 each, ties again                             WMC-SETUP-05
 * 4. Headquarters             in turn order, with all spaces around            WMC-SETUP-06, -07, -08, -13
 * 5. Depots                   the first of each in turn order, then the second WMC-SETUP-09, -10
 * 6. Banners                  one at a time in turn order                      WMC-SETUP-11, -12
 * </pre>
 */
public final class SetupPhase {

    private SetupPhase() {}

    /** Everybody chooses what he fights for (WMC-SETUP-01). */
    public record ChooseAllegiance() implements Ask<Campaign, String> {
        @Override
        public Decision<String> decision(Campaign campaign) {
            List<String> ids = List.copyOf(campaign.book().allegiances().keySet());
            return campaign.timed(
                    Phase.SETUP,
                    Decision.simultaneous(
                                    campaign.book().players(), player -> Options.oneOf(ids, id -> option(campaign, id)))
                            .asking("Choose a faction, or a contract or pact of mercenaries and minions.")
                            .citing("WMC-SETUP-01"));
        }

        private static Option option(Campaign campaign, String id) {
            ListRules rules = campaign.book().allegiances().the(id);
            Option option = Option.of(id, rules.allegiance().name());
            return rules.allegiance().contract() == null
                    ? option
                    : option.noting(rules.allegiance().faction().words());
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<String> choices, Dice dice) {
            Campaign chosen = campaign;
            List<Event> events = new ArrayList<>();
            for (Player player : campaign.book().players()) {
                chosen = chosen.with(player, Holdings.of(choices.of(player)));
                events.add(Event.told(
                                "{player} fights for {allegiance}.",
                                player,
                                chosen.rules(player).allegiance().name())
                        .citing("WMC-SETUP-01"));
            }
            return Outcome.of(chosen).tell(events);
        }
    }

    /** Everybody writes banners and a defense force (WMC-SETUP-02, WMC-SETUP-04). */
    public record WriteLists() implements Ask<Campaign, StartingLists> {
        @Override
        public Decision<StartingLists> decision(Campaign campaign) {
            return campaign.timed(
                    Phase.SETUP,
                    Decision.simultaneous(campaign.book().players(), player -> StartingLists.of(campaign, player))
                            .secret()
                            .asking(
                                    "Which troops do you begin with? Up to three banners, {points} points together, which"
                                            + " march, and a defense force, {core} points, which stays at home.",
                                    campaign.book().constants().setup().points(),
                                    campaign.book().constants().headquarters().corePoints())
                            .citing("WMC-SETUP-02", "WMC-SETUP-03", "WMC-SETUP-04", "WMC-DEF-01")
                            .otherwise(player -> StartingLists.byDefault(campaign, player)));
        }

        /** Those that somebody has thought about. */
        @Override
        public List<StartingLists> promising(Campaign campaign, Player seat, RandomGenerator random) {
            return List.of(StartingLists.byDefault(campaign, seat));
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<StartingLists> choices, Dice dice) {
            Campaign written = campaign;
            List<Event> events = new ArrayList<>();
            for (Player player : campaign.book().players()) {
                StartingLists lists = choices.of(player);
                ListRules rules = campaign.rules(player);
                Serials serials = new Serials(campaign.ledger(player).serials());
                List<Violation> none = new ArrayList<>(); // they were found legal
                for (Roster banner : lists.filled()) {
                    written = written.raising(
                            player,
                            "",
                            rules.attachments().joined(Sentence.of("banner"), List.of(), banner, serials, none));
                }
                List<Entry> core = rules.attachments()
                        .joined(Sentence.of("the defense force"), List.of(), lists.defenseForce(), serials, none);
                written = written.listing(Campaign.defenseForceOf(player), core)
                        .noting(
                                player,
                                ledger -> ledger.numbering(serials.last()).withCore(core));
                events.add(Event.told(
                                "{player} raises {n banner|banners}.",
                                player,
                                lists.filled().size())
                        .citing("WMC-SETUP-02"));
            }
            return Outcome.of(written).tell(events);
        }
    }

    /** Who chooses first, here and ever after (WMC-SETUP-05, WMC-RND-04). */
    public record RollTurnOrder() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            List<Player> order = RollOff.ranked(
                    campaign.book().players(),
                    player -> Roll.of("Turn order", Pool.TWO_D6).by(player).citing("WMC-SETUP-05"),
                    dice);
            List<Step<Campaign>> choices = new ArrayList<>();
            order.forEach(player -> choices.add(new ChooseHeadquarters(player)));
            for (int i = 1; i <= campaign.book().constants().setup().depots(); i++) {
                int number = i;
                order.forEach(player -> choices.add(new PlaceDepot(player, number)));
            }
            int most = campaign.book().constants().setup().maxBanners();
            for (int i = 0; i < most; i++) {
                order.forEach(player -> choices.add(new PlaceBanner(player)));
            }
            return Outcome.of(campaign.inTurnOrder(order))
                    .tell(Event.told("Turn order: {order}.", order).citing("WMC-SETUP-05"))
                    .then(Agenda.inOrder(Agenda.todos(choices)));
        }
    }

    /** One chooses a headquarters and controls all around it (WMC-SETUP-06). */
    public record ChooseHeadquarters(Player player) implements Ask<Campaign, String> {
        @Override
        public Decision<String> decision(Campaign campaign) {
            Sites sites = new Sites(campaign, player);
            return campaign.timed(
                    Phase.SETUP,
                    Decision.of(
                                    player,
                                    Options.<String>oneOf(
                                            List.copyOf(campaign.grounds().keySet()),
                                            campaign.book()::option,
                                            sites::against))
                            .asking("Where are your headquarters?")
                            .citing("WMC-SETUP-06", "WMC-SETUP-07", "WMC-SETUP-08")
                            .otherwiseFirst());
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<String> choices, Dice dice) {
            String hq = choices.only();
            Campaign settled =
                    campaign.holding(player, one -> one.at(hq)).at(hq, ground -> ground.controlledBy(player));
            for (String space : campaign.book().map().neighbours(hq)) {
                settled =
                        settled.at(space, ground -> ground.controller() == null ? ground.controlledBy(player) : ground);
            }
            return Outcome.of(settled)
                    .tell(Event.told("{player} has headquarters in {space}.", player, campaign.space(hq))
                            .citing("WMC-SETUP-06")
                            .at(hq));
        }
    }

    /** One places a supply depot (WMC-SETUP-09, WMC-SETUP-10). */
    public record PlaceDepot(Player player, int number) implements Ask<Campaign, String> {
        @Override
        public Decision<String> decision(Campaign campaign) {
            Options<String> sites = Options.oneOf(
                    List.copyOf(campaign.grounds().keySet()),
                    campaign.book()::option,
                    space -> against(campaign, space));
            Decision<String> decision = Decision.of(player, sites)
                    .asking("Where does your supply depot number {number} stand?", number)
                    .citing("WMC-SETUP-09", "WMC-SETUP-10");
            return campaign.timed(Phase.SETUP, sites.isEmpty() ? decision : decision.otherwiseFirst());
        }

        private List<Violation> against(Campaign campaign, String space) {
            List<Violation> violations = notControlled(campaign, player, space, "WMC-SETUP-10");
            boolean taken = campaign.ground(space).structure() != null || campaign.headquartersAt(space) != null;
            return taken
                    ? Violation.both(
                            violations,
                            List.of(Violation.of(
                                            "SPACE_TAKEN", "{space} already holds a structure.", campaign.space(space))
                                    .citing("WMC-SETUP-10", "WMC-STC-02")))
                    : violations;
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<String> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(campaign); // no space is left for it
            }
            String space = choices.only();
            Structure depot = new Structure(StructureKind.SUPPLY_DEPOT, player);
            return Outcome.of(campaign.at(space, ground -> ground.with(depot)))
                    .tell(Event.told("{player} has a supply depot in {space}.", player, campaign.space(space))
                            .citing("WMC-SETUP-10")
                            .at(space));
        }
    }

    private static List<Violation> notControlled(Campaign campaign, Player player, String space, String rule) {
        return Violation.unless(
                campaign.controls(player, space),
                () -> Violation.of("NOT_CONTROLLED", "{space} is not yours.", campaign.space(space))
                        .citing(rule));
    }

    /** Which banner goes where. */
    record Placed(String banner, String space) {}

    /** One places one of his banners, as long as he has any (WMC-SETUP-11, WMC-SETUP-12). */
    public record PlaceBanner(Player player) implements Ask<Campaign, Placed> {
        @Override
        public Decision<Placed> decision(Campaign campaign) {
            Cases<Placed> cases = Options.cases();
            for (Banner banner : campaign.banners().list()) {
                if (banner.owner().equals(player) && !banner.isPlaced()) {
                    cases.when(
                            Option.of(banner.id(), campaign.nameOf(banner.id()))
                                    .noting(Sentence.joined("; ", labels(campaign, banner))),
                            () -> Options.<String>oneOf(
                                            List.copyOf(campaign.grounds().keySet()),
                                            campaign.book()::option,
                                            space -> against(campaign, space))
                                    .as(space -> new Placed(banner.id(), space), Placed::space));
                }
            }
            Options<Placed> places = cases.either(Placed::banner);
            Decision<Placed> decision = Decision.of(player, places)
                    .asking("Place one of your banners.")
                    .citing("WMC-SETUP-11", "WMC-SETUP-12");
            return campaign.timed(Phase.SETUP, places.isEmpty() ? decision : decision.otherwiseFirst());
        }

        private static List<Sentence> labels(Campaign campaign, Banner banner) {
            return campaign.list(banner.id()).stream()
                    .map(entry -> campaign.label(banner.id(), entry))
                    .toList();
        }

        private List<Violation> against(Campaign campaign, String space) {
            List<Violation> violations = notControlled(campaign, player, space, "WMC-SETUP-12");
            return campaign.isUnoccupied(space)
                    ? violations
                    : Violation.both(
                            violations,
                            List.of(Violation.of(
                                            "SPACE_TAKEN",
                                            "{space} already holds a banner or headquarters.",
                                            campaign.space(space))
                                    .citing("WMC-SETUP-12")));
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<Placed> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(campaign);
            }
            Placed placed = choices.only();
            return Outcome.of(campaign.with(campaign.banner(placed.banner()).at(placed.space())))
                    .tell(Event.told(
                                    "{banner} stands in {space}.",
                                    campaign.nameOf(placed.banner()),
                                    campaign.space(placed.space()))
                            .citing("WMC-SETUP-12")
                            .at(placed.space()));
        }
    }
}
