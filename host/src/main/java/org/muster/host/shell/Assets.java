package org.muster.host.shell;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
import org.muster.core.hash.Sha256;
import org.muster.drawing.Theme;

/**
 * Scripts, style sheets and pictures of the pages. Their address holds what they are made of, so that a browser asks for
 * each once, and for all anew when Muster was changed.
 */
public final class Assets {

    private static final int VERSION_DIGITS = 12;
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png");

    /** The map editor. */
    private static final String EDITOR = "draw.js";

    /** What a phone shows the host by, where it is kept as an app. */
    private static final List<String> ICONS = List.of("icon-192.png", "icon-512.png", "icon-maskable.png");

    /** What pages are made of: the bundles of {@code src/main/js/bundles.flags}, what keeps answers for the worker too, and looks. */
    private static final List<String> OF_PAGES = List.of(
            "style.css",
            "icon.svg",
            "outbox.js",
            "page.js",
            "view.js",
            "controls.js",
            "game.js",
            "history.js",
            "mend.js",
            "live.js",
            "home.js",
            "organizer.js",
            "files.js",
            "push.js",
            "sift.js");

    /** What a bundle begins with to have another one. */
    private static final Pattern IMPORT = Pattern.compile("\\b(?:from|import)\\s*\"\\./([\\w-]+\\.js)\"");

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Map<String, List<String>> needed = new ConcurrentHashMap<>();
    private final String worker;
    private final String version;

    public Assets() {
        OF_PAGES.forEach(name -> files.put(name, read(name)));
        ICONS.forEach(name -> files.put(name, read(name)));
        files.put(EDITOR, read(EDITOR));
        files.put("scene-light.css", Theme.LIGHT.css().getBytes(UTF_8));
        files.put("scene-dark.css", Theme.DARK.css().getBytes(UTF_8));
        this.worker = new String(read("worker.js"), UTF_8);
        StringBuilder all = new StringBuilder();
        files.forEach((name, bytes) -> all.append(name).append(Sha256.hex(new String(bytes, ISO_8859_1))));
        all.append(Sha256.hex(worker));
        this.version = Sha256.hex(all.toString()).substring(0, VERSION_DIGITS);
    }

    private static byte[] read(String name) {
        try (InputStream in = Assets.class.getClassLoader().getResourceAsStream("org/muster/host/assets/" + name)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + name);
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
                .filter(name -> !ICONS.contains(name) && !EDITOR.equals(name))
                .toList();
    }

    /**
     * The bundles that one can't do without, at any depth. A page that names them lets a browser ask for all at once; else
     * it finds each in the one before, which over a slow line are as many waits.
     */
    public List<String> neededBy(String bundle) {
        return needed.computeIfAbsent(bundle, this::imports);
    }

    private List<String> imports(String bundle) {
        Set<String> found = new LinkedHashSet<>(List.of(bundle));
        Deque<String> unread = new ArrayDeque<>(found);
        while (!unread.isEmpty()) {
            Matcher imports = IMPORT.matcher(new String(files.get(unread.remove()), UTF_8));
            while (imports.find()) {
                String name = imports.group(1);
                if (found.add(name)) {
                    unread.add(name);
                }
            }
        }
        found.remove(bundle);
        return List.copyOf(found);
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
