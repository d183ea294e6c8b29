// The picture of a table: panned, zoomed, tapped. It stays where it is looked at when what it shows changes.
const TAP = 8; // pixels a finger may slip
const WIDEST = 12; // times
const FINGER = 28; // pixels round what is dragged
const SPOT = 8; // pixels
const WORDS = 12; // pixels
const ROOMY = 500; // pixels across, where also what explains the board has its place
const READ = 7.5; // pixels of letters that are read with ease
const LEAST = 5.5; // pixels of letters that can be read at all
const [LOW, COLUMN, COLUMNS, ROW] = [252, 52, 100, 56]; // pixels that the style sheet gives the buttons
const NEAREST = 0.3; // of the board, when it is shown what is asked
const GROWN = 1.3; // times; more, and names hide what they name
const STRETCHED = 1.6; // times, where it could not be read otherwise
const WANTED = 2; // times, for the names of what is to be chosen
const GLYPHS = 0.7; // of the height of a line, that its letters take
const SMALLER = [0.85, 0.7, 0.55]; // of that, where it would lie on another
const STEPS = 16; // of zooming, until names are placed anew, in e-fold

const same = (one, other) => ['x', 'y', 'w', 'h'].every((k) => one[k] === other[k]);

/**
 * What a tap can mean: what answers where the uppermost of these can be answered with, and beside it what only leads to
 * another part of the question, of that which lies upon it. A banner stands on the place that is wanted.
 */
export function meant(ids, lights) {
  const upon = [];
  for (const id of ids) {
    const all = lights.get(id) ?? [];
    const answers = all.filter((one) => !one.weak);
    if (answers.length) return { id, possible: [...answers, ...upon] };
    upon.push(...all);
  }
  const id = ids.find((one) => lights.has(one));
  return { id, possible: lights.get(id) ?? [] };
}

export class Picture {
  constructor(place, say) {
    this.place = place;
    this.say = say;
    this.pointers = new Map();
    this.moved = 0;
    this.onTap = () => {};
    this.onGround = null;
    this.onDrag = () => {};
    this.ghost = null; // where the end of what is drawn stands, in places of the picture
    this.behind = null; // what the way to it comes from
    this.dragging = false;
    this.lit = new Map();
    this.told = new Set(); // what the question speaks of beside that, by id
    this.wanted = ''; // what is lit or told of, by id
    this.picked = new Set();
    this.looked = null;
    this.hint = document.createElement('p');
    this.hint.hidden = true;
    this.legend = document.createElement('ul');
    this.legend.className = 'legend scene';
    this.legend.hidden = true;
    this.legend.tabIndex = 0;
    this.legend.setAttribute('aria-label', say('legend-of'));
    place.append(this.hint, this.legend);
    this.tools();
    place.addEventListener('pointerdown', (e) => this.down(e));
    place.addEventListener('pointermove', (e) => this.move(e));
    place.addEventListener('pointerup', (e) => this.up(e));
    place.addEventListener('pointercancel', (e) => this.pointers.delete(e.pointerId));
    place.addEventListener('click', (e) => this.click(e));
    place.addEventListener('wheel', (e) => this.wheel(e), { passive: false });
    place.addEventListener('dblclick', () => this.fit());
    place.addEventListener('keydown', (e) => this.key(e));
    this.legend.addEventListener('wheel', (e) => e.stopPropagation());
    this.legend.addEventListener('keydown', (e) => e.key === 'Escape' && this.explain(false));
    this.adopt(place.querySelector('svg'));
    new ResizeObserver(() => {
      if (!this.svg) return;
      this.arrange();
      this.look();
    }).observe(place);
  }

  tools() {
    const tools = document.createElement('div');
    tools.className = 'tools';
    for (const [sign, word, act] of [
      ['i', 'legend', () => this.explain(this.legend.hidden)],
      ['◎', 'mine', () => this.follow()],
      ['⤢', 'fit', () => this.fit()],
      ['+', 'closer', () => this.zoom(1.5)],
      ['−', 'farther', () => this.zoom(1 / 1.5)],
    ]) {
      const button = document.createElement('button');
      button.textContent = sign;
      button.type = 'button';
      button.dataset.tool = word;
      button.title = this.say(word);
      button.setAttribute('aria-label', this.say(word));
      button.addEventListener('click', act);
      tools.append(button);
    }
    this.place.append(tools);
    tools.firstChild.setAttribute('aria-expanded', 'false');
  }

  adopt(svg) {
    this.svg = svg;
    this.list = null;
    if (!svg) return;
    svg.setAttribute('role', 'group'); // as an image nothing in it could be reached
    const [x, y, w, h] = svg.getAttribute('viewBox').split(' ').map(Number);
    this.whole = { x, y, w, h };
    this.board = this.bounds(svg.querySelector('.s-board')) ?? this.whole;
    if (!this.view) this.view = { ...this.usual };
    this.arrange();
    this.gather();
    this.look();
    this.mark();
    if (!this.legend.hidden) this.explain(true);
  }

  /** The buttons stand where the board loses least by them: in a row below it, or beside it, in two columns where it is low. */
  arrange() {
    const { clientWidth, clientHeight } = this.place;
    const fits = (width, height) => Math.min(width / this.board.w, height / this.board.h);
    const beside = fits(clientWidth - (clientHeight > LOW ? COLUMN : COLUMNS), clientHeight);
    this.place.classList.toggle('tools-below', fits(clientWidth, clientHeight - ROW) > beside);
  }

  /** Lays what explains the board over it, or takes it away: the board stays where it is. */
  explain(isWanted) {
    this.legend.replaceChildren(...(isWanted ? this.explained() : []));
    this.legend.hidden = !this.legend.childElementCount;
    this.place.querySelector('[data-tool=legend]').setAttribute('aria-expanded', String(!this.legend.hidden));
    if (isWanted && this.legend.hidden) this.see(this.whole); // a picture that explains itself otherwise
  }

  /** What is drawn before a text of the legend is what it explains; it is read down its columns, and names of its own after that. */
  explained() {
    const rows = [];
    let drawn = [];
    for (let mark = this.svg.querySelector('.s-legend-box')?.nextElementSibling; mark; mark = mark.nextElementSibling) {
      if (!mark.classList.contains('s-legend-text')) {
        drawn.push(mark);
        continue;
      }
      const row = document.createElement('li');
      row.append(sample(drawn, Number(mark.getAttribute('font-size'))), mark.textContent);
      rows.push({ row, isName: drawn.some((one) => one.matches('.s-key')), column: Number(mark.getAttribute('x')) });
      drawn = [];
    }
    return rows.sort((one, other) => one.isName - other.isName || one.column - other.column).map(({ row }) => row);
  }

  /** Shows another picture: what has an id slides from where it was. */
  show(text) {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    if (parsed.nodeName !== 'svg') return;
    const fresh = document.importNode(parsed, true);
    const before = this.places();
    this.svg ? this.svg.replaceWith(fresh) : this.place.prepend(fresh);
    if (this.view && same(this.view, this.usual)) this.view = null;
    this.adopt(fresh);
    this.slide(before);
  }

  /** Where each piece stands. */
  places() {
    const places = new Map();
    for (const mark of this.svg?.querySelectorAll('[data-kind=token][data-x]') ?? []) {
      places.set(mark.dataset.id, [Number(mark.dataset.x), Number(mark.dataset.y)]);
    }
    return places;
  }

  slide(before) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [id, [x, y]] of this.places()) {
      const [wasX, wasY] = before.get(id) ?? [x, y];
      if (wasX === x && wasY === y) continue;
      for (const mark of this.svg.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)) {
        mark.animate([{ transform: `translate(${wasX - x}px, ${wasY - y}px)` }, { transform: 'none' }], { duration: 200 });
      }
    }
  }

  /** A place of the game from one of the picture, and back. */
  turned(p) {
    return this.svg?.dataset.yRuns === 'up' ? { x: p.x, y: Number(this.svg.dataset.height) - p.y } : { x: p.x, y: p.y };
  }

  /** Places and pieces with what they are called; what stands on a place belongs to it. */
  things() {
    if (this.list) return this.list;
    const marks = [...(this.svg?.querySelectorAll('.mark[data-id]:not([data-part])') ?? [])];
    const all = new Map();
    for (const mark of marks) {
      const { id, kind } = mark.dataset;
      if (kind !== 'patch' && kind !== 'token') continue;
      const known = all.get(id);
      const name = mark.querySelector(':scope > title')?.textContent ?? '';
      if (known) known.name ||= name;
      else all.set(id, { id, kind, name, mark, holds: [] });
    }
    const things = [...all.values()];
    const places = things.filter((one) => one.kind === 'patch').map((one) => [one, one.mark.querySelector('path')]);
    for (const piece of things) {
      if (piece.kind !== 'token' || piece.mark.dataset.x === undefined) continue;
      const at = new DOMPoint(Number(piece.mark.dataset.x), Number(piece.mark.dataset.y));
      const [under] = places.findLast(([, path]) => path?.isPointInFill(at)) ?? [];
      under?.holds.push(piece);
    }
    this.list = things;
    return things;
  }

  /** The places on which these pieces stand. */
  beneath(ids) {
    return this.things().filter((one) => one.holds.some((piece) => ids.includes(piece.id))).map((one) => one.id);
  }

  /** The part of the picture that these lie in, and what else is given; never so near that nothing else is seen. */
  around(ids, drawn = []) {
    const boxes = [...ids.flatMap((id) => [...this.svg.querySelectorAll(`.mark[data-id="${CSS.escape(id)}"]:not([data-kind=label])`)]), ...drawn].map((mark) => mark.getBBox());
    if (!boxes.length) return null;
    const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
    const [w, h] = [Math.max(...boxes.map((b) => b.x + b.width)) - x, Math.max(...boxes.map((b) => b.y + b.height)) - y];
    const least = Math.max(this.board.w, this.board.h) * NEAREST;
    const [edgeX, edgeY] = [w, h].map((size) => Math.max(Math.max(w, h) / 16, (least - size) / 2));
    return { x: x - edgeX, y: y - edgeY, w: w + 2 * edgeX, h: h + 2 * edgeY };
  }

  /** Shows what is asked, and goes with it as the answer grows, until somebody looks elsewhere by hand. */
  follow() {
    const drawn = [...this.svg.querySelectorAll('.drawn > :is(.ground, .ghost, .spot)')];
    this.see(this.around([...this.lit.keys(), ...this.picked], drawn) ?? this.board);
    this.following = true;
  }

  see(part) {
    this.following = false;
    this.view = { ...part };
    this.look();
  }

  pan(x, y) {
    this.following = false;
    this.view.x += (x * this.view.w) / 10;
    this.view.y += (y * this.view.h) / 10;
    this.look();
  }

  look() {
    const { x, y, w, h } = this.view;
    this.svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
    this.name();
    this.hinted();
  }

  /** The labels, with the size of their letters and where they lie; and what they may not grow over. */
  gather() {
    const leaders = [...this.svg.querySelectorAll('.mark[data-kind=label][data-part]')];
    this.labels = [...this.svg.querySelectorAll('.mark[data-kind=label]:not([data-part])')].map((mark) => {
      const size = Math.min(...[...mark.querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size'))));
      const { id } = mark.dataset;
      return { mark, id, size, times: 1, leaders: leaders.filter((one) => id && one.dataset.id === id) };
    });
    this.pieces = null;
    this.placed = null;
  }

  /** In what sizes a label may be shown, the largest first: from letters that can be read at all to those that are read with ease. */
  sizes({ id, size }, pixels) {
    const letters = size * pixels;
    const easy = Math.round((20 * READ) / letters) / 20;
    const isWanted = this.lit.has(id);
    const least = LEAST / letters;
    const usual = Math.min(isWanted ? WANTED : GROWN, Math.max(1, easy));
    const most = this.told.has(id) || least <= STRETCHED ? Math.max(usual, least) : usual;
    const larger = [most, ...(isWanted ? SMALLER.map((part) => part * most) : []), 1, Math.min(1, easy)].filter((times) => times > least);
    const sizes = least <= most ? [...larger, least] : larger;
    return sizes.length || !isWanted ? sizes : [least];
  }

  /**
   * Names that can't be read from here, or lie on others, are left out until one looks closer. First each has the room of
   * its smallest letters, what is to be chosen before what the question speaks of beside that, and that before the rest; so
   * none is pushed out by another's size. Then they grow into what room is left: a little, and what is to be chosen so that
   * it can be read, for a list speaks of it. None grows over another, or over a piece or a sign; of what is to be chosen
   * none is left out.
   */
  name() {
    const pixels = this.svg.getScreenCTM()?.a;
    if (!pixels) return;
    const placed = `${Math.round(STEPS * Math.log(pixels))} ${this.wanted}`;
    if (placed === this.placed) return;
    this.placed = placed;
    this.pieces ??= [...this.svg.querySelectorAll('.mark:is([data-kind=token], [data-part=icons], [data-part=badge])')].map((mark) => whole(mark.getBBox()));
    const rank = ({ id }) => (this.lit.has(id) ? 2 : this.told.has(id) ? 1 : 0);
    const shown = [];
    const fits = (label, size) => {
      const box = grown(label.drawn, size);
      return shown.every((one) => one === label || isApart(one.box, box)) && (size <= 1 || label.near.every((piece) => isApart(piece, box)));
    };
    for (const label of [...this.labels].sort((one, other) => rank(other) - rank(one))) {
      label.drawn ??= letters(label.mark);
      label.sizes = this.sizes(label, pixels);
      const least = label.sizes.at(-1);
      label.now = 0;
      if (!least) continue;
      const drawn = grown(label.drawn, Math.min(1, least));
      label.near = this.pieces.filter((piece) => isApart(piece, drawn));
      if (!this.lit.has(label.id) && !fits(label, least)) continue;
      label.now = least;
      label.box = grown(label.drawn, least);
      shown.push(label);
    }
    for (const label of shown) {
      label.now = label.sizes.find((size) => fits(label, size)) ?? label.now;
      label.box = grown(label.drawn, label.now);
    }
    for (const label of this.labels) {
      if (label.now === label.times) continue;
      label.times = label.now;
      for (const mark of [label.mark, ...label.leaders]) mark.style.display = label.times ? '' : 'none';
      label.mark.style.transform = label.times && label.times !== 1 ? `scale(${label.times})` : '';
    }
  }

  /** What is played on, as it lies in the picture, and a little around it. */
  bounds(board) {
    if (!board) return null;
    const { x, y, width, height } = board.getBBox();
    const edge = Math.max(width, height) / 50;
    return { x: x - edge, y: y - edge, w: width + 2 * edge, h: height + 2 * edge };
  }

  /** What is seen at first. */
  get usual() {
    return this.place.clientWidth < ROOMY ? this.board : this.whole;
  }

  /** What is seen at first; once more: the board alone, or all of the picture, with what explains it. */
  fit() {
    const other = this.usual === this.board ? this.whole : this.board;
    this.see(same(this.view, this.usual) ? other : this.usual);
  }

  /** Shows `menu` at the finger. */
  offer(menu, where) {
    const table = this.place.parentElement; // beside the picture there is room, where it is low
    table.append(menu);
    const box = table.getBoundingClientRect();
    const to = (at, size, room) => `${Math.max(8, Math.min(at, room - size - 8))}px`;
    menu.style.left = to((where?.x ?? box.x + box.width / 2) - box.x, menu.offsetWidth, box.width);
    menu.style.top = to((where?.y ?? box.y + box.height / 2) - box.y + 12, menu.offsetHeight, box.height);
  }

  zoom(times, at) {
    this.following = false;
    const v = this.view;
    const scale = Math.max(this.whole.w / WIDEST, Math.min(this.whole.w * 1.2, v.w / times)) / v.w;
    const c = at ?? { x: v.x + v.w / 2, y: v.y + v.h / 2 };
    this.view = { x: c.x - (c.x - v.x) * scale, y: c.y - (c.y - v.y) * scale, w: v.w * scale, h: v.h * scale };
    this.look();
  }

  /** Where on the scene a point of the screen lies. */
  point(e) {
    const matrix = this.svg.getScreenCTM().inverse();
    return new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix);
  }

  down(e) {
    if (e.target.closest('.tools, .menu, .legend')) return;
    this.explain(false);
    if (e.isPrimary) this.pointers.clear(); // one that was lifted elsewhere is not held any more
    this.dragging = this.isGhost(e);
    if (this.dragging) this.place.setPointerCapture(e.pointerId);
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (this.pointers.size === 1) this.moved = 0;
  }

  /** Whether a finger is on the end of what is drawn. */
  isGhost(e) {
    if (!this.ghost || !this.svg) return false;
    const at = new DOMPoint(this.ghost[0], this.ghost[1]).matrixTransform(this.svg.getScreenCTM());
    return Math.hypot(at.x - e.clientX, at.y - e.clientY) < FINGER;
  }

  move(e) {
    const last = this.pointers.get(e.pointerId);
    if (!last || !this.svg) return;
    const now = { x: e.clientX, y: e.clientY };
    const scale = 1 / this.svg.getScreenCTM().a;
    if (this.pointers.size === 1) {
      this.moved += Math.hypot(now.x - last.x, now.y - last.y);
      if (this.moved > TAP && this.dragging) {
        this.onDrag(this.turned(this.point(e)));
      } else if (this.moved > TAP) {
        if (!this.place.hasPointerCapture(e.pointerId)) this.place.setPointerCapture(e.pointerId);
        this.following = false;
        this.view.x -= (now.x - last.x) * scale;
        this.view.y -= (now.y - last.y) * scale;
        this.look();
      }
    } else {
      const other = [...this.pointers].find(([id]) => id !== e.pointerId)[1];
      const was = Math.hypot(last.x - other.x, last.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.moved = TAP + 1;
      if (was > 0) {
        this.zoom(is / was, this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
      }
    }
    this.pointers.set(e.pointerId, now);
  }

  up(e) {
    this.tapped = this.pointers.delete(e.pointerId) && this.moved <= TAP;
    this.dragging = false;
    this.hinted();
  }

  /** A tap is done with its last event: a list that opens under the finger would hear that as a choice. */
  click(e) {
    const { tapped } = this;
    this.tapped = false;
    if (!tapped || !this.svg) return;
    const ground = this.onGround && this.point(e);
    if (ground && this.onGround(this.turned(ground))) return;
    const ids = [];
    for (const under of document.elementsFromPoint(e.clientX, e.clientY)) {
      const id = this.place.contains(under) && under.closest('[data-id]')?.dataset.id;
      if (id && !ids.includes(id)) ids.push(id);
    }
    this.onTap(ids, { x: e.clientX, y: e.clientY }, this.turned(this.point(e)));
  }

  wheel(e) {
    e.preventDefault();
    this.zoom(e.deltaY < 0 ? 1.2 : 1 / 1.2, this.point(e));
  }

  key(e) {
    const mark = e.target.closest('[data-id]');
    if (!mark || (e.key !== 'Enter' && e.key !== ' ')) return;
    const box = mark.getBoundingClientRect();
    e.preventDefault();
    const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    this.onTap([mark.dataset.id], { x: middle.clientX, y: middle.clientY }, this.turned(this.point(middle)));
  }

  /**
   * Lights what can be tapped, what was chosen, and what is only looked at.
   *
   * @param lit by id, what can be done there, in words
   * @param shut ids of what is told not to be possible now
   */
  light(lit, picked, looked = null, shut = []) {
    this.lit = lit;
    this.picked = picked;
    this.looked = looked;
    this.told = new Set([...shut, ...picked, ...this.beneath([...lit.keys(), ...picked])]);
    this.wanted = `${[...lit.keys()].join()} ${[...this.told].join()}`;
    this.mark();
    if (this.svg) this.name();
  }

  mark() {
    if (!this.svg) return;
    const reached = new Set();
    for (const mark of this.svg.querySelectorAll('[data-id]')) {
      const { id } = mark.dataset;
      const what = this.lit.get(id);
      mark.classList.toggle('lit', what !== undefined);
      mark.classList.toggle('picked', this.picked.has(id));
      mark.classList.toggle('looked', id === this.looked);
      if (what !== undefined && !mark.dataset.part && mark.dataset.kind !== 'label' && !reached.has(id)) {
        reached.add(id);
        mark.setAttribute('tabindex', '0');
        mark.setAttribute('role', 'button');
        mark.setAttribute('aria-label', [mark.querySelector(':scope > title')?.textContent ?? id, what].join(': '));
      } else if (mark.hasAttribute('role')) {
        for (const name of ['tabindex', 'role', 'aria-label']) mark.removeAttribute(name);
      }
    }
  }

  /**
   * Draws over the table, in places of the game: the ground that can be reached, a way, and a note above its end.
   *
   * @param placed what else was put down so far: at, label
   */
  draw(ground, placed = []) {
    this.lay(ground, placed);
    if (this.following && !this.dragging) this.follow();
  }

  lay(ground, placed) {
    this.svg?.querySelector('.drawn')?.remove();
    this.ghost = null;
    this.behind = null;
    this.hint.hidden = true;
    if (!this.svg || (!ground && !placed.length)) return;
    const corner = (p) => {
      const at = this.turned(p);
      return [at.x, at.y];
    };
    const layer = node('g', { class: 'drawn' });
    const { rings, note } = ground ?? {};
    const way = (ground?.way ?? []).map(corner);
    const pixel = 1 / this.svg.getScreenCTM().a;
    if (rings?.length) {
      const d = rings.map((ring) => 'M' + ring.map(([x, y]) => corner({ x, y }).join(' ')).join('L') + 'Z').join('');
      layer.append(node('path', { class: 'ground', 'fill-rule': 'evenodd', d }));
    }
    for (const { at, label } of placed) {
      const [x, y] = corner(at);
      layer.append(node('circle', { class: 'spot placed', cx: x, cy: y, r: SPOT * pixel }));
      const name = node('text', { class: 's-words', x, y: y - 1.5 * SPOT * pixel, 'font-size': WORDS * pixel, 'stroke-width': 3 * pixel, 'text-anchor': 'middle' });
      name.textContent = label;
      layer.append(name);
    }
    if (way.length) {
      const wrong = note?.wrong ? ' wrong' : '';
      if (way.length > 1) layer.append(node('path', { class: `ghost${wrong}`, d: 'M' + way.map((c) => c.join(' ')).join('L') }));
      this.ghost = way[way.length - 1];
      this.behind = way.findLast(([x, y]) => x !== this.ghost[0] || y !== this.ghost[1]) ?? null;
      const [x, y] = this.ghost;
      layer.append(node('circle', { class: `spot${wrong}`, cx: x, cy: y, r: SPOT * pixel }));
      this.hint.textContent = note?.text ?? '';
      this.hint.className = `hint${wrong}`;
    }
    this.svg.append(layer);
    this.hinted();
  }

  /** What is said of the end of a way stands above it, not under the finger; without a finger where the way does not come from. */
  hinted() {
    this.hint.hidden = !this.ghost || !this.hint.textContent;
    if (this.hint.hidden) return;
    const at = new DOMPoint(this.ghost[0], this.ghost[1]).matrixTransform(this.svg.getScreenCTM());
    const box = this.place.getBoundingClientRect();
    const x = at.x - box.x - this.hint.offsetWidth / 2;
    const above = at.y - box.y - FINGER - this.hint.offsetHeight;
    const below = at.y - box.y + FINGER;
    const isFromAbove = !this.dragging && this.behind !== null && this.behind[1] < this.ghost[1];
    const isBelow = above <= 0 || (isFromAbove && below + this.hint.offsetHeight <= box.height);
    this.hint.style.left = `${Math.max(8, Math.min(x, box.width - this.hint.offsetWidth - 8))}px`;
    this.hint.style.top = `${isBelow ? below : above}px`;
  }
}

const whole = ({ x, y, width, height }) => ({ left: x, right: x + width, top: y, bottom: y + height });

const isApart = (one, box) => box.right <= one.left || one.right <= box.left || box.bottom <= one.top || one.bottom <= box.top;

/** Where the letters of a label lie, without the air above its first line and below its last. */
function letters(mark) {
  const { x, y, width, height } = mark.getBBox();
  const air = ((1 - GLYPHS) / 2) * (height / Math.max(1, mark.querySelectorAll('text').length));
  return { left: x, right: x + width, top: y + air, bottom: y + height - air };
}

/** The same, shown so many times as large, from its middle. */
function grown({ left, right, top, bottom }, times) {
  const [w, h] = [((right - left) * times) / 2, ((bottom - top) * times) / 2];
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  return { left: midX - w, right: midX + w, top: midY - h, bottom: midY + h };
}

/** A picture of its own of some marks, with a line of `height` to lie in. */
function sample(marks, height) {
  const boxes = marks.map((mark) => mark.getBBox());
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [w, h] = [Math.max(...boxes.map((box) => box.x + box.width)) - x, Math.max(...boxes.map((box) => box.y + box.height)) - y];
  const edge = height / 4;
  const svg = node('svg', { 'aria-hidden': 'true', viewBox: `${x - edge} ${y - edge} ${w + 2 * edge} ${h + 2 * edge}` });
  svg.append(...marks.map((mark) => mark.cloneNode(true)));
  return svg;
}

function node(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
