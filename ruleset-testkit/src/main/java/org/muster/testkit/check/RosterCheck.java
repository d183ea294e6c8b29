package org.muster.testkit.check;

import java.util.List;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.roster.Force;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.RosterImport;
import org.muster.api.spi.Ruleset;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.data.Yaml;
import org.muster.core.game.Play;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Whatever roster is brought, a list comes of it that can be judged and written down, or a reason why not. */
public final class RosterCheck implements Check {

    /** What a faction may be asked for as: nothing, and one that nobody has. */
    private static final List<String> FACTIONS = List.of("", "no such faction");

    @Override
    public Sentence name() {
        return Sentence.of("rosters of other programs become lists, or are refused with a reason");
    }

    @Override
    public Needs needs() {
        return Needs.NOTHING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        if (trial.loaded().ruleset().armies().stream()
                .anyMatch(army -> army.rosters().isPresent())) {
            String config = trial.configs().keySet().iterator().next();
            imports(trial.play(config, 1, "seeded"), findings);
        }
        return findings.list();
    }

    private static <S> void imports(Play<S> play, Findings findings) {
        imports(play.ruleset(), play.book(), findings);
    }

    private static <S, B> void imports(Ruleset<S, B> ruleset, Object book, Findings findings) {
        for (ArmyFile<B, ?> army : ruleset.armies()) {
            for (ForeignRoster roster : rosters()) {
                for (String faction : FACTIONS) {
                    imports(army, ruleset.book().cast(book), roster, faction, findings);
                }
            }
        }
    }

    private static <B, F> void imports(
            ArmyFile<B, F> army, B book, ForeignRoster roster, String faction, Findings findings) {
        if (army.rosters().isEmpty()) {
            return;
        }
        String where = "army list " + army.name() + " out of " + roster.name();
        try {
            Checked<RosterImport.Draft<F>> draft = army.rosters().get().draft(book, roster, faction);
            List<Violation> told = draft.isOk() ? draft.value().warnings() : draft.violations();
            told.stream()
                    .filter(one -> one.sentence().toString().isBlank())
                    .forEach(one -> findings.add(where, where + " words", one.code() + " is not told in words"));
            if (draft.isOk()) {
                F list = draft.value().list();
                if (army.judge().apply(book, list).name().toString().isBlank()) {
                    findings.add(where, where + " name", "nobody can say what the list is");
                }
                F again = Yaml.read(Yaml.write(Yaml.tree(list)), army.type());
                if (!again.equals(list)) {
                    findings.add(where, where + " again", "what is written down is read as another list: " + again);
                }
            }
        } catch (RuntimeException e) {
            findings.thrown(where, where + " fails", "it fails", e);
        }
    }

    private static List<ForeignRoster> rosters() {
        Selection bare = selection("Unit", "", Selection.Type.UNIT, List.of());
        Selection named = selection("yes: - \"#\" ", "& 'mine'", Selection.Type.MODEL, List.of("", "Kind: this"));
        Selection squad = selection(
                "Squad",
                "Mine",
                Selection.Type.UPGRADE,
                List.of("Line"),
                selection("One", "", Selection.Type.MODEL, List.of()));
        return List.of(
                roster("a roster without forces"),
                roster("a roster without units", force()),
                roster("a roster of units that cost nothing", force(bare, bare, named)),
                roster("a roster of squads", force(squad), force(squad, named)));
    }

    private static ForeignRoster roster(String name, Force... forces) {
        return new ForeignRoster(name, "A game that nobody knows", OrderedMap.empty(), List.of(forces));
    }

    private static Force force(Selection... selections) {
        return new Force("Host", "Host", "", "", List.of(selections), List.of());
    }

    private static Selection selection(
            String name, String customName, Selection.Type type, List<String> categories, Selection... below) {
        return new Selection(
                "Host > " + name,
                name,
                customName,
                type,
                7,
                OrderedMap.of("a cost", -2.5),
                categories,
                List.of(),
                List.of(),
                List.of(below));
    }
}
