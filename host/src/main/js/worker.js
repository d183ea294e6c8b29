// Works for the pages of the host, also while there is no line: it keeps what pages are made of, and the pages of games as
// they were seen last, for who saw them and nobody else (docs/adr/067). The host writes BASE, VERSION, SHELL, OUTBOX and
// ICON above this, so that it differs where anything of the pages does.
importScripts(OUTBOX);

const OURS = `muster${BASE}:`;
const SHELL_CACHE = `${OURS}shell:${VERSION}`;
const SEEN = `${OURS}seen:`;
const OFFLINE = `${BASE}/offline`;
const MOST_GAMES = 6;
const KEPT_PAGES = /^\/(g\/\w+(\/(log|standings|dice))?|rules\/[\w.-]+)?$/; // none that holds a link or a key
const KEPT_ANSWERS = /^\/api\/games\/\w+(\/picture)?$/;
const GONE = [401, 403, 404];

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function install() {
  const cache = await caches.open(SHELL_CACHE);
  await cache.addAll([...SHELL, ICON, OFFLINE]);
  await self.skipWaiting();
}

/** What another Muster left goes: no script of one meets pages of the other. */
async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== SHELL_CACHE && !name.startsWith(`${SEEN}${VERSION}:`)) await caches.delete(name);
  }
  await self.clients.claim();
}

const pathOf = (url) => url.pathname.slice(BASE.length);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(`${BASE}/`)) return;
  const path = pathOf(url);
  if (request.mode === 'navigate') event.respondWith(page(event, path));
  else if (request.method !== 'GET') return;
  else if (path.startsWith('/assets/')) event.respondWith(asset(request));
  else if (!KEPT_ANSWERS.test(path)) return;
  else event.respondWith(url.searchParams.has('px') ? fetch(request).catch(blank) : answer(event));
});

/** In place of a small picture of a list, which is not kept. */
const blank = () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } });

async function asset(request) {
  const cache = await caches.open(SHELL_CACHE);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** Of the host, as long as there is a line. */
async function page(event, path) {
  const { request } = event;
  const number = next();
  try {
    const fresh = await fetch(request);
    const keep = request.method === 'GET' && KEPT_PAGES.test(path);
    event.waitUntil(noted(request.url, fresh.clone(), number, keep));
    return fresh;
  } catch {
    const found = request.method === 'GET' ? await seen(request.url) : null;
    return found ? dated(found) : nothing();
  }
}

const nothing = async () => (await (await caches.open(SHELL_CACHE)).match(OFFLINE, { ignoreVary: true })) ?? Response.error();

/** The same page, which says of when it is. */
async function dated(found) {
  const at = found.headers.get('Muster-Kept');
  return new Response((await found.text()).replace('<body ', `<body data-kept="${at}" `), { headers: found.headers });
}

/** What a page of a game is made of; all else that programs ask for is asked of the host or of nobody. */
async function answer(event) {
  const number = next();
  try {
    const fresh = await fetch(event.request);
    event.waitUntil(noted(event.request.url, fresh.clone(), number, true));
    return fresh;
  } catch (e) {
    const found = await seen(event.request.url);
    if (found) return found;
    throw e;
  }
}

// ---- whose it is

let asked = 0;
let told = 0; // the last question whose answer said who reads
let current = null;
let before = Promise.resolve();

const next = () => ++asked;

/** One after the other, so that what came for one reader is never put to another's. */
function noted(url, fresh, number, keep) {
  before = before.then(() => note(url, fresh, number, keep)).catch(() => {});
  return before;
}

async function note(url, fresh, number, keep) {
  const reader = fresh.headers.get('Muster-Reader');
  if (keep && GONE.includes(fresh.status)) await forgetGame(url);
  if (!reader || (number < told && reader !== current)) return; // it was on its way when somebody else came in
  told = Math.max(told, number);
  current = reader;
  for (const name of await seenCaches()) {
    if (!name.endsWith(`:${reader}`)) await caches.delete(name);
  }
  if (keep && fresh.ok && !fresh.redirected) await put(`${SEEN}${fresh.headers.get('Muster-Version')}:${reader}`, url, fresh);
}

const seenCaches = async () => (await caches.keys()).filter((name) => name.startsWith(SEEN));

async function put(name, url, fresh) {
  const cache = await caches.open(name);
  const headers = new Headers(fresh.headers);
  headers.delete('Content-Encoding');
  headers.set('Muster-Kept', new Date().toISOString());
  const kept = new Response(await fresh.blob(), { headers }); // the line may break here, and what was kept stays
  await cache.delete(url, { ignoreVary: true }); // what is put anew is the last
  await cache.put(url, kept);
  const games = [];
  for (const one of (await cache.keys()).reverse()) {
    const game = gameOf(one.url);
    if (game && !games.includes(game)) games.push(game);
    if (games.indexOf(game) >= MOST_GAMES) await cache.delete(one, { ignoreVary: true });
  }
}

const gameOf = (url) => /^\/(?:api\/games|g|rules)\/([\w.-]+)/.exec(pathOf(new URL(url)))?.[1] ?? null;

/** A game that is not ours to look at any more, or not there. */
async function forgetGame(url) {
  const game = gameOf(url);
  for (const name of await seenCaches()) {
    const cache = await caches.open(name);
    for (const one of await cache.keys()) if (gameOf(one.url) === game) await cache.delete(one, { ignoreVary: true });
  }
}

async function seen(url) {
  await before;
  for (const name of await seenCaches()) {
    const found = await (await caches.open(name)).match(url, { ignoreVary: true });
    if (found) return found;
  }
  return null;
}

self.addEventListener('message', (event) => {
  if (event.data.keep) event.waitUntil(keep(event.data.keep));
});

/** The page that was there before this worker. */
async function keep(url) {
  const number = next();
  if (KEPT_PAGES.test(pathOf(new URL(url)))) await noted(url, await fetch(url), number, true);
}

// ---- answers that wait for a line

self.addEventListener('sync', (event) => {
  if (event.tag === 'post') event.waitUntil(outbox.flush().then((left) => (left ? Promise.reject(new Error('no line')) : left)));
});

// ---- news

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

/** One for each game: the newest takes the place of what nobody has read. */
function show(data) {
  const news = JSON.parse(data?.text() || '{}');
  return self.registration.showNotification(news.title ?? 'Muster', {
    body: (news.lines ?? []).join('\n'),
    tag: news.game || news.id,
    icon: ICON,
    data: { link: news.link ?? '' },
  });
}

/** The browser's push service may give a device another address at any time; without a word the host would go on at the old. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event)));

async function moved({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options.applicationServerKey;
  const now = newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = now.toJSON();
  const fields = new URLSearchParams({ medium: 'push', url: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const said = await fetch(`${BASE}/me/news/channels`, { method: 'POST', body: fields });
  if (!said.ok) await now.unsubscribe(); // of somebody who has left: the page offers it anew
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.link));
});

/** In the window that shows it already, else in a new one. */
async function goTo(link) {
  const to = link.startsWith(`${location.origin}${BASE}/`) ? link : `${location.origin}${BASE}/`;
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => one.url.split(/[?#]/)[0] === to);
  return there ? there.focus() : self.clients.openWindow(to);
}
