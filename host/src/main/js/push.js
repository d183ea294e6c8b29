// News on this device, also while no page is open: asked for by one button, and the browser asks only then.
const box = document.getElementById('push');
const state = box.querySelector('p');
const button = box.querySelector('button');
const { key, here } = box.dataset;
const base = document.body.dataset.base;

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

function show(what, canAsk) {
  state.textContent = box.dataset[what] ?? '';
  button.hidden = !canAsk;
}

async function look() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribed = await pushManager.getSubscription();
  if (here === 'true' && subscribed) return show('told', false);
  await subscribed?.unsubscribe(); // it was removed here, or is of somebody who has left
  show(Notification.permission === 'denied' ? 'forbidden' : '', Notification.permission !== 'denied');
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') return look();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
  const fields = new URLSearchParams({ medium: 'push', url: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const said = await fetch(`${base}/me/news/channels`, { method: 'POST', body: fields });
  if (!said.ok) throw new Error(String(said.status));
  location.reload();
}

if (!navigator.serviceWorker || !('PushManager' in window) || !('Notification' in window)) show('cant', false);
else {
  look().catch(() => show('failed', false));
  button.addEventListener('click', () => subscribe().catch(() => show('failed', true)));
}
