// The map as it is drawn on: seen, moved and tapped by finger, mouse or keys. It knows what lies where, and nothing of what is to become of it.
import { borders, isWater } from './chart-model.js';
import { area, far, inside, nearest, sides } from './ground-lines.js';

const TAP = 6; // pixels a finger may slip
const NEAR = { mouse: 10, touch: 22, pen: 14 }; // pixels within which something is meant
const WIDEST = 40; // times
const STEP = 12; // pixels of a key
const OWNERS = 12;

const node = (name, attributes = {}, text) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
};
const d = (ring) => `M${ring.map((p) => p.join(' ')).join('L')}Z`;

export class Stage {
  /** @param on {tap, hover, drag, drop, key}: what is done where; `drag` says whether it takes hold */
  constructor(place, say, on) {
    this.place = place;
    this.say = say;
    this.on = on;
    this.pointers = new Map();
    this.cross = null;
    this.svg = node('svg', { class: 'scene' });
    this.ground = node('g');
    this.over = node('g', { class: 'over' });
    this.svg.append(this.ground, this.over);
    place.append(this.svg);
    this.tools();
    place.addEventListener('pointerdown', (e) => this.down(e));
    place.addEventListener('pointermove', (e) => this.move(e));
    place.addEventListener('pointerup', (e) => this.up(e));
    place.addEventListener('pointercancel', (e) => this.pointers.delete(e.pointerId));
    place.addEventListener('wheel', (e) => this.wheel(e), { passive: false });
    place.addEventListener('keydown', (e) => this.key(e));
    new ResizeObserver(() => this.seen && this.look()).observe(place);
  }

  tools() {
    const tools = document.createElement('div');
    tools.className = 'tools';
    for (const [sign, word, act] of [['⤢', 'fit', () => this.fit()], ['+', 'closer', () => this.zoom(1.5)], ['−', 'farther', () => this.zoom(1 / 1.5)]]) {
      const button = document.createElement('button');
      Object.assign(button, { textContent: sign, type: 'button', title: this.say(word) });
      button.dataset.tool = word;
      button.setAttribute('aria-label', this.say(word));
      button.addEventListener('click', act);
      tools.append(button);
    }
    this.place.append(tools);
  }

  // ---- what is seen of it

  get pixel() {
    return 1 / (this.svg.getScreenCTM()?.a || 1);
  }

  fit() {
    const edge = Math.max(this.chart.width, this.chart.height) / 40;
    this.view = { x: -edge, y: -edge, w: this.chart.width + 2 * edge, h: this.chart.height + 2 * edge };
    this.look();
  }

  zoom(times, at) {
    const v = this.view;
    const scale = Math.max(this.chart.width / WIDEST, Math.min(this.chart.width * 3, v.w / times)) / v.w;
    const c = at ?? [v.x + v.w / 2, v.y + v.h / 2];
    this.view = { x: c[0] - (c[0] - v.x) * scale, y: c[1] - (c[1] - v.y) * scale, w: v.w * scale, h: v.h * scale };
    this.look();
  }

  look() {
    const { x, y, w, h } = this.view;
    this.svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
    this.drawOver();
  }

  point(e) {
    const at = new DOMPoint(e.clientX, e.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [at.x, at.y];
  }

  // ---- drawing

  /** @param seen {chosen, drawn, snap, first, wrong}: what is chosen, what is being drawn, and the ids that something is wrong with */
  show(chart, seen) {
    const fresh = this.chart !== chart;
    const size = !this.chart || this.chart.width !== chart.width || this.chart.height !== chart.height;
    this.chart = chart;
    this.seen = seen;
    if (fresh || this.wrong !== seen.wrong || this.chosen !== seen.chosen) this.drawGround();
    this.wrong = seen.wrong;
    this.chosen = seen.chosen;
    if (size || !this.view) this.fit();
    else this.drawOver();
  }

  drawGround() {
    const { chart, seen } = this;
    const [x, y, width, height] = [0, 0, chart.width, chart.height];
    const parts = [node('rect', { class: 's-board', x, y, width, height })];
    if (chart.picture) {
      parts.push(node('image', { x, y, width, height, preserveAspectRatio: 'none', href: chart.picture }), node('rect', { class: 's-veil', x, y, width, height }));
    }
    parts.push(node('rect', { class: 'sheet-edge', x, y, width, height }));
    const owners = new Map();
    for (const place of chart.places) {
      const owner = place.notes.owner;
      if (owner && !owners.has(owner) && owners.size < OWNERS) owners.set(owner, owners.size);
    }
    const pieces = chart.places.flatMap((place) => place.outlines.map((ring) => ({ place, ring }))).sort((a, b) => area(b.ring) - area(a.ring));
    for (const { place, ring } of pieces) {
      const look = isWater(place) ? 's-terrain-water' : owners.has(place.notes.owner) ? `s-owner-${owners.get(place.notes.owner)}` : 's-unowned';
      const ground = node('path', { class: `s-area ${look}${chart.picture ? ' s-pictured' : ''}`, d: d(ring) });
      const edge = node('path', { class: `line${seen.chosen === place.id ? ' chosen' : ''}${seen.wrong.has(place.id) ? ' wrong' : ''}`, d: d(ring) });
      parts.push(ground, node('path', { class: 'line-halo', d: d(ring) }), edge);
      ground.dataset.id = place.id;
    }
    this.ground.replaceChildren(...parts);
  }

  /** What is as large on the screen however close one looks: names, handles, what is being drawn. */
  drawOver() {
    const { chart, seen } = this;
    if (!chart || !this.view) return;
    const px = this.pixel;
    const parts = [];
    const at = new Map(chart.places.map((one) => [one.id, one]));
    const bare = (one) => one.outlines.length === 0;
    for (const two of borders(chart)) {
      const [a, b] = two.split(' ').map((id) => at.get(id));
      const joins = chart.joined.includes(two);
      if (!joins && !bare(a) && !bare(b) && seen.chosen !== a.id && seen.chosen !== b.id) continue;
      parts.push(node('path', { class: `way${joins ? ' joined' : ''}`, d: `M${a.at.join(' ')}L${b.at.join(' ')}` }));
    }
    for (const place of chart.places) {
      const [x, y] = place.at;
      const chosen = seen.chosen === place.id;
      if (bare(place) || chosen) parts.push(node('circle', { class: `spot-at${chosen ? ' chosen' : ''}`, cx: x, cy: y, r: (bare(place) ? 9 : 5) * px }));
      const words = node('text', { class: 's-words', x, y: y - (bare(place) || chosen ? 13 : -5) * px, 'font-size': 14 * px, 'stroke-width': 3.5 * px, 'text-anchor': 'middle' }, place.name);
      parts.push(words);
      if (seen.wrong.has(place.id)) {
        const badge = node('g', { class: 'badge-wrong' });
        badge.append(node('circle', { cx: x, cy: y + 20 * px, r: 9 * px }), node('text', { x, y: y + 25 * px, 'font-size': 14 * px, 'text-anchor': 'middle' }, '!'));
        parts.push(badge);
      }
    }
    const own = at.get(seen.chosen);
    for (const ring of own?.outlines ?? []) {
      let last = null;
      sides(ring, (a, b) => {
        if (!this.isSeen(a) || (last && far(a, last) < 8 * px)) return; // of a coast of thousands of corners those that a finger can tell apart
        last = a;
        if (far(a, b) > 30 * px) parts.push(node('circle', { class: 'handle half', cx: (a[0] + b[0]) / 2, cy: (a[1] + b[1]) / 2, r: 4 * px }));
        const is = seen.corner && a[0] === seen.corner[0] && a[1] === seen.corner[1];
        parts.push(node('circle', { class: `handle${is ? ' chosen' : ''}`, cx: a[0], cy: a[1], r: 6 * px }));
      });
    }
    if (seen.first) parts.push(node('circle', { class: 'spot-at chosen', cx: seen.first[0], cy: seen.first[1], r: 14 * px }));
    this.drawLine(parts, px);
    if (this.cross) {
      const [x, y] = this.cross;
      parts.push(node('path', { class: 'cross', d: `M${x - 14 * px} ${y}H${x + 14 * px}M${x} ${y - 14 * px}V${y + 14 * px}` }));
    }
    this.over.replaceChildren(...parts);
  }

  isSeen([px, py]) {
    const { x, y, w, h } = this.view;
    return px >= x && px <= x + w && py >= y && py <= y + h;
  }

  drawLine(parts, px) {
    const { drawn, snap } = this.seen;
    if (drawn.length) {
      const way = snap ? [...drawn, snap.at] : drawn;
      parts.push(node('path', { class: 'ghost', d: `M${way.map((p) => p.join(' ')).join('L')}` }));
      drawn.forEach(([cx, cy], i) => parts.push(node('circle', { class: `handle${i ? '' : ' chosen'}`, cx, cy, r: (i ? 5 : 8) * px })));
    }
    if (snap?.near) parts.push(node('circle', { class: 'snap', cx: snap.at[0], cy: snap.at[1], r: 10 * px }));
  }

  // ---- what lies where

  /** The place under a point: one whose middle it is, or the smallest ground. */
  placeAt(p, reach) {
    const bare = this.chart.places.find((one) => one.outlines.length === 0 && far(one.at, p) < reach * 1.6);
    if (bare) return bare.id;
    let found = null;
    let least = Infinity;
    for (const place of this.chart.places) {
      for (const ring of place.outlines) {
        if (inside(p, ring) && area(ring) < least) [found, least] = [place.id, area(ring)];
      }
    }
    return found;
  }

  /** What of the chosen place can be taken hold of: {corner} or {half: [from, to]} or {middle}; null: nothing. */
  handleAt(p, reach) {
    const own = this.chart.places.find((one) => one.id === this.seen.chosen);
    if (!own) return null;
    const corner = nearest(p, own.outlines, reach);
    if (corner && !corner.side) return { corner: corner.at };
    for (const ring of own.outlines) {
      let half = null;
      sides(ring, (a, b) => {
        const at = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        if (far(a, b) > 30 * this.pixel && far(at, p) < reach) half = { half: [a, b], at };
      });
      if (half) return half;
    }
    return far(own.at, p) < reach ? { middle: own.at } : null;
  }

  reach(e) {
    return (NEAR[e.pointerType] ?? NEAR.mouse) * this.pixel;
  }

  // ---- fingers

  down(e) {
    if (e.target.closest('.tools') || e.button > 0) return;
    this.cross = null;
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.place.setPointerCapture(e.pointerId);
    if (this.pointers.size > 1) {
      if (this.held) this.on.drop(null);
      this.held = false;
      this.moved = TAP + 1;
      return;
    }
    this.moved = 0;
    this.held = this.on.drag(this.point(e), this.reach(e));
  }

  move(e) {
    const last = this.pointers.get(e.pointerId);
    if (!last) {
      if (e.pointerType !== 'touch') this.on.hover(this.point(e), this.reach(e), e.shiftKey);
      return;
    }
    const now = { x: e.clientX, y: e.clientY };
    this.pointers.set(e.pointerId, now);
    if (this.pointers.size > 1) {
      const other = [...this.pointers].find(([id]) => id !== e.pointerId)[1];
      const was = Math.hypot(last.x - other.x, last.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) this.zoom(is / was, this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
      return;
    }
    this.moved += Math.hypot(now.x - last.x, now.y - last.y);
    if (this.moved <= TAP) return;
    if (this.held) {
      this.on.hover(this.point(e), this.reach(e), e.shiftKey);
    } else {
      const px = this.pixel;
      this.view.x -= (now.x - last.x) * px;
      this.view.y -= (now.y - last.y) * px;
      this.look();
    }
  }

  up(e) {
    if (!this.pointers.delete(e.pointerId)) return;
    const slipped = this.moved > TAP;
    if (this.held) {
      this.held = false;
      this.on.drop(slipped ? this.point(e) : null, this.reach(e), e.shiftKey);
    } else if (!slipped) {
      this.on.tap(this.point(e), this.reach(e), e.shiftKey);
    }
  }

  wheel(e) {
    e.preventDefault();
    this.zoom(e.deltaY < 0 ? 1.2 : 1 / 1.2, this.point(e));
  }

  // ---- keys

  key(e) {
    if (e.target !== this.place || e.ctrlKey || e.metaKey || e.altKey) return;
    const step = (e.shiftKey ? 1 : STEP) * this.pixel;
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[e.key];
    const reach = NEAR.mouse * this.pixel;
    if (by) {
      const { x, y, w, h } = this.view;
      const from = this.cross ?? [x + w / 2, y + h / 2];
      this.cross = this.cross ? [from[0] + by[0], from[1] + by[1]] : from;
      this.follow();
      this.on.hover(this.cross, reach, false, true);
    } else if (e.key === 'Enter' || e.key === ' ') {
      const { x, y, w, h } = this.view;
      this.cross ??= [x + w / 2, y + h / 2];
      this.on.tap(this.cross, reach, e.shiftKey);
    } else if (e.key === '+') this.zoom(1.5, this.cross);
    else if (e.key === '-') this.zoom(1 / 1.5, this.cross);
    else if (e.key === '0') this.fit();
    else if (!this.on.key(e.key)) return;
    e.preventDefault();
  }

  /** The cross is never out of sight. */
  follow() {
    const { x, y, w, h } = this.view;
    const [cx, cy] = this.cross;
    this.view.x += Math.min(0, cx - x) + Math.max(0, cx - x - w);
    this.view.y += Math.min(0, cy - y) + Math.max(0, cy - y - h);
    this.look();
  }
}
