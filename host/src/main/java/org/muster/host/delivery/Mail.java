package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.mail.Authenticator;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Date;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;

/** Sends mails, in plain text, each with a link that ends them without a login (RFC 8058). */
public final class Mail implements Carrier {

    private static final String PATIENCE_MILLIS = "15000";
    private static final int PERMANENT = 550;

    private final URI smtp;
    private final String from;
    private final Clock clock;

    public Mail(URI smtp, String from, Clock clock) {
        this.smtp = smtp;
        this.from = from;
        this.clock = clock;
    }

    @Override
    public Delivery carry(Message message, Channel to) {
        try {
            Transport.send(mime(message, to.field("address")));
            return new Delivery.Arrived();
        } catch (MessagingException e) {
            return failed(e);
        }
    }

    /** As it goes out. */
    MimeMessage mime(Message message, String address) throws MessagingException {
        MimeMessage mime = new MimeMessage(session()) {
            @Override
            protected void updateMessageID() throws MessagingException {
                setHeader(
                        "Message-ID", "<" + message.id() + "@" + message.link().getHost() + ">");
            }
        };
        mime.setFrom(address(from));
        mime.setRecipient(RecipientType.TO, address(address));
        mime.setSubject(message.title(), UTF_8.name());
        mime.setSentDate(Date.from(clock.instant()));
        mime.setHeader("Auto-Submitted", "auto-generated");
        String text = message.text();
        URI end = message.end();
        if (end != null) {
            mime.setHeader("List-Unsubscribe", "<" + end + ">");
            mime.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
            text += "\n\n-- \n" + Sentence.of("No more of these mails: {link}", end.toString());
        }
        mime.setText(text, UTF_8.name());
        return mime;
    }

    private static InternetAddress address(String text) throws AddressException {
        return new InternetAddress(text, true);
    }

    private Session session() {
        boolean tls = "smtps".equals(smtp.getScheme());
        String user = smtp.getUserInfo(); // decoded
        Properties all = new Properties();
        all.setProperty("mail.transport.protocol", "smtp");
        all.setProperty("mail.smtp.host", smtp.getHost());
        all.setProperty("mail.smtp.port", String.valueOf(smtp.getPort() > 0 ? smtp.getPort() : tls ? 465 : 587));
        all.setProperty("mail.smtp.ssl.enable", String.valueOf(tls));
        all.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        all.setProperty("mail.smtp.starttls.enable", "true");
        // A password goes nowhere in clear.
        all.setProperty("mail.smtp.starttls.required", String.valueOf(!tls && user != null));
        all.setProperty("mail.smtp.auth", String.valueOf(user != null));
        all.setProperty("mail.smtp.connectiontimeout", PATIENCE_MILLIS);
        all.setProperty("mail.smtp.timeout", PATIENCE_MILLIS);
        all.setProperty("mail.smtp.writetimeout", PATIENCE_MILLIS);
        all.setProperty("mail.smtp.from", from);
        return Session.getInstance(all, user == null ? null : login(user));
    }

    private static Authenticator login(String user) {
        int colon = user.indexOf(':');
        String name = colon < 0 ? user : user.substring(0, colon);
        String password = colon < 0 ? "" : user.substring(colon + 1);
        return new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(name, password);
            }
        };
    }

    private static Delivery failed(MessagingException e) {
        boolean badAddress = e instanceof AddressException;
        @Nullable Exception next = e;
        while (next != null) {
            int code = next instanceof SMTPAddressFailedException address
                    ? address.getReturnCode()
                    : next instanceof SMTPSendFailedException send
                            ? send.getReturnCode()
                            : next instanceof SMTPSenderFailedException sender ? sender.getReturnCode() : 0;
            // 550 to 553: there is nobody of that address. Other refusals are the server's matter, and may pass.
            if (badAddress || code >= PERMANENT && code < PERMANENT + 4 && next instanceof SMTPAddressFailedException) {
                return new Delivery.Never(new Fault(Fault.Kind.REFUSED, "SMTP " + code));
            }
            if (code != 0) {
                return new Delivery.Later(new Fault(Fault.Kind.REFUSED, "SMTP " + code), Duration.ZERO, false);
            }
            next = next instanceof MessagingException chained ? chained.getNextException() : null;
        }
        boolean refused = e instanceof SendFailedException;
        return new Delivery.Later(
                new Fault(Fault.Kind.UNREACHABLE, e.getClass().getSimpleName()), Duration.ZERO, !refused);
    }
}
