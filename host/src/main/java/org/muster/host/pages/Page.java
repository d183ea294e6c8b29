package org.muster.host.pages;

/**
 * What every page has.
 *
 * @param base path of the host, empty or with a slash before it and none behind
 * @param assets part of the address of every asset
 * @param nonce that lets the page's own data through the content security policy
 * @param title of the window
 * @param reader under which mark a browser keeps what is read here; empty: it is nobody's
 */
public record Page(String base, String assets, String nonce, String title, String reader) {

    /** Address of something on this host. */
    public String to(String path) {
        return base + path;
    }

    /** Address of a script, style sheet or picture. */
    public String asset(String name) {
        return base + "/assets/" + assets + "/" + name;
    }

    /** Where scripts find their library. */
    public String imports() {
        return "{\"imports\":{\"lit-html\":\"" + asset("lit/lit-html.js") + "\",\"lit-html/\":\"" + asset("lit/")
                + "\"}}";
    }
}
