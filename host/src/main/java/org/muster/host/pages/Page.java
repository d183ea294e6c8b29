package org.muster.host.pages;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.muster.core.story.TimeInWords;
import org.muster.host.shell.Assets;

/**
 * What every page has.
 *
 * @param base path of the host, empty or with a slash before it and none behind
 * @param assets its scripts, style sheets and pictures
 * @param title of the window
 * @param reader under which mark a browser keeps what is read here; empty: it is nobody's
 * @param zone by whose clock times are told
 * @param address where what a form has brought is shown without the form; empty: no form has brought it
 */
public record Page(String base, Assets assets, String title, String reader, ZoneId zone, String address) {

    /** Address of something on this host. */
    public String to(String path) {
        return base + path;
    }

    /** Address of a script, style sheet or picture. */
    public String asset(String name) {
        return base + assets.at(name);
    }

    /** A moment, ISO-8601, as people read it; whose clock it is by is said once, at the foot. */
    public String time(Object iso) {
        return TimeInWords.of(Instant.parse(iso.toString()), zone).toString();
    }

    /** The scripts that a script needs, to be asked for with it. */
    public List<String> neededBy(String script) {
        return assets.neededBy(script);
    }
}
