// Of many fields those are shown that say what is searched for; with few there is nothing to search.
const FEW = 8;

for (const sift of document.querySelectorAll('.sift')) {
  const fields = [...sift.parentElement.querySelectorAll(':scope > .field')];
  const search = sift.querySelector('input');
  sift.hidden = fields.length < FEW;
  search.addEventListener('input', () => {
    const wanted = search.value.trim().toLowerCase();
    for (const field of fields) field.hidden = !field.textContent.toLowerCase().includes(wanted);
    sift.querySelector('output').hidden = fields.some((field) => !field.hidden);
  });
  search.addEventListener('keydown', (e) => e.key === 'Enter' && e.preventDefault()); // it is no answer to the form
}
