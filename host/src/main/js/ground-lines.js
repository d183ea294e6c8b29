// Geometry of a map of outlines: what lies where, what is near, what shares a border. Points are [x, y]; nothing is changed.

export const key = ([x, y]) => `${x},${y}`;
export const same = (a, b) => a[0] === b[0] && a[1] === b[1];
export const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const round = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
export const sideKey = (a, b) => (key(a) < key(b) ? `${key(a)} ${key(b)}` : `${key(b)} ${key(a)}`);

/** Each side of an outline: f(from, to, number). */
export function sides(ring, f) {
  for (let i = 0; i < ring.length; i++) f(ring[i], ring[(i + 1) % ring.length], i);
}

function signed(ring) {
  let twice = 0;
  sides(ring, ([x, y], [u, v]) => (twice += x * v - u * y));
  return twice / 2;
}

export const area = (ring) => Math.abs(signed(ring));

export function inside([x, y], ring) {
  let is = false;
  sides(ring, ([ax, ay], [bx, by]) => {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  });
  return is;
}

/** The point of a side that is nearest. */
export function onto([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const t = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return [ax + t * dx, ay + t * dy];
}

/** A point well within an outline, where a piece can stand: its centroid, or where there is most room. */
export function middle(ring) {
  const whole = signed(ring);
  if (!whole) return ring[0];
  let [x, y] = [0, 0];
  sides(ring, ([ax, ay], [bx, by]) => {
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  const centre = [x / (6 * whole), y / (6 * whole)];
  return inside(centre, ring) ? centre : roomiest(ring);
}

function roomiest(ring) {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best = ring[0];
  let most = -1;
  for (let i = 1; i < 16; i++) {
    for (let j = 1; j < 16; j++) {
      const p = [left + ((right - left) * i) / 16, top + ((bottom - top) * j) / 16];
      if (!inside(p, ring)) continue;
      let near = Infinity;
      sides(ring, (a, b) => (near = Math.min(near, far(p, onto(p, a, b)))));
      if (near > most) [best, most] = [p, near];
    }
  }
  return best;
}

/** The corner within reach, or else the place on a side: {at, side: [from, to] or null}; null: nothing is near. */
export function nearest(p, rings, reach) {
  let corner = null;
  let least = reach;
  let border = null;
  let less = reach;
  for (const ring of rings) {
    sides(ring, (a, b) => {
      const away = far(p, a);
      if (away <= least) [corner, least] = [a, away];
      if (Math.min(a[0], b[0]) - reach > p[0] || Math.max(a[0], b[0]) + reach < p[0]) return;
      const on = onto(p, a, b);
      const off = far(p, on);
      if (off <= less) [border, less] = [{ at: round(on), side: [a, b] }, off];
    });
  }
  return corner ? { at: corner, side: null } : border;
}

/** The corners between two of an outline, the shorter way round; null if it has not both. */
export function between(from, to, ring) {
  const i = ring.findIndex((p) => same(p, from));
  const j = ring.findIndex((p) => same(p, to));
  if (i < 0 || j < 0 || i === j) return null;
  const n = ring.length;
  const on = [];
  for (let k = (i + 1) % n; k !== j; k = (k + 1) % n) on.push(ring[k]);
  const back = [];
  for (let k = (i - 1 + n) % n; k !== j; k = (k - 1 + n) % n) back.push(ring[k]);
  const length = (way) => [...way, to].reduce(([sum, last], p) => [sum + far(last, p), p], [0, from])[0];
  const [a, b] = [length(on), length(back)];
  return a <= b ? { way: on, length: a } : { way: back, length: b };
}

const DETOUR = 1.6; // times the straight line
const AROUND = 12; // the same where that would cut through ground

/**
 * The corners between two along borders that are there, whosever they are, where they are meant: the straight line would cut
 * through ground that is drawn already, or leave a gap of little more than nothing. Empty: it goes straight.
 */
export function along(from, to, rings) {
  const half = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const most = far(from, to) * (rings.some((ring) => inside(half, ring)) ? AROUND : DETOUR);
  const next = new Map();
  const link = (a, b) => (next.has(key(a)) ? next.get(key(a)).push(b) : next.set(key(a), [b]));
  for (const ring of rings) {
    sides(ring, (a, b) => {
      link(a, b);
      link(b, a);
    });
  }
  if (!next.has(key(from)) || !next.has(key(to))) return [];
  const done = new Set();
  const open = [{ at: from, length: 0, before: null }];
  while (open.length) {
    const [here] = open.splice(open.reduce((least, one, i) => (one.length < open[least].length ? i : least), 0), 1);
    if (same(here.at, to)) return way(here.before);
    if (done.has(key(here.at))) continue;
    done.add(key(here.at));
    for (const at of next.get(key(here.at))) {
      const length = here.length + far(here.at, at);
      if (length <= most && !done.has(key(at))) open.push({ at, length, before: here });
    }
  }
  return [];
}

function way(last) {
  const corners = [];
  for (let one = last; one?.before; one = one.before) corners.unshift(one.at);
  return corners;
}

/** Which places share a side: keys of two ids, the smaller first. */
export function touching(places) {
  const by = new Map();
  for (const place of places) {
    for (const ring of place.outlines) {
      sides(ring, (a, b) => {
        const side = sideKey(a, b);
        if (by.has(side)) by.get(side).add(place.id);
        else by.set(side, new Set([place.id]));
      });
    }
  }
  const pairs = new Set();
  for (const ids of by.values()) {
    const all = [...ids];
    for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) pairs.add(pair(all[i], all[j]));
  }
  return pairs;
}

export const pair = (a, b) => (a < b ? `${a} ${b}` : `${b} ${a}`);
