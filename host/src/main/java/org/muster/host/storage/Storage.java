package org.muster.host.storage;

/** Everything that lasts, of one node: the tables, who writes to them, and what the nodes tell each other. */
public record Storage(Database database, Writer writer, Notices notices, Claims claims, Journals journals)
        implements AutoCloseable {

    /** Of a database that is open, and is closed with it. */
    public static Storage of(Database database) {
        Writer writer = new Writer(database);
        Notices notices = new Notices(database);
        return new Storage(database, writer, notices, new Claims(database), new Journals(database, writer, notices));
    }

    /** What waits is written first. */
    @Override
    public void close() {
        notices.close();
        claims.close();
        writer.close();
        database.close();
    }
}
