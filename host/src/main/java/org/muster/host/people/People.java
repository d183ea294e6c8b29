package org.muster.host.people;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.data.LegibleTexts;
import org.muster.core.game.BadGame;
import org.muster.host.storage.Database;
import org.muster.host.storage.Notices;

/**
 * The people of a host. Nobody needs an account: whoever opens a link becomes somebody, and is known again by the
 * session that the browser keeps. Who wants to come back elsewhere takes a name and a password.
 */
public final class People {

    /** So long a session lasts. */
    public static final Duration SESSION = Duration.ofDays(400);

    /** So long a door waits to be used. */
    public static final Duration DOOR = Duration.ofDays(7);

    /** A password is guessed, not tried out, if it is shorter. */
    public static final int SHORTEST_PASSWORD = 10;

    private static final int LONGEST_PASSWORD = 200;

    /** What other nodes are told begins so, and goes on with a game and a seat; no id of a game does. */
    private static final String NOTICE = "seat";

    private static final int NOTICE_PARTS = 3;

    private final PeopleRows rows;
    private final DoorRows doors;
    private final Remembered remembered;
    private final Clock clock;
    private final Database database;
    private final Notices notices;
    private final List<Consumer<Invitation>> listeners = new CopyOnWriteArrayList<>();

    public People(Database database, Clock clock) {
        this(database, new Notices(database), clock);
    }

    /** The same, of a host whose other nodes hear by {@code notices} who sits down. */
    public People(Database database, Notices notices, Clock clock) {
        this.database = database;
        this.notices = notices;
        this.remembered = new Remembered(!database.isShared(), clock);
        this.rows = new PeopleRows(database);
        this.doors = new DoorRows(database);
        this.clock = clock;
    }

    /** From now on {@code listener} is told on which seat somebody has sat down; it must not keep them waiting. */
    public void listen(Consumer<Invitation> listener) {
        listeners.add(listener);
        notices.listen(notice -> heard(notice, listener), () -> {});
    }

    private static void heard(String notice, Consumer<Invitation> listener) {
        String[] said = notice.split("/", -1);
        if (said.length == NOTICE_PARTS && said[0].equals(NOTICE)) {
            listener.accept(new Invitation(said[1], said[2]));
        }
    }

    /** Does something after which somebody is known otherwise, or not at all. */
    private void changing(Runnable deed) {
        try {
            deed.run();
        } finally {
            remembered.change();
        }
    }

    // ---- who somebody is

    /** Whose session {@code token} opens. */
    public Optional<Person> known(Token token) {
        return doors.bySession(token.hash(), clock.instant().minus(SESSION));
    }

    /** The same, with the seats that they have in a game. */
    public Optional<Known> known(Token token, String game) {
        String hash = token.hash();
        return remembered.known(
                new Remembered.Session(hash, game),
                () -> doors.bySession(hash, clock.instant().minus(SESSION), game));
    }

    /** Somebody who was never here. */
    public Person newcomer(String name, boolean isHost) {
        Person person = new Person(Token.id(), name, isHost);
        rows.add(person, clock.instant());
        return person;
    }

    /** Who runs the host: the same person at every start. */
    public Person host(String name) {
        return rows.host().orElseGet(() -> newcomer(name, true));
    }

    /** Those who are called that, or have this id. */
    public List<Person> called(String name) {
        return rows.called(name);
    }

    /**
     * What {@code person} is called from now on.
     *
     * @throws BadGame if nobody can be called so
     */
    public void rename(Person person, String name) {
        changing(() -> rows.rename(person, checked(name)));
    }

    /**
     * A name that somebody may have.
     *
     * @throws BadGame if nobody can be called so
     */
    public static String checked(String name) {
        List<Violation> violations = LegibleTexts.checkName(Sentence.of("your name"), name);
        BadGame.ifAny(violations);
        return name;
    }

    /**
     * Name, sessions, password, seats, links to them that they made, and what they said beside games are gone; what was played stands in the journals, which
     * name seats only.
     */
    public void forget(Person person) {
        changing(() -> rows.forget(person));
        database.forgotten();
    }

    // ---- how somebody comes in

    /** A session of {@code person} that the token opens from now on. */
    public Token session(Person person) {
        Token token = Token.fresh();
        doors.addSession(token.hash(), person, clock.instant());
        return token;
    }

    /** Ends the session that {@code token} opens. */
    public void leave(Token token) {
        changing(() -> doors.endSession(token.hash()));
    }

    /** Whether a session is none any more, of which {@code hash} is kept; what is no session never ends. */
    public boolean isOver(String hash) {
        return !hash.isEmpty()
                && doors.bySession(hash, clock.instant().minus(SESSION)).isEmpty();
    }

    /** Ends all sessions of {@code person}. */
    public void leaveEverywhere(Person person) {
        changing(() -> doors.endSessions(person));
    }

    /**
     * Ends all sessions of {@code person}, keys of programs among them, but the one that {@code token} opens.
     *
     * @return how many
     */
    public int leaveElsewhere(Person person, Token token) {
        int[] ended = new int[1];
        changing(() -> ended[0] = doors.endSessions(person, token.hash()));
        return ended[0];
    }

    /** A door that lets whoever comes first in as {@code person}, once, within {@link #DOOR}. */
    public Token door(Person person) {
        Token token = Token.fresh();
        doors.addDoor(token.hash(), person, clock.instant());
        return token;
    }

    /** Whom {@code token} would let in; it can be used afterwards. */
    public Optional<Person> behind(Token token) {
        return doors.byDoor(token.hash(), clock.instant().minus(DOOR));
    }

    /** Who comes in by {@code token}, which opens nothing from now on. */
    public Optional<Person> enter(Token token) {
        return behind(token).filter(person -> doors.useDoor(token.hash()));
    }

    /** The name by which {@code person} comes in with a password, if they have one. */
    public Optional<String> login(Person person) {
        return rows.login(person);
    }

    /**
     * From now on {@code person} comes in by this name, in whichever letters it is typed, and this password.
     *
     * @throws BadGame with every reason why not
     */
    public void putLogin(Person person, String name, String password) {
        checked(name);
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw new BadGame(
                    "BAD_PASSWORD",
                    "A password has {least} to {most} letters; this one has {n}.",
                    SHORTEST_PASSWORD,
                    LONGEST_PASSWORD,
                    password.length());
        }
        if (!rows.putLogin(key(name), person, Password.of(password))) {
            throw new BadGame("NAME_TAKEN", "Somebody else comes in as {name}; choose another name.", name);
        }
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Who comes in by that name and password. A wrong name takes as long as a wrong password. */
    public Optional<Person> login(String name, String password) {
        Optional<PeopleRows.Login> login = rows.login(key(name));
        boolean right = password.length() <= LONGEST_PASSWORD
                && login.map(PeopleRows.Login::password).orElse(Password.NONE).isOf(password);
        return login.filter(any -> right).map(PeopleRows.Login::person);
    }

    // ---- seats

    /** A new invitation of the game itself; those that were sent before go on being valid. */
    public Token invite(Invitation seat) {
        return invite(seat, null);
    }

    /** A new invitation of {@code by}, who shares a seat of their own with others: it ends when they sit there no more. */
    public Token share(Invitation seat, Person by) {
        return invite(seat, by);
    }

    private Token invite(Invitation seat, @Nullable Person by) {
        Token token = Token.fresh();
        doors.addInvitation(token.hash(), seat, by, clock.instant());
        return token;
    }

    /** No invitation to the seat that was sent so far opens anything; who sits there stays. */
    public void revoke(Invitation seat) {
        doors.revoke(seat, clock.instant());
    }

    /** How many links lead to a seat. */
    public int invitations(Invitation seat) {
        return doors.invitations(seat);
    }

    /** What {@code token} invites to. */
    public Optional<Invitation> invitation(Token token) {
        return doors.invitation(token.hash());
    }

    /** Who invites by {@code token}: who shares a seat of their own, else those who run the game. */
    public List<Person> inviters(Token token) {
        Optional<Person> sharer = doors.inviter(token.hash());
        return sharer.isPresent()
                ? List.of(sharer.get())
                : invitation(token)
                        .map(seat -> in(new Invitation(seat.game(), Player.ORGANIZER.id())))
                        .orElse(List.of());
    }

    /** {@code person} takes the seat, beside those who have it. */
    public void take(Invitation seat, Person person) {
        changing(() -> rows.seat(seat.game(), seat.seat(), person));
        database.jdbi().useHandle(handle -> notices.tell(handle, String.join("/", NOTICE, seat.game(), seat.seat())));
        listeners.forEach(listener -> listener.accept(seat));
    }

    /** {@code person} gets up, and the links that they made to the seat end; who shares it stays. */
    public void getUp(Invitation seat, Person person) {
        changing(() -> rows.unseat(seat.game(), seat.seat(), person));
    }

    /** Nobody has the seat any more, and no invitation to it opens anything. */
    public void vacate(Invitation seat) {
        revoke(seat);
        changing(() -> rows.unseat(seat.game(), seat.seat()));
    }

    /** The seats of {@code person} in a game: ids of seats, {@code organizer} or {@code spectator}. */
    public List<String> seats(String game, Person person) {
        return rows.seats(game, person);
    }

    /** From where {@code person} answers: their seats, and the organizer's where nobody sits there and they run the host. */
    public List<String> answers(String game, Person person) {
        List<String> seats = new ArrayList<>(seats(game, person));
        if (person.isHost() && in(new Invitation(game, Player.ORGANIZER.id())).isEmpty()) {
            seats.add(Player.ORGANIZER.id());
        }
        return seats;
    }

    /** Whether somebody who has a place in a game is called {@code name}, in whichever letters. */
    public boolean isCalled(String game, String name) {
        return rows.names(game).stream().anyMatch(name.strip()::equalsIgnoreCase);
    }

    /** Who has a seat, in the order in which they came to this host. */
    public List<Person> in(Invitation seat) {
        return rows.members(seat.game(), seat.seat());
    }

    /** Those {@code seats} from which people play who run the game too: the rules may tell them more than others. */
    public List<String> playedByOrganizers(String game, Collection<String> seats) {
        List<Person> organizers = in(new Invitation(game, Player.ORGANIZER.id()));
        return seats.stream()
                .filter(seat -> in(new Invitation(game, seat)).stream().anyMatch(organizers::contains))
                .toList();
    }

    /** Ids of the games in which {@code person} has a seat. */
    public List<String> games(Person person) {
        return rows.games(person);
    }
}
