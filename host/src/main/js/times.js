// Times as people here write them, by the clock of the club; those of class left as what is left until then.
import { locale } from './locale.js';

const timeZone = document.body.dataset.zone;
const DAY = 86_400_000; // milliseconds
const NEAR = 6 * DAY; // of the week that begins today each day has a name of its own
const WEEK = 7; // days, of which nobody counts the hours

const near = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
const far = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** The hour and the day; by its date, where the weekday alone would be taken for another week's. */
export function time(iso) {
  const at = new Date(iso);
  return (Math.abs(at.getTime() - Date.now()) < NEAR ? near : far).format(at);
}

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
  for (const one of within.querySelectorAll('time[datetime]')) {
    const at = Date.parse(one.dateTime);
    if (!Number.isNaN(at)) one.textContent = one.classList.contains('left') ? left(at) : time(at);
  }
}
