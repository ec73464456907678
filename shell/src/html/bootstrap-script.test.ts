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

/** Runs the script in a page with a hero picture that is still loading. */
function runWithHero(): HTMLImageElement {
  document.head.innerHTML = '';
  const hero = document.body.appendChild(document.createElement('img'));
  hero.dataset.paintFirst = '';
  Object.defineProperty(hero, 'complete', { value: false });
  new Function(bootstrapScript())();
  expect(document.head.children).toHaveLength(0);
  return hero;
}

test('scripts wait for the hero picture, also if it fails, for at most four seconds, and are added once', () => {
  jest.useFakeTimers();
  for (const type of ['load', 'error']) {
    const hero = runWithHero();
    hero.dispatchEvent(new Event(type));
    expect(document.head.children).toHaveLength(3);
    jest.advanceTimersByTime(4000);
    expect(document.head.children).toHaveLength(3);
    hero.remove();
  }
  const hero = runWithHero();
  jest.advanceTimersByTime(3999);
  expect(document.head.children).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(document.head.children).toHaveLength(3);
  hero.remove();
  jest.useRealTimers();
});

test('scripts wait until something is painted, for at most three seconds', () => {
  jest.useFakeTimers();
  let painted = (_: object, __: object) => {};
  const disconnect = jest.fn();
  class Observer {
    constructor(callback: typeof painted) {
      painted = callback;
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const run = () => {
    document.head.innerHTML = '';
    new Function(bootstrapScript())();
    expect(document.head.children).toHaveLength(0);
  };
  const seen = (names: string[]) =>
    painted({ getEntriesByName: (name: string) => names.filter((one) => one === name) }, { disconnect });
  run();
  seen(['first-paint']);
  expect(document.head.children).toHaveLength(0);
  seen(['first-contentful-paint']);
  expect(document.head.children).toHaveLength(3);
  expect(disconnect).toHaveBeenCalledTimes(1);
  run();
  jest.advanceTimersByTime(3000);
  expect(document.head.children).toHaveLength(3);
  Reflect.deleteProperty(window, 'PerformanceObserver');
  jest.useRealTimers();
});
