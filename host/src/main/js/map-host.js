// What the map editor asks the host for, and what it keeps in the browser. The host keeps nothing of a map that is drawn.
const { base } = document.body.dataset;
const DRAFT = 'muster-map';
const PAUSE = 400; // milliseconds after a change

async function ask(what, body) {
  const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${base}/api/maps/${what}`, options);
  const said = await answer.json();
  if (answer.ok) return said;
  throw new Refused((said.refused ?? []).map((one) => one.text));
}

/** What the host said no to, each reason a sentence. */
export class Refused extends Error {
  constructor(reasons) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

export const open = (text) => ask('open', { text });

/** A chart as its file, which has the picture in its last line. */
export async function file(chart, picture) {
  const { file: text } = await ask('file', { chart });
  return picture ? `${text}picture: ${picture}\n` : text;
}

/** Looks at what was drawn when nothing was drawn for a moment; only the last answer counts. */
export class Check {
  constructor(hear) {
    this.hear = hear;
    this.asked = 0;
  }

  soon(chart) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(chart), PAUSE);
  }

  async now(chart) {
    const number = ++this.asked;
    let said;
    try {
      said = await ask('check', { chart });
    } catch (e) {
      said = e instanceof Refused ? { violations: e.reasons.map((text) => ({ text, at: '' })) } : null;
    }
    if (number === this.asked) this.hear(said);
  }
}

export function download(text, name) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text], { type: 'application/yaml' })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

export function keep(chart) {
  try {
    localStorage.setItem(DRAFT, JSON.stringify(chart));
  } catch {
    // there is no room, or it may not: it lasts as long as the page
  }
}

export function kept() {
  try {
    const chart = JSON.parse(localStorage.getItem(DRAFT));
    return ['places', 'joined', 'parted'].every((part) => Array.isArray(chart?.[part])) ? chart : null;
  } catch {
    return null;
  }
}
