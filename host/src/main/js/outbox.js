// Answers, and what is said beside the game, that are to be sent, once, however often it has to be tried: they lie in the browser until the host has said
// something to them, over a reload, a closed tab, a tunnel. For pages and for the worker, so it is no module.
(() => {
  const base = typeof BASE === 'string' ? BASE : document.body.dataset.base;
  const name = `muster${base}`;
  const LATER = [408, 425, 429, 502, 503, 504];

  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  let opened = null;

  function open() {
    opened ??= (async () => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore('post', { keyPath: 'n', autoIncrement: true });
      const database = await done(request);
      // Who clears what this site keeps must not wait for us.
      database.onversionchange = database.onclose = () => {
        database.close();
        opened = null;
      };
      return database;
    })();
    opened.catch(() => (opened = null));
    return opened;
  }

  const store = async (mode) => (await open()).transaction('post', mode).objectStore('post');

  const all = async () => done((await store('readonly')).getAll());

  const channel = new BroadcastChannel(`${name}:post`);

  const hearers = [];

  /** Tells everybody, here and in other windows, what became of an answer. */
  function tell(news) {
    channel.postMessage(news);
    hearers.forEach((hear) => hear(news));
  }

  channel.onmessage = (event) => hearers.forEach((hear) => hear(event.data));

  async function add(entry) {
    await done((await store('readwrite')).add({ ...entry, state: 'waiting', tries: 0 }));
    tell({ added: entry.id });
  }

  const put = async (entry) => done((await store('readwrite')).put(entry));

  async function remove(entry) {
    await done((await store('readwrite')).delete(entry.n));
    tell({ removed: entry.id });
  }

  const clear = async () => done((await store('readwrite')).clear());

  const headersOf = (entry) => ({ 'Content-Type': 'application/json', 'Muster-Reader': entry.reader });

  async function ask(entry, path, options) {
    const said = await fetch(`${base}/api/games/${entry.game}${path}?as=${encodeURIComponent(entry.as)}`, options);
    if (!said.headers.has('Muster-Version')) throw new Error('that was not the host');
    return { ok: said.ok, status: said.status, json: await said.json() };
  }

  /** Dice are typed for one roll: what was not sent at once is sent only where nothing has happened since. */
  async function isTooLate(entry) {
    if (!entry.revision || !entry.tries) return false;
    const now = await ask(entry, '', { cache: 'no-store' });
    return now.ok && now.json.revision !== entry.revision;
  }

  /** Whether the host has said anything to it. */
  async function deliver(entry) {
    let said;
    try {
      if (await isTooLate(entry)) said = { ok: false, status: 409, json: { refused: [] } };
      else said = await ask(entry, entry.path, { method: 'POST', headers: headersOf(entry), body: JSON.stringify(entry.body) });
    } catch {
      await put({ ...entry, tries: entry.tries + 1 });
      tell({ id: entry.id, offline: true });
      return false;
    }
    const refused = said.ok ? [] : (said.json.refused ?? []);
    if (LATER.includes(said.status)) {
      tell({ id: entry.id, later: true, refused });
      return false;
    }
    // Somebody else has come in on this device: they must not hear of it.
    const foreign = refused.some((one) => one.code === 'OTHER_READER');
    if (said.ok || foreign) await done((await store('readwrite')).delete(entry.n));
    else await put({ ...entry, state: 'returned', status: said.status, refused });
    const revision = said.ok && said.json.written !== false ? said.json.revision : null; // dice that wait for another's look lead nowhere yet
    tell({ id: entry.id, ok: said.ok, status: said.status, refused, revision });
    return true;
  }

  async function empty() {
    for (const entry of await all()) {
      if (entry.state === 'waiting' && !(await deliver(entry))) return true;
    }
    return false;
  }

  /** Sends what lies here, in order, in one window at a time; whether something had to stay. */
  const flush = () => (navigator.locks ? navigator.locks.request(`${name}:post`, empty) : empty());

  /** Takes out what still waits; what is on its way just now is waited for first. */
  async function takeBack(entry) {
    const out = async () => {
      if ((await all()).some((one) => one.n === entry.n && one.state === 'waiting')) await remove(entry);
    };
    return navigator.locks ? navigator.locks.request(`${name}:post`, out) : out();
  }

  self.outbox = { add, all, remove, takeBack, clear, flush, hear: (hear) => hearers.push(hear) };
})();
