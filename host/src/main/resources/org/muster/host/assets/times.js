// Times as people here write them; those of class left as what is left until then.
const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const left = (until) => {
  const minutes = Math.max(0, Math.floor((until - Date.now()) / 60000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return hours >= 1 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
};

export function localTimes(within) {
  for (const time of within.querySelectorAll('time[datetime]')) {
    const at = new Date(time.dateTime);
    if (!Number.isNaN(at.getTime())) time.textContent = time.classList.contains('left') ? left(at) : shown.format(at);
  }
}
