package org.muster.core.data;

import java.io.Reader;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.events.Event;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.io.IOContext;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * A text that was taken apart already, as something to read: who judges a text and who makes values of it share one pass
 * over its characters, which costs more than all that follows.
 */
final class YamlEvents extends Reader {

    private final List<Event> events;

    YamlEvents(List<Event> events) {
        this.events = events;
    }

    @Override
    public int read(char[] into, int from, int length) {
        return -1; // nothing is left of its characters
    }

    @Override
    public void close() {
        // there is nothing behind it
    }

    /** Makes parsers that take the events where there are some, and take apart the text where there is one. */
    static final class Factory extends YAMLFactory {

        private static final long serialVersionUID = 1L;

        Factory(YAMLFactory like) {
            super(like);
        }

        @Override
        protected YAMLParser _createParser(ObjectReadContext context, IOContext io, Reader reader) {
            return reader instanceof YamlEvents read
                    ? new Parser(this, context, io, read)
                    : super._createParser(context, io, reader);
        }
    }

    private static final class Parser extends YAMLParser {

        private final Iterator<Event> events;

        Parser(Factory factory, ObjectReadContext context, IOContext io, YamlEvents read) {
            super(
                    context,
                    io,
                    factory._getBufferRecycler(),
                    context.getStreamReadFeatures(factory.getStreamReadFeatures()),
                    context.getFormatReadFeatures(factory.getFormatReadFeatures()),
                    Yaml.OF_A_PAGE,
                    read);
            this.events = read.events.iterator();
        }

        @Override
        protected @Nullable Event nextEvent() {
            return events.hasNext() ? events.next() : null;
        }
    }
}
