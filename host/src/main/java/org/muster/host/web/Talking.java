package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.match.SeatView;
import org.muster.core.view.Documents;
import org.muster.core.view.Seats;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.Html;
import org.muster.host.pages.Say;
import org.muster.host.pages.SeatWords;
import org.muster.host.pages.ThingNames;
import org.muster.host.people.Token;
import org.muster.host.refusal.RateLimit;
import org.muster.host.refusal.Refusal;
import org.muster.host.talk.Line;
import org.muster.host.talk.Reader;
import org.muster.host.talk.Said;
import org.muster.host.talk.Subject;
import org.muster.host.talk.Talk;
import org.muster.host.talk.TalkPage;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What people say beside a game. Who may read what, {@link Talk} decides; this asks it as who they are. */
final class Talking {

    private static final int MOST_LINES = 200;
    private static final int LONGEST_NAME = 200;
    private static final String ID = "[A-Za-z0-9_-]{1,64}";

    private static final int AT_ONCE = 20;
    private static final Duration EACH = Duration.ofSeconds(3);

    private final Talk talk;
    private final Html html;
    private final RateLimit speakers = new RateLimit(AT_ONCE, EACH);

    Talking(Talk talk, Html html) {
        this.talk = talk;
        this.html = html;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/games/{game}/talk", Need.LOOK, this::read),
                Route.post("/api/games/{game}/talk", Need.SEAT, this::say),
                Route.post("/api/games/{game}/talk/{n}/delete", Need.LOOK, this::takeBack),
                Route.get("/g/{game}/talk", Need.LOOK, visit -> show(visit, null, List.of())),
                Route.post("/g/{game}/talk", Need.SEAT, this::sayByForm),
                Route.post("/g/{game}/talk/{n}/delete", Need.LOOK, this::takeBackByForm));
    }

    // ---- for programs

    private void read(Visit visit) {
        int since = visit.number("since", 0);
        int before = visit.number("before", Integer.MAX_VALUE);
        ObjectNode json = Documents.object();
        ArrayNode lines = json.putArray("lines");
        for (Line line : talk.read(visit.game().id(), visit.reader(), since, before, MOST_LINES)) {
            ObjectNode one = lines.addObject()
                    .put("n", line.n())
                    .put("at", line.at().toString())
                    .put("seat", line.seat())
                    .put("who", visit.game().seats().containsKey(line.seat()) ? line.who() : "")
                    .put("own", line.own());
            one.set("to", Documents.strings(line.to()));
            if (line.about().isAny()) {
                one.putObject("about")
                        .put("kind", lower(line.about().kind()))
                        .put("id", line.about().id())
                        .put("name", line.about().name());
            }
            if (line.stands()) {
                one.put("text", line.text());
            } else {
                one.put("gone", lower(line.gone()));
            }
        }
        visit.json(json);
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT);
    }

    private void say(Visit visit) throws IOException {
        JsonNode body = Api.body(visit);
        Api.sameReader(visit);
        String id = body.has("id") ? Api.text(body, "id", "") : Token.id();
        if (!id.matches(ID)) {
            throw Api.wrong("id", Sentence.of("1 to 64 letters, digits, - and _"), body.path("id"));
        }
        int n = say(visit, Api.text(body, "text", ""), strings(body.path("to")), about(visit.game(), body), id);
        visit.json(Documents.object().put("n", n));
    }

    private static List<String> strings(JsonNode array) {
        boolean right = array.isMissingNode() || array.isArray();
        List<String> strings = new ArrayList<>();
        for (JsonNode one : array) {
            right &= one.isString();
            strings.add(one.asString(""));
        }
        if (!right) {
            throw Api.wrong("to", Sentence.of("a list of seats"), array);
        }
        return strings;
    }

    private static Subject about(HostedGame game, JsonNode body) throws IOException {
        JsonNode about = body.path("about");
        if (about.isMissingNode() || about.isNull()) {
            return Subject.NONE;
        }
        if (about.path("place").isString()) {
            return place(game, about.path("place").asString());
        }
        if (about.path("decision").isInt()) {
            return decision(game, about.path("decision").asInt());
        }
        throw Api.wrong("about", Sentence.of("a place or a decision"), about);
    }

    private int say(Visit visit, String text, List<String> to, Subject about, String id) {
        speakers.count(visit.somebody().id());
        Map<String, String> seats = visit.game().seats();
        List<String> others = to.stream()
                .map(seat -> Seats.find(seats, brief(seat)))
                .distinct()
                .sorted()
                .toList();
        if (others.contains(visit.place())) {
            throw new BadGame(
                    "NO_SUCH_SEAT",
                    "{seat} is who speaks; there are: {seats}, organizer.",
                    SeatWords.called(visit.place(), visit.game()),
                    Seats.all(seats));
        }
        return talk.say(visit.game().id(), new Said(visit.somebody(), visit.place(), others, about, text, id));
    }

    /** What who runs the game says to everybody, by what they do to it. */
    void sayToAll(Visit visit, String text, Subject about) {
        String organizer = Player.ORGANIZER.id();
        int unused =
                talk.say(visit.game().id(), new Said(visit.somebody(), organizer, List.of(), about, text, Token.id()));
    }

    private static String brief(String text) {
        return text.substring(0, Math.min(text.length(), Api.LONGEST_ECHO));
    }

    private void takeBack(Visit visit) {
        takeBackLine(visit);
        visit.json(Documents.object().put("done", true));
    }

    private void takeBackLine(Visit visit) {
        String n = visit.http().pathParam("n");
        boolean there = n.matches("\\d{1,9}")
                && talk.takeBack(visit.game().id(), visit.reader(), organizes(visit), Integer.parseInt(n));
        if (!there) {
            throw Refusal.notHere();
        }
    }

    private static boolean organizes(Visit visit) {
        return visit.place().equals(Player.ORGANIZER.id());
    }

    // ---- what a line may be about: what everybody may know of, so that it tells nobody anything

    private static Subject place(HostedGame game, String id) throws IOException {
        String name = places(game.as(Viewer.SPECTATOR)).get(id);
        if (name == null) {
            throw new BadGame(
                    "NO_SUCH_SUBJECT", "There is nothing here that everybody sees and that is {id}.", brief(id));
        }
        return new Subject(Subject.Kind.PLACE, id, name);
    }

    /** Something that is asked, for who speaks of it; of what is hidden from others nothing in particular is spoken. */
    static Subject asked(HostedGame game, int id) throws IOException {
        return decisions(game.as(Viewer.SPECTATOR)).containsKey(id) ? decision(game, id) : Subject.NONE;
    }

    private static Subject decision(HostedGame game, int id) throws IOException {
        String name = decisions(game.as(Viewer.SPECTATOR)).get(id);
        if (name == null) {
            throw new BadGame("NO_SUCH_SUBJECT", "There is nothing asked any more that is {id}.", id);
        }
        return new Subject(Subject.Kind.DECISION, String.valueOf(id), name);
    }

    /** Things of the picture by their ids, with what it calls them. */
    private static Map<String, String> places(SeatView view) throws IOException {
        Map<String, String> all = ThingNames.in(view.scene());
        all.replaceAll((id, name) -> cut(name));
        return all;
    }

    private static Map<Integer, String> decisions(SeatView view) throws IOException {
        Map<Integer, String> all = new LinkedHashMap<>();
        for (JsonNode decision : view.asked().path("decisions")) {
            String path = Pages.joined(decision.path("path"));
            String prompt = decision.path("prompt").asString();
            all.put(decision.path("id").asInt(), cut(path.isEmpty() ? prompt : path + " › " + prompt));
        }
        return all;
    }

    private static String cut(String name) {
        return name.substring(0, Math.min(name.length(), LONGEST_NAME));
    }

    // ---- for people without script

    private void show(Visit visit, TalkPage.@Nullable Draft draft, List<String> reasons) throws IOException {
        HostedGame game = visit.game();
        boolean speaks = !visit.place().equals(HostedGame.SPECTATOR);
        Reader reader = visit.reader();
        int before = visit.number("before", Integer.MAX_VALUE);
        List<Line> lines = talk.read(game.id(), reader, 0, before, MOST_LINES);
        TalkPage page = new TalkPage(
                Past.seen(visit),
                lines.stream().map(line -> shown(visit, line)).toList(),
                speaks,
                speaks ? seats(visit) : Map.of(),
                speaks ? subjects(game) : Map.of(),
                draft == null ? begun(lines, visit.place()) : draft,
                reasons);
        html.show(visit.http(), "talk", Say.say("Talk: {game}", game.header().name()), Map.of("talk", page));
    }

    /** What is written next is for those who read the last line: no answer to a few is told to all. */
    private static TalkPage.Draft begun(List<Line> lines, String place) {
        List<String> to = new ArrayList<>();
        if (!lines.isEmpty() && !lines.get(lines.size() - 1).isPublic()) {
            Line last = lines.get(lines.size() - 1);
            to.add(last.seat());
            to.addAll(last.to());
            to.remove(place);
        }
        return new TalkPage.Draft("", to, "");
    }

    private static TalkPage.Shown shown(Visit visit, Line line) {
        Subject about = line.about();
        return new TalkPage.Shown(
                line.n(),
                line.at().toString(),
                SeatWords.spoken(line.who(), line.seat(), visit.game()),
                line.to().stream()
                        .map(seat -> SeatWords.called(seat, visit.game()))
                        .toList(),
                about.name(),
                about.isAny()
                        ? "#" + lower(about.kind()) + "="
                                + URLEncoder.encode(about.id(), UTF_8).replace("+", "%20")
                        : "",
                line.text(),
                gone(line.gone()),
                line.own(),
                line.stands() && (line.own() || organizes(visit) && line.isPublic()));
    }

    private static String gone(Line.Gone gone) {
        return switch (gone) {
            case NO -> "";
            case AUTHOR -> Say.say("taken back");
            case ORGANIZER -> Say.say("taken back by the organizer");
            case FORGOTTEN -> Say.say("gone with who wrote it");
        };
    }

    /** With whom the seat that is looked from makes common cause, as everybody may know. */
    static List<Player> allies(Visit visit) throws IOException {
        return visit.game().seats().containsKey(visit.place())
                ? visit.view().allies(new Player(visit.place()))
                : List.of();
    }

    private static Map<String, String> seats(Visit visit) throws IOException {
        Map<String, String> seats = new LinkedHashMap<>(visit.game().seats());
        for (Player ally : allies(visit)) {
            seats.compute(ally.id(), (id, name) -> Say.say("{name}, your ally", name));
        }
        seats.put(Player.ORGANIZER.id(), SeatWords.called(Player.ORGANIZER.id(), visit.game()));
        seats.remove(visit.place());
        return seats;
    }

    private static Map<String, String> subjects(HostedGame game) throws IOException {
        SeatView view = game.as(Viewer.SPECTATOR);
        Map<String, String> subjects = new LinkedHashMap<>();
        decisions(view).forEach((id, name) -> subjects.put("decision=" + id, name));
        places(view).forEach((id, name) -> subjects.put("place=" + id, name));
        return subjects;
    }

    private static Subject chosen(HostedGame game, String about) throws IOException {
        String id = about.substring(about.indexOf('=') + 1);
        if (about.startsWith("place=")) {
            return place(game, id);
        }
        return about.matches("decision=\\d{1,9}") ? decision(game, Integer.parseInt(id)) : Subject.NONE;
    }

    /** A field of several lines is said as one. */
    private void sayByForm(Visit visit) throws IOException {
        String text = visit.field("text").replaceAll("\\R+", " ");
        List<String> to = visit.http().formParams("to");
        String about = visit.field("about");
        try {
            String sent = visit.field("id");
            int unused = say(visit, text, to, chosen(visit.game(), about), sent.matches(ID) ? sent : Token.id());
        } catch (BadGame e) {
            visit.http().status(422);
            show(visit, new TalkPage.Draft(text, to, about), Say.reasons(e));
            return;
        }
        back(visit);
    }

    private void takeBackByForm(Visit visit) {
        takeBackLine(visit);
        back(visit);
    }

    private static void back(Visit visit) {
        visit.goOnTo("/g/" + visit.game().id() + "/talk?as=" + visit.place());
    }
}
