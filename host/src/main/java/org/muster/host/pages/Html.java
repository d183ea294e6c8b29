package org.muster.host.pages;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.host.shell.Assets;
import org.muster.host.shell.Reader;
import tools.jackson.databind.JsonNode;

/** Fills templates. Nothing that stands in a page may style or script it, only files of the host. */
public final class Html {

    /** Of HTTP: nothing was to be done, there is no such page. */
    private static final int NOT_THERE = 404;

    /** Of HTTP: what is answered to a form is shown there, too. */
    public static final String CONTENT_LOCATION = "Content-Location";

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none';"
                    + " frame-ancestors 'none'";

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(ContentType.Html);
    private final String base;
    private final Assets assets;
    private final ZoneId zone;

    /** @param zone by whose clock times are told */
    public Html(String base, Assets assets, ZoneId zone) {
        this.base = base;
        this.assets = assets;
        this.zone = zone;
    }

    /** Answers with a page. */
    public void show(Context http, String template, String title, Map<String, Object> values) {
        Map<String, Object> all = new HashMap<>(values);
        all.put("page", new Page(base, assets, title, Reader.of(http), zone, address(http)));
        StringOutput out = new StringOutput();
        templates.render(template + ".jte", all, out);
        Reader.stamp(http, base);
        http.header("Content-Security-Policy", POLICY).html(out.toString());
    }

    /** Where a browser that comes back to what a form has brought finds it without sending the form again. */
    private static String address(Context http) {
        if (!http.method().equals(HandlerType.POST)) {
            return "";
        }
        String elsewhere = http.res().getHeader(CONTENT_LOCATION);
        String query = http.queryString();
        return elsewhere != null ? elsewhere : query == null ? http.path() : http.path() + '?' + query;
    }

    /** Answers that something is not done, and why. */
    public void refused(Context http, List<Violation> violations) {
        show(
                http,
                "refused",
                http.statusCode() == NOT_THERE ? Say.say("Not here") : Say.say("Not done"),
                Map.of(
                        "reasons",
                        violations.stream()
                                .map(one -> one.sentence().toString())
                                .toList()));
    }

    /** JSON that may stand inside a page. */
    public static String data(JsonNode json) {
        return json.toString()
                .replace("<", "\\u003c")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }
}
