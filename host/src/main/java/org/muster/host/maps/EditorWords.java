package org.muster.host.maps;

import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.api.text.Sentence;
import org.muster.host.pages.ScriptWords;

/** What the map editor says by itself. A {@code #} in a text is where the script puts a number or a name. */
public final class EditorWords {

    private static final Map<String, Sentence> WORDS = words();

    private EditorWords() {}

    private static Map<String, Sentence> words() {
        Map<String, Sentence> words = new LinkedHashMap<>();
        words.put("choose", Sentence.of("Choose and move"));
        words.put("draw", Sentence.of("Draw a place"));
        words.put("join", Sentence.of("Connect two"));
        words.put("tools", Sentence.of("What a tap does"));
        words.put("close-ring", Sentence.of("Close the outline"));
        words.put("corner-back", Sentence.of("One corner back"));
        words.put("drop", Sentence.of("Drop it"));
        words.put("remove-corner", Sentence.of("Remove the corner"));
        words.put("undo", Sentence.of("Undo"));
        words.put("redo", Sentence.of("Redo"));
        words.put("fit", Sentence.of("Show all"));
        words.put("closer", Sentence.of("Closer"));
        words.put("farther", Sentence.of("Farther"));
        words.put("map", Sentence.of("The map"));
        words.put(
                "keys",
                Sentence.of(
                        "Arrows move a cross, with Shift slowly; Enter taps there; Backspace takes a corner back, Delete removes;"
                                + " Escape leaves; plus and minus zoom, 0 shows all. All of it can be done in the list of places too."));
        words.put("place-n", Sentence.of("Place #"));
        words.put("places", Sentence.of("Places"));
        words.put(
                "no-places", Sentence.of("No places yet. Draw one on the map, or add one here and type its corners."));
        words.put("add-place", Sentence.of("Add a place"));
        words.put("place", Sentence.of("The place"));
        words.put("name", Sentence.of("Name"));
        words.put("middle", Sentence.of("Middle, where pieces stand"));
        words.put("corners", Sentence.of("Corners of its ground, a line for each piece: 0,0 200,0 200,150"));
        words.put(
                "bad-corners",
                Sentence.of(
                        "Line # is no outline: three corners or more, each as two numbers with a comma, such as 20,30."));
        words.put("more-ground", Sentence.of("Draw one more piece of it"));
        words.put("remove-place", Sentence.of("Remove the place"));
        words.put("neighbours", Sentence.of("It touches"));
        words.put("none", Sentence.of("Nothing yet."));
        words.put("part", Sentence.of("Part from #"));
        words.put("connect-to", Sentence.of("Connect with"));
        words.put("connect", Sentence.of("Connect"));
        words.put("notes", Sentence.of("Notes"));
        words.put("note-key", Sentence.of("What"));
        words.put("note-value", Sentence.of("Its value"));
        words.put("add-note", Sentence.of("Add a note"));
        words.put("remove-note", Sentence.of("Remove #"));
        words.put("water", Sentence.of("Water"));
        words.put("to-mend", Sentence.of("To be mended"));
        words.put("good", Sentence.of("Nothing is wrong with it: #."));
        words.put("unchecked", Sentence.of("No line to the host: it is looked at when there is one."));
        words.put("file", Sentence.of("The file"));
        words.put("open", Sentence.of("Open a chart, or a map of TripleA, GeoJSON or Tiled"));
        words.put("opened", Sentence.of("Opened: #"));
        words.put("picture", Sentence.of("A picture to draw over, PNG or JPEG; it may be pasted too"));
        words.put("no-picture", Sentence.of("Take the picture away"));
        words.put(
                "bad-picture",
                Sentence.of("Only a PNG or a JPEG can lie under a map; this is neither, or is damaged."));
        words.put("large-picture", Sentence.of("This has # MB; # MB are the most."));
        words.put(
                "stretched", Sentence.of("The picture has other proportions than the map, and is stretched over it."));
        words.put("map-name", Sentence.of("Name of the map"));
        words.put("size", Sentence.of("Width and height"));
        words.put("width", Sentence.of("Width"));
        words.put("height", Sentence.of("Height"));
        words.put("save", Sentence.of("Save as YAML"));
        words.put("try", Sentence.of("Try it in a system"));
        words.put("try-it", Sentence.of("Try it"));
        words.put("clear", Sentence.of("Begin anew"));
        words.put(
                "kept",
                Sentence.of("What you draw is kept in this browser until you begin anew; the host keeps nothing."));
        words.put("untitled", Sentence.of("A map"));
        words.put("corner-at", Sentence.of("Corner # at #, #"));
        words.put("closed", Sentence.of("# is drawn."));
        words.put("dropped", Sentence.of("Nothing is drawn."));
        words.put("at", Sentence.of("#, # #"));
        words.put("joined", Sentence.of("# and # are connected."));
        words.put("parted", Sentence.of("# and # are not connected."));
        words.put("join-first", Sentence.of("#; tap what it is to be connected with, or parted from."));
        words.put("too-few", Sentence.of("A piece of ground has three corners or more; this corner can't go."));
        words.put("too-many", Sentence.of("A map has # corners at most."));
        words.put("removed", Sentence.of("# is removed."));
        words.put("x", Sentence.of("from the left"));
        words.put("y", Sentence.of("from above"));
        return words;
    }

    /** All of them, in the language of who reads. */
    public static String json() {
        return ScriptWords.json(WORDS);
    }
}
