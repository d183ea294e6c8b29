package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game's file as people, mail programs and power cuts leave it. */
class JournalFileTest {

    @TempDir
    Path folder;

    private Path path;
    private final Journal journal = new Journal();
    private final List<byte[]> lines = new ArrayList<>();

    @BeforeEach
    void threeEntries() {
        path = folder.resolve("club.muster");
        for (int i = 0; i < 3; i++) {
            lines.add(journal.append(Instant.EPOCH, "anna", new Entry.Closed("evening " + i)));
        }
    }

    private static String text(byte[] line) {
        return new String(line, UTF_8).stripTrailing();
    }

    private List<String> text() {
        return lines.stream().map(JournalFileTest::text).toList();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private void cutTo(long bytes) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(bytes);
        }
    }

    @Test
    void aNewFileIsThereWholeAndNothingElseIs() throws IOException {
        JournalFile file = JournalFile.create(path, lines);
        assertThat(names()).containsExactly("club.muster");
        assertThat(file.path()).isEqualTo(path);
        assertThat(file.head()).isEqualTo(journal.head());
        JournalFile.Content content = JournalFile.read(path);
        assertThat(content.lines()).isEqualTo(text());
        assertThat(content.cutOff()).isZero();
        assertThat(content.file().head()).isEqualTo(journal.head());
    }

    @Test
    void noFileTakesThePlaceOfAnother() throws IOException {
        JournalFile.create(path, lines);
        assertThatThrownBy(() -> JournalFile.create(path, List.of()))
                .isInstanceOf(FileAlreadyExistsException.class)
                .hasMessage(path.toString());
        assertThat(names()).containsExactly("club.muster");
        assertThat(JournalFile.read(path).lines()).isEqualTo(text());
    }

    @Test
    void aFileNeedsAFolder() {
        Path nowhere = folder.resolve("none/club.muster");
        assertThatThrownBy(() -> JournalFile.create(nowhere, lines))
                .isInstanceOf(NotStored.class)
                .hasMessage("there is no folder " + nowhere.getParent() + " to put club.muster into");
        assertThatThrownBy(() -> JournalFile.read(folder))
                .isInstanceOf(NotStored.class)
                .hasMessage(folder + " is a folder, not a game");
        assertThatThrownBy(() -> JournalFile.create(Path.of("/"), lines))
                .isInstanceOf(NotStored.class)
                .hasMessageContaining("there is no folder");
    }

    @Test
    void aFileOfMoreThan256MegabytesIsNoGame() throws IOException {
        JournalFile file = JournalFile.create(path, lines);
        cutTo((256L << 20) + 1);
        String told = path + " has more than 256 MB; no game is so long";
        assertThatThrownBy(() -> JournalFile.read(path))
                .isInstanceOf(NotStored.class)
                .hasMessage(told);
        assertThatThrownBy(file::head).isInstanceOf(NotStored.class).hasMessage(told);
    }

    @Test
    void whatIsNoTextIsToldAtItsLine() throws IOException {
        Files.write(path, lines.get(0));
        Files.write(path, new byte[] {(byte) 0xC3, '\n'}, StandardOpenOption.APPEND);
        assertThatThrownBy(() -> JournalFile.read(path))
                .isInstanceOf(BadJournal.class)
                .hasMessage("entry 1 (line 2): it is no text in UTF-8");
    }

    @Test
    void anEmptyLineIsToldAtItsPlace() throws IOException {
        JournalFile file = JournalFile.create(path, lines.subList(0, 2));
        assertThat(file.head().entries()).isEqualTo(2);
        Files.write(path, new byte[] {'\n'}, StandardOpenOption.APPEND);
        assertThatThrownBy(() -> JournalFile.read(path)).hasMessage("entry 2 (line 3): the line is empty");
        assertThatThrownBy(file::head).hasMessage("entry 2 (line 3): the line is empty");
        Path other = folder.resolve("other.muster");
        Files.write(other, new byte[] {'\n'});
        assertThatThrownBy(() -> JournalFile.read(other)).hasMessage("entry 0 (line 1): the line is empty");
    }

    @Test
    void whatOthersAppendedIsReadFromWhereItWasLeft() throws IOException {
        JournalFile mine = JournalFile.create(path, lines.subList(0, 1));
        mine.head();
        JournalFile theirs = JournalFile.open(path);
        theirs.append(theirs.head(), lines.subList(1, 3));
        assertThat(mine.read(2)).isEqualTo(text().subList(2, 3));
        assertThat(mine.read(1)).isEqualTo(text().subList(1, 3));
        assertThat(mine.read(3)).isEmpty();
        assertThat(mine.read(2)).isEqualTo(text().subList(2, 3));
        assertThat(mine.head()).isEqualTo(journal.head());
    }

    /** Else every answer to a long game would take longer than the one before. */
    @Test
    void whatWasReadOnceIsNotReadAgain() throws IOException {
        JournalFile file = JournalFile.create(path, lines.subList(0, 2));
        Head two = file.head();
        try (RandomAccessFile bytes = new RandomAccessFile(path.toFile(), "rw")) {
            bytes.seek(5);
            bytes.write(0xC3); // no text from here on
        }
        assertThatThrownBy(() -> JournalFile.open(path).head()).isInstanceOf(BadJournal.class);
        assertThat(file.head()).isEqualTo(two);
        assertThat(file.read(2)).isEmpty();
        file.append(two, lines.subList(2, 3));
        assertThat(file.head()).isEqualTo(journal.head());
        Files.write(path, journal.append(Instant.EPOCH, "bert", new Entry.Closed("")), StandardOpenOption.APPEND);
        assertThat(file.read(3)).hasSize(1);
        assertThatThrownBy(() -> file.read(0)).isInstanceOf(BadJournal.class);
    }

    @Test
    void whatWasReadIsAppendedToAndNothingElse() throws IOException {
        JournalFile mine = JournalFile.create(path, lines.subList(0, 1));
        JournalFile read = JournalFile.read(path).file();
        read.append(lines.subList(1, 2));
        assertThat(mine.read(0)).isEqualTo(text().subList(0, 2));
        read.append(lines.subList(2, 3));
        JournalFile late = JournalFile.open(path);
        assertThatThrownBy(() -> late.append(lines.subList(2, 3))).isInstanceOf(JournalStore.Overtaken.class);
        assertThat(Files.readString(path)).isEqualTo(String.join("\n", text()) + "\n");
    }

    /** The same length, the same number of entries, another evening. */
    @Test
    void anotherFileOfTheSameLengthIsReadAnew() throws IOException {
        JournalFile file = JournalFile.create(path, lines);
        file.head();
        Journal other = new Journal();
        List<byte[]> others = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            others.add(other.append(Instant.EPOCH, "bert", new Entry.Closed("evening " + i)));
        }
        Files.writeString(
                path,
                String.join(
                        "", others.stream().map(line -> new String(line, UTF_8)).toList()));
        assertThat(file.read(3)).isEmpty();
        assertThat(file.head()).isEqualTo(other.head());
        assertThat(file.read(0))
                .isEqualTo(others.stream().map(JournalFileTest::text).toList());
    }

    @Test
    void anEmptiedFileIsReadAnew() throws IOException {
        JournalFile file = JournalFile.create(path, lines);
        file.head();
        cutTo(0);
        assertThat(file.head()).isEqualTo(Head.EMPTY);
        assertThat(file.append(Head.EMPTY, lines)).isEqualTo(journal.head());
        assertThat(file.read(0)).isEqualTo(text());
    }

    @Test
    void anEndThatWasCutOffIsToldKeptAndCanBePlayedOnFrom() throws IOException {
        JournalFile.create(path, lines);
        long two = lines.get(0).length + lines.get(1).length;
        cutTo(two + 10);
        JournalFile.Content content = JournalFile.read(path);
        assertThat(content.lines()).isEqualTo(text().subList(0, 2));
        assertThat(content.cutOff()).isEqualTo(10);
        JournalFile file = content.file();
        assertThat(file.cutOff()).isEqualTo(10);
        assertThatThrownBy(() -> file.append(lines.subList(2, 3)))
                .isInstanceOf(JournalFile.CutShort.class)
                .hasMessageStartingWith(path + " ends in the midst of entry 2: it was cut short")
                .hasMessageEndingWith("muster recover " + path);
        assertThat(file.cutShort().getMessage()).contains("entry 2");
        assertThat(Files.size(path)).isEqualTo(two + 10);
        Files.writeString(folder.resolve("club.muster.cut-1"), "an earlier one");
        Path kept = folder.resolve("club.muster.cut-2");
        assertThat(file.recover()).contains(new JournalFile.Recovered(false, kept));
        assertThat(kept).hasBinaryContent(Arrays.copyOf(lines.get(2), 10));
        assertThat(Files.size(path)).isEqualTo(two);
        assertThat(file.cutOff()).isZero();
        file.append(lines.subList(2, 3));
        assertThat(JournalFile.read(path).lines()).isEqualTo(text());
        assertThat(file.recover()).isEmpty();
        assertThat(names()).containsExactly("club.muster", "club.muster.cut-1", "club.muster.cut-2");
    }

    /** As a mail program leaves it that strips white space. */
    @Test
    void anEntryThatLacksNothingButItsNewlineCountsAgain() throws IOException {
        JournalFile.create(path, lines);
        String whole = Files.readString(path);
        Files.writeString(path, whole.stripTrailing());
        JournalFile file = JournalFile.open(path);
        assertThat(file.head().entries()).isEqualTo(2);
        assertThat(file.recover()).contains(new JournalFile.Recovered(true, null));
        assertThat(Files.readString(path)).isEqualTo(whole);
        assertThat(file.head()).isEqualTo(journal.head());
        assertThat(file.cutOff()).isZero();
        assertThat(names()).containsExactly("club.muster");
    }

    @Test
    void whoWaitsForALockedFileMayBeInterrupted() throws Exception {
        JournalFile file = JournalFile.create(path, lines);
        AtomicReference<Throwable> told = new AtomicReference<>();
        AtomicBoolean interrupted = new AtomicBoolean();
        Thread reader = new Thread(() -> {
            told.set(catchThrowable(file::head));
            interrupted.set(Thread.currentThread().isInterrupted());
        });
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            reader.start();
            reader.join(50);
            assertThat(reader.isAlive()).as("it waits").isTrue();
            reader.interrupt();
            reader.join();
        }
        assertThat(told.get()).isInstanceOf(InterruptedIOException.class);
        assertThat(interrupted).isTrue();
        assertThat(file.head()).isEqualTo(journal.head());
    }

    @Test
    void aFileOfNoWholeEntryIsNotCutToNothing() throws IOException {
        Files.write(path, Arrays.copyOf(lines.get(0), 10));
        assertThatThrownBy(() -> JournalFile.open(path).recover())
                .isInstanceOf(NotStored.class)
                .hasMessageContaining("not one entry of " + path + " is whole");
        assertThat(Files.size(path)).isEqualTo(10);
    }

    /** A draft lies under another name, of which nobody should hear. */
    @Test
    void whyAFileCannotBeWrittenIsToldByItsOwnName() {
        String draft = folder.resolve(".muster123.new").toString();
        Map<IOException, String> reasons = Map.of(
                new AccessDeniedException(draft), "nothing may be made in its folder",
                new NoSuchFileException(draft), "its folder takes no files",
                new FileSystemException(draft, null, "Read-only file system"), "Read-only file system",
                new FileSystemException(draft), "FileSystemException",
                new IOException("No space left on device"), "No space left on device");
        reasons.forEach((why, told) -> {
            NotStored refused = NotStored.of(path, why);
            assertThat(refused.sentence()).hasToString(path + " can't be written: " + told);
            assertThat(refused).hasMessage(path + " can't be written: " + told).hasCause(why);
        });
    }
}
