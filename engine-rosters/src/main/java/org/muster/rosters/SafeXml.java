package org.muster.rosters;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * XML from a stranger, from front to back: no DOCTYPE, no entities, nothing from elsewhere, and bounds for all that takes
 * memory. Elements and attributes go by their name alone, whatever namespace or prefix a version gives them.
 */
final class SafeXml implements Elements {

    private final String file;
    private final Pieces pieces;
    private final XMLStreamReader xml;
    private int depth;
    private int parts;

    /**
     * Reads up to the first element.
     *
     * @throws IOException as {@code text} does
     */
    SafeXml(String file, Reader text) throws IOException {
        this.file = file;
        this.pieces = new Pieces(file, text);
        this.xml = parser(pieces);
        while (next() != XMLStreamConstants.START_ELEMENT) {
            // comments
        }
    }

    private XMLStreamReader parser(Reader text) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory(); // not what else is on the class path
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("nothing is fetched");
        });
        try {
            return factory.createXMLStreamReader(text);
        } catch (XMLStreamException e) {
            throw broken(e);
        }
    }

    @Override
    public String attribute(String name) {
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            if (local(xml.getAttributeLocalName(i)).equals(name)) {
                return Names.plain(xml.getAttributeValue(i));
            }
        }
        return "";
    }

    @Override
    public String element() {
        return local(xml.getLocalName());
    }

    private static String local(String name) {
        return name.substring(name.indexOf(':') + 1);
    }

    @Override
    public void within(Known known) throws IOException {
        for (int event = next(); event != XMLStreamConstants.END_ELEMENT; event = next()) {
            if (event != XMLStreamConstants.START_ELEMENT) {
                continue;
            }
            if (LISTS.containsKey(element())) {
                within(known);
            } else if (!known.read(element())) {
                skip();
            }
        }
    }

    @Override
    public void skip() throws IOException {
        int outside = depth - 1;
        while (depth > outside) {
            next();
        }
    }

    @Override
    public void end() throws IOException {
        while (next() != XMLStreamConstants.END_DOCUMENT) {
            // comments
        }
    }

    @Override
    public Refused noRoster() {
        String root = element();
        return switch (root) {
            case "catalogue", "gameSystem", "dataIndex" ->
                new Refused(
                        "ROSTER_IS_CATALOGUE",
                        "{file} is a data file that rosters are made with ({root}), not a roster; a .ros or .rosz file is wanted.",
                        file,
                        root);
            default ->
                new Refused(
                        "ROSTER_OTHER_XML",
                        "{file} is XML of another kind: it begins with <{root}>, a roster with <roster>.",
                        file,
                        Names.cut(root, 60));
        };
    }

    private int next() throws IOException {
        pieces.next();
        int event = event();
        switch (event) {
            case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                throw new Refused(
                        "ROSTER_DOCTYPE",
                        "{file} declares or uses entities (DOCTYPE), which no roster needs; it is not read.",
                        file);
            case XMLStreamConstants.START_ELEMENT -> {
                parts += 1 + xml.getAttributeCount();
                if (++depth > DEEPEST) {
                    throw Elements.tooDeep(file, xml.getLocation().getLineNumber());
                }
                if (parts > MOST_PARTS) { // the parser keeps every name it has seen
                    throw Elements.tooMuch(file, "elements and attributes", MOST_PARTS);
                }
            }
            case XMLStreamConstants.END_ELEMENT -> depth--;
            default -> {}
        }
        return event;
    }

    private int event() throws IOException {
        try {
            return xml.next();
        } catch (XMLStreamException e) {
            throw broken(e);
        }
    }

    /** The parser's own words come in the language of the machine, so they are left out. */
    private Refused broken(XMLStreamException e) throws IOException {
        if (e.getNestedException() instanceof IOException io) {
            throw io;
        }
        int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
        return new Refused(
                "ROSTER_BROKEN_XML",
                "{file} is no whole XML: it breaks off or goes wrong at line {line}.",
                file,
                Math.max(1, line));
    }

    /** Text in pieces as the parser takes them, such as a tag: it holds each in memory, so none may be large. */
    private static final class Pieces extends FilterReader {

        private static final int LONGEST = 1 << 18;

        private final String file;
        private int length;

        Pieces(String file, Reader in) {
            super(in);
            this.file = file;
        }

        /** The parser is done with the last one. */
        void next() {
            length = 0;
        }

        @Override
        public int read(char[] letters, int from, int most) throws IOException {
            int n = in.read(letters, from, most);
            length += Math.max(0, n);
            if (length > LONGEST) {
                throw Elements.tooLong(file, LONGEST);
            }
            return n;
        }
    }
}
