package org.muster.host.pages;

import java.util.List;
import org.muster.host.shell.Assets;

/**
 * What every page has.
 *
 * @param base path of the host, empty or with a slash before it and none behind
 * @param assets its scripts, style sheets and pictures
 * @param title of the window
 * @param reader under which mark a browser keeps what is read here; empty: it is nobody's
 * @param address where what a form has brought is shown without the form; empty: no form has brought it
 */
public record Page(String base, Assets assets, String title, String reader, String address) {

    /** Address of something on this host. */
    public String to(String path) {
        return base + path;
    }

    /** Address of a script, style sheet or picture. */
    public String asset(String name) {
        return base + assets.at(name);
    }

    /** The scripts that a script needs, to be asked for with it. */
    public List<String> neededBy(String script) {
        return assets.neededBy(script);
    }
}
