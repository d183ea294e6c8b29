package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ground;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.data.Objective;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * What is wrong with a campaign that somebody wrote down, beyond its single numbers and references.
 *
 * <pre>
 * rounds and turn order                                           WMC-RND-01, WMC-SETUP-05
 * headquarters: one each, no special location, never lost         WMC-SETUP-06, -08, WMC-HQ-08
 * structures: none there, some of them one a player               WMC-STC-01, -02, -05
 * banners: one of a player in a space, none in his headquarters   WMC-ORD-06, WMC-MOV-07
 *   in an enemy's only while it fights there                      WMC-HQ-07
 * who has left has nothing                                        WMC-DEF-10
 * secret objectives: each held by one, or in the deck             WMC-OBJ-05
 * lists, and what players have                                    {@link ForcesCheck}
 * orders and battles                                              {@link BattlesCheck}
 * </pre>
 */
public final class PositionCheck {

    private final Campaign campaign;
    private final Violations violations = new Violations();

    private PositionCheck(Campaign campaign) {
        this.campaign = campaign;
    }

    /** All of it. */
    public static List<Violation> of(Campaign campaign) {
        PositionCheck check = new PositionCheck(campaign);
        check.violations.foundUnlessBetween(
                "round", campaign.round(), 1, campaign.book().houseRules().rounds(), "WMC-RND-01");
        check.turnOrder();
        check.wholeMap();
        check.headquarters();
        check.structures();
        check.banners();
        check.objectives();
        check.violations.addAll(ForcesCheck.of(campaign));
        check.violations.addAll(BattlesCheck.of(campaign));
        return check.violations;
    }

    private boolean isOut(@Nullable Player player) {
        Holdings theirs = player == null ? null : campaign.holdings().get(player);
        return theirs != null && theirs.out();
    }

    // ---- the table of players, and the map

    /** Rolled for in the setup, and then for good. */
    private void turnOrder() {
        List<Player> missing = new ArrayList<>(campaign.book().players());
        missing.removeAll(campaign.turnOrder());
        boolean isRolled = !campaign.turnOrder().isEmpty() || campaign.phase() != Phase.SETUP;
        if (isRolled && !missing.isEmpty()) {
            violations.found(
                    "turnOrder", "NOT_ALL_IN_ORDER", "WMC-SETUP-05", "The turn order lacks {players}.", missing);
        }
    }

    private void wholeMap() {
        List<String> missing = campaign.book().map().all().stream()
                .map(Space::id)
                .filter(id -> !campaign.grounds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.found(
                    "grounds",
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing));
        }
    }

    private void headquarters() {
        for (Player player : campaign.book().players()) {
            if (campaign.phase() != Phase.SETUP && !campaign.holdings().containsKey(player)) {
                violations.found("holdings", Violation.of("NO_HOLDINGS", "Nothing is said of {player}.", player));
            }
        }
        Map<String, Player> taken = new LinkedHashMap<>();
        campaign.holdings().forEach((player, theirs) -> {
            String at = "holdings." + player + ".hq";
            String hq = theirs.hq();
            Player before = hq.isEmpty() ? null : taken.putIfAbsent(hq, player);
            if (theirs.out() != hq.isEmpty() && (theirs.out() || campaign.phase() != Phase.SETUP)) {
                violations.found(
                        at,
                        "HQ_OF_EACH",
                        theirs.out() ? "WMC-DEF-10" : "WMC-SETUP-06",
                        theirs.out() ? "{player} has left, and has no headquarters." : "{player} has no headquarters.",
                        player);
            }
            if (before != null) {
                violations.found(
                        at, "HQ_TAKEN", "WMC-SETUP-07", "{space} holds the headquarters of {player}.", hq, before);
            }
            Ground ground = campaign.grounds().get(hq);
            if (ground == null || theirs.out()) {
                return;
            }
            if (campaign.space(hq).isSpecial()) {
                violations.found(
                        at,
                        "HQ_SPECIAL",
                        "WMC-SETUP-08",
                        "{space} is a special location, and no place for headquarters.",
                        hq);
            }
            if (!player.equals(ground.controller())) {
                violations.found(
                        "grounds." + hq + ".controller",
                        "HQ_LOST",
                        "WMC-HQ-08",
                        "{space} holds the headquarters of {player}, who always controls it.",
                        hq,
                        player);
            }
            if (ground.structure() != null) {
                violations.found(
                        "grounds." + hq + ".structure",
                        "SPACE_TAKEN",
                        "WMC-STC-02",
                        "{space} holds the headquarters of {player}, and no structure beside it.",
                        hq,
                        player);
            }
        });
    }

    private void structures() {
        Map<Structure, String> before = new LinkedHashMap<>();
        campaign.grounds().forEach((space, ground) -> {
            if (isOut(ground.controller())) {
                hasLeft("grounds." + space + ".controller", ground.controller());
            }
            Structure structure = ground.structure();
            if (structure == null) {
                return;
            }
            String at = "grounds." + space + ".structure";
            StructureKind kind = structure.kind();
            String first = kind.isLimited() ? before.putIfAbsent(structure, space) : null;
            if (first != null) {
                violations.found(
                        at,
                        "STRUCTURE_LIMIT",
                        "WMC-STC-05",
                        "{player} owns {structure:a} in {space} already; one is the limit.",
                        structure.owner(),
                        kind,
                        first);
            }
            // a depot of the setup may be: headquarters that had no other place are close to one
            if (campaign.space(space).isSpecial() && kind != StructureKind.SUPPLY_DEPOT) {
                violations.found(
                        at,
                        "SPECIAL_SPACE",
                        "WMC-STC-01",
                        "{space} is a special location: nothing is built there.",
                        space);
            }
            if (isOut(structure.owner())) {
                hasLeft(at + ".owner", structure.owner());
            }
        });
    }

    private void hasLeft(String at, @Nullable Player player) {
        violations.found(
                at,
                "HAS_LEFT",
                "WMC-DEF-10",
                "{player} has left the campaign, and nothing of it is left.",
                String.valueOf(player));
    }

    /** Each is held by one player, or waits in the deck. */
    private void objectives() {
        List<String> secret = campaign.book().objectives().secretObjectives().stream()
                .map(Objective::id)
                .toList();
        Map<String, String> before = new LinkedHashMap<>();
        campaign.ledgers().forEach((player, ledger) -> {
            if (!ledger.objective().isEmpty()) {
                objective(secret, before, "ledgers." + player + ".objective", ledger.objective());
            }
        });
        List<String> deck = campaign.board().secretDeck();
        for (int i = 0; i < deck.size(); i++) {
            objective(secret, before, "board.secretDeck." + i, deck.get(i));
        }
    }

    private void objective(List<String> secret, Map<String, String> before, String at, String id) {
        String first = before.putIfAbsent(id, at);
        if (!secret.contains(id)) {
            violations.found(at, "NO_SECRET", "WMC-OBJ-05", "{objective} is no secret objective.", id);
        } else if (first != null) {
            violations.found(
                    at,
                    "OBJECTIVE_TWICE",
                    "WMC-OBJ-05",
                    "{objective} is there already ({place}); one player holds it, or it is in the deck.",
                    id,
                    first);
        }
    }

    // ---- banners on the map

    private void banners() {
        Map<String, String> taken = new LinkedHashMap<>();
        campaign.banners().forEach((key, banner) -> {
            String at = "banners." + key;
            String right = banner.owner().id() + '-' + banner.number();
            if (!banner.id().equals(key) || !banner.id().equals(right)) {
                violations.found(
                        at + ".id",
                        Violation.of(
                                "OTHER_ID",
                                "Under {key} stands a banner called {id}; it would be {right}.",
                                key,
                                banner.id(),
                                right));
            }
            Holdings theirs = campaign.holdings().get(banner.owner());
            if (theirs == null || theirs.raised() < banner.number()) {
                violations.found(
                        "holdings." + banner.owner() + (theirs == null ? "" : ".raised"),
                        Violation.of(
                                "NUMBER_GIVEN_TWICE",
                                "{banner} is there: {n} is the least that was ever raised.",
                                key,
                                banner.number()));
            }
            if (isOut(banner.owner())) {
                hasLeft(at + ".owner", banner.owner());
            }
            String other = banner.isPlaced() ? taken.putIfAbsent(banner.owner() + " " + banner.at(), key) : null;
            if (other != null) {
                violations.found(
                        at + ".at",
                        "STACKING",
                        "WMC-ORD-06",
                        "{other} of the same player is in {space}; each banner has a space of its own.",
                        other,
                        banner.at());
            }
            if (!banner.isPlaced() && campaign.phase() != Phase.SETUP) {
                violations.found(
                        at + ".at", "NOT_PLACED", "WMC-SETUP-11", "After the setup every banner is on the map.");
            }
            atHeadquarters(at + ".at", banner);
        });
    }

    private void atHeadquarters(String at, Banner banner) {
        Player defender = banner.isPlaced() ? campaign.headquartersAt(banner.at()) : null;
        if (defender == null) {
            return;
        }
        if (defender.equals(banner.owner())) {
            violations.found(
                    at,
                    "OWN_HQ",
                    "WMC-MOV-07",
                    "{space} is its own headquarters, where the defense force is.",
                    banner.at());
            return;
        }
        Battle battle = campaign.battles().get(banner.at());
        boolean fights = campaign.phase() == Phase.ORDER || campaign.phase() == Phase.BATTLE;
        if (!fights || battle == null || battle.find(banner.id()) == null) {
            violations.found(
                    at,
                    "ENEMY_HQ",
                    "WMC-HQ-07",
                    "{space} is the headquarters of {player}: an enemy banner is there only while it fights.",
                    banner.at(),
                    defender);
        }
    }
}
