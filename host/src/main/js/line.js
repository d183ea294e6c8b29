// The line between the page of a game and its host: what is asked, what is sent, and what is heard.
import { Post } from './post.js';
import { flush, mine as own } from './tunnel.js';

const AGAIN = 5_000; // ms between two looks whether there is a line
const MOST_SINCE = 100; // lines
const OUT = [401, 403, 404]; // as the host answers who may not look from there

export function random() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
}

export class Line {
  /**
   * @param state of the game, as the page brought it
   * @param hear drawn(svg): there is another picture; news(): another state; talk(): something was said; changed(): how the
   *     line is, or what was refused
   */
  constructor(base, state, hear) {
    this.state = state;
    this.url = `${base}/api/games/${state.id}`;
    this.page = `${base}/g/${state.id}`;
    this.as = `as=${encodeURIComponent(state.as)}`;
    this.name = `${own}${state.id}:${state.as}`;
    this.hear = hear;
    this.notes = []; // what was refused after all
    this.since = null; // what happened since the last answer from this seat, wherever it was given; null: nothing
    this.heard = 0; // how often there were news
    this.keptAt = document.body.dataset.kept ?? null; // of when it is, where the host was not reached
    this.offline = this.keptAt !== null;
    this.isOut = false; // the host is there, and who looks sits here no more
    this.drawnAt = null; // revision of the picture, where it is known
    this.reloading = null;
    this.again = false;
    this.wanted = null; // a revision that was told of while everything was on its way
    this.post = new Post(state.id, state.as, '/commands', {
      changed: () => hear.changed(),
      refused: (violations) => (this.notes = violations),
      offline: (is) => (this.offline = is),
      done: (revision) => (revision ? this.come(revision) : this.reload().catch(() => hear.changed())),
    });
  }

  async ask(path, body) {
    const options = body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {};
    const answer = await fetch(`${this.url}${path}${path.includes('?') ? '&' : '?'}${this.as}`, options);
    if (!body && (path === '' || path === '/picture')) this.keptAt = answer.headers.get('Muster-Kept');
    const revision = answer.headers.get('Muster-Revision');
    const json = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : await answer.text();
    return { ok: answer.ok, status: answer.status, revision, json };
  }

  /** Everything anew; who asks while it is on its way gets it once more. */
  reload() {
    if (this.reloading) this.again = true;
    else this.reloading = this.fetched().finally(() => (this.reloading = null));
    return this.reloading;
  }

  /** The game has come to a revision: everything anew, unless that is here or on its way already, as after an answer of one's own. */
  come(revision) {
    if (this.reloading) this.wanted = revision;
    else if (this.isAt(revision)) this.hear.changed();
    else this.reload().catch(() => this.hear.changed());
  }

  isAt(revision) {
    return revision === this.state.revision && revision === this.drawnAt;
  }

  async fetched() {
    do {
      this.again = false;
      this.wanted = null;
      const [fresh, drawn] = await Promise.all([this.ask(''), this.ask('/picture')]);
      this.offline = this.keptAt !== null; // whoever answers is there
      this.isOut = OUT.includes(fresh.status);
      if (fresh.ok) this.state = fresh.json;
      if (drawn.ok) {
        this.drawnAt = drawn.revision;
        this.hear.drawn(drawn.json);
      }
      if (fresh.ok) this.hear.news();
    } while (this.again || (this.wanted && !this.isAt(this.wanted)));
  }

  /**
   * Whether it was taken.
   *
   * @param about what it is about, for people: prompt, text, and where its draft lies
   */
  async send(command, about = {}) {
    this.notes = [];
    const sent = this.post.send({ id: random(), ...command }, about);
    this.hear.changed();
    return sent;
  }

  /** Whether who looks plays. */
  get sits() {
    return this.state.seats.some((one) => one.seat === this.state.as);
  }

  /** What happened since the last answer while nobody looked here: anew where something comes in between. */
  async catchUp() {
    const heard = this.heard;
    const said = await this.ask('/log?after=answer');
    if (heard !== this.heard) return this.catchUp();
    if (said.ok && (said.json.length || this.since)) this.since = said.json.slice(-MOST_SINCE);
    return this.hear.changed();
  }

  told(news) {
    this.heard++;
    // News of what was taken back hold no lines: what stands since the last answer, and what was done to the past, is asked for.
    if (news.again) {
      if (this.sits) this.catchUp().catch(() => {});
      else this.since = null;
      return;
    }
    for (const one of news.lines) {
      if (one.kind === 'chose' && one.by === this.state.as) this.since = [];
      else if (one.outside) this.since = [...(this.since ?? []), one]; // also for who has not answered from here
      else this.since?.push(one);
    }
    this.since?.splice(0, this.since.length - MOST_SINCE);
  }

  /** Hears what is new from now on. */
  listen() {
    const events = new EventSource(`${this.url}/events?${this.as}&since=${encodeURIComponent(this.state.revision)}`);
    events.addEventListener('news', (e) => {
      this.told(JSON.parse(e.data));
      this.come(e.lastEventId);
    });
    events.addEventListener('talk', () => {
      this.hear.talk();
      this.reload().catch(() => {}); // it may have been told that a bot sits in, or got up
    });
    events.addEventListener('dice', () => this.reload().catch(() => {}));
    events.addEventListener('taken', () => this.reload().catch(() => {}));
    events.addEventListener('seat', () => this.reload().catch(() => {}));
    addEventListener('online', () => this.reload().catch(() => {})); // a line may be back before these events have missed it
    // What was asked for just when it came back may still have been answered by what is kept, and then nothing else tells.
    setInterval(() => this.offline && navigator.onLine && this.reload().catch(() => {}), AGAIN);
    events.addEventListener('open', () => {
      this.offline = false;
      this.hear.talk(); // what was said meanwhile has no number to go on from
      flush();
      if (this.keptAt || this.state.typed) this.reload().catch(() => {});
      this.hear.changed();
    });
    events.addEventListener('error', () => {
      this.offline = true;
      // Who sits here no more is told that, and not that there is no line.
      this.reload()
        .catch(() => {})
        .finally(() => this.hear.changed());
    });
  }
}
