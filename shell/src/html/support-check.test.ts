import { supportCheck } from './support-check.ts';

const root = document.documentElement;
const run = () => new Function(supportCheck)();
const isMarked = () => [root.hasAttribute('data-unsupported'), root.hasAttribute('data-section-failed')];

/** What jsdom lacks of a supported browser. */
const features = {
  CSSLayerBlockRule: class {},
  ResizeObserver: class {},
  IntersectionObserver: class {},
};

beforeEach(() => {
  Object.assign(window, features, { CSS: { supports: () => true } });
  Object.defineProperty(HTMLElement.prototype, 'inert', { value: false, configurable: true });
  document.head.innerHTML =
    '<style>@media screen and (scripting: enabled) { p { display: none } } @media (scripting: none) { b { color: red } } @media print { i { color: red } }</style>';
});
afterEach(() => {
  for (const name of [...Object.keys(features), 'CSS']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  root.removeAttribute('data-unsupported');
  root.removeAttribute('data-section-failed');
});

test('a supported browser is not marked', () => {
  run();
  expect(isMarked()).toEqual([false, false]);
});

test.each(['at', 'findLast', 'toReversed'] as const)('a browser without %s on arrays is marked', (name) => {
  const method = Object.getOwnPropertyDescriptor(Array.prototype, name);
  Reflect.deleteProperty(Array.prototype, name);
  run();
  Object.defineProperty(Array.prototype, name, method as PropertyDescriptor);
  expect(isMarked()).toEqual([true, true]);
});

test('a browser without cascade layers or :has() is marked', () => {
  Reflect.deleteProperty(window, 'CSSLayerBlockRule');
  run();
  expect(isMarked()).toEqual([true, true]);
  root.removeAttribute('data-unsupported');
  Object.assign(window, features, { CSS: { supports: () => false } });
  run();
  expect(root).toHaveAttribute('data-unsupported');
});

test('in a marked browser the styles apply as without script', () => {
  Reflect.deleteProperty(window, 'CSSLayerBlockRule');
  run();
  const queries = [...(document.styleSheets[0]?.cssRules ?? [])].map((rule) => (rule as CSSMediaRule).media.mediaText);
  expect(queries).toEqual(['screen and (max-width: 0px)', '(min-width: 0px)', 'print']);
});
