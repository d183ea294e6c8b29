// What is sent to the host from the page of a game, once, however often it has to be sent (outbox.js); and what came back.
import { post } from './tunnel.js';

const TYPED_WRONG = [400, 422]; // it can be put right where it was typed

export class Post {
  /** @param path where of the game's routes it is sent: '/commands' or '/talk' */
  constructor(game, as, path, hear) {
    this.game = game;
    this.as = as;
    this.path = path;
    this.hear = hear;
    this.entries = [];
    this.asking = new Map(); // who has just sent something from here waits to hear what became of it
    outbox.hear((news) => this.heard(news));
    this.read();
  }

  async read() {
    const all = await outbox.all().catch(() => []);
    this.entries = all.filter((one) => one.game === this.game && one.as === this.as && one.path === this.path);
    this.hear.changed();
  }

  /** What the host has not said anything to. */
  get waiting() {
    return this.entries.filter((one) => one.state === 'waiting');
  }

  get isWaiting() {
    return this.waiting.length > 0;
  }

  /** What was not taken, and was typed for nothing: until somebody has read why. */
  get returned() {
    return this.entries.filter((one) => one.state === 'returned' && !this.asking.has(one.id));
  }

  /**
   * Whether it was taken: not, if it was refused, or lies here still.
   *
   * @param about what it was about, for people: prompt, text, and where its draft lies
   */
  send(command, about) {
    const entry = { id: command.id, game: this.game, as: this.as, path: this.path, body: command, state: 'waiting', ...about };
    this.entries = [...this.entries, entry];
    return new Promise((resolve) => {
      this.asking.set(entry.id, resolve);
      post(entry).catch(() => this.answer(entry.id, false));
    });
  }

  answer(id, taken) {
    this.asking.get(id)?.(taken);
    this.asking.delete(id);
  }

  async heard(news) {
    const entry = this.entries.find((one) => one.id === news.id);
    if (news.offline || news.later) {
      this.hear.offline(Boolean(news.offline));
      if (entry && news.later) this.hear.refused(news.refused);
      this.answer(news.id, false);
    } else if (news.id && entry) {
      this.hear.offline(false);
      const here = this.asking.has(news.id);
      if (news.ok && entry.draft) localStorage.removeItem(entry.draft);
      if (!news.ok && here && TYPED_WRONG.includes(news.status)) {
        this.hear.refused(news.refused, entry);
        const kept = (await outbox.all()).find((one) => one.id === news.id);
        if (kept) await outbox.remove(kept);
      }
      this.answer(news.id, news.ok);
      this.hear.done(news.revision);
    }
    await this.read();
  }

  /** It is not to be sent after all; what was typed is there still. */
  async takeBack(entry) {
    await outbox.takeBack(entry);
    await this.read();
  }

  /** Somebody has read why. */
  putAway(entry) {
    if (entry.draft) localStorage.removeItem(entry.draft);
    return outbox.remove(entry);
  }
}
