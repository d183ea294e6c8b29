// A field that a text is pasted into takes a file too, once there is script: its text, or what is no text as base64.

const MOST = 500 << 10; // so that a form with it stays within a request

function base64(bytes) {
  let all = '';
  for (let at = 0; at < bytes.length; at += 0x8000) all += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:;base64,${btoa(all)}`;
}

function asText(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? base64(bytes) : text;
  } catch {
    return base64(bytes); // such as a zip
  }
}

for (const way of document.querySelectorAll('[data-file-into]')) {
  const field = document.getElementsByName(way.dataset.fileInto)[0];
  const chosen = way.querySelector('input');
  const refused = Object.assign(document.createElement('p'), { className: 'refused', role: 'alert' });
  way.hidden = false;
  chosen.addEventListener('change', async () => {
    const [file] = chosen.files;
    if (!file) return;
    refused.remove();
    if (file.size > MOST) {
      refused.textContent = way.dataset.tooLarge;
      way.after(refused);
    } else {
      field.value = asText(new Uint8Array(await file.arrayBuffer()));
    }
    chosen.value = ''; // the same file can be chosen again
    field.focus();
  });
}
