package org.muster.host.shell;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.state.OrderedMap;
import org.muster.core.hash.Sha256;
import org.muster.drawing.Theme;

/**
 * Scripts, style sheets and pictures of the pages. Their address holds what they are made of, so that a browser asks for
 * each once, and for all anew when Muster was changed.
 */
public final class Assets {

    private static final String LIT = "META-INF/resources/webjars/lit-html/3.3.0/";
    private static final int VERSION_DIGITS = 12;
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png");

    /** Ours, by name. */
    private static final List<String> OWN = List.of(
            "style.css",
            "icon.svg",
            "home.js",
            "game.js",
            "line.js",
            "post.js",
            "words.js",
            "questions.js",
            "answers.js",
            "controls.js",
            "army.js",
            "ground.js",
            "roll.js",
            "typed.js",
            "drawer.js",
            "keys.js",
            "picture.js",
            "places.js",
            "tabs.js",
            "organizer.js",
            "mend.js",
            "files.js",
            "talk.js",
            "mentions.js");

    /** Ours too: what every page has, and what is kept for when there is no line. */
    private static final List<String> TUNNEL = List.of("tunnel.js", "outbox.js", "unsent.js", "push.js");

    /** What a phone shows the host by, where it is kept as an app. */
    private static final List<String> ICONS = List.of("icon-192.png", "icon-512.png", "icon-maskable.png");

    /** Ours too: what is read of the past. */
    private static final List<String> PAST = List.of("happened.js", "history.js", "live.js", "times.js");

    /** Ours too: the map editor. */
    private static final List<String> EDITOR = List.of(
            "draw.js",
            "chart-model.js",
            "ground-lines.js",
            "map-host.js",
            "map-panel.js",
            "map-picture.js",
            "map-stage.js");

    private static final List<String> FROM_LIT = List.of(
            "lit-html.js", "directive.js", "directives/live.js", "directives/repeat.js", "directive-helpers.js");

    /** What scripts call their library, and where it lies: the import map of pages. */
    public static final OrderedMap<String, String> LIBRARY =
            OrderedMap.of("lit-html", "lit/lit-html.js").with("lit-html/", "lit/");

    /** What a script begins with to have another one. */
    private static final Pattern IMPORT = Pattern.compile("\\b(?:from|import)\\s*[\"']([^\"']+)[\"']");

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Map<String, List<String>> needed = new ConcurrentHashMap<>();
    private final String worker;
    private final String version;

    public Assets() {
        OWN.forEach(name -> files.put(name, read("org/muster/host/assets/" + name)));
        TUNNEL.forEach(name -> files.put(name, read("org/muster/host/assets/" + name)));
        ICONS.forEach(name -> files.put(name, read("org/muster/host/assets/" + name)));
        EDITOR.forEach(name -> files.put(name, read("org/muster/host/assets/" + name)));
        PAST.forEach(name -> files.put(name, read("org/muster/host/assets/" + name)));
        files.put("scene-light.css", Theme.LIGHT.css().getBytes(UTF_8));
        files.put("scene-dark.css", Theme.DARK.css().getBytes(UTF_8));
        FROM_LIT.forEach(name -> files.put("lit/" + name, read(LIT + name)));
        this.worker = new String(read("org/muster/host/assets/worker.js"), UTF_8);
        StringBuilder all = new StringBuilder();
        files.forEach((name, bytes) -> all.append(name).append(Sha256.hex(new String(bytes, ISO_8859_1))));
        all.append(Sha256.hex(worker));
        this.version = Sha256.hex(all.toString()).substring(0, VERSION_DIGITS);
    }

    private static byte[] read(String path) {
        try (InputStream in = Assets.class.getClassLoader().getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + path);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Part of every address. */
    public String version() {
        return version;
    }

    /** What the worker does that keeps pages for when there is no line; not an asset, it has one address for ever. */
    String worker() {
        return worker;
    }

    /** All of which pages are made that are kept; the icons belong to none, and a map is drawn where there is a line. */
    List<String> ofPages() {
        return files.keySet().stream()
                .filter(name -> !ICONS.contains(name) && !EDITOR.contains(name))
                .toList();
    }

    /**
     * The scripts that a script can't do without, at any depth. A page that names them lets a browser ask for all at once;
     * else it finds each in the one before, which over a slow line are as many waits.
     */
    public List<String> neededBy(String script) {
        return needed.computeIfAbsent(script, this::imports);
    }

    private List<String> imports(String script) {
        Set<String> found = new LinkedHashSet<>(List.of(script));
        Deque<String> unread = new ArrayDeque<>(found);
        while (!unread.isEmpty()) {
            String reader = unread.remove();
            Matcher imports = IMPORT.matcher(new String(files.get(reader), UTF_8));
            while (imports.find()) {
                String name = name(reader, imports.group(1));
                if (files.containsKey(name) && found.add(name)) {
                    unread.add(name);
                }
            }
        }
        found.remove(script);
        return List.copyOf(found);
    }

    /** Which file is meant where a script says so. */
    private static String name(String script, String said) {
        if (said.startsWith(".")) {
            return URI.create(script).resolve(said).toString();
        }
        int folder = said.indexOf('/') + 1;
        return folder == 0
                ? LIBRARY.getOrDefault(said, said)
                : LIBRARY.getOrDefault(said.substring(0, folder), "") + said.substring(folder);
    }

    /** Its address, behind that of the host. */
    public String at(String name) {
        return "/assets/" + version + "/" + name;
    }

    /** The content of a file. */
    public Optional<byte[]> find(String name) {
        return Optional.ofNullable(files.get(name));
    }

    /** Its media type. */
    public static String type(String name) {
        return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
    }
}
