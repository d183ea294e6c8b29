package org.muster.host.web;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.spi.ArmyFile;
import org.muster.api.text.Sentence;
import org.muster.core.data.KindOfArmy;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Header;
import org.muster.core.json.BadJson;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.drawing.Records;
import org.muster.drawing.SceneSvg;
import org.muster.host.games.Draft;
import org.muster.host.games.Games;
import org.muster.host.games.NewGame;
import org.muster.host.pages.NewPage;
import org.muster.host.pages.Say;
import org.muster.host.refusal.RateLimit;

/** How a game would open, and what its rules say of army lists, before there is one. */
final class Trial {

    /** A club begins a handful of seasons, not a hundred; to look at one costs as much. */
    private static final int LOOKS_AT_ONCE = 60;

    private static final Duration LOOK_EACH = Duration.ofSeconds(30);

    private static final Logger LOG = System.getLogger(Trial.class.getName());

    private final Games games;
    private final RateLimit looks = new RateLimit(LOOKS_AT_ONCE, LOOK_EACH);

    Trial(Games games) {
        this.games = games;
    }

    /** Somebody tries something once more. */
    void count(Visit visit) {
        looks.count(visit.asker());
    }

    /** The game as it would open; empty where it can't be, and the draft says why. */
    String looked(Draft draft, NewGame wanted) throws IOException {
        try {
            if (!Header.DiceOrigin.SOURCES.contains(wanted.config().dice())) {
                draft.refused().put("dice", List.of(Say.say("Dice are fair, physical or seeded.")));
            }
            return SceneSvg.part(games.look(wanted), Records.NONE, "table", Api.USUAL_PIXELS);
        } catch (BadGame e) {
            draft.refuse(e);
            judgeHouseRules(draft, wanted);
        } catch (BadJson e) {
            draft.refused().put("", List.of(e.sentence().toString()));
        } catch (BrokenRuleset e) {
            draft.refused().put("", List.of(Say.say("The rules can't open a game so: {why}", e.found())));
        }
        return "";
    }

    /** What is wrong with seats or names says nothing of the house rules, and hides none that can't stay. */
    private void judgeHouseRules(Draft draft, NewGame wanted) {
        try {
            List<Sentence> unused = games.houseRules(wanted.byRulesAlone());
        } catch (BadGame e) {
            draft.refuseHouseRules(e);
        } catch (BadJson | BrokenRuleset e) {
            LOG.log(Level.DEBUG, "House rules are judged when the rest can stay.", e);
        }
    }

    /** Kinds of army of which a list was pasted in. */
    List<KindOfArmy<?, ?>> tried(Draft draft, NewGame wanted) {
        return games.armies(wanted).stream()
                .filter(kind -> !list(draft, kind).isBlank())
                .toList();
    }

    private static String list(Draft draft, KindOfArmy<?, ?> kind) {
        return draft.typed().getOrDefault(Draft.ARMY + kind.name(), "");
    }

    /** What the rules say of the list that was pasted in. */
    static ArmyFile.Judged judged(Draft draft, KindOfArmy<?, ?> kind) {
        return draft.ruleset().watched(() -> kind.judged(list(draft, kind), null));
    }

    /** The same in words, by the names of the kinds. */
    Map<String, NewPage.Army> armies(Draft draft, NewGame wanted) {
        Map<String, NewPage.Army> armies = new LinkedHashMap<>();
        tried(draft, wanted).forEach(kind -> armies.put(kind.name(), army(draft, kind)));
        return armies;
    }

    /** With its points, in a system that counts them. */
    private static String worth(Sentence name, int points) {
        return points == 0 ? name.toString() : Say.say("{name}, {n point|points}", name, points);
    }

    private static NewPage.Army army(Draft draft, KindOfArmy<?, ?> kind) {
        try {
            ArmyFile.Judged army = judged(draft, kind);
            return new NewPage.Army(
                    army.violations().isEmpty()
                            ? Say.say("{army}: legal.", worth(army.name(), army.points()))
                            : Say.say("{army}: not legal.", worth(army.name(), army.points())),
                    army.entries().stream()
                            .map(one -> Say.say("{count} × {name}", one.count(), worth(one.name(), one.points())))
                            .toList(),
                    army.violations().stream().map(Violation::toString).toList());
        } catch (BadJson e) {
            return new NewPage.Army(
                    Say.say("This can't be read."),
                    List.of(),
                    List.of(e.sentence().toString()));
        } catch (BrokenRuleset e) {
            return new NewPage.Army(
                    Say.say("The rules can't judge this."),
                    List.of(),
                    List.of(e.found().toString()));
        }
    }
}
