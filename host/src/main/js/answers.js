// What can be said of an answer, as it stands so far, by the words of the grammar alone.

/** What an answer begins with before anything is said. */
export function empty(options) {
  switch (options.kind) {
    case 'oneOf':
      return options.options.length === 1 ? options.options[0].id : null;
    case 'someOf':
    case 'several':
      return [];
    case 'form':
      return Object.fromEntries(
        options.fields
          .filter((one) => !one.optional)
          .map((one) => [one.name, empty(one.options)])
          .filter(([, value]) => value !== null),
      );
    case 'each':
    case 'split':
    case 'army':
      return {};
    case 'number':
      return Math.max(options.min, Math.min(0, options.max));
    default:
      return null;
  }
}

/** The one answer that is possible; undefined: there are others, or it is to be put together. */
export function only(options) {
  switch (options.kind) {
    case 'oneOf':
      return options.options.length === 1 ? options.options[0].id : undefined;
    case 'either': {
      const [one, ...more] = options.cases;
      if (!one || more.length) return undefined;
      if (!one.options) return one.id;
      const inner = only(one.options);
      return inner === undefined ? undefined : { [one.id]: inner };
    }
    case 'form':
      return onlyOfAll(options.fields.map((one) => [one.name, one.optional ? undefined : only(one.options)]));
    case 'each':
      return onlyOfAll(options.keys.map((key) => [key.id, only(key.options)]));
    default:
      return undefined;
  }
}

function onlyOfAll(parts) {
  return parts.length && parts.every(([, value]) => value !== undefined) ? Object.fromEntries(parts) : undefined;
}

/** What is said beside the one answer that is possible. */
export function onlyNote(options) {
  const [one] = options.options ?? options.cases ?? [];
  return one?.note ?? '';
}

/** Whether there is nothing to be said, nor to be read of why. */
export function isIdle(options) {
  switch (options.kind) {
    case 'each':
      return options.keys.length === 0;
    case 'split':
      return options.keys.length === 0 || options.max === 0;
    case 'someOf':
    case 'several':
      return options.max === 0 && !options.closed?.length;
    case 'form':
      return options.fields.every((one) => one.optional && isIdle(one.options));
    default:
      return false;
  }
}

/** Whether so much is there that the host can be asked what it thinks of it. */
export function isBegun(value) {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** As the host reads it: a case of which nothing more is said yet is its id, and what is not said is left out. */
export function sayable(value) {
  if (Array.isArray(value)) return value.map((one) => (one === null ? '' : sayable(one)));
  if (value === null || typeof value !== 'object') return value;
  const all = Object.entries(value);
  if (all.length === 1 && all[0][1] === null) return all[0][0];
  return Object.fromEntries(all.filter(([, one]) => one !== null && one !== undefined).map(([name, one]) => [name, sayable(one)]));
}

export const isPlace = (p) => Number.isFinite(p?.x) && Number.isFinite(p?.y);

const caseOf = (value) => (value !== null && typeof value === 'object' ? Object.keys(value)[0] : value);

/** Whether everything is said that the words of the grammar want: only then can anybody say whether it is right. */
export function isWhole(options, value) {
  const said = value ?? empty(options) ?? undefined;
  switch (options.kind) {
    case 'someOf':
      return [].concat(said).length >= options.min;
    case 'several': {
      const all = [].concat(said);
      return all.length >= options.min && all.every((one) => isWhole(options.each, one));
    }
    case 'split':
      return Object.values(said).reduce((a, b) => a + b, 0) >= options.min;
    case 'form':
      return options.fields.every((one) => (one.optional && !isBegun(said[one.name])) || isWhole(one.options, said[one.name]));
    case 'each':
      return options.keys.every((key) => isWhole(key.options, said[key.id] ?? said['*']));
    case 'either': {
      const one = options.cases.find((other) => other.id === caseOf(said));
      return one !== undefined && (!one.options || isWhole(one.options, said[one.id]));
    }
    case 'army':
      return isBegun(said);
    case 'text':
      return options.min === 0 || isBegun(said);
    case 'point':
      return isPlace(said);
    case 'path':
      return said !== undefined && [].concat(said).every(isPlace);
    default:
      return said !== undefined;
  }
}

/** What is still to be said: of the first part that is not whole, from the outermost on, each step with its name as people see it, empty where it is no news. */
export function missing(options, value) {
  const said = value ?? empty(options) ?? undefined;
  switch (options.kind) {
    case 'form': {
      const one = options.fields.find((field) => !(field.optional && !isBegun(said?.[field.name])) && !isWhole(field.options, said?.[field.name]));
      return one ? [{ part: one.name, name: one.options.question || one.name }, ...missing(one.options, said?.[one.name])] : [];
    }
    case 'each': {
      const one = options.keys.find((key) => !isWhole(key.options, said?.[key.id] ?? said?.['*']));
      return one ? [{ part: one.id, name: one.label }, ...missing(one.options, said?.[one.id] ?? said?.['*'])] : [];
    }
    case 'either': {
      const one = options.cases.find((other) => other.id === caseOf(said));
      if (!one?.options) return [];
      const further = missing(one.options, said[one.id]);
      return [{ part: one.id, name: further.some(({ name }) => name) ? '' : one.options.question || one.label }, ...further];
    }
    case 'several': {
      const all = [].concat(said ?? []);
      const i = all.findIndex((element) => !isWhole(options.each, element));
      return i < 0 ? [] : [{ part: String(i + 1), name: '' }, ...missing(options.each, all[i])];
    }
    default:
      return [];
  }
}

/** What is asked of the case that was chosen, where nothing is said of it and nothing need be. */
export function leftOut(options, value) {
  const inner = options.kind === 'either' ? options.cases.find((one) => one.id === caseOf(value))?.options : undefined;
  if (inner?.kind !== 'form' || isBegun(value?.[caseOf(value)])) return [];
  return inner.fields.map((one) => one.options.question ?? one.name);
}

/** The places on the table that an answer names so far. */
export function placesIn(options, value) {
  if (!options || (value ?? null) === null) return [];
  switch (options.kind) {
    case 'point':
      return isPlace(value) ? [value] : [];
    case 'path':
      return [].concat(value).slice(-1).filter(isPlace);
    case 'form':
      return options.fields.flatMap((one) => placesIn(one.options, value[one.name]));
    case 'each':
      return options.keys.flatMap((key) => placesIn(key.options, value[key.id]));
    case 'either':
      return placesIn(options.cases.find((one) => one.id === caseOf(value))?.options, typeof value === 'object' ? value[caseOf(value)] : null);
    case 'several':
      return [].concat(value).flatMap((one) => placesIn(options.each, one));
    default:
      return [];
  }
}

/** The lists out of a catalogue that an answer has so far: options, value, and what the part of the answer is called. */
export function listsIn(options, value, name = '') {
  if (!options || !isBegun(value)) return [];
  switch (options.kind) {
    case 'army':
      return [{ options, value, name }];
    case 'form':
      return options.fields.flatMap((one) => listsIn(one.options, value[one.name], one.options.question ?? one.name));
    case 'each':
      return options.keys.flatMap((key) => listsIn(key.options, value[key.id], key.label));
    case 'either':
      return typeof value === 'object' ? listsIn(options.cases.find((one) => one.id === caseOf(value))?.options, value[caseOf(value)], name) : [];
    case 'several':
      return [].concat(value).flatMap((one) => listsIn(options.each, one, name));
    default:
      return [];
  }
}

/** One step into an answer: what may be said there, its name as people see it, and what is said. */
function into(options, part, value) {
  switch (options?.kind) {
    case 'form': {
      const field = options.fields.find((one) => one.name === part)?.options;
      return { options: field, name: field?.question ?? part, value: value?.[part] };
    }
    case 'each':
    case 'split': {
      const key = options.keys.find((one) => one.id === part);
      return { options: key?.options, name: key?.label ?? part, value: value?.[part] ?? value?.['*'] };
    }
    case 'either': {
      const one = options.cases.find((other) => other.id === part);
      return { options: one?.options, name: one?.label ?? part, value: value?.[part] };
    }
    case 'several':
      return { options: options.each, name: part, value: value?.[Number(part) - 1] };
    case 'army':
      return { name: options.offered.find((one) => one.id === part)?.name ?? part };
    default:
      return { name: part };
  }
}

const parts = (at) => (at ? at.split('.') : []);

/** Whether the part of an answer at `at` is whole, or the last part on the way there that is one. */
export function isWholeAt(options, value, at) {
  let here = { options, value };
  for (const part of parts(at)) {
    const next = into(here.options, part, here.value);
    if (!next.options) break;
    here = next;
  }
  return isWhole(here.options, here.value);
}

/** Where in an answer `at` is, by the names that people see. */
export function placeNamed(options, at) {
  const names = [];
  let here = options;
  for (const part of parts(at)) {
    const next = into(here, part);
    names.push(next.name);
    here = next.options;
  }
  return names.join(' › ');
}

/** For whom or what a part of an answer is given, as people see it: the thing nearest to it that has an answer of its own; empty: for no such thing. */
export function givenFor(options, at) {
  let name = '';
  let here = options;
  for (const part of parts(at)) {
    const next = into(here, part);
    if (here?.kind === 'each') ({ name } = next);
    here = next.options;
  }
  return name;
}

/** An answer in words, as well as it goes where the host can't be asked: by the names that people see. */
export function spoken(options, value) {
  if (value === null || value === undefined) return '–';
  const inner = (one, part) => (one.options && part !== null && part !== undefined ? `${one.label}: ${spoken(one.options, part)}` : one.label);
  const named = (all, id) => all?.find((one) => one.id === id)?.label ?? String(id);
  switch (options?.kind) {
    case 'oneOf':
      return named(options.options, value);
    case 'someOf':
      return [].concat(value).map((id) => named(options.options, id)).join(', ');
    case 'path':
      return options.options ? named(options.options, [].concat(value).at(-1)) : spoken(null, [].concat(value).at(-1));
    case 'either': {
      const one = options.cases.find((other) => other.id === caseOf(value));
      return one ? inner(one, typeof value === 'object' ? value[one.id] : null) : String(caseOf(value));
    }
    case 'form':
      return options.fields.filter((one) => isBegun(value[one.name])).map((one) => spoken(one.options, value[one.name])).join('; ') || '–';
    case 'each':
    case 'split':
      return options.keys.filter((key) => value[key.id] !== undefined).map((key) => `${key.label}: ${spoken(key.options, value[key.id])}`).join('; ') || '–';
    case 'army':
      return options.offered.filter((unit) => value[unit.id]).map((unit) => (value[unit.id] > 1 ? `${value[unit.id]} ${unit.name}` : unit.name)).join(', ') || '–';
    case 'several':
      return [].concat(value).map((one) => spoken(options.each, one)).join('; ') || '–';
    default:
      return isPlace(value) ? `(${value.x}, ${value.y})` : typeof value === 'object' ? Object.values(value).map((one) => spoken(null, one)).join(', ') : String(value);
  }
}
