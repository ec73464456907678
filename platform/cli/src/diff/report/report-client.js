/* The report's behaviour. Everything is readable without it: all pages are open, pictures are side by side. */
const pages = [...document.querySelectorAll('details.page')];
const form = document.querySelector('.filters');
const modes = ['side', 'slider', 'blink', 'difference'];
const blinkMs = 700;

function filter() {
  const wanted = [...form.querySelectorAll('input[name=filter]:checked')].map((box) => box.value);
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

function setMode(viewer, mode) {
  viewer.dataset.mode = mode;
  for (const button of viewer.querySelectorAll('[data-mode]')) {
    button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
  }
  for (const range of viewer.querySelectorAll('.range')) range.hidden = mode !== 'slider';
  // Pictures have another size now.
  for (const pictures of viewer.querySelectorAll('.pictures')) showChange(pictures);
  clearInterval(viewer.blinking);
  if (mode !== 'blink') return;
  // Those who asked for less motion switch between the pictures by pressing Blink again.
  viewer.classList.toggle('after');
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  viewer.blinking = setInterval(() => viewer.classList.toggle('after'), blinkMs);
}

/* Without the pictures of a page that exists on one side only: there is nothing to compare. */
const viewers = [...document.querySelectorAll('.viewer:not(.single)')];

for (const viewer of viewers) {
  viewer.querySelector('.tools').hidden = false;
  for (const button of viewer.querySelectorAll('button')) {
    button.addEventListener('click', () => setMode(viewer, button.dataset.mode));
  }
  for (const width of viewer.querySelectorAll('.width')) {
    const input = width.querySelector('input');
    const move = () => width.style.setProperty('--at', `${input.value}%`);
    input.addEventListener('input', move);
    move();
  }
}

/** Outlines what differs. */
function placeOutline(outline) {
  const { naturalWidth, naturalHeight } = outline.parentElement.querySelector('img');
  const [left, top, width, height] = outline.dataset.area.split(' ').map(Number);
  const percent = (part, whole) => `${(100 * part) / whole}%`;
  // A page that has become shorter ends before the area does.
  const shownHeight = Math.min(height, naturalHeight - top);
  outline.hidden = shownHeight <= 0;
  outline.style.left = percent(left, naturalWidth);
  outline.style.top = percent(top, naturalHeight);
  outline.style.width = percent(width, naturalWidth);
  outline.style.height = percent(shownHeight, naturalHeight);
}

/** Scrolls pictures to what differs, and outlines it. */
function showChange(pictures) {
  const image = pictures.querySelector('img');
  if (!image?.naturalWidth) return;
  for (const outline of pictures.querySelectorAll('.area')) placeOutline(outline);
  const scale = image.clientWidth / image.naturalWidth;
  pictures.scrollTop = Math.max(0, Number(pictures.dataset.top) * scale - 120);
}

for (const pictures of document.querySelectorAll('.pictures')) {
  for (const image of pictures.querySelectorAll('img')) image.addEventListener('load', () => showChange(pictures));
  showChange(pictures);
}

// Side by side, a narrow screen shows pictures that are too small to read.
if (matchMedia('(width < 40rem)').matches) for (const viewer of viewers) setMode(viewer, 'slider');

const focusedPage = () => document.activeElement?.closest('details.page');

/** The height of the filters, which stay at the top. */
const barHeight = 80;
const isInWindow = (element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > barHeight && top < innerHeight;
};

/** From the page that has the focus, or else from the first one that is not above the window. */
function goTo(step) {
  const first = pages.findIndex((page) => !page.hidden && page.getBoundingClientRect().bottom > barHeight);
  const next = first < 0 ? pages.length : first;
  const focused = pages.indexOf(focusedPage());
  const start = focused >= 0 ? focused + step : step > 0 ? next : next - 1;
  for (let i = start; i >= 0 && i < pages.length; i += step) {
    if (pages[i].hidden) continue;
    pages[i].querySelector('summary').focus();
    pages[i].scrollIntoView({ block: 'start' });
    return;
  }
}

/** The pictures of the page that has the focus, or else the first ones in the window. */
const currentViewer = () =>
  viewers.find((viewer) => viewer.closest('details.page') === focusedPage()) ??
  viewers.find((viewer) => !viewer.closest('[hidden]') && isInWindow(viewer));

function nextWidth() {
  const widths = [...(currentViewer()?.querySelectorAll('.width') ?? [])];
  const at = widths.findIndex((width) => width.getBoundingClientRect().top > barHeight);
  (widths[at] ?? widths[0])?.scrollIntoView({ block: 'start' });
}

function toggleAll() {
  const isOpen = pages.some((page) => page.open);
  for (const page of pages) page.open = !isOpen;
}

const keysInUse = document.querySelector('.keys input');

document.addEventListener('keydown', (event) => {
  // People who dictate, or whose keyboard sends keys by chance, turn the keys off.
  if (
    !keysInUse?.checked ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.target.matches('input[type=range]')
  )
    return;
  const key = event.key.toLowerCase();
  if (key === 'j') goTo(1);
  else if (key === 'k') goTo(-1);
  else if (key === 'w') nextWidth();
  else if (key === 'e') toggleAll();
  else if (modes[Number(key) - 1]) {
    const viewer = currentViewer();
    if (viewer) setMode(viewer, modes[Number(key) - 1]);
  }
});

addEventListener('beforeprint', () => {
  for (const page of pages) page.open = true;
  for (const image of document.images) image.loading = 'eager';
  for (const viewer of viewers) {
    viewer.shownMode = viewer.dataset.mode;
    setMode(viewer, 'side');
  }
});

addEventListener('afterprint', () => {
  for (const viewer of viewers) setMode(viewer, viewer.shownMode);
});

if (form) {
  form.hidden = false;
  form.addEventListener('change', filter);
  filter();
}
