package org.muster.host.pages;

/** The door to a seat, to be sent to who shall sit there. */
public record SeatLink(String url) {

    /** The same as a picture, as SVG. */
    public String qr() {
        return QrSvg.of(url);
    }
}
