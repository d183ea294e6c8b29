package org.muster.ruleset.crusade;

import java.util.List;
import java.util.regex.Pattern;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.testkit.RulesetContract;

/** What every ruleset keeps, kept by this one: with and without an organizer, and with every option that changes the flow. */
class CrusadeContractTest extends RulesetContract {

    @Override
    protected RulesetPlugin plugin() {
        return new CrusadePlugin();
    }

    @Override
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of(
                        "a club",
                        "seats: {anna: Anna, bert: Bert, cleo: Cleo, dora: Dora, emil: Emil, fay: Fay, gus: Gus, hana: Hana}\n"
                                + "organizer: true\n"
                                + "options: {season: QUICK_START}\n")
                .with(
                        "friends without an organizer",
                        "seats: {anna: Anna, bert: Bert, cleo: Cleo}\noptions: {season: QUICK_START,"
                                + " nomadWhen: HOME_LOST, nomadReach: ANYWHERE, supportMatch: PLAYER_AND_TARGET}\n")
                .with(
                        "a club with rules of its own",
                        "seats: {anna: Anna, bert: Bert, cleo: Cleo, dora: Dora}\norganizer: true\n"
                                + "options: {season: QUICK_START, missingOrder: INTENSIVE_TRAINING,"
                                + " extraSupporters: STACK, unplayedConquest: FAULT_LOSES, defaultWinsCount: true,"
                                + " requisitionCap: 5, battleSize: STRIKE_FORCE}\n");
    }

    @Override
    protected List<Long> seeds() {
        return List.of(1L);
    }

    /** Tables are called as the book prints them. */
    @Override
    protected List<Pattern> lawfulWords() {
        return List.of(Pattern.compile("Table [A-Z_]+ has roles"));
    }

    /** Random players do not meet every refusal, case and sentence, nor close a phase while a battle is left; those have tests of their own. */
    @Override
    protected List<String> neverSeen() {
        return List.of("code *", "case *", "sentence *", "step CloseEarly");
    }
}
