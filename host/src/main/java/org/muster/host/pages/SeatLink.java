package org.muster.host.pages;

/**
 * The door to a seat, to be sent to who shall sit there.
 *
 * @param qr the same as a picture, as SVG
 */
public record SeatLink(String url, String qr) {

    public SeatLink(String url) {
        this(url, QrSvg.of(url));
    }
}
