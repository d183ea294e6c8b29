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
      return options.min;
    default:
      return null;
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

/** Where in an answer `at` is, by the names that people see. */
export function placeNamed(options, at) {
  const names = [];
  let here = options;
  for (const part of at ? at.split('.') : []) {
    let next;
    let name = part;
    switch (here?.kind) {
      case 'form': {
        next = here.fields.find((one) => one.name === part)?.options;
        name = next?.question ?? part;
        break;
      }
      case 'each':
      case 'split': {
        const key = here.keys.find((one) => one.id === part);
        next = key?.options;
        name = key?.label ?? part;
        break;
      }
      case 'either': {
        const one = here.cases.find((c) => c.id === part);
        next = one?.options;
        name = one?.label ?? part;
        break;
      }
      case 'several':
        next = here.each;
        break;
      case 'army':
        name = here.offered.find((one) => one.id === part)?.name ?? part;
        break;
      default:
    }
    names.push(name);
    here = next;
  }
  return names.join(' › ');
}
