package org.muster.host.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.json.Json;
import org.muster.core.match.SeatView;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.Html;
import org.muster.host.people.Person;
import org.muster.host.refusal.Refusal;
import org.muster.host.talk.Reader;
import tools.jackson.databind.JsonNode;

/**
 * A request that the {@link Gate} has let in: by whom, and what of a game is theirs. Nobody else looks at who asks.
 *
 * @param http the request and its answer
 * @param base path of the host, empty or with a slash before it and none behind
 * @param address where the request came from, as far as one can know behind a proxy
 * @param person who asks; null: nobody who is known
 * @param table the game it is about; null: none
 */
record Visit(
        Context http,
        String base,
        String address,
        @Nullable Person person,
        @Nullable Table table) {

    private static final int LARGEST = 999_999_999;

    /**
     * A game, and where the visitor sits.
     *
     * @param places of the visitor: seats, {@code organizer}, {@code spectator}; empty: only looks
     * @param place that they look from now
     */
    record Table(HostedGame game, List<String> places, String place) {}

    Optional<Person> known() {
        return Optional.ofNullable(person);
    }

    Person somebody() {
        return known().orElseThrow(() -> new IllegalStateException("the gate lets in people only"));
    }

    /** Who is counted where something may be done only so often: a person, or all who come from one address. */
    String asker() {
        return known().map(Person::id).orElse(address);
    }

    /** Whether a program asks, which says in JSON what a page says in the fields of a form. */
    boolean isProgram() {
        return http.path().startsWith(base + "/api/");
    }

    /** What was typed into a field of a form, without the blanks around it; of a program, the text that it says there. */
    String field(String name) {
        return typed(name).strip();
    }

    /** The same letter by letter. */
    String typed(String name) {
        String value = isProgram() ? Api.text(Api.body(this), name, "") : http.formParam(name);
        return value == null ? "" : value;
    }

    /** Whether anything is said there. */
    boolean says(String name) {
        return isProgram() ? Api.body(this).has(name) : !field(name).isEmpty();
    }

    /** A whole number that was typed into a field. */
    int whole(String name) {
        if (isProgram()) {
            return Api.whole(Api.body(this).path(name), name);
        }
        return whole(name, field(name));
    }

    /** Whether a box was ticked. */
    boolean ticked(String name) {
        return isProgram()
                ? Api.body(this).has(name) && Api.yes(Api.body(this), name)
                : field(name).equals("yes");
    }

    /** What stands behind the question mark of the address, without the blanks around it. */
    String param(String name) {
        String value = http.queryParam(name);
        return value == null ? "" : value.strip();
    }

    private static int whole(String name, String given) {
        if (!given.matches("\\d{1,9}")) {
            throw new Refusal(
                    400,
                    "BAD_REQUEST",
                    "{field} is a whole number from {min} to {max}, not {given}.",
                    name,
                    0,
                    LARGEST,
                    given.substring(0, Math.min(given.length(), Api.LONGEST_ECHO)));
        }
        return Integer.parseInt(given);
    }

    /** A whole number that stands there. */
    int number(String name, int otherwise) {
        String value = param(name);
        if (value.isEmpty()) {
            return otherwise;
        }
        return whole(name, value);
    }

    /** Answers with JSON. */
    void json(JsonNode json) {
        json(http, json);
    }

    /** The same where nobody was let in. */
    static void json(Context http, Object json) {
        http.contentType("application/json; charset=utf-8").result(Json.write(json));
    }

    /** What is answered to a form is found at another page of this host, too. */
    void isShownAt(String path) {
        http.header(Html.CONTENT_LOCATION, base + path);
    }

    /** Sends the browser on to another page of this host. */
    void goOnTo(String path) {
        http.status(303).header("Location", base + path);
    }

    private Table seated() {
        Table at = table;
        if (at == null) {
            throw new IllegalStateException("the gate found no game in " + http.path());
        }
        return at;
    }

    /** The game that is asked about. */
    HostedGame game() {
        return seated().game();
    }

    /** Where the visitor looks from. */
    String place() {
        return seated().place();
    }

    /** Everywhere the visitor sits. */
    List<String> places() {
        return seated().places();
    }

    /** The game, as the visitor may know it. */
    SeatView view() {
        return game().as(viewer());
    }

    Viewer viewer() {
        return game().viewer(place());
    }

    /** The seat the visitor plays from; the organizer's too. */
    Player seat() {
        return new Player(place());
    }

    /** Whose talk they read: who looks on reads what is said to everybody, whoever they are. */
    Reader reader() {
        return new Reader(known().map(Person::id).orElse(""), !place().equals(HostedGame.SPECTATOR));
    }

    boolean isOrganizer() {
        return places().contains(Player.ORGANIZER.id());
    }

    /** Whether they run the host. */
    boolean isHost() {
        return known().filter(Person::isHost).isPresent();
    }

    /** Whether they run the game: its organizer, or who runs the host, for a game whose organizer is gone must not be stuck. */
    boolean runs() {
        return isOrganizer() || isHost();
    }
}
