package org.muster.cli.guides;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Writes the guides as a package whose documentation they are: Javadoc makes one site of them and the API, with one search
 * for both.
 */
final class GuidePages {

    /** In the order in which people meet them; whatever else there is follows. */
    private static final List<String> FIRST =
            List.of("cli.md", "host.md", "tutorial.md", "modders.md", "testing-a-ruleset.md", "architecture.md");

    private GuidePages() {}

    /** Takes the folder of the guides, and that of the sources that Javadoc will read. */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]), Path.of(args[1]));
    }

    static void write(Path docs, Path sources) throws IOException {
        Path to = sources.resolve("guides").resolve("doc-files");
        Map<Path, String> titles = new LinkedHashMap<>();
        for (Path file : files(docs)) {
            Path relative = docs.relativize(file);
            Path target = to.resolve(relative.toString());
            Files.createDirectories(Objects.requireNonNull(target.getParent()));
            if (isGuide(file)) {
                GuidePage page = GuidePage.of(Files.readString(file), relative);
                titles.put(relative, page.title());
                Files.writeString(
                        target.resolveSibling(html(relative.getFileName().toString())), page.html());
            } else {
                Files.copy(file, target);
            }
        }
        Files.writeString(sources.resolve("guides").resolve("package-info.java"), list(titles));
    }

    private static List<Path> files(Path docs) throws IOException {
        try (Stream<Path> files = Files.walk(docs)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static boolean isGuide(Path file) {
        return file.toString().endsWith(".md");
    }

    static String html(String name) {
        return name.replaceFirst("\\.md$", ".html");
    }

    private static String list(Map<Path, String> titles) {
        StringBuilder text = new StringBuilder(
                "/**\n * The guides: for who plays, who runs games, who writes rulesets.\n *\n * <ul>\n");
        Stream<Path> first = FIRST.stream().map(Path::of).filter(titles::containsKey);
        Stream<Path> others = titles.keySet().stream().filter(guide -> !FIRST.contains(guide.toString()));
        for (Path guide : Stream.concat(first, others).toList()) {
            String href = html(guide.toString().replace('\\', '/'));
            text.append(" * <li><a href=\"doc-files/")
                    .append(href)
                    .append("\">")
                    .append(titles.get(guide))
                    .append("</a>\n");
        }
        return text.append(" * </ul>\n */\npackage guides;\n").toString();
    }
}
