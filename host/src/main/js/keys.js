// What the keyboard does, and a list of it.
import { html, render } from 'lit-html';

const TYPING = 'input, textarea, select';

/** @param does {help, confirm, back, picture}: what the keys do */
export function keys(say, does) {
  const list = [
    ['?', 'key-help'],
    ['← ↑ → ↓', 'key-pan'],
    ['+ −', 'key-zoom'],
    ['0', 'key-fit'],
    ['Tab', 'key-walk'],
    ['Enter', 'key-choose'],
    ['Esc', 'key-back'],
    ['/', 'key-filter'],
    ['c', 'key-confirm'],
  ];
  const dialog = document.createElement('dialog');
  dialog.id = 'help';
  dialog.setAttribute('aria-label', say('keys'));
  render(
    html`<h2>${say('keys')}</h2>
      <dl>${list.map(([key, word]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(word)}</dd></div>`)}</dl>
      <button @click=${() => dialog.close()}>${say('close')}</button>`,
    dialog,
  );
  document.body.append(dialog);
  document.addEventListener('keydown', (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === 'Escape' && !dialog.open) return does.back();
    if (dialog.open || e.target.closest(TYPING)) return;
    // the focus may lie in a dialog for a moment after it was closed
    const panned = e.target === document.body || e.target.closest('.picture, dialog');
    const act = {
      '?': () => dialog.showModal(),
      '+': () => does.picture.zoom(1.5),
      '-': () => does.picture.zoom(1 / 1.5),
      0: () => does.picture.fit(),
      '/': () => document.querySelector('input[type=search]')?.focus(),
      c: () => does.confirm(),
      ...(panned
        ? {
            ArrowLeft: () => does.picture.pan(-1, 0),
            ArrowRight: () => does.picture.pan(1, 0),
            ArrowUp: () => does.picture.pan(0, -1),
            ArrowDown: () => does.picture.pan(0, 1),
          }
        : {}),
    }[e.key];
    if (!act) return;
    e.preventDefault();
    act();
  });
}
