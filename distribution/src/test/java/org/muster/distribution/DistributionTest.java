package org.muster.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is given to people is unpacked, started, and built with, as people do it. */
@Tag("long")
class DistributionTest {

    private static final Path HERE = Path.of("").toAbsolutePath();

    @TempDir
    private static Path folder;

    private static Shell shell;
    private static Path tree;
    private static Path muster;

    @BeforeAll
    static void makeAndUnpack() throws Exception {
        shell = new Shell(Files.createDirectory(folder.resolve("home")));
        shell.run(HERE, HERE.resolve("make").toString(), folder.resolve("made").toString())
                .isDone();
        Path apart = Files.createDirectory(folder.resolve("a folder"));
        shell.run(apart, "tar", "xzf", made(".tar.gz").toString()).isDone();
        tree = only(apart, "muster-");
        muster = tree.resolve("bin/muster");
    }

    private static Path made(String ending) throws IOException {
        return only(folder.resolve("made"), ending);
    }

    private static Path only(Path place, String part) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            List<Path> found = files.filter(
                            file -> file.getFileName().toString().contains(part))
                    .toList();
            assertThat(found).as(part).hasSize(1);
            return found.get(0);
        }
    }

    private static Set<String> files(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return new TreeSet<>(files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString())
                    .toList());
        }
    }

    @Test
    void itPlays() throws Exception {
        assertThat(shell.run(folder, muster.toString(), "play", "space-battles", "--bots", "all", "--seed", "1")
                        .isDone()
                        .text())
                .contains("won: ");
        assertThat(shell.run(folder, muster.toString(), "rulesets")
                        .isDone()
                        .text()
                        .lines())
                .hasSize(5);
    }

    /** Each command finds its libraries, and who types what is no command looks at all of them without any. */
    @Test
    void everyCommandFindsItsLibraries() throws Exception {
        assertThat(shell.run(folder, muster.toString(), "schema", "space-battles", "fleet")
                        .isDone()
                        .text())
                .contains("\"$schema\"");
        Path table = Files.writeString(
                folder.resolve("table.csv"),
                "name,set,faction,cost,hit_points,defense,attack,damage,size,force_points,force_powers,special_abilities\n");
        shell.run(
                        folder,
                        muster.toString(),
                        "--plugins",
                        folder.toString(),
                        "catalogue",
                        "import",
                        table.toString(),
                        "--ruleset",
                        "swm-campaign",
                        "-o",
                        folder.resolve("catalogue.yaml").toString())
                .isDone();
        shell.run(folder, muster.toString(), "new", "space-battles", "g", "--seats", "anna,bert")
                .isDone();
        shell.run(
                        folder,
                        muster.toString(),
                        "--plugins",
                        folder.toString(),
                        "sheet",
                        "g",
                        "--as",
                        "anna",
                        "--pdf",
                        "s.pdf")
                .isDone();
        assertThat(folder.resolve("s.pdf")).isNotEmptyFile();
        assertThat(shell.run(folder, muster.toString(), "sing").text()).contains("'sing'", "muster --help");
    }

    /**
     * Without network, and with nothing of Muster in Maven's own repository: what is ours comes out of the distribution,
     * the rest out of what built Muster itself.
     */
    @Test
    void aNewRulesetIsBuiltOfItOffline() throws Exception {
        Path work = Files.createDirectory(folder.resolve("work"));
        Path local = folder.resolve("local-repository");
        Path settings = work.resolve("settings.xml");
        Files.writeString(settings, """
                <settings>
                  <localRepository>%s</localRepository>
                  <mirrors>
                    <mirror><id>what-built-muster</id><mirrorOf>*,!muster</mirrorOf><url>%s</url></mirror>
                  </mirrors>
                </settings>
                """.formatted(
                        local, Path.of(System.getProperty("local.repository")).toUri()));
        Instant begun = Instant.now();
        shell.run(work, muster.toString(), "ruleset", "new", "hidden-hunt").isDone();
        Path project = work.resolve("hidden-hunt");
        String built = shell.run(project, "mvn", "-B", "-ntp", "-o", "-s", settings.toString(), "verify")
                .isDone()
                .text();
        String played = shell.run(
                        project,
                        muster.toString(),
                        "play",
                        "hidden-hunt",
                        "--plugins",
                        "target",
                        "--bots",
                        "all",
                        "--seed",
                        "1")
                .isDone()
                .text();
        System.out.printf(
                "From nothing to the first game: %d s%n",
                Duration.between(begun, Instant.now()).toSeconds());

        // Maven keeps no checksums of what it has fetched, and misses them there; of what is ours it misses none
        String unproven = "\\[WARNING\\] Could not validate integrity of download from file:(?!.*/org/muster/)";
        assertThat(built.replaceAll(unproven, "")).doesNotContain("WARN", "SLF4J");
        Matcher tests = Pattern.compile("Tests run: (\\d+), Failures: 0, Errors: 0, Skipped: 0\\R")
                .matcher(built);
        assertThat(tests.find()).as(built).isTrue();
        assertThat(Integer.parseInt(tests.group(1))).isGreaterThan(30);
        assertThat(played).contains("won: holds ");
        assertThat(Files.readString(local.resolve("org/muster/engine-api")
                        .resolve(version())
                        .resolve("_remote.repositories")))
                .contains(".jar>muster=");
        assertThat(files(local.resolve("org/muster"))).noneMatch(file -> file.startsWith("cli/"));
        assertThat(shell.run(project, muster.toString(), "ruleset", "check", jar(project), "-n", "1")
                        .text())
                .contains("ok       every game ends")
                .doesNotContain("manifest");
    }

    private static String jar(Path project) throws IOException {
        return only(project.resolve("target"), ".jar").toString();
    }

    private static String version() {
        return tree.getFileName().toString().replace("muster-", "");
    }

    @Test
    void theRepositoryIsWhole() throws Exception {
        Path ours = tree.resolve("repository/org/muster");
        for (String module : List.of(
                "engine-api",
                "engine-geometry",
                "engine-core",
                "engine-drawing",
                "ruleset-testkit",
                "ruleset-archetype")) {
            String name = module + '/' + version() + '/' + module + '-' + version();
            assertThat(files(ours))
                    .contains(name + ".pom", name + ".jar", name + "-sources.jar", name + "-javadoc.jar");
        }
        String bom = "muster-bom/" + version() + "/muster-bom-" + version() + ".pom";
        assertThat(files(ours)).contains(bom, bom + ".sha1", bom + ".md5");
        for (String file : files(ours)) {
            if (file.endsWith(".sha1") || file.endsWith(".md5")) {
                Path of = ours.resolve(file.replaceAll("\\.(sha1|md5)$", ""));
                String by = file.endsWith("1") ? "SHA-1" : "MD5";
                assertThat(Files.readString(ours.resolve(file))).as(file).isEqualTo(checksum(of, by));
            }
        }
    }

    private static String checksum(Path file, String by) throws Exception {
        byte[] sum = MessageDigest.getInstance(by).digest(Files.readAllBytes(file));
        return String.format("%0" + sum.length * 2 + "x", new BigInteger(1, sum));
    }

    /** In the zip is what is in the other archive, and all of it has one age. */
    @Test
    void bothArchivesHoldTheSame() throws Exception {
        Path apart = Files.createDirectory(folder.resolve("zip"));
        shell.run(apart, "unzip", "-q", made(".zip").toString()).isDone();
        Path other = only(apart, "muster-");
        assertThat(files(other)).isEqualTo(files(tree));
        assertThat(other.resolve("bin/muster")).isExecutable();
        Set<Object> ages = new TreeSet<>();
        for (String file : files(tree)) {
            assertThat(Files.mismatch(tree.resolve(file), other.resolve(file)))
                    .as(file)
                    .isEqualTo(-1);
            ages.add(Files.getLastModifiedTime(tree.resolve(file)));
        }
        assertThat(ages).hasSize(1);
        assertThat(Files.readString(tree.resolve("bin/muster.cmd"), StandardCharsets.US_ASCII)
                        .replace("\r\n", ""))
                .doesNotContain("\r", "\n");
        for (String library : List.of("lib", "lib-check", "lib-host", "lib-paper")) {
            assertThat(tree.resolve(library)).isDirectory();
        }
    }

    @Test
    void everyLibraryIsListedWithItsLicence() throws Exception {
        String listed = Files.readString(tree.resolve("THIRD-PARTY.txt"))
                + Files.readString(tree.resolve("lib-host/THIRD-PARTY.txt"));
        assertThat(listed).contains("org.webjars.npm:lit-html:");
        Pattern library = Pattern.compile("lib[^/]*/(.+?)-(\\d.*)\\.jar");
        for (String file : files(tree)) {
            Matcher jar = library.matcher(file);
            if (jar.matches() && !jar.group(2).equals(version())) {
                assertThat(listed).contains(":" + jar.group(1) + ":" + jar.group(2) + " ");
            }
        }
    }

    @Test
    void debianFindsWhatItLooksFor() throws Exception {
        Path root = Files.createDirectory(folder.resolve("debian"));
        String deb = made(".deb").toString();
        shell.run(root, "dpkg-deb", "-x", deb, ".").isDone();
        assertThat(shell.run(root, root.resolve("usr/bin/muster").toString(), "--version")
                        .isDone()
                        .text())
                .contains("muster " + version());
        assertThat(files(root))
                .contains(
                        "usr/share/man/man1/muster.1.gz",
                        "usr/share/man/man1/muster-ruleset-new.1.gz",
                        "usr/share/bash-completion/completions/muster",
                        "usr/share/doc/muster/copyright",
                        "usr/share/doc/muster/docs/modders.md")
                .noneMatch(file -> file.endsWith(".cmd"));
        assertThat(shell.run(root, "dpkg-deb", "-f", deb, "Depends").isDone().text())
                .contains("java17-runtime-headless");
        assertThat(shell.run(root, "dpkg-deb", "-c", deb).isDone().text().lines())
                .allMatch(line -> line.contains(" root/root "));
        assertThat(shell.run(
                                root,
                                "dpkg",
                                "--root=" + Files.createDirectories(root.resolve("other")),
                                "--force-all",
                                "-i",
                                deb)
                        .text())
                .doesNotContain("error");
    }

    /** Chapters of guides and types of the API are found by one search, and the command opens where it is. */
    @Test
    void guidesAndApiAreOneSite() throws Exception {
        Path site = tree.resolve("site");
        assertThat(Files.readString(site.resolve("tag-search-index.js")))
                .contains("\"l\":\"Ten lines that play\"", "guides/doc-files/modders.html#");
        assertThat(Files.readString(site.resolve("type-search-index.js")))
                .contains("\"l\":\"Ruleset\"", "\"l\":\"Tabletop\"", "\"l\":\"RulesetContract\"");
        String address = shell.run(folder, muster.toString(), "docs", "--print")
                .isDone()
                .text()
                .lines()
                .reduce((waiting, last) -> last) // another test may have it built just now
                .orElseThrow();
        assertThat(Files.readString(Path.of(URI.create(address)))).contains("doc-files/tutorial.html");
    }

    @Test
    void theShellCompletesItsCommands() throws Exception {
        Path script = tree.resolve("share/bash-completion/completions/muster");
        String words = "source '" + script
                + "'; COMP_WORDS=(muster rul); COMP_CWORD=1; COMP_LINE='muster rul'; COMP_POINT=10; "
                + "_complete_muster; echo \"${COMPREPLY[@]}\"";
        assertThat(shell.run(folder, "bash", "-c", words).isDone().text()).contains("rulesets", "ruleset", "rules");
    }
}
