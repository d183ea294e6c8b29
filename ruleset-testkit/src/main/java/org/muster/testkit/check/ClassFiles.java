package org.muster.testkit.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.core.plugin.ClassFile;

/** The classes of a ruleset: those of its plugin's package and below, in the jar or folder the plugin lies in. */
final class ClassFiles {

    private final Class<?> home;
    private final List<ClassFile> files;

    private ClassFiles(Class<?> home) {
        this.home = home;
        files = ClassFile.of(home);
    }

    static ClassFiles of(Class<?> home) {
        return new ClassFiles(home);
    }

    /** The classes, loaded and not initialised. */
    List<Class<?>> classes() {
        List<Class<?>> classes = new ArrayList<>();
        for (ClassFile file : files) {
            if (!file.name().endsWith("-info")) {
                try {
                    classes.add(Class.forName(file.name(), false, home.getClassLoader()));
                } catch (ClassNotFoundException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return classes;
    }

    /** All text that stands in the code, but names of enum constants. */
    Set<String> texts() {
        Set<String> texts = new LinkedHashSet<>();
        files.stream().filter(file -> !file.isEnum()).forEach(file -> texts.addAll(file.texts()));
        return texts;
    }
}
