package org.muster.host.shell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.text.Sentence;
import org.muster.core.json.Json;

/** What makes an app of the host's pages: how it is called and looks, and the worker that keeps pages for a tunnel. */
public final class Shell {

    /** The header that tells of which Muster an answer is. */
    public static final String VERSION = "Muster-Version";

    /** Where the page is that is shown when there is nothing else. */
    public static final String OFFLINE = "/offline";

    private final String base;
    private final Assets assets;

    /** For a host whose paths begin with {@code base}. */
    public Shell(String base, Assets assets) {
        this.base = base;
        this.assets = assets;
    }

    private String asset(String name) {
        return base + assets.at(name);
    }

    /** The manifest, as JSON. */
    public String manifest() {
        Map<String, Object> manifest = new LinkedHashMap<>();
        manifest.put("id", base + "/");
        manifest.put("name", "Muster");
        manifest.put("short_name", "Muster");
        manifest.put(
                "description",
                Sentence.of("Campaigns and battles of miniatures, with your club.")
                        .toString());
        manifest.put("lang", "en");
        manifest.put("start_url", base + "/");
        manifest.put("scope", base + "/");
        manifest.put("display", "standalone");
        manifest.put("theme_color", "#2f5d8a");
        manifest.put("background_color", "#faf8f4");
        manifest.put(
                "icons",
                List.of(
                        icon("icon.svg", "any", "any"),
                        icon("icon-192.png", "192x192", "any"),
                        icon("icon-512.png", "512x512", "any"),
                        icon("icon-maskable.png", "512x512", "maskable")));
        return Json.write(manifest);
    }

    private Map<String, String> icon(String name, String sizes, String purpose) {
        return Map.of("src", asset(name), "sizes", sizes, "type", Assets.type(name), "purpose", purpose);
    }

    /** The worker. It differs where anything of the pages differs, so that a browser takes the new one at its next load. */
    public String worker() {
        return "const BASE = " + Json.write(base) + ";\nconst VERSION = " + Json.write(assets.version())
                + ";\nconst SHELL = "
                + Json.write(assets.ofPages().stream().map(this::asset).toList()) + ";\nconst OUTBOX = "
                + Json.write(asset("outbox.js")) + ";\nconst ICON = " + Json.write(asset("icon-192.png")) + ";\n\n"
                + assets.worker();
    }
}
