// A picture to draw over. Whatever is taken is drawn anew as a JPEG that fits into a map's file: so it is small, harmless, and says nothing of where it was made.
const MOST_MB = 40;
const SIDE = 2000; // pixels
const LARGEST = 500 * 1024; // bytes, less than the host takes
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];

/** {text, width, height}, or {wrong: [word, ...values]}. */
export async function readPicture(file) {
  if (file.size > MOST_MB << 20) return { wrong: ['large-picture', Math.ceil(file.size / (1 << 20)), MOST_MB] };
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (![PNG, JPEG].some((kind) => kind.every((byte, i) => head[i] === byte))) return { wrong: ['bad-picture'] };
  try {
    const pixels = await createImageBitmap(file);
    const { width, height } = pixels;
    for (let side = SIDE; side > 300; side *= 0.8) {
      const scale = Math.min(1, side / Math.max(width, height));
      for (const quality of [0.85, 0.7]) {
        const text = drawn(pixels, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), quality);
        if (text && (text.length * 3) / 4 < LARGEST) return { text, width, height };
      }
    }
  } catch {
    // no picture, whatever its first bytes say
  }
  return { wrong: ['bad-picture'] };
}

function drawn(pixels, width, height, quality) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const on = canvas.getContext('2d');
  on.fillStyle = '#fff'; // where it lets through
  on.fillRect(0, 0, width, height);
  on.drawImage(pixels, 0, 0, width, height);
  const text = canvas.toDataURL('image/jpeg', quality);
  return text.startsWith('data:image/jpeg') ? text : null;
}
