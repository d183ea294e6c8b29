package org.muster.ruleset.swm.cleanup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.cleanup.CleanupPhase.SpendExperience;
import org.muster.ruleset.swm.data.Faction;
import org.muster.testkit.Rule;

/** Every line of the source's charts, L206 to L304, bought by who may and refused to who may not. */
class UpgradeTableTest {

    @ParameterizedTest(name = "L{0} {1}")
    @Rule({"SWM-UPG-01", "SWM-UPG-05", "SWM-UPG-13"})
    @CsvSource(delimiter = '|', textBlock = """
            # line | name | cost | for Yuuzhan Vong | answer | may buy | may not buy
            208 | Hit Points +10 | 100 | 100 | hit-points-plus-10 | sith-trooper | -
            209 | Defense +1 | 50 | 50 | defense-plus-1 | sith-trooper | -
            210 | Attack +1 | 50 | 50 | attack-plus-1 | sith-trooper | -
            211 | Damage +10 | 150 | 150 | damage-plus-10 | sith-trooper | -
            212 | Speed +2 | 100 | 100 | speed-plus-2 | sith-trooper | -
            213 | Force 1 | 150 | 150 | gain-force | rebel-trooper | han-solo
            217 | Anticipation | 50 | 50 | anticipation | han-solo | rebel-trooper
            218 | Force +1 | 100 | 100 | force-plus-1 | han-solo | rebel-trooper
            219 | Force Absorb | 100 | 100 | force-absorb | han-solo | rebel-trooper
            220 | Force Alter | 100 | 100 | force-alter | han-solo | rebel-trooper
            221 | Force Defense | 150 | 150 | force-defense | han-solo | rebel-trooper
            222 | Force Heal +10 | 100 | 100 | force-heal-plus-10 | han-solo | rebel-trooper
            223 | Force Leap | 100 | 100 | force-leap | han-solo | rebel-trooper
            224 | Force Renewal +1 | 250 | 250 | force-renewal-plus-1 | han-solo | rebel-trooper
            225 | Force Stun | 100 | 100 | force-stun | han-solo | rebel-trooper
            226 | Knight Speed | 100 | 100 | knight-speed | han-solo | rebel-trooper
            227 | Lightsaber Assault | 100 | 100 | lightsaber-assault | han-solo | rebel-trooper
            228 | Lightsaber Block | 100 | 100 | lightsaber-block | han-solo | rebel-trooper
            229 | Lightsaber Deflect | 100 | 100 | lightsaber-deflect | han-solo | rebel-trooper
            230 | Lightsaber Riposte | 100 | 100 | lightsaber-riposte | han-solo | rebel-trooper
            231 | Lightsaber Sweep | 100 | 100 | lightsaber-sweep | han-solo | rebel-trooper
            232 | Lightsaber Throw | 100 | 100 | lightsaber-throw | han-solo | rebel-trooper
            233 | Master of the Force +1 | 350 | 350 | master-of-the-force-plus-1 | han-solo | rebel-trooper
            234 | Master Speed | 150 | 150 | master-speed | han-solo | rebel-trooper
            237 | Accurate Shot | 200 | 200 | accurate-shot | sith-trooper | -
            238 | Advantageous Attack | 100 | 100 | advantageous-attack | sith-trooper | -
            239 | Advantageous Cover | 100 | 100 | advantageous-cover | sith-trooper | -
            240 | Ambush | 100 | 100 | ambush | rancor | gamorrean-guard
            241 | Black Sun | 50 | 50 | black-sun | gamorrean-guard | rebel-trooper
            242 | Bodyguard | 150 | 150 | bodyguard | sith-trooper | -
            243 | Bounty Hunter +2 | 50 | 50 | bounty-hunter-plus-2 | sith-trooper | -
            244 | Careful Shot +2 | 50 | 50 | careful-shot-plus-2 | sith-trooper | -
            245 | Crowd Fighting +2 | 50 | 50 | crowd-fighting-plus-2 | sith-trooper | -
            246 | Charging Assault | 100 | 100 | charging-assault | sith-trooper | -
            247 | Charging Fire | 100 | 100 | charging-fire | sith-trooper | -
            248 | Cunning Attack | 150 | 150 | cunning-attack | sith-trooper | -
            249 | Cyborg | 50 | 50 | cyborg | gamorrean-guard | hk-47
            250 | Damage Reduction 10 | 200 | 200 | damage-reduction-10 | rancor | gamorrean-guard
            251 | Dark Armor | 100 | 100 | dark-armor | stormtrooper | rebel-trooper
            252 | Deadeye | 100 | 100 | deadeye | sith-trooper | -
            253 | Deadly Attack | 100 | 100 | deadly-attack | sith-trooper | -
            254 | Demolish | 50 | 50 | demolish | sith-trooper | -
            255 | Disruptive | 150 | 150 | disruptive | sith-trooper | -
            256 | Door Gimmick | 50 | 50 | door-gimmick | sith-trooper | -
            257 | Double Attack | 150 | 150 | double-attack | gamorrean-guard | rancor
            258 | Draw Fire | 100 | 100 | draw-fire | battle-droid | geonosian-soldier
            259 | Duellist | 100 | 100 | duellist | sith-trooper | -
            260 | Empathy | 50 | 50 | empathy | sith-trooper | -
            261 | Evade | 150 | 150 | evade | sith-trooper | -
            262 | Flamethrower +10 | 150 | 150 | flamethrower-plus-10 | sith-trooper | -
            263 | Flight | 150 | 150 | flight | sith-trooper | -
            264 | Flurry Attack | 200 | 200 | flurry-attack | sith-trooper | -
            265 | Force Immunity | 150 | 150 | force-immunity | rebel-trooper | han-solo
            266 | Furious Assault | 150 | 150 | furious-assault | sith-trooper | -
            267 | Fringe Reinforcements +10 | 150 | 150 | fringe-reinforcements-plus-10 | gamorrean-guard | rebel-trooper
            268 | Gregarious | 100 | 100 | gregarious | sith-trooper | -
            269 | Gunner | 50 | 50 | gunner | sith-trooper | -
            270 | Grenades +10 | 50 | 50 | grenades-plus-10 | sith-trooper | -
            271 | Heavy Weapon | 50 | 50 | heavy-weapon | sith-trooper | -
            272 | Industrial Repair +10 | 50 | 50 | industrial-repair-plus-10 | sith-trooper | -
            273 | Jedi Hunter | 150 | 150 | jedi-hunter | sith-trooper | -
            274 | Lightsaber | 150 | 150 | lightsaber | gamorrean-guard | darth-malak
            275 | Lightsaber Duelist | 100 | 100 | lightsaber-duelist | han-solo | rebel-trooper
            276 | Loner +2 | 50 | 50 | loner-plus-2 | sith-trooper | -
            277 | Melee Reach 2 | 150 | 150 | melee-reach-2 | sith-trooper | -
            278 | Mercenary | 50 | 50 | mercenary | gamorrean-guard | rebel-trooper
            279 | Mighty Swing | 100 | 100 | mighty-swing | sith-trooper | -
            280 | Mobile Attack | 150 | 150 | mobile-attack | sith-trooper | -
            281 | Momentum | 100 | 100 | momentum | sith-trooper | -
            282 | Opportunist | 150 | 150 | opportunist | sith-trooper | -
            283 | Override | 100 | 100 | override | sith-trooper | -
            284 | Paralysis | 150 | 50 | paralysis | sith-trooper | -
            285 | Parry | 150 | 150 | parry | sith-trooper | -
            286 | Penetration +10 | 100 | 100 | penetration-plus-10 | sith-trooper | -
            287 | Personal Bodyguard | 50 | 50 | personal-bodyguard:nom-anor | sith-trooper | -
            288 | Poison +10 | 100 | 50 | poison-plus-10 | sith-trooper | -
            289 | Quadruple Attack | 150 | 150 | quadruple-attack | rancor | weequay-mercenary
            290 | Quick Reactions | 100 | 100 | quick-reactions | sith-trooper | -
            291 | Recon | 150 | 150 | recon | sith-trooper | -
            292 | Regeneration 10 | 150 | 50 | regeneration-10 | gamorrean-guard | lobot
            293 | Repair +10 | 50 | 50 | repair-plus-10 | sith-trooper | -
            294 | Satchel Charge | 50 | 50 | satchel-charge | sith-trooper | -
            295 | Self Destruct +10 | 100 | 100 | self-destruct-plus-10 | sith-trooper | -
            296 | Separatist Reinforcements +10 | 150 | 150 | separatist-reinforcements-plus-10 | geonosian-soldier | rebel-trooper
            297 | Sniper | 100 | 100 | sniper | sith-trooper | -
            298 | Stealth | 100 | 100 | stealth | sith-trooper | -
            299 | Spotter +10 | 50 | 50 | spotter-plus-10 | sith-trooper | -
            300 | Synergy | 50 | 50 | synergy:nom-anor | sith-trooper | -
            301 | Triple Attack | 150 | 150 | triple-attack | weequay-mercenary | gamorrean-guard
            302 | Twin Attack | 200 | 200 | twin-attack | sith-trooper | -
            303 | Vicious Attack | 100 | 100 | vicious-attack | sith-trooper | -
            304 | Wall Climber | 100 | 100 | wall-climber | sith-trooper | -
            """)
    void eachLineCostsWhatTheSourceSaysAndKeepsItsRestriction(
            int line, String name, int cost, int forYuuzhanVong, String answer, String buyer, String refused) {
        String[] parts = answer.split(":");
        String upgrade = parts.length == 1 ? quoted(answer) : "{" + quoted(parts[0]) + ": " + quoted(parts[1]) + "}";

        Table table = buying(buyer, cost).choose("fringe", "{" + quoted(buyer + "#1") + ": " + upgrade + "}");
        Figure after = table.war().squad("fringe-1").the(buyer + "#1");
        assertThat(after.upgrades()).containsExactly(answer);
        assertThat(after.xp()).isZero();
        assertThat(table.war().book().upgrade(answer).name()).isEqualTo(name);
        assertThat(table.war().book().upgrade(answer).cost(Faction.YUUZHAN_VONG))
                .isEqualTo(forYuuzhanVong);

        assertThat(buying(buyer, cost - 1).sentences("fringe", "{" + quoted(buyer + "#1") + ": " + upgrade + "}"))
                .containsExactly(name + " costs " + cost + " XP; "
                        + table.war().book().label(after) + " has " + (cost - 1) + ".");
        if (!refused.equals("-")) {
            assertThat(buying(refused, 1000).codes("fringe", "{" + quoted(refused + "#1") + ": " + upgrade + "}"))
                    .containsOnly("UPGRADE_NOT_ALLOWED");
        }
    }

    /** What the book says of it stands beside its price, not only in the book. */
    @ParameterizedTest
    @Rule({"SWM-UPG-02", "SWM-UPG-04", "SWM-UPG-07", "SWM-UPG-11", "SWM-UPG-17", "SWM-UPG-20"})
    @CsvSource(
            delimiter = '|',
            value = {
                "speed-plus-2 | 100 XP; +4 to the movement rate; may be bought again, and adds up",
                "gain-force | 150 XP; a force user from then on",
                "cyborg | 50 XP; counts as Cyborg from then on",
                "lightsaber | 150 XP; +10 melee damage, counts as Lightsaber from then on",
                "heavy-weapon | 50 XP; +10 damage, cannot move and fire in the same turn",
                "synergy | 50 XP; names a unique",
                "stealth | 100 XP"
            })
    void whoBuysReadsWhatItDoes(String upgrade, String note) {
        assertThat(buying("sith-trooper", 1000)
                        .question("fringe")
                        .options()
                        .parts()
                        .get(0)
                        .options()
                        .faces())
                .filteredOn(option -> option.id().equals(upgrade))
                .extracting(option -> option.note().toString())
                .containsExactly(note);
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    /** A figure with that experience, beside another that is asked in any case. */
    private static Table buying(String figure, int xp) {
        return Table.of(Wars.of("fringe@aurek")
                        .squad("fringe", "aurek-city", figure, "ephant-mon")
                        .figure(figure + "#1", xp)
                        .figure("ephant-mon#1", 50))
                .play(new SpendExperience(new Player("fringe")));
    }
}
