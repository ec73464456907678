import { bootstrapScript } from './bootstrap-script.ts';

const load = [
  { src: '/main.js', integrity: 'sha384-a', run: true },
  { src: '/entry.js', integrity: 'sha384-b', run: false },
  { src: '/page.js', integrity: 'sha384-c', run: true },
];

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="viit-page">${JSON.stringify({ load })}</script>`;
  new Function(bootstrapScript())();
});

test('scripts are added and the entry is preloaded, each with its integrity', () => {
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map((script) => [script.getAttribute('src'), script.integrity])).toEqual([
    ['/main.js', 'sha384-a'],
    ['/page.js', 'sha384-c'],
  ]);
  const [preload, ...others] = [...document.head.querySelectorAll('link')];
  expect(others).toEqual([]);
  expect([preload?.rel, preload?.getAttribute('href'), preload?.integrity]).toEqual([
    'preload',
    '/entry.js',
    'sha384-b',
  ]);
});

test('in a browser below the supported line nothing is added', () => {
  document.head.innerHTML = '';
  document.documentElement.setAttribute('data-unsupported', '');
  new Function(bootstrapScript())();
  document.documentElement.removeAttribute('data-unsupported');
  expect(document.head.children).toHaveLength(0);
});

test('a script that fails is removed, so that the next attempt adds a new one', () => {
  document.head.querySelector('script[src="/page.js"]')?.dispatchEvent(new Event('error'));
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test("an entry of a collection with the id of the page's data does not replace it", () => {
  document.head.innerHTML = '';
  document.body.insertAdjacentHTML('afterbegin', '<h3 id="viit-page">Time table</h3>');
  new Function(bootstrapScript())();
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
});
