package org.muster.maps;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * An element of XML from a stranger, with what it holds. A DOCTYPE is stepped over, entities are refused, nothing is
 * fetched, and there are bounds for all that takes memory.
 *
 * @param text all its own text
 */
record Xml(String name, Map<String, String> attributes, List<Xml> elements, StringBuilder text) {

    private static final int DEEPEST = 64;
    private static final int MOST = 2_000_000;

    private Xml(String name) {
        this(name, new LinkedHashMap<>(4), new ArrayList<>(4), new StringBuilder(0));
    }

    static Xml read(Source source) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory(); // not what else is on the class path
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("nothing is fetched");
        });
        try {
            return read(source, factory.createXMLStreamReader(new StringReader(source.text())));
        } catch (XMLStreamException e) { // the parser's own words come in the language of the machine
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
            throw new Refused(
                    "MAP_BROKEN_XML",
                    "{file} is no whole XML: it breaks off or goes wrong at line {line}.",
                    source.file(),
                    line);
        }
    }

    private static Xml read(Source source, XMLStreamReader xml) throws XMLStreamException {
        Deque<Xml> open = new ArrayDeque<>();
        open.push(new Xml(""));
        int parts = 0;
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    Xml element = new Xml(xml.getLocalName());
                    for (int i = 0; i < xml.getAttributeCount(); i++) {
                        element.attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
                    }
                    parts += 1 + xml.getAttributeCount();
                    open.element().elements.add(element);
                    open.push(element);
                    if (open.size() > DEEPEST || parts > MOST) {
                        throw new Refused(
                                "MAP_TOO_MUCH",
                                "{file} has more elements, or more of them in each other, than any map (line {line}).",
                                source.file(),
                                xml.getLocation().getLineNumber());
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> open.pop();
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
                    open.element().text.append(xml.getText());
                case XMLStreamConstants.ENTITY_REFERENCE ->
                    throw new Refused(
                            "MAP_ENTITY",
                            "{file} uses an entity of its own in line {line}; no map needs one, so it is not read.",
                            source.file(),
                            xml.getLocation().getLineNumber());
                default -> {} // comments and the like
            }
        }
        return open.element().elements.get(0);
    }

    String attribute(String key) {
        return attributes.getOrDefault(key, "").strip();
    }

    /** The elements of that name right inside it. */
    Stream<Xml> all(String wanted) {
        return elements.stream().filter(one -> one.name.equals(wanted));
    }

    Optional<Xml> first(String wanted) {
        return all(wanted).findFirst();
    }
}
