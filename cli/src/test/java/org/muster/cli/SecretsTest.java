package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What leaves the process is what its reader may know. */
class SecretsTest {

    @TempDir
    Path folder;

    private static final List<String> LOOKS = List.of(
            "pending",
            "pending --json",
            "log",
            "log --json",
            "show",
            "show --json",
            "explain",
            "export",
            "export --format jsonl");

    /** Two games that differ in Anna's secrets alone look the same to everybody else, byte for byte. */
    @Test
    void twoWorldsLookTheSame() {
        Cli cli = new Cli(folder);
        for (String world : List.of("world-a", "world-b")) {
            cli.run("new feud @" + world + ".muster --seats anna=Anna,bert=Bert --dice physical")
                    .isDone();
            cli.run("roll @" + world + ".muster " + (world.equals("world-a") ? "3,5 1,2" : "6,6 1,2"))
                    .isDone();
            String order = world.equals("world-a") ? "hold" : "{\"raid\":\"birk\"}";
            cli.run("choose @" + world + ".muster --as anna " + order).isDone();
        }
        for (String look : LOOKS) {
            for (String as : List.of("bert", "spectator")) {
                assertThat(seen(cli, "world-b", look, as))
                        .as("%s as %s", look, as)
                        .isEqualTo(seen(cli, "world-a", look, as));
            }
        }
        assertThat(seen(cli, "world-b", "show --json", "anna"))
                .isNotEqualTo(seen(cli, "world-a", "show --json", "anna"));
    }

    private String seen(Cli cli, String world, String look, String as) {
        String[] parts = look.split(" ", 2);
        Cli.Ran ran =
                cli.run(parts[0] + " @" + world + ".muster --as " + as + (parts.length > 1 ? " " + parts[1] : ""));
        return Words.masked(ran.out() + ran.err(), folder).replace(world, "world");
    }

    /** How often Anna changed her mind in secret shows in no number that others get. */
    @Test
    void nobodyCountsWhatIsHidden() {
        Cli cli = new Cli(folder);
        for (String world : List.of("world-a", "world-b")) {
            cli.run("new feud @" + world + ".muster --seats anna=Anna,bert=Bert --dice physical")
                    .isDone();
            cli.run("roll @" + world + ".muster 3,5 1,2").isDone();
            for (int i = 0; i < (world.equals("world-a") ? 1 : 4); i++) {
                cli.run("choose @" + world + ".muster --as anna --draft hold").isDone();
            }
            cli.run("choose @" + world + ".muster --as bert {\"raid\":\"esk\"}").isDone();
            cli.run("deadline @" + world + ".muster --all").isDone();
            cli.run("roll @" + world + ".muster 6").isDone();
            cli.run("undo @" + world + ".muster").isDone();
            cli.run("deadline @" + world + ".muster --all").isDone();
            cli.run("roll @" + world + ".muster 1").isDone();
        }
        for (String look : LOOKS) {
            for (String as : List.of("bert", "spectator")) {
                assertThat(seen(cli, "world-b", look, as))
                        .as("%s as %s", look, as)
                        .isEqualTo(seen(cli, "world-a", look, as));
            }
        }
        String log = seen(cli, "world-b", "log", "bert");
        assertThat(log)
                .contains("    2  Bert: Turn 1", "took back that time was up for Turn 1 > ", "Bert is driven off");
        assertThat(seen(cli, "world-b", "explain 2", "bert")).contains("Entry 2", "Bert: Turn 1");
        assertThat(cli.run("explain @world-b.muster 12 --as bert").err()).contains("There is no entry 12");
        assertThat(cli.run("explain @world-b.muster 12").isDone().out()).contains("Entry 12");
    }

    /** Not even the organizer reads a secret answer while others still decide. */
    @Test
    void anOpenSecretAnswerIsShownToNobodyButWhoGaveIt() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna {\"raid\":\"birk\"}").isDone();
        for (String look : LOOKS) {
            String[] parts = look.split(" ", 2);
            String out = cli.run(parts[0] + " @club.muster" + (parts.length > 1 ? " " + parts[1] : ""))
                    .out();
            assertThat(out)
                    .as(look)
                    .doesNotContain("raid a region: Birkwood")
                    .doesNotContain("\"answer\" : {\n")
                    .doesNotContain("\"answer\":{");
        }
        assertThat(cli.run("log @club.muster --as anna").out()).contains("raid a region: Birkwood");
        assertThat(cli.run("pending @club.muster --as anna").out())
                .contains("Anna (blue) has answered raid a region: Birkwood");
        assertThat(cli.run("show @club.muster --as anna --json").out()).contains("\"raid\" : \"birk\"");
        cli.run("choose @club.muster --as bert hold").isDone();
        assertThat(cli.run("log @club.muster").out()).contains("raid a region: Birkwood (seen by Anna only)");
        assertThat(cli.run("log @club.muster --as bert").out()).doesNotContain("raid a region: Birkwood");
    }

    /** A draft is nobody else's business: whether there is one, and how often it was changed. */
    @Test
    void aDraftIsSeenByNobodyElse() {
        Cli cli = new Cli(folder).opened();
        String before = cli.run("pending @club.muster --as bert").out();
        cli.run("choose @club.muster --as anna --draft hold").isDone();
        cli.run("choose @club.muster --as anna --draft {\"raid\":\"birk\"}").isDone();
        assertThat(Words.masked(cli.run("pending @club.muster --as bert").out(), folder))
                .isEqualTo(Words.masked(before, folder));
        assertThat(cli.run("show @club.muster --as bert --json")
                        .json()
                        .path("answers")
                        .isEmpty())
                .isTrue();
        cli.run("deadline @club.muster --all").isDone();
        assertThat(cli.run("log @club.muster --as spectator").out()).contains("Raid on Birkwood");
    }

    @Test
    void aPositionStartsAGameThatAsksForTheSecretsAgain() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna {\"raid\":\"birk\"}").isDone();
        cli.write("p.json", cli.run("show @club.muster --json").isDone().out());
        cli.run("new feud @again.muster --position @p.json --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(cli.run("pending @again.muster").out())
                .contains("Decision 1", "Anna (blue) decides:", "Bert (orange) decides:");
        cli.run("choose @again.muster --as anna hold").isDone();
        cli.run("choose @again.muster --as bert hold").isDone();
        cli.run("verify @again.muster").isDone();
    }
}
