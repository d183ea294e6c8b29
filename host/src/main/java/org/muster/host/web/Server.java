package org.muster.host.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.view.Documents;
import org.muster.host.games.Games;
import org.muster.host.metrics.Metrics;
import org.muster.host.news.Newsroom;
import org.muster.host.openapi.OpenApi;
import org.muster.host.pages.Html;
import org.muster.host.people.People;
import org.muster.host.refusal.Refusal;
import org.muster.host.refusal.Unheard;
import org.muster.host.rolls.TypedRolls;
import org.muster.host.shell.Assets;
import org.muster.host.shell.Shell;
import org.muster.host.talk.Talk;
import tools.jackson.core.JacksonException;

/** Listens, lets the {@link Gate} judge, answers; what fails is told in words, and harms nobody else. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Server.class.getName());
    private static final long STOP_MILLIS = 5_000;
    private static final long LARGEST_REQUEST = 1 << 20;

    /** Bytes that each piece of a request takes beside its own while the rest is not there: many small ones are no way to fill memory. */
    private static final int A_PIECE_TAKES = 1_024;

    /** So long somebody may read nothing of what they are told. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Live live;
    private final Javalin javalin;
    private final URI url;
    private final Html html;

    /** Starts it; it answers when this returns. */
    public Server(
            Games games,
            People people,
            Newsroom news,
            Talk talk,
            TypedRolls rolls,
            String address,
            int port,
            @Nullable URI outside) {
        String base = outside == null ? "" : stripped(outside.getPath());
        Assets assets = new Assets();
        this.html = new Html(base, assets, games.zone());
        Gate gate = new Gate(games, people, base, outside);
        this.live = new Live(gate, PATIENCE);
        talk.listen(live::talk);
        rolls.listen(live::dice);
        games.listenToTakers(live::taken);
        people.listen(live::seated);
        Api api = new Api(games, people, live, rolls);
        House house = new House(games, people, gate, html, this::url);
        Tallies tallies = new Tallies(games, rolls, html);
        Metrics metrics = new Metrics();
        Keeping keeping = new Keeping(house, metrics);
        NewsRoutes newsRoutes = new NewsRoutes(news.subscriptions(), html);
        Talking talking = new Talking(talk, html);
        ShellRoutes shell = new ShellRoutes(assets, new Shell(base, assets), html);
        this.javalin = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.http.maxRequestSize = LARGEST_REQUEST;
            config.http.prefer405over404 = true;
            config.http.compressionStrategy = gzip();
            config.jetty.host = address;
            config.jetty.port = port;
            config.routes.before(Metrics::begin);
            config.routes.after(metrics::end);
            config.jetty.modifyServer(jetty -> {
                jetty.setStopTimeout(STOP_MILLIS); // requests that run come to their end
                jetty.setHandler(wholeRequests());
                jetty.setErrorHandler(new Unheard(LARGEST_REQUEST));
            });
            config.routes.before(http -> headers(http, assets.version()));
            config.routes.before(Server::mustBeReadable);
            for (Route route : routes(house, api, tallies, keeping, newsRoutes, talking, shell)) {
                config.routes.addHttpHandler(
                        route.method(), base + route.path(), http -> answer(route, gate.admit(route, http)));
            }
            failures(config.routes, games);
        });
        try {
            javalin.start();
        } catch (JavalinBindException e) {
            live.close();
            throw new BadGame(
                    "CANT_LISTEN",
                    "Nothing can listen at {address}:{port}: another program does, or it may not. Choose another --port or"
                            + " --address.",
                    address,
                    String.valueOf(port));
        }
        this.url = outside == null ? URI.create("http://" + reachable(address) + ":" + javalin.port()) : bare(outside);
        news.reachedBy(url);
    }

    /** Of pictures those too that are drawn, which are text: a quarter is left of them. */
    private static CompressionStrategy gzip() {
        CompressionStrategy gzip = new CompressionStrategy(null, new Gzip());
        List<String> excluded = new ArrayList<>(gzip.getExcludedMimeTypes());
        excluded.remove("image/");
        excluded.addAll(List.of("image/png", "image/jpeg"));
        gzip.setExcludedMimeTypes(excluded);
        return gzip;
    }

    private static void answer(Route route, Visit visit) throws Exception {
        if (!route.isSafe() && visit.isProgram() && !visit.http().body().isBlank()) {
            OpenApi.mustBeDescribed(route.path(), Api.body(visit));
        }
        route.handler().answer(visit);
    }

    /** What somebody says slowly, or never to its end, keeps no thread waiting: a request begins when it is there. */
    private static Handler.Wrapper wholeRequests() {
        return new EagerContentHandler(
                new EagerContentHandler.RetainedContentLoaderFactory(2 * LARGEST_REQUEST, A_PIECE_TAKES, true));
    }

    /** All that can be asked for. */
    static List<Route> routes(
            House house,
            Api api,
            Tallies tallies,
            Keeping keeping,
            NewsRoutes news,
            Talking talking,
            ShellRoutes shell) {
        List<Route> routes = new ArrayList<>(api.routes());
        routes.addAll(new Past(house.games(), tallies, house.html()).routes());
        routes.addAll(tallies.routes());
        routes.addAll(new PaperPages(house.games(), house.people(), house.html()).routes());
        routes.add(Route.get("/api/openapi.json", Need.NOTHING, visit -> visit.json(OpenApi.document())));
        routes.addAll(keeping.routes());
        routes.addAll(news.routes());
        routes.addAll(talking.routes());
        routes.addAll(new Pages(house, api).routes());
        routes.addAll(new Doors(house).routes());
        routes.addAll(new Myself(house, news).routes());
        Seating seating = new Seating(house, talking);
        routes.addAll(seating.routes());
        routes.addAll(new Organizing(house, talking).routes());
        Trial trial = new Trial(house.games());
        routes.addAll(new Opening(house, seating, trial).routes());
        routes.addAll(new Workshop(house, trial).routes());
        routes.addAll(shell.routes());
        return routes;
    }

    /** An address that others can open, where it listens at all of this machine's. */
    private static String reachable(String address) {
        try {
            return InetAddress.getByName(address).isAnyLocalAddress() ? outward() : address;
        } catch (UnknownHostException e) {
            return address;
        }
    }

    /** Of the way out: what a machine calls itself is, on Debian for one, an address that only it can open. */
    private static String outward() throws UnknownHostException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(InetAddress.getByName("192.0.2.1"), 9); // nothing is sent there
            InetAddress own = socket.getLocalAddress();
            return own.isAnyLocalAddress() ? InetAddress.getLocalHost().getHostAddress() : own.getHostAddress();
        } catch (SocketException | UncheckedIOException e) {
            return InetAddress.getLocalHost().getHostAddress(); // there is no way out
        }
    }

    private static String stripped(@Nullable String path) {
        return path == null ? "" : path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    private static URI bare(URI url) {
        return URI.create(stripped(url.toString()));
    }

    private static void headers(Context http, String version) {
        http.header(Shell.VERSION, version)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "same-origin") // else a form says it comes from nowhere
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
                .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
                .header("Cache-Control", "no-store");
    }

    /** Forms of many parts would be read whole, however long they are; no page of ours sends one. */
    private static void mustBeReadable(Context http) {
        String type = http.contentType();
        if (type != null && type.toLowerCase(Locale.ROOT).startsWith("multipart/")) {
            throw new Refusal(415, "MANY_PARTS", "A form is sent in one part, not as multipart.");
        }
        if (http.contentLength() > LARGEST_REQUEST) {
            throw Refusal.tooLarge(LARGEST_REQUEST);
        }
        byte[] unused = http.bodyAsBytes(); // who is refused before they have said all hears a broken line, and not why
    }

    private static Refusal otherMethod(HttpResponseException e, Context http) {
        String right = String.join(", ", e.getDetails().values());
        http.header("Allow", right);
        return new Refusal(
                405,
                "WRONG_METHOD",
                "{path} answers {right}, not {method}.",
                http.path(),
                right,
                http.method().name());
    }

    private void failures(RoutesConfig routes, Games games) {
        routes.exception(HttpResponseException.class, (e, http) -> {
            Refusal refusal = switch (e.getStatus()) {
                case 404 -> new Refusal(404, "NO_SUCH_PAGE", "There is no page at {path}.", http.path());
                case 405 -> otherMethod(e, http);
                case 413 -> Refusal.tooLarge(LARGEST_REQUEST);
                default ->
                    new Refusal(
                            e.getStatus(),
                            "BAD_REQUEST",
                            "The request can't be read: {why}",
                            String.valueOf(e.getMessage()));
            };
            told(http, refusal.status(), List.of(refusal.violation()));
        });
        routes.exception(Refusal.class, (e, http) -> told(http, e.status(), List.of(e.violation())));
        for (Class<? extends IllegalArgumentException> odd :
                List.of(UnsupportedCharsetException.class, IllegalCharsetNameException.class)) {
            routes.exception(
                    odd, (e, http) -> told(http, 415, List.of(Violation.of("BAD_CHARSET", "Text is sent as UTF-8."))));
        }
        routes.exception(BadGame.class, (e, http) -> told(http, status(e), e.violations()));
        routes.exception(
                BadJson.class,
                (e, http) -> told(http, 400, List.of(new Violation("BAD_REQUEST", e.sentence(), List.of(), ""))));
        routes.exception(
                JacksonException.class,
                (e, http) -> told(
                        http,
                        400,
                        List.of(Violation.of("BAD_REQUEST", "The request can't be read: {why}", BadJson.what(e)))));
        routes.exception(BrokenRuleset.class, (e, http) -> {
            LOG.log(Level.ERROR, "A ruleset failed.", e);
            if (http.pathParamMap().containsKey("game")) {
                games.failed(http.pathParam("game"), e);
            }
            told(
                    http,
                    500,
                    List.of(
                            Violation.of(
                                    "BROKEN_RULESET",
                                    "The rules of this game failed at this; nothing was written. Who runs the host can see why.")));
        });
        routes.exception(IOException.class, this::unwritten);
        routes.exception(UncheckedIOException.class, this::unwritten);
        routes.exception(JdbiException.class, this::unwritten);
        routes.exception(Exception.class, (e, http) -> {
            LOG.log(Level.ERROR, "A request failed.", e);
            told(http, 500, List.of(Violation.of("FAILED", "Something went wrong here; it was noted.")));
        });
        routes.error(404, "*", http -> {
            if (http.attribute("told") == null) {
                told(http, 404, List.of(Refusal.notHere().violation()));
            }
        });
    }

    private void unwritten(Exception e, Context http) {
        if (isGone(e)) {
            LOG.log(Level.DEBUG, "Whoever asked went away before all was read or written.");
            http.status(400); // or is still there, and sent what nobody can read
            return;
        }
        LOG.log(Level.ERROR, "Something could not be written or read.", e);
        told(
                http,
                503,
                List.of(Violation.of(
                        "TRY_AGAIN", "It could not be written down just now; send it again, it counts once.")));
    }

    /** Whether the line to whoever asked broke, which is nobody's fault and no news. */
    private static boolean isGone(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof EofException) {
                return true;
            }
        }
        return false;
    }

    private static int status(BadGame e) {
        List<String> codes = e.violations().stream().map(Violation::code).toList();
        return switch (codes.get(0)) {
            case "SET_ASIDE" -> 423;
            case "BUSY" -> 503;
            default -> codes.contains("STALE") ? 409 : codes.contains("NOT_YOURS") ? 403 : 422;
        };
    }

    private void told(Context http, int status, List<Violation> violations) {
        http.attribute("told", true);
        http.status(status);
        if (http.path().contains("/api/")) {
            Visit.json(http, Documents.refused(violations));
        } else {
            html.refused(http, violations);
        }
    }

    /** Where it listens. */
    public int port() {
        return javalin.port();
    }

    /** Where people reach it. */
    public URI url() {
        return url;
    }

    /** Whether people on other machines do not. */
    public static boolean isAlone(URI url) {
        return List.of("localhost", "[::1]").contains(url.getHost())
                || String.valueOf(url.getHost()).startsWith("127.");
    }

    @Override
    public void close() {
        live.close();
        try {
            javalin.stop();
        } catch (JavalinException e) {
            LOG.log(Level.WARNING, "A request did not come to its end.", e); // what it waits for never will
        }
    }
}
