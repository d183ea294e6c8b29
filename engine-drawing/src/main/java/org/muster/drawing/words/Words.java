package org.muster.drawing.words;

import java.util.Map;
import org.muster.api.text.Sentence;

/** The engine's own classes and symbols in words, for pictures whose legend does not name them. */
public final class Words {

    private static final Map<String, Sentence> KNOWN = Map.ofEntries(
            Map.entry("capital", Sentence.of("capital")),
            Map.entry("fortified", Sentence.of("fortified")),
            Map.entry("mined", Sentence.of("mined")),
            Map.entry("damaged", Sentence.of("damaged")),
            Map.entry("chosen", Sentence.of("chosen")),
            Map.entry("target", Sentence.of("target")),
            Map.entry("plains", Sentence.of("plains")),
            Map.entry("forest", Sentence.of("forest")),
            Map.entry("hills", Sentence.of("hills")),
            Map.entry("mountain", Sentence.of("mountain")),
            Map.entry("water", Sentence.of("water")),
            Map.entry("city", Sentence.of("city")),
            Map.entry("ruins", Sentence.of("ruins")),
            Map.entry("swamp", Sentence.of("swamp")),
            Map.entry("desert", Sentence.of("desert")),
            Map.entry("road", Sentence.of("road")),
            Map.entry("space", Sentence.of("space")),
            Map.entry("planet", Sentence.of("planet")),
            Map.entry("trench", Sentence.of("trench")),
            Map.entry("rift", Sentence.of("rift")),
            Map.entry("obstacle", Sentence.of("obstacle")),
            Map.entry("reachable", Sentence.of("reachable")),
            Map.entry("threat", Sentence.of("threat")),
            Map.entry("cover", Sentence.of("cover")),
            Map.entry("inactive", Sentence.of("inactive")),
            Map.entry("unowned", Sentence.of("unowned")),
            Map.entry("neutral", Sentence.of("neutral")),
            Map.entry("strained", Sentence.of("strained")),
            Map.entry("exhausted", Sentence.of("exhausted")),
            Map.entry("disrupted", Sentence.of("disrupted")),
            Map.entry("acted", Sentence.of("has acted")),
            Map.entry("village", Sentence.of("village")),
            Map.entry("battlefield", Sentence.of("battlefield")),
            Map.entry("clinic", Sentence.of("clinic")),
            Map.entry("laboratory", Sentence.of("laboratory")),
            Map.entry("squad", Sentence.of("squad")),
            Map.entry("squad-damaged", Sentence.of("squad damaged")),
            Map.entry("infantry", Sentence.of("infantry")),
            Map.entry("hero", Sentence.of("hero")),
            Map.entry("droid", Sentence.of("droid")),
            Map.entry("vehicle", Sentence.of("vehicle")),
            Map.entry("fighter", Sentence.of("fighter")),
            Map.entry("bomber", Sentence.of("bomber")),
            Map.entry("transport", Sentence.of("transport")),
            Map.entry("cruiser", Sentence.of("cruiser")),
            Map.entry("destroyer", Sentence.of("destroyer")),
            Map.entry("capital-ship", Sentence.of("capital ship")),
            Map.entry("freighter", Sentence.of("freighter")),
            Map.entry("fort", Sentence.of("fort")),
            Map.entry("tower", Sentence.of("tower")),
            Map.entry("hq", Sentence.of("hq")),
            Map.entry("depot", Sentence.of("depot")),
            Map.entry("banner", Sentence.of("banner")),
            Map.entry("mine", Sentence.of("mine")),
            Map.entry("star", Sentence.of("star")));

    private Words() {}

    /** A class or symbol as people read it; one that the engine does not know is a name of the ruleset's. */
    public static String of(String name) {
        Sentence known = KNOWN.get(name);
        return known == null ? name.replace('-', ' ') : known.toString();
    }
}
