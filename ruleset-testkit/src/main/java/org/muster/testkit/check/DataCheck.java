package org.muster.testkit.check;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.catalogues.Schemas;
import org.muster.core.data.GameData;
import org.muster.core.data.Yaml;
import org.muster.core.json.BadJson;
import org.muster.core.json.Flaw;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;
import tools.jackson.databind.JsonNode;

/** Every file of data is read, fits its JSON Schema, and is refused with the line of a field that nobody knows. */
public final class DataCheck implements Check {

    private static final String UNKNOWN = "noSuchFieldAnywhere";

    @Override
    public Sentence name() {
        return Sentence.of("files of data are read strictly");
    }

    @Override
    public Needs needs() {
        return Needs.NOTHING;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        List<DataFile> files = trial.loaded().ruleset().data();
        GameData data = new GameData(trial.loaded().home(), files, OrderedMap.empty());
        for (DataFile file : files) {
            String where = file.name() + " (" + file.resource() + ")";
            if (file.about().isBlank()) {
                findings.add(where, where + " about", "it does not say what is in it");
            }
            String text;
            try {
                text = data.shipped(file.name());
                data.read(file.name(), file.type());
                List<Flaw> flaws = data.flaws(file.name(), data.ids(List.of()));
                flaws.forEach(flaw -> findings.add(
                        where,
                        where + flaw.place(),
                        Yaml.at(text, flaw.path(), flaw.why()).getMessage()));
                if (flaws.isEmpty()) {
                    schema(where, file, Yaml.read(text), findings); // which says the same in other words
                }
            } catch (RuntimeException e) {
                findings.thrown(where, where + " unread", "it can't be read", e);
                continue;
            }
            unknownField(where, file, data, text, findings);
        }
        trial.loaded().ruleset().armies().forEach(army -> army(army, files, findings));
        return findings.list();
    }

    /** A kind of army list is called like nothing else, and editors can check it. */
    private static void army(ArmyFile<?, ?> army, List<DataFile> files, Findings findings) {
        String where = "army list " + army.name();
        if (army.about().isBlank()) {
            findings.add(where, where + " about", "it does not say what is in it");
        }
        if (army.name().equals("options")
                || files.stream().anyMatch(file -> file.name().equals(army.name()))) {
            findings.add(where, where + " name", "a file of data is called so too");
        }
        try {
            Schemas.of(army.type());
        } catch (RuntimeException e) {
            findings.thrown(where, where + " schema", "no JSON Schema can be made of it", e);
        }
    }

    /** What editors check a file by must agree with what the engine reads. */
    private static void schema(String where, DataFile file, JsonNode content, Findings findings) {
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Schemas.of(file.type()))
                .validate(content)
                .forEach(error -> findings.add(
                        where,
                        "it does not fit its JSON Schema at " + error.getInstanceLocation() + ": "
                                + error.getMessage()));
    }

    /** How far its fields stand from the left: those of a single file's data stand below their name. */
    private static String margin(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
                .findFirst()
                .map(line -> " ".repeat(line.length() - line.stripLeading().length()))
                .orElse("");
    }

    private static void unknownField(String where, DataFile file, GameData data, String text, Findings findings) {
        String start = text.stripLeading();
        if (start.startsWith("[") || start.startsWith("-") || start.contains("\n- ")) {
            return; // a list has no fields
        }
        boolean json = start.startsWith("{");
        String wrong = json
                ? start.replaceFirst("\\{", "{\"" + UNKNOWN + "\": 1" + (start.matches("(?s)\\{\\s*}.*") ? "" : ","))
                : text.stripTrailing() + "\n" + margin(text) + UNKNOWN + ": 1\n";
        try {
            data.bring(file.name(), wrong);
            findings.add(where, where + " lax", "an unknown field is not refused");
        } catch (BadJson e) {
            if (!e.getMessage().contains("line ") || !e.getMessage().contains(UNKNOWN)) {
                findings.add(
                        where,
                        where + " line",
                        "an unknown field is refused without its line and name: " + e.getMessage());
            }
        }
    }
}
