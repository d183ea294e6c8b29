package org.muster.host.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import org.muster.host.pages.Html;
import org.muster.host.pages.Say;
import org.muster.host.refusal.Refusal;
import org.muster.host.shell.Assets;
import org.muster.host.shell.Reader;
import org.muster.host.shell.Shell;

/** What pages are made of, and what makes an app of them. */
final class ShellRoutes {

    private final Assets assets;
    private final Shell shell;
    private final Html html;

    ShellRoutes(Assets assets, Shell shell, Html html) {
        this.assets = assets;
        this.shell = shell;
        this.html = html;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/assets/{version}/<name>", Need.NOTHING, visit -> asset(visit.http())),
                Route.get("/manifest.webmanifest", Need.NOTHING, visit -> manifest(visit.http())),
                Route.get("/worker.js", Need.NOTHING, visit -> worker(visit.http())),
                Route.get(Shell.OFFLINE, Need.NOTHING, visit -> offline(visit.http())));
    }

    private void asset(Context http) {
        String name = http.pathParam("name");
        byte[] file = assets.find(name).orElseThrow(Refusal::notHere);
        http.contentType(Assets.type(name))
                .header("Cache-Control", "public, max-age=31536000, immutable")
                .result(file);
    }

    private void manifest(Context http) {
        http.contentType("application/manifest+json; charset=utf-8")
                .header("Cache-Control", "no-cache")
                .result(shell.manifest());
    }

    /** A worker has a policy of its own: it runs and asks for nothing but what is ours. */
    private void worker(Context http) {
        http.contentType("text/javascript; charset=utf-8")
                .header("Cache-Control", "no-cache")
                .header(
                        "Content-Security-Policy",
                        "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'")
                .result(shell.worker());
    }

    /** Kept by every browser, so it is nobody's. */
    private void offline(Context http) {
        Reader.none(http);
        html.show(
                http,
                "notice",
                Say.say("No line to the host"),
                Map.of(
                        "text",
                        Say.say(
                                "This page is not kept on this device. Whether a form that you have sent was done is seen when there is a line again; answers in a game are kept and sent later."),
                        "button",
                        ""));
    }
}
