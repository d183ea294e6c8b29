// What the page of a game says, in the language of who reads it.
import { locale } from './locale.js';

const words = JSON.parse(document.getElementById('words').textContent);
const lang = document.documentElement.lang;

/** Each # of the text is a value's place; one in a value, of a figure that is one of many, is none. */
export function say(key, ...values) {
  const rest = [...values];
  return (words[key] ?? key).replace(/#/g, (sign) => (rest.length ? String(rest.shift()) : sign));
}

/** As the host's own sentences do it: without a comma before the last. */
export const list = (names) => new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(names);

const NEAR = 6 * 86_400_000; // of the week that begins today each day has a name of its own

/** The hour and the day; by its date, where the weekday alone would be taken for another week's. */
export function time(iso) {
  const at = new Date(iso);
  const date = Math.abs(at.getTime() - Date.now()) < NEAR ? {} : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, { weekday: 'short', ...date, hour: '2-digit', minute: '2-digit' }).format(at);
}
