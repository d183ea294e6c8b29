// A chart as it is drawn. Every function makes another chart of one, and leaves that as it was: what was before can be had back.
import { area, between, middle, pair, round, same, sideKey, sides, touching } from './ground-lines.js';

export const MOST_CORNERS = 20000;

export const EMPTY = Object.freeze({ name: '', width: 1000, height: 750, picture: null, places: [], joined: [], parted: [] });

const known = new WeakMap();

/** What share a side, kept for as long as the places are the same. */
function touch(chart) {
  if (!known.has(chart.places)) known.set(chart.places, touching(chart.places));
  return known.get(chart.places);
}

/** Pairs that one can go between: those that share a side and were not parted, and those that were connected. */
export function borders(chart) {
  const all = new Set([...touch(chart), ...chart.joined]);
  chart.parted.forEach((two) => all.delete(two));
  return all;
}

export const isTouching = (chart, a, b) => touch(chart).has(pair(a, b));

export const neighbours = (chart, id) => [...borders(chart)].map((two) => two.split(' ')).filter((two) => two.includes(id)).map(([a, b]) => (a === id ? b : a));

export const the = (chart, id) => chart.places.find((one) => one.id === id);

export const rings = (chart) => chart.places.flatMap((one) => one.outlines);

export const corners = (chart) => chart.places.reduce((n, one) => n + one.outlines.reduce((m, ring) => m + ring.length, 0), 0);

export const isWater = (place) => place.notes.water === 'true';

// ---- names

export function slug(name) {
  return name.normalize('NFD').toLowerCase().replace(/\p{M}+/gu, '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'place';
}

function free(chart, name, but) {
  const base = slug(name);
  let id = base;
  for (let n = 2; chart.places.some((one) => one.id === id && one.id !== but); n++) id = `${base}-${n}`;
  return id;
}

// ---- places

const change = (chart, id, to) => ({ ...chart, places: chart.places.map((one) => (one.id === id ? to(one) : one)) });

/** Where pieces stand goes with the ground, unless somebody has put it somewhere. */
function settled(place) {
  if (place.put || !place.outlines.length) return place;
  const largest = place.outlines.reduce((a, b) => (area(b) > area(a) ? b : a));
  return { ...place, at: round(middle(largest)) };
}

/** A new place; its id follows its name until it was saved once. */
export function add(chart, name, outlines, at) {
  const place = settled({ id: free(chart, name), name, at: at ?? [0, 0], put: false, kept: false, outlines, notes: {} });
  return [{ ...chart, places: [...chart.places, place] }, place.id];
}

export const addGround = (chart, id, ring) => change(chart, id, (one) => settled({ ...one, outlines: [...one.outlines, ring] }));

export const setGround = (chart, id, outlines) => change(chart, id, (one) => settled({ ...one, outlines }));

export const put = (chart, id, at) => change(chart, id, (one) => ({ ...one, at: round(at), put: true }));

export function remove(chart, id) {
  const without = (pairs) => pairs.filter((two) => !two.split(' ').includes(id));
  return { ...chart, places: chart.places.filter((one) => one.id !== id), joined: without(chart.joined), parted: without(chart.parted) };
}

export function rename(chart, id, name) {
  const to = the(chart, id).kept ? id : free(chart, name, id);
  const moved = (pairs) => pairs.map((two) => pair(...two.split(' ').map((one) => (one === id ? to : one))));
  const next = change(chart, id, (one) => ({ ...one, id: to, name }));
  return [{ ...next, joined: moved(chart.joined), parted: moved(chart.parted) }, to];
}

/** What a chart says of a place under a word of one's own; empty: nothing any more. */
export function note(chart, id, what, value) {
  return change(chart, id, (one) => {
    const notes = { ...one.notes, [what]: value };
    if (value === '') delete notes[what];
    return { ...one, notes };
  });
}

/** Connects two that one can't go between, or parts them. */
export function toggle(chart, a, b) {
  const two = pair(a, b);
  const without = (pairs) => pairs.filter((one) => one !== two);
  const was = borders(chart).has(two);
  const touches = touch(chart).has(two);
  return {
    ...chart,
    joined: was || touches ? without(chart.joined) : [...chart.joined, two],
    parted: was && touches ? [...chart.parted, two] : without(chart.parted),
  };
}

// ---- corners: one that several places share is one

const reshaped = (chart, ring) =>
  ({ ...chart, places: chart.places.map((one) => {
    const outlines = one.outlines.map(ring);
    return outlines.every((next, i) => next === one.outlines[i]) ? one : settled({ ...one, outlines });
  }) });

/** A corner on a side, in all ground that has that side. */
export function split(chart, [from, to], at) {
  if (same(at, from) || same(at, to)) return chart;
  const side = sideKey(from, to);
  return reshaped(chart, (ring) => {
    const next = [];
    let found = false;
    sides(ring, (a, b) => {
      next.push(a);
      if (sideKey(a, b) === side) {
        found = true;
        next.push(at);
      }
    });
    return found ? next : ring;
  });
}

/** All of a ring's corners that are not the same as the one before. */
const plain = (ring) => ring.filter((p, i) => !same(p, ring[(i + ring.length - 1) % ring.length]));

/** A corner elsewhere, for all who share it; null where ground would have fewer than three. */
export function move(chart, from, to) {
  const next = reshaped(chart, (ring) => (ring.some((p) => same(p, from)) ? plain(ring.map((p) => (same(p, from) ? to : p))) : ring));
  return rings(next).every((ring) => ring.length >= 3) ? next : null;
}

export function removeCorner(chart, at) {
  const next = reshaped(chart, (ring) => (ring.some((p) => same(p, at)) ? plain(ring.filter((p) => !same(p, at))) : ring));
  return rings(next).every((ring) => ring.length >= 3) ? next : null;
}

/** New ground, whose corners that lie on others' sides become corners of those too; `snaps` are the sides they lie on. */
export const meet = (chart, snaps) => snaps.reduce((next, { side, at }) => {
  // a side that was split before is two: the one that the corner lies on is found anew
  if (rings(next).some((ring) => hasSide(ring, side))) return split(next, side, at);
  const part = partOf(next, side, at);
  return part ? split(next, part, at) : next;
}, chart);

const hasSide = (ring, [from, to]) => {
  const wanted = sideKey(from, to);
  let has = false;
  sides(ring, (a, b) => (has ||= sideKey(a, b) === wanted));
  return has;
};

function partOf(chart, [from, to], at) {
  for (const ring of rings(chart)) {
    const way = between(from, to, ring);
    if (!way) continue;
    const all = [from, ...way.way, to];
    for (let i = 1; i < all.length; i++) {
      const [a, b] = [all[i - 1], all[i]];
      const t = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
      if (t > 0 && t < 1) return [a, b];
    }
  }
  return null;
}

// ---- as the file has it

const written = (ring) => ring.map(([x, y]) => `${x},${y}`).join(' ');

/** Without its picture, which the file has in its last line. */
export function toFile(chart, untitled) {
  return {
    name: chart.name.trim() || untitled,
    width: chart.width,
    height: chart.height,
    places: chart.places.map((one) => ({
      id: one.id, name: one.name, at: { x: one.at[0], y: one.at[1] }, outlines: one.outlines.map(written), notes: one.notes,
    })),
    borders: [...borders(chart)].map((two) => two.split(' ')).map(([from, to]) => ({ from, to })),
  };
}

export function fromFile(file) {
  const places = file.places.map((one) => ({
    id: one.id, name: one.name, at: [one.at.x, one.at.y], put: true, kept: true, outlines: one.outlines.map(readRing), notes: { ...one.notes },
  }));
  const open = { ...EMPTY, name: file.name, width: file.width, height: file.height, picture: file.picture ?? null, places };
  const wanted = new Set(file.borders.map(({ from, to }) => pair(from, to)));
  const there = touching(places);
  return { ...open, joined: [...wanted].filter((two) => !there.has(two)), parted: [...there].filter((two) => !wanted.has(two)) };
}

const readRing = (text) => text.trim().split(/\s+/).map((pair) => pair.split(',').map(Number));

/** Outlines as they are typed, a line each; the number of the line that is none, or the outlines. */
export function readGround(text) {
  const lines = text.split('\n').filter((line) => line.trim());
  const wrong = lines.findIndex((line) => !/^\s*-?\d{1,5}(\.\d+)?,-?\d{1,5}(\.\d+)?(\s+-?\d{1,5}(\.\d+)?,-?\d{1,5}(\.\d+)?){2,}\s*$/.test(line));
  return wrong < 0 ? { outlines: lines.map((line) => readRing(line).map(round)) } : { wrong: wrong + 1 };
}

export const writeGround = (place) => place.outlines.map(written).join('\n');
