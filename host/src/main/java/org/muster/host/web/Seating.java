package org.muster.host.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.core.dice.FairDice;
import org.muster.core.game.BadGame;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.view.Documents;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Pause;
import org.muster.host.games.Skill;
import org.muster.host.pages.MySeat;
import org.muster.host.pages.Say;
import org.muster.host.pages.SeatLink;
import org.muster.host.pages.SeatWords;
import org.muster.host.pages.SeatsPage;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import org.muster.host.refusal.Refusal;
import org.muster.host.talk.Subject;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Who sits where: invitations, bots, who gets up. A seat changes hands at any time; what is asked of it stays asked, and
 * what it has answered stands.
 */
final class Seating {

    private static final String ORGANIZER = Player.ORGANIZER.id();
    private static final String SIT = "sit";

    private final House house;
    private final Talking talking;
    private final Games games;
    private final People people;

    Seating(House house, Talking talking) {
        this.house = house;
        this.talking = talking;
        this.games = house.games();
        this.people = house.people();
    }

    List<Route> routes() {
        return List.of(
                Route.get("/g/{game}/seats", Need.ORGANIZER, visit -> show(visit, Map.of())),
                Route.post("/g/{game}/seats", Need.ORGANIZER, this::change),
                Route.get("/g/{game}/seat", Need.SEAT, visit -> mine(visit, null)),
                Route.post("/g/{game}/seat", Need.SEAT, this::changeMine),
                Route.get("/api/games/{game}/seats", Need.ORGANIZER, visit -> tell(visit, Map.of())),
                Route.post("/api/games/{game}/seats", Need.ORGANIZER, visit -> tell(visit, changed(visit))),
                Route.post("/api/games/{game}/seat", Need.SEAT, this::changeMineByProgram));
    }

    // ---- the organizer's

    /** The page of a game that was opened just now, with a link for each seat that no bot plays. */
    void handOut(Visit visit, Person organizer, HostedGame game) throws IOException {
        show(visit, organizer, game, true, links(game));
    }

    private Map<String, SeatLink> links(HostedGame game) {
        Map<String, SeatLink> links = new LinkedHashMap<>();
        for (String seat : game.seats().keySet()) {
            if (!games.bots(game.id()).containsKey(new Player(seat))) {
                links.put(seat, link(new Invitation(game.id(), seat)));
            }
        }
        return links;
    }

    private void show(Visit visit, Map<String, SeatLink> links) throws IOException {
        show(visit, visit.somebody(), visit.game(), false, links);
    }

    private void show(Visit visit, Person reader, HostedGame game, boolean fresh, Map<String, SeatLink> links)
            throws IOException {
        List<SeatsPage.Seat> seats = seats(game, links);
        SeatsPage.Seat own = seats.stream()
                .filter(seat -> seat.isFree() && seat.name().equalsIgnoreCase(reader.name()))
                .findFirst()
                .orElse(null);
        String title = game.header().name();
        visit.isShownAt("/g/" + game.id() + "/seats");
        SeatsPage page = new SeatsPage(
                game.id(), title, fresh, Server.isAlone(house.url().get()), Pause.told(game, games), own, seats);
        house.html().show(visit.http(), "seats", title, Map.of("seats", page));
    }

    private List<SeatsPage.Seat> seats(HostedGame game, Map<String, SeatLink> links) throws IOException {
        Map<Player, Integer> bots = games.bots(game.id());
        List<SeatsPage.Seat> seats = new ArrayList<>();
        for (String place : places(game)) {
            Invitation seat = new Invitation(game.id(), place);
            boolean player = game.seats().containsKey(place);
            seats.add(new SeatsPage.Seat(
                    place,
                    SeatWords.called(place, game),
                    SeatWords.plays(place, game),
                    people.in(seat).stream()
                            .map(one -> new SeatsPage.Sitter(one.id(), one.name()))
                            .toList(),
                    people.invitations(seat),
                    bots.get(new Player(place)),
                    player,
                    links.get(place)));
        }
        return seats;
    }

    /** Who sits where, for programs, with the links that were made just now. */
    private void tell(Visit visit, Map<String, SeatLink> links) throws IOException {
        visit.json(told(visit.game(), links));
    }

    /** The same of a game that was opened just now, with a link for each seat that no bot plays. */
    ObjectNode handedOut(HostedGame game) throws IOException {
        return told(game, links(game));
    }

    private ObjectNode told(HostedGame game, Map<String, SeatLink> links) throws IOException {
        ObjectNode json = Documents.object();
        ArrayNode all = json.putArray("seats");
        for (SeatsPage.Seat seat : seats(game, links)) {
            ObjectNode one = all.addObject()
                    .put("seat", seat.id())
                    .put("called", seat.name())
                    .put("links", seat.links());
            ArrayNode sitters = one.putArray("people");
            seat.people().forEach(who -> sitters.addObject().put("id", who.id()).put("name", who.name()));
            if (seat.skill() != null) {
                one.put("bot", seat.skill());
            }
            if (seat.link() != null) {
                one.put("link", seat.link().url());
            }
        }
        return json;
    }

    private static List<String> places(HostedGame game) {
        List<String> places = new ArrayList<>(game.seats().keySet());
        places.add(ORGANIZER);
        if (!game.isPublic()) {
            places.add(HostedGame.SPECTATOR);
        }
        return places;
    }

    private SeatLink link(Invitation seat) {
        return link(people.invite(seat));
    }

    private SeatLink link(Token token) {
        return new SeatLink(house.url().get() + "/join/" + token.text());
    }

    /** A link to a seat in which its maker sits is theirs, also where they make it as who runs the game. */
    private SeatLink link(Visit visit, Invitation seat) {
        Person person = visit.somebody();
        return people.seats(seat.game(), person).contains(seat.seat()) ? link(people.share(seat, person)) : link(seat);
    }

    private void change(Visit visit) throws IOException {
        Map<String, SeatLink> links = changed(visit);
        if (visit.field("do").equals(SIT)) {
            visit.goOnTo("/g/" + visit.game().id() + "?as=" + visit.field("seat"));
        } else if (links.isEmpty()) {
            visit.goOnTo("/g/" + visit.game().id() + "/seats");
        } else {
            show(visit, links);
        }
    }

    /** Does what is said; links that were made by it. */
    private Map<String, SeatLink> changed(Visit visit) throws IOException {
        HostedGame game = visit.game();
        String place = visit.field("seat");
        if (!places(game).contains(place)) {
            throw new Refusal(400, "NO_SUCH_SEAT", "There is no seat {seat}; there are: {seats}.", place, places(game));
        }
        Invitation seat = new Invitation(game.id(), place);
        switch (visit.field("do")) {
            case "invite" -> {
                return Map.of(place, link(visit, seat));
            }
            case "renew" -> {
                people.revoke(seat);
                return Map.of(place, link(visit, seat));
            }
            case "revoke" -> people.revoke(seat);
            case SIT -> sit(visit, seat);
            case "free" -> {
                mustStayOrganized(visit, seat, any -> true);
                people.vacate(seat);
            }
            case "up" -> {
                Predicate<Person> meant = one -> one.id().equals(visit.field("person"));
                mustStayOrganized(visit, seat, meant);
                people.in(seat).stream().filter(meant).forEach(one -> people.getUp(seat, one));
            }
            case "bot" -> {
                callBot(visit, place);
                // its answers are the seat's: who reads them later should know who gave them
                tellAll(visit, Say.say("A bot plays for {seat} from now on.", SeatWords.called(place, game)));
            }
            case "person" -> {
                games.unseatBot(game, new Player(place));
                tellAll(visit, Say.say("No bot plays for {seat} any more.", SeatWords.called(place, game)));
            }
            default -> throw nothingSuch(visit);
        }
        return Map.of();
    }

    /** Beside the game, where it stays to be read: what the organizer does to another's seat. */
    private void tellAll(Visit visit, String what) {
        talking.sayToAll(visit, what, Subject.NONE);
    }

    /** Who runs the game plays, too; a seat that is somebody's is theirs alone to share. */
    private void sit(Visit visit, Invitation seat) throws IOException {
        boolean isFree =
                seats(visit.game(), Map.of()).stream().anyMatch(one -> one.id().equals(seat.seat()) && one.isFree());
        if (!isFree) {
            throw new BadGame(
                    "NOT_FREE",
                    "{seat} is not free; a link leads to it as well.",
                    SeatWords.called(seat.seat(), visit.game()));
        }
        people.take(seat, visit.somebody());
    }

    private static Refusal nothingSuch(Visit visit) {
        return new Refusal(400, "BAD_REQUEST", "Nothing is called {what} here.", visit.field("do"));
    }

    private void callBot(Visit visit, String place) {
        if (!visit.game().seats().containsKey(place)) {
            throw new Refusal(400, "NO_BOT", "A bot plays seats, and runs no games.");
        }
        int skill = visit.whole("skill");
        if (!Skill.isOne(skill)) {
            throw new Refusal(400, "BAD_REQUEST", "{why}", Skill.unknown(skill));
        }
        games.seatBot(visit.game(), new Player(place), skill);
    }

    /** Somebody must be left to run the game: else nobody could mend, settle or invite any more. */
    private void mustStayOrganized(Visit visit, Invitation seat, Predicate<Person> goes) {
        if (seat.seat().equals(ORGANIZER) && people.in(seat).stream().allMatch(goes)) {
            throw new BadGame(
                    "LAST_ORGANIZER",
                    "Nobody else runs {game}: invite another organizer first, and let them come in.",
                    visit.game().header().name());
        }
    }

    // ---- one's own

    private void mine(Visit visit, @Nullable SeatLink link) throws IOException {
        HostedGame game = visit.game();
        String place = visit.place();
        List<String> others = people.in(new Invitation(game.id(), place)).stream()
                .filter(one -> !one.id().equals(visit.somebody().id()))
                .map(Person::name)
                .toList();
        MySeat page = new MySeat(
                game.id(),
                game.header().name(),
                place,
                SeatWords.called(place, game),
                others,
                games.bots(game.id()).get(visit.seat()),
                game.seats().containsKey(place),
                visit.runs(),
                standing(visit),
                link);
        house.html().show(visit.http(), "seat", page.name(), Map.of("seat", page));
    }

    /** What counts without an answer, which may be nothing at all. */
    private static String otherwise(JsonNode question) {
        String told = question.path("otherwiseTold").asString();
        return told.isBlank() ? Say.say("nothing") : told;
    }

    /** What is asked of who looks and has a default. */
    private static List<MySeat.Standing> standing(Visit visit) throws IOException {
        List<MySeat.Standing> standing = new ArrayList<>();
        for (JsonNode decision : visit.view().asked().path("decisions")) {
            JsonNode question = withDefault(decision, visit.place());
            if (question != null && hasChoice(question)) {
                standing.add(new MySeat.Standing(
                        decision.path("id").asInt(),
                        Pages.joined(decision.path("path")),
                        decision.path("prompt").asString(),
                        otherwise(question)));
            }
        }
        return standing;
    }

    /** Whether there is more than one thing to say: a standing answer would say nothing else. */
    private static boolean hasChoice(JsonNode question) {
        JsonNode options = question.path("options");
        return !options.path("kind").asString().equals("oneOf")
                || options.path("options").size() > 1;
    }

    /** What is asked of a place that may still be silent. */
    private static @Nullable JsonNode withDefault(JsonNode decision, String place) {
        for (JsonNode question : decision.path("questions")) {
            boolean theirs = question.path("seat").asString().equals(place);
            if (theirs
                    && question.has("otherwise")
                    && !question.path("confirmed").asBoolean()) {
                return question;
            }
        }
        return null;
    }

    private void changeMine(Visit visit) throws IOException {
        String what = visit.field("do");
        if (what.equals("stand")) {
            stand(visit);
        } else {
            Optional<SeatLink> link = changedMine(visit);
            if (link.isPresent()) {
                mine(visit, link.get());
                return;
            }
        }
        if (what.equals("leave")) {
            left(visit);
        } else {
            visit.goOnTo("/g/" + visit.game().id() + "/seat?as=" + visit.place());
        }
    }

    /** The game is in their list no more: without a word that is taken for a fault. */
    private void left(Visit visit) throws IOException {
        HostedGame game = visit.game();
        String text = Say.say(
                "You do not sit as {seat} in {game} any more. What was answered there stands, and what is asked stays asked."
                        + " You come back by a link to the seat; whoever runs the game makes one.",
                SeatWords.called(visit.place(), game),
                game.header().name());
        house.html()
                .show(visit.http(), "notice", Say.say("You have left the seat"), Map.of("text", text, "button", ""));
    }

    private void changeMineByProgram(Visit visit) {
        ObjectNode json = Documents.object().put("done", true);
        changedMine(visit).ifPresent(link -> json.put("link", link.url()));
        visit.json(json);
    }

    /** Does what is said to one's own seat; the link that was made by it. */
    private Optional<SeatLink> changedMine(Visit visit) {
        HostedGame game = visit.game();
        Invitation seat = new Invitation(game.id(), visit.place());
        switch (visit.field("do")) {
            case "share" -> {
                return Optional.of(link(visit, seat));
            }
            case "leave" -> {
                mustStayOrganized(visit, seat, visit.somebody()::equals);
                people.getUp(seat, visit.somebody());
            }
            case "bot" -> callBot(visit, visit.place());
            case "person" -> games.unseatBot(game, visit.seat());
            default -> throw nothingSuch(visit);
        }
        return Optional.empty();
    }

    private static void stand(Visit visit) throws IOException {
        String number = visit.field("decision");
        for (JsonNode decision : visit.view().asked().path("decisions")) {
            JsonNode question = withDefault(decision, visit.place());
            if (question != null && decision.path("id").asString().equals(number)) {
                Answer answer = Json.MAPPER.treeToValue(question.path("otherwise"), Answer.class);
                String contribution = visit.game().header().isFair() ? FairDice.contribution() : null;
                visit.view()
                        .submit(
                                null,
                                new Command.Stand(
                                        visit.seat(), decision.path("id").asInt(), answer, contribution));
                return;
            }
        }
        throw new BadGame("STALE", "That is not asked of you any more.");
    }
}
