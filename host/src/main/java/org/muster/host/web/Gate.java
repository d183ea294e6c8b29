package org.muster.host.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.view.Seats;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.SeatWords;
import org.muster.host.people.Known;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import org.muster.host.refusal.RateLimit;
import org.muster.host.refusal.Refusal;
import org.muster.host.shell.Reader;

/**
 * The one place where it is decided who may ask for what. Whoever asks is known by the cookie of a session or by the
 * same token in the header {@code Authorization}; what changes something must come from a page of this host.
 */
final class Gate {

    private static final String COOKIE = "muster";
    private static final String BEARER = "Bearer ";
    private static final String SPECTATOR = HostedGame.SPECTATOR;

    /** A hall full of people who look on from one address; pictures cost the host something. */
    private static final int LOOKS_AT_ONCE = 2_000;

    private static final Duration LOOK_EACH = Duration.ofMillis(10);

    private static final int PICTURES_AT_ONCE = 500;

    private static final Duration PICTURE_EACH = Duration.ofMillis(40);

    /** By which a machine asks whether the host lives. */
    static final String PULSE = "/health";

    private final Games games;
    private final People people;
    private final String base;
    private final @Nullable URI outside;
    private final RateLimit lookers = new RateLimit(LOOKS_AT_ONCE, LOOK_EACH);
    /** Of one person or address: a film of a whole game, and then one as fast as it is watched. */
    private final RateLimit pictures = new RateLimit(PICTURES_AT_ONCE, PICTURE_EACH);

    /**
     * For a host whose paths begin with {@code base}.
     *
     * @param outside how people reach it, where a proxy stands before it; null: as it listens
     */
    Gate(Games games, People people, String base, @Nullable URI outside) {
        this.games = games;
        this.people = people;
        this.base = base;
        this.outside = outside;
    }

    /**
     * The request, if it may go on.
     *
     * @throws Refusal if it may not
     */
    Visit admit(Route route, Context http) throws IOException {
        if (!route.isSafe()) {
            mustBeOurs(http);
        }
        Optional<Token> token = token(http);
        String game = http.pathParamMap().get("game");
        Known known = token.flatMap(one -> known(one, game)).orElse(null);
        Person person = known == null ? null : known.person();
        Reader.tell(http, token, person != null);
        Visit.Table table = game == null ? null : table(route, http, game, known);
        Visit visit = new Visit(http, base, address(http), person, table);
        boolean isPulse = route.path().equals(PULSE); // whoever watches over the host is no crowd
        if (!isPulse && (table == null || table.places().isEmpty())) {
            lookers.count(visit.asker());
        }
        if (route.path().endsWith("/picture")) {
            pictures.count(visit.asker());
        }
        judge(route.need(), visit);
        return visit;
    }

    private Optional<Known> known(Token token, @Nullable String game) {
        return game == null
                ? people.known(token).map(person -> new Known(person, List.of()))
                : people.known(token, game);
    }

    /** Tells, now and later, whether who was let in may still look from there: people get up, log out, are forgotten. */
    BooleanSupplier stays(Visit visit) {
        Optional<Token> token = token(visit.http());
        String game = visit.game().id();
        String place = visit.place();
        return () -> {
            List<String> places = token.flatMap(one -> people.known(one, game))
                    .map(Known::seats)
                    .orElse(List.of());
            boolean looks = !places.isEmpty() || games.isPublic(game).orElse(false);
            return place.equals(SPECTATOR) ? looks : places.contains(place);
        };
    }

    /** What the proxy before us says, and nothing that others say. */
    private String address(Context http) {
        String through = outside == null ? null : http.header("X-Forwarded-For");
        return through == null
                ? http.ip()
                : through.substring(through.lastIndexOf(',') + 1).strip();
    }

    private static Optional<Token> token(Context http) {
        String header = http.header("Authorization");
        if (header != null && header.startsWith(BEARER)) {
            return Optional.of(new Token(header.substring(BEARER.length()).strip()));
        }
        return Optional.ofNullable(http.cookie(COOKIE)).map(Token::new);
    }

    /** A page of somebody else's can make a browser send a request with our cookie, but not as if from our page. */
    private void mustBeOurs(Context http) {
        if (!isOurs(http)) {
            throw new Refusal(403, "FOREIGN_PAGE", "This was sent by a page of another site; nothing was done.");
        }
    }

    /** The same of a request that only looks, but is noted: a link on somebody else's page brings our cookie with it. */
    void mustNotBeLed(Context http) {
        if (http.header("Sec-Fetch-Site") != null) {
            mustBeOurs(http);
        }
    }

    /** A browser always says where from; a program need not, and has no cookie. */
    private boolean isOurs(Context http) {
        String origin = http.header("Origin");
        String site = http.header("Sec-Fetch-Site");
        if (site != null) {
            return site.equals("same-origin") || site.equals("none");
        }
        return origin == null ? http.cookie(COOKIE) == null : isUs(origin, http);
    }

    private boolean isUs(String origin, Context http) {
        try {
            String authority = URI.create(origin).getAuthority();
            boolean reached = authority != null && authority.equals(http.header("Host"));
            return reached || outside != null && authority != null && authority.equals(outside.getAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private Visit.@Nullable Table table(Route route, Context http, String id, @Nullable Known known)
            throws IOException {
        List<String> places = known == null ? List.of() : known.seats();
        Optional<Boolean> looks = games.isPublic(id);
        // A private game is there for its people only: others can't tell it from one that never was.
        boolean keeps = route.need() == Need.ORGANIZER
                && known != null
                && known.person().isHost();
        if (looks.isEmpty() || places.isEmpty() && !looks.get() && !keeps) {
            return null;
        }
        HostedGame game = games.find(id).orElseThrow(Refusal::notHere);
        return new Visit.Table(game, places, place(http.queryParam("as"), places, game));
    }

    private static String place(@Nullable String wanted, List<String> places, HostedGame game) {
        if (wanted != null && !wanted.isEmpty()) {
            String seat = wanted.equals(SPECTATOR) ? SPECTATOR : seat(wanted, game);
            if (places.contains(seat) || seat.equals(SPECTATOR)) {
                return seat;
            }
            throw seat.equals(Player.ORGANIZER.id())
                    ? new Refusal(
                            403,
                            "NOT_YOURS",
                            "Only who runs the game has the organizer's place. Your places here: {places}.",
                            places)
                    : new Refusal(
                            403,
                            "NOT_YOUR_SEAT",
                            "You don't sit at {seat}. Your places here: {places}.",
                            SeatWords.called(seat, game),
                            places);
        }
        for (String seat : game.seats().keySet()) {
            if (places.contains(seat)) {
                return seat;
            }
        }
        return places.contains(Player.ORGANIZER.id()) ? Player.ORGANIZER.id() : SPECTATOR;
    }

    /** By its id, or by the name of who sits there. */
    private static String seat(String wanted, HostedGame game) {
        try {
            return Seats.find(game.seats(), wanted);
        } catch (BadGame e) {
            Violation why = e.violations().get(0);
            throw new Refusal(403, why.code(), why.sentence());
        }
    }

    private static void judge(Need need, Visit visit) {
        boolean knowsGame = visit.table() != null;
        boolean aboutGame = visit.http().pathParamMap().containsKey("game");
        if (aboutGame && !knowsGame) {
            throw Refusal.notHere();
        }
        boolean may = switch (need) {
            case NOTHING -> true;
            case PERSON -> visit.person() != null;
            case LOOK -> knowsGame;
            case SEAT -> knowsGame && !visit.place().equals(SPECTATOR);
            case ORGANIZER -> knowsGame && visit.runs();
            case HOST -> visit.isHost();
        };
        if (may) {
            return;
        }
        if (visit.person() == null) {
            throw visit.http().header("Sec-Fetch-Site") == null && visit.http().cookie(COOKIE) == null
                    ? new Refusal(
                            401,
                            "WHO_ARE_YOU",
                            "Nobody is known here by that token, or there is none; whoever plays from a program makes one"
                                    + " on the page under their name.")
                    : new Refusal(
                            401, "WHO_ARE_YOU", "Open the link that you were given; this browser is not known here.");
        }
        throw new Refusal(
                403,
                "NOT_YOURS",
                switch (need) {
                    case ORGANIZER -> Sentence.of("Only who runs the game may do that.");
                    case HOST -> Sentence.of("Only who runs the host may do that.");
                    default -> Sentence.of("Only who sits in the game may do that.");
                });
    }

    /** From now on this browser is known as {@code person}. */
    void remember(Context http, Person person) {
        http.cookie(cookie(people.session(person).text(), (int) People.SESSION.toSeconds()));
    }

    /** Only this browser, or program, is known as {@code person} any more; how many others were. */
    int forgetOthers(Context http, Person person) {
        return token(http).map(token -> people.leaveElsewhere(person, token)).orElse(0);
    }

    /** This browser is not known any more, and what it kept opens nothing. */
    void forget(Context http) {
        token(http).ifPresent(people::leave);
        http.cookie(cookie("", 0));
        Reader.clear(http, base);
    }

    private Cookie cookie(String value, int seconds) {
        // Without the slash it is sent to the host's first page as well, however that is written.
        Cookie cookie = new Cookie(COOKIE, value);
        cookie.setPath(base.isEmpty() ? "/" : base);
        cookie.setMaxAge(seconds);
        cookie.setHttpOnly(true);
        cookie.setSecure(outside != null && "https".equals(outside.getScheme()));
        cookie.setSameSite(SameSite.LAX);
        return cookie;
    }
}
