// What somebody says, sent once, however often it has to be sent: it lies in the browser until the host has said something
// to it, over a reload of the page and while there is no line.
const NOT_NOW = 503;
const SOON = 2_000; // milliseconds

export class Letterbox {
  constructor(name, send, hear) {
    this.box = `${name}:post`;
    this.deliver = send;
    this.hear = hear;
    this.busy = null;
    this.taken = new Set();
  }

  get all() {
    return JSON.parse(localStorage.getItem(this.box) ?? '[]');
  }

  get isWaiting() {
    return this.all.length > 0;
  }

  put(all) {
    if (all.length) localStorage.setItem(this.box, JSON.stringify(all));
    else localStorage.removeItem(this.box);
  }

  /** Whether it was taken: not, if it was refused, or lies here still. */
  async send(command) {
    this.put([...this.all, command]);
    await this.flush();
    return this.taken.delete(command.id);
  }

  /** Sends what lies here, in order. */
  async flush() {
    while (this.busy) await this.busy;
    if (!this.isWaiting) return;
    this.busy = this.empty();
    try {
      await this.busy;
    } finally {
      this.busy = null;
      this.hear.done();
    }
  }

  async empty() {
    for (let next = this.all[0]; next; next = this.all[0]) {
      let said;
      try {
        said = await this.deliver(next);
      } catch {
        this.hear.offline(true);
        setTimeout(() => this.flush(), SOON);
        return;
      }
      this.hear.offline(false);
      if (said.status === NOT_NOW) {
        this.hear.refused(said.json.refused ?? []);
        setTimeout(() => this.flush(), SOON);
        return;
      }
      this.put(this.all.filter((one) => one.id !== next.id));
      if (said.ok) this.taken.add(next.id);
      else this.hear.refused(said.json.refused ?? []);
    }
  }
}
