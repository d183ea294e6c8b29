package org.muster.cli.remote;

import java.net.URI;
import org.muster.core.game.BadGame;
import picocli.CommandLine.Option;

/** Options of commands that ask a host. */
final class HostOptions {

    @Option(names = "--host", required = true, paramLabel = "URL", description = "The host, as a browser reaches it.")
    private URI url = URI.create("http://localhost");

    @Option(
            names = "--token",
            paramLabel = "T",
            defaultValue = "${env:MUSTER_TOKEN:-}",
            description = "The token of your session; that of the variable MUSTER_TOKEN if left out.")
    private String token = "";

    FarHost host() {
        if (url.getHost() == null || url.getScheme() == null || !url.getScheme().matches("https?")) {
            throw new BadGame(
                    "BAD_URL", "--host is whole, as in https://club.example/games, not {url}.", String.valueOf(url));
        }
        return new FarHost(url, token.strip());
    }
}
