package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.games.Games;
import org.muster.host.games.HostedGame;
import org.muster.host.pages.Html;
import org.muster.host.pages.Say;
import org.muster.host.past.PaperPage;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.refusal.Refusal;
import org.muster.host.rules.Book;
import org.muster.paper.Chronicle;
import org.muster.paper.HandIn;
import org.muster.paper.PageSize;
import org.muster.paper.Paper;
import org.muster.paper.TurnSheet;

/**
 * What can be printed of a game, and the rule book of each ruleset. Everybody gets their own sheet. The organizer gets those of seats in which nobody sits:
 * who plays on paper alone has no other way; who has taken a seat keeps its secrets from the organizer too.
 */
final class PaperPages {

    private static final String SHEETS = "sheets";
    private static final int MOST_KEPT = 24;
    private static final int LONGEST_SEARCH = 100;

    private final Games games;
    private final People people;
    private final Html html;

    /** What was printed last. The same paper is the same bytes, so that nothing is told twice to find out. */
    private final Map<String, byte[]> kept = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, byte[]> eldest) {
            return size() > MOST_KEPT;
        }
    });
    /** What is held while something of a game is printed. */
    private final Map<String, Object> presses = new ConcurrentHashMap<>();

    PaperPages(Games games, People people, Html html) {
        this.games = games;
        this.people = people;
        this.html = html;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/rules/{ruleset}", Need.NOTHING, this::rules),
                Route.get("/g/{game}/paper", Need.LOOK, this::page),
                Route.get("/g/{game}/paper/sheet.pdf", Need.SEAT, visit -> pdf(visit, "sheet", own(visit))),
                Route.get("/g/{game}/paper/sheet.html", Need.SEAT, visit -> html(visit, own(visit))),
                Route.get("/g/{game}/paper/sheets.pdf", Need.ORGANIZER, visit -> pdf(visit, SHEETS, empty(visit))),
                Route.get("/g/{game}/paper/chronicle.pdf", Need.LOOK, visit -> pdf(visit, "chronicle", told(visit))),
                Route.get("/g/{game}/paper/chronicle.html", Need.LOOK, visit -> html(visit, told(visit))));
    }

    private void rules(Visit visit) {
        Book book = games.ruleset(visit.http().pathParam("ruleset"))
                .flatMap(Book::of)
                .orElseThrow(() -> new Refusal(
                        404,
                        "NO_BOOK",
                        "No ruleset of this name brings a rule book here; there are those of: {rulesets}.",
                        games.rulesets().stream()
                                .filter(one -> Book.of(one).isPresent())
                                .map(one -> one.info().id())
                                .toList()));
        String asked = visit.param("q");
        String wanted = asked.substring(0, Math.min(asked.length(), LONGEST_SEARCH));
        html.show(
                visit.http(),
                "rules",
                Say.say("{what}: {game}", Say.say("The rules"), book.name()),
                Map.of("book", book, "wanted", wanted, "found", wanted.isEmpty() ? List.of() : book.find(wanted)));
    }

    private void page(Visit visit) throws IOException {
        HostedGame game = visit.game();
        PaperPage page = new PaperPage(
                Past.seen(visit),
                visit.place().equals(HostedGame.SPECTATOR) ? "" : visit.view().name(visit.seat()),
                visit.isOrganizer()
                        ? untaken(game).stream().map(game.seats()::get).toList()
                        : List.of(),
                visit.isOrganizer());
        html.show(visit.http(), "paper", Say.say("On paper"), Map.of("paper", page));
    }

    // ---- what is printed

    /** Prints when nobody has yet. */
    @FunctionalInterface
    private interface Printed {
        List<Paper> papers() throws IOException;
    }

    private Printed own(Visit visit) {
        return () -> List.of(TurnSheet.of(visit.view(), visit.seat(), handIn(visit.game()), size(visit)));
    }

    private Printed empty(Visit visit) {
        HostedGame game = visit.game();
        return () -> {
            List<Paper> sheets = new ArrayList<>();
            for (String seat : untaken(game)) {
                Player player = new Player(seat);
                sheets.add(TurnSheet.of(game.as(Viewer.of(player)), player, handIn(game), size(visit)));
            }
            if (sheets.isEmpty()) {
                throw new Refusal(
                        404, "NOBODY_ON_PAPER", "Somebody sits in each seat, or a bot: each prints their own sheet.");
            }
            return sheets;
        };
    }

    /** Seats in which nobody sits, no bot either. */
    private List<String> untaken(HostedGame game) {
        return game.seats().keySet().stream()
                .filter(seat -> !games.bots(game.id()).containsKey(new Player(seat)))
                .filter(seat -> people.in(new Invitation(game.id(), seat)).isEmpty())
                .toList();
    }

    private Printed told(Visit visit) {
        HostedGame game = visit.game();
        String ruleset = game.header().ruleset().id();
        String system = games.ruleset(ruleset).map(one -> one.info().name()).orElse(ruleset);
        return () -> List.of(Chronicle.of(
                visit.view(), game.seats().keySet().stream().map(Player::new).toList(), system, size(visit)));
    }

    private static HandIn handIn(HostedGame game) {
        return new HandIn(Say.say("whoever runs {game}", game.header().name()), "");
    }

    private static PageSize size(Visit visit) {
        String size = visit.http().queryParam("size");
        return size == null || size.isEmpty()
                ? PageSize.A4
                : PageSize.named(size)
                        .orElseThrow(
                                () -> new Refusal(400, "NO_SUCH_PAPER", "Paper is a4 or letter, not {size}.", size));
    }

    // ---- how it is sent

    /**
     * Of each game one at a time: a long season takes seconds, and who asks twice gets what is there. Who prints another
     * game waits for none whose rules come to no end.
     */
    private byte[] made(Visit visit, String what, Printed printed) throws IOException {
        synchronized (presses.computeIfAbsent(visit.game().id(), any -> new Object())) {
            return printed(visit, what, printed);
        }
    }

    private byte[] printed(Visit visit, String what, Printed printed) throws IOException {
        // Who sits where may change what the organizer prints, without any news of the game.
        String seats = what.equals(SHEETS) ? untaken(visit.game()).toString() : visit.place();
        String key = String.join(
                "|",
                visit.game().id(),
                what,
                size(visit).name(),
                seats,
                visit.view().revision().toString());
        byte[] bytes = kept.get(key);
        if (bytes == null) {
            bytes = Paper.pdf(printed.papers());
            kept.put(key, bytes);
        }
        return bytes;
    }

    private void pdf(Visit visit, String what, Printed printed) throws IOException {
        byte[] bytes = made(visit, what, printed);
        visit.http()
                .contentType("application/pdf")
                .header(
                        "Content-Disposition",
                        (what.equals(SHEETS) ? "attachment" : "inline") + "; filename=\"" + what + ".pdf\"")
                .result(bytes);
    }

    /** It brings its style sheet with it, which is allowed by its hash, and nothing else. */
    private static void html(Visit visit, Printed printed) throws IOException {
        String page = Paper.html(printed.papers());
        visit.http()
                .html(page)
                .header(
                        "Content-Security-Policy",
                        "default-src 'none'; style-src 'sha256-" + hash(Paper.style(size(visit)))
                                + "'; base-uri 'none'; frame-ancestors 'none'");
    }

    private static String hash(String style) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(style.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
