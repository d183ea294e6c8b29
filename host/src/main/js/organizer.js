// What a page of forms can do better with script: hand a link on, and write times as people here do.
import { localTimes } from './times.js';

localTimes(document);

for (const link of document.querySelectorAll("[data-hand-on]")) {
  const button = link.querySelector("button");
  const address = link.querySelector("input");
  button.hidden = false;
  address.addEventListener("focus", () => address.select());
  button.addEventListener("click", async () => {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title: document.title, text: link.dataset.handOn, url: address.value });
      } else {
        await navigator.clipboard.writeText(address.value);
        button.textContent = button.dataset.done;
      }
    } catch {
      address.select(); // not allowed here, or thought better of: it can be copied by hand
    }
  });
}
