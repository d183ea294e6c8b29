// The sheet at the lower edge of a phone: three heights, by its handle, by keyboard, or because something is asked.
const HEIGHTS = ['peek', 'half', 'full'];
const SLIP = 8; // pixels a finger may slip and still tap

export class Drawer {
  constructor(element) {
    this.element = element;
    this.byHand = false;
    this.set('half');
  }

  /** Called where the height changed, with its name. */
  onChange() {}

  get height() {
    return HEIGHTS.find((name) => this.element.classList.contains(name));
  }

  set(height) {
    if (this.height === height) return;
    this.element.classList.remove(...HEIGHTS);
    this.element.classList.add(height);
    this.onChange(height);
  }

  /** Raised because something is asked, or lowered because nothing is: unless somebody wanted it otherwise. */
  suggest(height) {
    if (!this.byHand) this.set(height);
  }

  step(by) {
    this.byHand = true;
    this.set(HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, HEIGHTS.indexOf(this.height) + by))]);
  }

  /**
   * A click on the handle: the next height, from the highest to the lowest. It is the last of a finger's events: what the
   * sheet brings under the finger hears none of them.
   */
  tap() {
    const slid = this.slid;
    this.slid = false;
    if (slid) return;
    this.byHand = true;
    this.set(HEIGHTS[(HEIGHTS.indexOf(this.height) + 1) % HEIGHTS.length]);
  }

  key(e) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[e.key];
    if (!by) return;
    e.preventDefault();
    this.step(by);
  }

  down(e) {
    this.slid = false;
    this.from = { y: e.clientY, height: this.element.offsetHeight };
    e.currentTarget.setPointerCapture(e.pointerId);
  }

  move(e) {
    if (!this.from) return;
    const by = this.from.y - e.clientY;
    if (Math.abs(by) > SLIP) this.element.style.maxHeight = this.element.style.height = `${this.from.height + by}px`;
  }

  up(e) {
    if (!this.from) return;
    const by = this.from.y - e.clientY;
    this.from = null;
    this.element.style.maxHeight = this.element.style.height = '';
    this.slid = Math.abs(by) > SLIP;
    if (this.slid) this.step(by > 0 ? 1 : -1);
  }
}
