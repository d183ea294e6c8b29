// What a page of forms can do better with script: hand a link on, and write times as people here do.
import { localTimes } from './times.js';

localTimes(document);

for (const link of document.querySelectorAll("[data-hand-on], [data-copies]")) {
  const button = link.querySelector("button");
  const address = link.querySelector("input");
  button.hidden = false;
  address.addEventListener("focus", () => address.select());
  button.addEventListener("click", async () => {
    try {
      if (link.dataset.handOn && navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title: document.title, text: link.dataset.handOn, url: address.value });
      } else {
        await navigator.clipboard.writeText(address.value);
        button.textContent = button.dataset.done;
      }
    } catch (e) {
      if (e.name === "AbortError") return; // thought better of
      link.querySelector(".by-hand").hidden = false;
      address.select();
    }
  });
}
