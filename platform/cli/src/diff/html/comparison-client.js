/* Filters and sliders. Everything is readable without it: all pages are open, pictures are side by side. */
const pages = [...document.querySelectorAll('details.page')];
const form = document.querySelector('.filters');

function filter() {
  const wanted = [...form.querySelectorAll('input:checked')].map((box) => box.value);
  for (const page of pages) {
    const tags = page.dataset.tags.split(' ');
    page.hidden = wanted.length > 0 && !wanted.some((tag) => tags.includes(tag));
  }
  for (const section of document.querySelectorAll('section.pages')) {
    section.hidden = !section.querySelector('details.page:not([hidden])');
  }
  const shown = pages.filter((page) => !page.hidden).length;
  form.querySelector('output').textContent = `${shown} of ${pages.length} pages`;
}

if (form) {
  form.hidden = false;
  form.addEventListener('change', filter);
  filter();
}

// Side by side, a narrow screen shows pictures that are too small to read.
const isNarrow = matchMedia('(width < 40rem)').matches;

for (const slider of document.querySelectorAll('.slider')) {
  const [box, range] = slider.querySelectorAll('input');
  const width = slider.parentElement;
  const area = width.querySelector('.area');
  /** Scrolls a long page to what differs. */
  const scroll = () => {
    if (area) area.closest('.pictures').scrollTop = area.offsetTop - 120;
  };
  box.checked = isNarrow;
  box.addEventListener('change', scroll);
  range.addEventListener('input', () => width.style.setProperty('--at', `${range.value}%`));
  for (const image of width.querySelectorAll('img')) image.addEventListener('load', scroll);
  scroll();
}

addEventListener('beforeprint', () => {
  for (const page of pages) page.open = true;
  for (const image of document.images) image.loading = 'eager';
});
