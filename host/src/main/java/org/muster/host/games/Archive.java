package org.muster.host.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.muster.api.check.Violation;
import org.muster.core.dice.KeyFile;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Head;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.match.Library;
import org.muster.core.match.Match;
import org.muster.core.plugin.Rulesets;
import org.muster.host.storage.Storage;

/** Games of a host as files of the command line, and back: the same journal, the same key of the same dice. */
public final class Archive {

    private static final String KEY = ".key";
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9-]{1,64}");

    private final Storage storage;
    private final GameRows rows;

    /** Of the games in {@code storage}. */
    public Archive(Storage storage) {
        this.storage = storage;
        this.rows = new GameRows(storage.database(), storage.writer(), storage.notices());
    }

    /**
     * Writes a game to a file, and the key of its fair dice beside it. Both hold secrets.
     *
     * @return where it ends
     * @throws BadGame if there is no such game, or something lies in the way
     */
    public Head export(String id, Path file) throws IOException {
        GameRow row = rows.find(id).orElseThrow(() -> new BadGame("NO_SUCH_GAME", "There is no game {id} here.", id));
        Path key = Path.of(file + KEY);
        for (Path there : List.of(file, key)) {
            if (Files.exists(there)) {
                throw new BadGame("FILE_EXISTS", "{file} exists; nothing is written over it.", there);
            }
        }
        Journal journal = Journal.read(storage.journals().of(id).read(0));
        if (row.diceKey() != null) {
            Shelf.read(row.diceKey()).write(key);
        }
        JournalFile written = JournalFile.create(
                file,
                storage.journals().of(id).read(0).stream()
                        .limit(journal.head().entries())
                        .map(line -> (line + '\n').getBytes(UTF_8))
                        .toList());
        return written.head();
    }

    /**
     * Takes a game from a file, with the key of its fair dice where that lies beside it; the whole of it is replayed first.
     *
     * @return its id here
     * @throws BadGame with every reason why it can't be
     */
    public String take(Path file, Rulesets rulesets, Clock clock) throws IOException {
        JournalFile.Content content = JournalFile.read(file);
        if (content.cutOff() > 0) {
            throw new BadGame("CUT_OFF", "{file} ends in the middle of a line. See muster recover.", file);
        }
        Journal journal = Journal.read(content.lines());
        Header header = journal.header();
        Path beside = Path.of(file + KEY);
        String key = Files.exists(beside) ? Files.readString(beside) : null;
        SeedChain chain = key == null ? null : chain(header, key);
        holds(file, new Shelf(rulesets, rows).with(chain), clock);
        String id = header.game();
        if (!ID.matcher(id).matches()) {
            throw new BadGame("BAD_ID", "The game is called {id}; a host takes letters, digits and -.", id);
        }
        if (rows.find(id).isPresent()) {
            throw new BadGame("IS_HERE", "Game {id} is here already; nothing was changed.", id);
        }
        GameRow row = new GameRow(
                id, header.name(), header.ruleset().id(), null, clock.instant(), false, key, Standing.UNKNOWN, null);
        storage.journals()
                .begun(id, handle -> GameRows.add(handle, row, Map.of()))
                .append(
                        Head.EMPTY,
                        content.lines().stream()
                                .map(line -> (line + '\n').getBytes(UTF_8))
                                .toList());
        return id;
    }

    private static SeedChain chain(Header header, String key) {
        KeyFile read = Shelf.read(key);
        if (!read.game().equals(header.game())) {
            throw new BadGame(
                    "OTHER_KEY",
                    "The key beside the file is of game {other}, not of {game}.",
                    read.game(),
                    header.game());
        }
        return read.chain();
    }

    private static void holds(Path file, Library library, Clock clock) throws IOException {
        try {
            List<Violation> wrong = Match.load(JournalFile.open(file), library, clock)
                    .verify(List.of())
                    .violations();
            BadGame.ifAny(wrong);
        } catch (BadJournal e) {
            throw new BadGame("BAD_JOURNAL", "{file} does not hold: {why}", file, e.sentence());
        }
    }

    /** Lets people play a game again that was set aside; whether there is such a game. */
    public boolean giveBack(String id) {
        return rows.setAside(id, null);
    }

    /** Why a game was set aside; empty: it was not, or is not there. */
    public Optional<String> setAside(String id) {
        return rows.find(id).map(GameRow::setAside);
    }
}
