package org.muster.host.web;

import java.util.List;
import org.muster.host.shell.Assets;

/** All that can be asked of a host, to be looked at only. */
final class Routes {

    private Routes() {}

    static List<Route> all() {
        House house = new House(null, null, null, null, () -> null);
        return Server.routes(
                house,
                new Api(null, null, null, null),
                new Tallies(null, null, null),
                new Keeping(house, null),
                new NewsRoutes(null, null),
                new Talking(null, null),
                new ShellRoutes(new Assets(), null, null));
    }
}
