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
  clearInterval(viewer.blinking);
  if (mode !== 'blink') return;
  // Those who asked for less motion switch between the pictures by pressing Blink again.
  viewer.classList.toggle('after');
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  viewer.blinking = setInterval(() => viewer.classList.toggle('after'), blinkMs);
}

for (const viewer of document.querySelectorAll('.viewer')) {
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

/** The page that has the focus, or else the first one in the window. */
function currentIndex() {
  const focused = pages.indexOf(document.activeElement?.closest('details.page'));
  return focused >= 0
    ? focused
    : pages.findIndex((page) => !page.hidden && page.getBoundingClientRect().bottom > 80) - 1;
}

function goTo(step) {
  for (let i = currentIndex() + step; i >= 0 && i < pages.length; i += step) {
    if (pages[i].hidden) continue;
    pages[i].querySelector('summary').focus();
    pages[i].scrollIntoView({ block: 'start' });
    return;
  }
}

function nextWidth() {
  const widths = [...(pages[currentIndex()]?.querySelectorAll('.width') ?? [])];
  const at = widths.findIndex((width) => width.getBoundingClientRect().top > 80);
  (widths[at + 1] ?? widths[0])?.scrollIntoView({ block: 'start' });
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
    const viewer = pages[currentIndex()]?.querySelector('.viewer');
    if (viewer) setMode(viewer, modes[Number(key) - 1]);
  }
});

addEventListener('beforeprint', () => {
  for (const page of pages) page.open = true;
  for (const image of document.images) image.loading = 'eager';
});

if (form) {
  form.hidden = false;
  form.addEventListener('change', filter);
  filter();
}
