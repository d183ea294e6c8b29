package org.muster.cli;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * Draws the pictures of the guides anew: docs/pictures/README.md says of each by which commands Muster draws it, and these
 * are run.
 */
final class GuidePictures {

    private static final Path PICTURES = Path.of("docs/pictures");
    private static final String COMMAND = "$ muster ";
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    /** They are kept in a folder of their own while the pictures are drawn. */
    private static final Pattern FILE = Pattern.compile("[\\w/-]+\\.(muster|png|json|yaml)");

    private static final Pattern SHOWN = Pattern.compile("\\((?:docs/|\\.\\./)pictures/([\\w-]+\\.png)\\)");

    /** A picture of a guide with the paragraph below it, if that is its caption. */
    private static final Pattern WORDED = Pattern.compile("!\\[([^]]*)]" + SHOWN.pattern() + "(?:\\n\\n\\*[^*]*\\*)?");

    private static final String NUMBER = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
    private static final Pattern COUNTED = Pattern.compile(
            "(?i)\\b(?:turn|round) " + NUMBER + "\\b|\\b" + NUMBER + " (?:turns|rounds|of " + NUMBER + ")\\b");

    private GuidePictures() {}

    /**
     * Works in the current folder; with {@code --check} it writes nothing and fails where a picture is not what Muster draws
     * today.
     */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("muster-pictures");
        try {
            draw(PICTURES, folder);
            List<String> wrong = new ArrayList<>(unknown(Path.of("")));
            for (String name : drawn(PICTURES)) {
                if (same(PICTURES.resolve(name), folder.resolve(name))) {
                    continue;
                }
                if (List.of(args).contains("--check")) {
                    wrong.add(PICTURES.resolve(name) + " is not what Muster draws; ./check --pictures draws it anew");
                } else {
                    Files.write(PICTURES.resolve(name), Files.readAllBytes(folder.resolve(name)));
                    System.out.println("Drew " + name);
                }
            }
            wrong.forEach(System.err::println);
            if (!wrong.isEmpty()) {
                System.exit(1);
            }
        } finally {
            delete(folder);
        }
    }

    /** Pictures that a guide shows and no command draws, that are drawn and nobody shows, and that lie there for nothing. */
    static List<String> unknown(Path root) throws IOException {
        Set<String> shown = new TreeSet<>();
        for (Path guide : guides(root)) {
            Matcher picture = SHOWN.matcher(Files.readString(guide));
            while (picture.find()) {
                shown.add(picture.group(1));
            }
        }
        Set<String> drawn = drawn(root.resolve(PICTURES));
        List<String> wrong = new ArrayList<>();
        for (String name : shown) {
            if (!drawn.contains(name)) {
                wrong.add("a guide shows " + name + ", and no command of docs/pictures/README.md draws it");
            }
        }
        for (String name : drawn) {
            if (!shown.contains(name)) {
                wrong.add("docs/pictures/README.md draws " + name + ", and no guide shows it");
            }
        }
        try (Stream<Path> files = Files.list(root.resolve(PICTURES))) {
            files.map(file -> root.resolve(PICTURES).relativize(file).toString())
                    .filter(name -> name.endsWith(".png") && !drawn.contains(name))
                    .forEach(name -> wrong.add(PICTURES + "/" + name + " is drawn by no command"));
        }
        return wrong;
    }

    /**
     * Words of a picture, in it or below it, that say which turn it is or how many are left: the game that is drawn may be
     * another one tomorrow, and nobody reads them again.
     */
    static List<String> counting(Path root) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path guide : guides(root)) {
            Matcher picture = WORDED.matcher(Files.readString(guide));
            while (picture.find()) {
                Matcher counted = COUNTED.matcher(picture.group());
                if (counted.find()) {
                    wrong.add(root.relativize(guide) + " counts in the words of " + picture.group(2) + ": "
                            + counted.group());
                }
            }
        }
        return wrong;
    }

    private static List<Path> guides(Path root) throws IOException {
        List<Path> guides = new ArrayList<>(List.of(root.resolve("README.md")));
        try (Stream<Path> files = Files.list(root.resolve("docs/rulesets"))) {
            files.filter(file -> file.toString().endsWith(".md")).forEach(guides::add);
        }
        return guides;
    }

    /** Names of the pictures that the commands draw. */
    private static Set<String> drawn(Path pictures) throws IOException {
        Set<String> names = new TreeSet<>();
        for (String command : commands(pictures)) {
            Matcher picture = Pattern.compile("--png ([\\w-]+\\.png)").matcher(command);
            while (picture.find()) {
                names.add(picture.group(1));
            }
        }
        return names;
    }

    private static List<String> commands(Path pictures) throws IOException {
        return Files.readString(pictures.resolve("README.md"))
                .lines()
                .filter(line -> line.startsWith(COMMAND))
                .map(line -> line.substring(COMMAND.length()))
                .toList();
    }

    private static void draw(Path pictures, Path folder) throws IOException {
        try (Stream<Path> files = Files.list(pictures)) {
            for (Path file : files.toList()) {
                if (!file.toString().endsWith(".png")) {
                    Files.copy(file, folder.resolve(pictures.relativize(file).toString()));
                }
            }
        }
        for (String command : commands(pictures)) {
            ByteArrayOutputStream told = new ByteArrayOutputStream();
            PrintStream out = new PrintStream(told, false, StandardCharsets.UTF_8);
            int code = Main.run(words(command, folder), InputStream.nullInputStream(), out, out);
            if (code != 0) {
                throw new IllegalStateException("muster " + command + "\n" + told.toString(StandardCharsets.UTF_8));
            }
        }
    }

    private static String[] words(String command, Path folder) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            String plain = word.group(2);
            boolean kept = !words.isEmpty() && words.get(words.size() - 1).equals("--keep");
            boolean file = plain != null && (kept || FILE.matcher(plain).matches());
            words.add(
                    plain == null ? word.group(1) : file ? folder.resolve(plain).toString() : plain);
        }
        return words.toArray(String[]::new);
    }

    /** Pixel by pixel: how a file is packed differs from one Java to another. */
    private static boolean same(Path one, Path other) throws IOException {
        if (!Files.exists(one)) {
            return false;
        }
        BufferedImage a = ImageIO.read(one.toFile());
        BufferedImage b = ImageIO.read(other.toFile());
        if (a.getWidth() != b.getWidth() || a.getHeight() != b.getHeight()) {
            return false;
        }
        for (int y = 0; y < a.getHeight(); y++) {
            for (int x = 0; x < a.getWidth(); x++) {
                if (a.getRGB(x, y) != b.getRGB(x, y)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
