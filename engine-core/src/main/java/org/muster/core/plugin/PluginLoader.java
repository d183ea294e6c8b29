package org.muster.core.plugin;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** Loads the classes of one jar, or of one folder. */
class PluginLoader extends URLClassLoader {

    private final Path place;

    PluginLoader(Path place, ClassLoader parent) {
        super(new URL[] {url(place)}, parent);
        this.place = place.toAbsolutePath().normalize();
    }

    Path place() {
        return place;
    }

    private static URL url(Path place) {
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
