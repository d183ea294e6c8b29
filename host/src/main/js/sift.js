// Of many fields those are shown that say what is searched for, and where else it is said; with few there is nothing to search.
const FEW = 8;

const sifts = [...document.querySelectorAll('.sift')];
const group = (sift) => sift.closest('details');
const title = (one) => one.querySelector(':scope > summary');
const fieldsOf = (one) => [...one.querySelectorAll(':scope > .field')];
const says = (one, wanted) => one.textContent.toLowerCase().includes(wanted);

/** Another group that says it, as a button that leads there. */
function elsewhere(one, wanted) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small plain';
  button.textContent = title(one).textContent;
  button.addEventListener('click', () => {
    one.open = true;
    const found = says(title(one), wanted) ? title(one) : fieldsOf(one).find((field) => says(field, wanted));
    found.scrollIntoView({ block: 'center' });
    found.querySelector('input, select')?.focus({ preventScroll: true });
  });
  return button;
}

for (const sift of sifts) {
  const fields = fieldsOf(group(sift));
  const search = sift.querySelector('input');
  const beside = group(sift).querySelector(':scope > .beside');
  const label = beside.firstChild;
  sift.hidden = fields.length < FEW;
  search.addEventListener('input', () => {
    const wanted = search.value.trim().toLowerCase();
    const all = says(title(group(sift)), wanted);
    for (const field of fields) field.hidden = !all && !says(field, wanted);
    const others = wanted ? sifts.map(group).filter((one) => one !== group(sift) && (says(title(one), wanted) || fieldsOf(one).some((field) => says(field, wanted)))) : [];
    beside.replaceChildren(label, ...others.map((one) => elsewhere(one, wanted)));
    beside.hidden = others.length === 0;
    sift.querySelector('output').hidden = fields.some((field) => !field.hidden);
    sift.scrollIntoView({ block: 'start' }); // what is found lies below
  });
  search.addEventListener('keydown', (e) => e.key === 'Enter' && e.preventDefault()); // it is no answer to the form
}
