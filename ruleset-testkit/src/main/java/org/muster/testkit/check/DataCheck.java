package org.muster.testkit.check;

import java.util.List;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.data.GameData;
import org.muster.core.json.BadJson;
import org.muster.testkit.play.Thrown;

/** Every file of data is what it should be, and a field nobody knows is refused with its line. */
public final class DataCheck implements Check {

    private static final String UNKNOWN = "noSuchFieldAnywhere";

    @Override
    public String name() {
        return "files of data are read strictly";
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
                data.bring(file.name(), text);
            } catch (RuntimeException e) {
                findings.add(where, where + " unread", "it can't be read: " + Thrown.told(e));
                continue;
            }
            unknownField(where, file, data, text, findings);
        }
        return findings.list();
    }

    private static void unknownField(String where, DataFile file, GameData data, String text, Findings findings) {
        String start = text.stripLeading();
        if (start.startsWith("[") || start.startsWith("-") || start.contains("\n- ")) {
            return; // a list has no fields
        }
        boolean json = start.startsWith("{");
        String wrong = json
                ? start.replaceFirst("\\{", "{\"" + UNKNOWN + "\": 1" + (start.matches("(?s)\\{\\s*}.*") ? "" : ","))
                : text.stripTrailing() + "\n" + UNKNOWN + ": 1\n";
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
