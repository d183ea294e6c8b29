package org.muster.core.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.muster.api.check.Violation;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.text.Sentence;
import org.muster.core.data.GameData;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.plugin.LoadedRuleset;

/** What a game was opened with must be what it is played on with: its ruleset, expansions and data. */
public final class Pins {

    private Pins() {}

    /**
     * The ruleset at hand, if the game can go on with it.
     *
     * @param rulesets finds the one that fits best, as {@link org.muster.core.plugin.Rulesets#playing} does
     * @throws BadGame with every reason why it can't
     */
    public static LoadedRuleset ruleset(Header header, Function<Header, LoadedRuleset> rulesets) {
        if (header.format() < 1 || header.format() > Header.FORMAT) {
            throw new BadGame(
                    "FORMAT",
                    "The game is written in format {format}; this version of Muster reads formats 1 to {ours}.",
                    header.format(),
                    Header.FORMAT);
        }
        LoadedRuleset ruleset = rulesets.apply(header);
        List<Violation> violations = new ArrayList<>();
        if (!header.ruleset().hasRulesOf(ruleset.info().version())) {
            String pinned = header.ruleset().version();
            String version = ruleset.info().version();
            violations.add(
                    RulesetInfo.compareVersions(version, pinned) < 0
                            ? Violation.of(
                                    "OTHER_VERSION",
                                    "The game is played by {ruleset} {pinned}; what is at hand, {version}, is older: the newer"
                                            + " one is needed.",
                                    ruleset.info().id(),
                                    pinned,
                                    version)
                            : Violation.of(
                                    "OTHER_VERSION",
                                    "The game is played by {ruleset} {pinned}; at hand is {version}. 'muster upgrade' takes the"
                                            + " game over.",
                                    ruleset.info().id(),
                                    pinned,
                                    version));
        }
        List<String> atHand =
                ruleset.expansions().stream().map(Header.Version::id).toList();
        List<String> wanted =
                header.expansions().stream().map(Header.Version::id).toList();
        if (!atHand.equals(wanted)) {
            violations.add(Violation.of(
                    "OTHER_EXPANSIONS",
                    "The game is played with the expansions {wanted}; at hand are {found}.",
                    wanted,
                    atHand));
        }
        BadGame.ifAny(violations);
        return ruleset;
    }

    /** Data that is not what it was when the game was opened. */
    public static List<Sentence> changedData(Play<?> play) {
        List<Sentence> changed = new ArrayList<>();
        if (play.setup().data() instanceof GameData data) {
            data.hashes().forEach((name, hash) -> {
                String pinned = play.header().hashes().get(name);
                if (!hash.equals(pinned)) {
                    changed.add(Sentence.of(
                            "the ruleset's {data} was changed after this game was opened; 'muster verify' tells"
                                    + " whether the game still holds",
                            name));
                }
            });
        }
        return changed;
    }
}
