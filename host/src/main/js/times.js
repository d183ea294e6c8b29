// Times as people here write them; those of class left as what is left until then, those of class zoned with whose clock it is.
import { locale } from './locale.js';

const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const zoned = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

const WEEK = 7; // days, of which nobody counts the hours

/** So many milliseconds in days from two on, hours and minutes; what was given just now is all there yet. */
export function counted(millis) {
  const minutes = Math.ceil(Math.max(0, millis) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = hours >= 48 ? Math.floor(hours / 24) : 0;
  return { days, hours: days < WEEK ? hours - 24 * days : 0, minutes: minutes % 60 };
}

const left = (until) => {
  const { days, hours, minutes } = counted(until - Date.now());
  if (days) return hours ? `${days} d ${hours} h` : `${days} d`;
  return hours ? `${hours} h ${minutes} min` : `${minutes} min`;
};

export function localTimes(within) {
  for (const time of within.querySelectorAll('time[datetime]')) {
    const at = new Date(time.dateTime);
    if (!Number.isNaN(at.getTime())) time.textContent = time.classList.contains('left') ? left(at) : (time.classList.contains('zoned') ? zoned : shown).format(at);
  }
}
