package org.muster.cli.chaos;

/** What Muster promises of a game, whatever happens to it. */
enum Promise {
    WORDS("every command ends with 0, 1 or 2, and what it refuses it refuses in words of ours"),
    PROMPT("no command takes longer than 20 seconds"),
    LEGAL("a legal answer to an open question is taken, and so are faces that its dice have"),
    REFUSED("what is refused or only looked at changes nothing: no byte of the game, no other file"),
    KEPT("what was done is in the file, whatever happens then, and nothing before it was changed"),
    HONEST("an honest file holds"),
    TAMPERED(
            "a file that was tampered with does not hold, or tells less of the same story and lacks the record noted before"),
    ONE_STORY("one file tells one story, however often it is read, exported or opened anew from its position"),
    SECRET("nobody is told anything that depends on the open secret answer of somebody else"),
    TAKEN_BACK("what is taken back leads to where the game stood, and done once more to where it stood then");

    private final String words;

    Promise(String words) {
        this.words = words;
    }

    /** Holds a storm to it. */
    void holds(boolean kept, String otherwise) {
        if (!kept) {
            throw new Broken(this, otherwise);
        }
    }

    @Override
    public String toString() {
        return name() + ", " + words;
    }

    /** A promise that was not kept. */
    static final class Broken extends AssertionError {

        private static final long serialVersionUID = 1;

        Broken(Promise promise, String how) {
            super(promise + "\n" + how);
        }
    }
}
