package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input is refused with every reason, exit code 2, and the file as it was. */
class RefusalTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            choose @club.muster --as carl hold                        | There is no seat carl; there are: anna (Anna), bert (Bert)
            choose @club.muster --as anna fly                         | "fly" is no option; there are hold, raid
            choose @club.muster --as anna --decision 7 hold           | Decision 7 is not open
            choose @club.muster --as anna --decision 0x hold          | Invalid value for option '--decision'
            choose @club.muster --as anna {"raid":"fell"}             | "fell" is no option
            choose @club.muster --as anna {"raid":                    | The choice is no JSON
            choose @club.muster --as anna {"raid":null}               | The choice can't be read: line 1, column 9: null is no answer; leave out what is not said
            amend @club.muster 99999999999999999999 hold              | (ENTRY): '99999999999999999999' is beyond all numbers that there are here
            choose @club.muster --as anna --decision 3000000000 hold  | Invalid value for option '--decision': '3000000000' is beyond all numbers
            choose @club.muster --as anna {"raid":"birk","raid":"a"}  | is there twice
            choose @club.muster --as anna                             | Missing required parameter: 'CHOICE'
            choose @club.muster --as anna --for bert hold             | Only the organizer answers for somebody else
            choose @club.muster --as organizer hold                   | This game has no organizer, of whom something could be asked; its seats are Anna and Bert. Open: 1 (
            choose @club.muster hold                                  | Missing required option: '--as
            roll @club.muster 3                                       | No roll waits for real dice
            rewind @club.muster 99                                    | There is no entry 99
            rewind @club.muster -1                                    | There is no entry -1
            amend @club.muster 1 hold --reason x                      | so it can't be mended
            amend @club.muster 99 hold --reason x                     | There is no entry 99
            undo @club.muster                                         | Nothing was chosen yet
            deadline @club.muster --decision 9                        | Decision 9 is not open
            explain @club.muster 99                                   | There is no entry 99
            explain @club.muster FEU-XXX-01                           | Border Feud has no rule "FEU-XXX-01"
            log @club.muster --as nobody                              | There is no seat nobody
            log @nowhere.muster                                       | There is no file
            log @                                                     | is a folder, not a file
            new feud @club.muster                                     | is there already; nothing was written
            new chess @new.muster                                     | There is no ruleset chess; there are: 40k-crusade, feud
            new feud @no/where/new.muster                             | there is no folder
            new feud @new.muster --seats a                            | is for 2 to 4 players; there is 1
            new space-battles @new.muster --seats a,b,c               | is for 2 players; there are 3
            new feud @new.muster --seats a,b,A                        | a seat's id is 1 to 40 of a-z
            new feud @new.muster --seats a,a                          | The seat a is named twice
            new feud @new.muster --dice loaded                        | dice can't be loaded
            new feud @new.muster --config @none.yaml                  | There is no file
            show @club.muster --theme pink                            | There is no theme pink
            show @club.muster --svg @no/where/x.svg                   | There is no folder
            show @club.muster --png @x.png --width 99999              | 99999 pixels
            export @club.muster --format xml                          | Invalid value for option '--format'
            simulate feud -n 0                                        | 0 games; at least 1
            sweep feud -n 0                                           | 0 games; at least 1
            sweep feud --vary turns                                   | --vary wants NAME=VALUE,... and not turns
            sweep feud -n 1 --vary turns=1,many                       | turns=many: turns can't be "many"
            sweep feud -n 1 --vary a=1,1,1,1,1,1,1,1,1,1,1 --vary b=1,1,1,1,1,1,1,1,1,1,1 --vary c=1,1,1,1,1,1,1,1,1,1,1 --vary d=1,1,1,1,1,1,1,1,1,1,1 | 14641 jobs; at most
            odds 2d6+                                                 | at character 5
            odds --ruleset feud 4 grey                                | This ruleset has no odds of its own
            schema feud hat                                           | Border Feud has no data called hat
            ruleset check @none.jar                                   | There is no file
            ruleset check chess                                       | There is no file chess, and no ruleset of that id
            map check @none.yaml --ruleset feud                       | There is no file
            pendign @club.muster                                      | Did you mean
            army chek @x.yaml                                         | muster army has no command chek
            show @club.muster orders                                  | takes no further word, and there is: orders
            show @club.muster orders                                  | [--around=ID[, ID...]]... GAME
            play chess                                                | There is no ruleset chess
            """)
    void badInputIsRefusedAndNothingIsWritten(String command, String reason) {
        Cli cli = new Cli(folder).opened();
        String before = cli.text("club.muster");
        cli.run(command.strip()).isRefused(reason.strip());
        assertThat(cli.text("club.muster")).isEqualTo(before);
        assertThat(folder.toFile().list()).containsExactly("club.muster");
    }

    @Test
    void allReasonsAreTold() {
        Cli cli = new Cli(folder)
                .write("club.yaml", "seats: {Anna: A, b: B}\ndice: loaded\noptions: {turns: many, hats: 3}\n");
        cli.run("new feud @club.muster --config @club.yaml").isRefused("dice can't be loaded");
        cli.write("club.yaml", "seats: {Anna: A, b: B}\noptions: {turns: many, hats: 3}\n");
        Cli.Ran ran = cli.run("new feud @club.muster --config @club.yaml")
                .isRefused("not \"Anna\"", "turns can't be \"many\"", "no rule option hats");
        assertThat(ran.err()).as("two are there").doesNotContain("2 to 4 players");
        cli.write("club.yaml", "auto: 7\n");
        cli.run("new feud @club.muster --config @club.yaml").isRefused("auto: 7 is neither true nor false");
    }

    @Test
    void withJsonTheReasonsAreADocumentToo() {
        Cli cli = new Cli(folder).opened();
        Cli.Ran ran = cli.run("choose @club.muster --as anna fly --json").isRefused();
        assertThat(org.muster.core.json.Json.read(ran.err())
                        .at("/refused/0/code")
                        .asString())
                .isEqualTo("NO_SUCH_OPTION");
    }

    @Test
    void facesMustFitTheRollsThatWait() {
        Cli cli = new Cli(folder).openedWithRealDice();
        String before = cli.text("club.muster");
        cli.run("roll @club.muster 3").isRefused("takes 2 dice (2d6); 1 is given");
        cli.run("roll @club.muster 3,5,1")
                .isRefused("takes 2 dice (2d6); 3 are given.", "blanks between rolls: 3,5 1,2");
        cli.run("roll @club.muster 3,5 1,2 6").isRefused("3 rolls are given, and none waits behind the first 2");
        cli.run("roll @club.muster 3,7").isRefused("can't show 7");
        assertThat(cli.run("roll @club.muster 7,7").err()).containsOnlyOnce("can't show 7");
        cli.run("roll @club.muster 3,x").isRefused("\"x\" is no face");
        cli.run("roll @club.muster 3,5 --as bert").isRefused("Anna rolls, not Bert");
        cli.run("choose @club.muster --as anna hold").isRefused("Dice are to be rolled first");
        assertThat(cli.text("club.muster")).isEqualTo(before);
    }
}
