package org.muster.api.decision;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Lists choices one by one. */
final class Lazily {

    private Lazily() {}

    /**
     * As {@code outer.flatMap(inner)}, made no further than somebody looks. A {@code flatMap} inside another one makes
     * its whole stream at once: of a hundred points shared out among twenty figures that is never done.
     */
    static <T, R> Stream<R> flat(Stream<T> outer, Function<? super T, Stream<R>> inner) {
        Iterator<T> each = outer.iterator();
        Iterator<R> all = new Iterator<>() {
            private @Nullable Iterator<R> now;

            @Override
            public boolean hasNext() {
                return part() != null;
            }

            @Override
            public R next() {
                Iterator<R> part = part();
                if (part == null) {
                    throw new NoSuchElementException();
                }
                return part.next();
            }

            private @Nullable Iterator<R> part() {
                while (now == null || !now.hasNext()) {
                    if (!each.hasNext()) {
                        return null;
                    }
                    now = inner.apply(each.next()).iterator();
                }
                return now;
            }
        };
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(all, Spliterator.ORDERED), false);
    }
}
