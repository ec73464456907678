import { goBack, navigate, registerNavigate } from './navigation.ts';

const handler = jest.fn();
let back: jest.SpyInstance;
const setReferrer = (address: string) =>
  Object.defineProperty(document, 'referrer', { value: address, configurable: true });

beforeEach(() => {
  handler.mockReset();
  registerNavigate(handler);
  back = jest.spyOn(history, 'back').mockImplementation(() => {});
  setReferrer('');
  history.replaceState(null, '', '/');
});

test('navigation is passed to the shell', () => {
  navigate('/rti');
  expect(handler).toHaveBeenCalledWith('/rti');
});

test('while the shell has not started, the browser navigates', async () => {
  jest.resetModules();
  const runtime = await import('./navigation.ts');
  runtime.navigate('#list');
  expect(location.hash).toBe('#list');
});

test('without a page of this site before it, Back leads to the fallback', () => {
  history.pushState(null, '', '/rti');
  setReferrer('https://example.org/');
  goBack('/exams');
  goBack();
  expect(handler.mock.calls).toEqual([['/exams'], ['/']]);
  expect(back).not.toHaveBeenCalled();
});

test.each([
  ['a client navigation', () => history.pushState({ fromHere: true }, '', '/rti')],
  [
    'a page load from this site',
    () => {
      history.pushState(null, '', '/rti');
      setReferrer(`${location.origin}/exams`);
    },
  ],
])('after %s Back uses the history', (_, arrive) => {
  arrive();
  goBack('/exams');
  expect(back).toHaveBeenCalledTimes(1);
  expect(handler).not.toHaveBeenCalled();
});

test('a site whose address begins like this one is another site', () => {
  history.pushState(null, '', '/rti');
  setReferrer(`${location.origin}.example.org/`);
  goBack('/exams');
  expect(back).not.toHaveBeenCalled();
});

/** Goes to the previous entry, as the browser does. */
const arriveAt = (state: object | null, path: string) => {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
};

test('Back leaves the page, though links to its elements have added entries', () => {
  history.pushState(null, '', '/ed-cell#objectives');
  goBack();
  arriveAt(null, '/ed-cell#committee');
  arriveAt({ fromHere: true }, '/ed-cell');
  expect(back).toHaveBeenCalledTimes(3);
  arriveAt({ fromHere: false }, '/policies');
  expect(back).toHaveBeenCalledTimes(3);
  expect(handler).not.toHaveBeenCalled();
});

test('Back leads to the fallback in a tab that a link of this site opened', () => {
  setReferrer(`${location.origin}/exams`);
  Object.defineProperty(history, 'length', { value: 1, configurable: true });
  goBack('/exams');
  Reflect.deleteProperty(history, 'length');
  expect(handler).toHaveBeenCalledWith('/exams');
  expect(back).not.toHaveBeenCalled();
});

test('Back leads to the fallback from a page that was opened at one of its elements', () => {
  history.replaceState({ fromHere: false }, '', '/ed-cell#objectives');
  goBack('/exams');
  expect(handler).toHaveBeenCalledWith('/exams');
  expect(back).not.toHaveBeenCalled();
});

test('a document that Back has left goes no further back when it is shown again', () => {
  history.pushState({ fromHere: true }, '', '/ed-cell');
  goBack();
  dispatchEvent(new Event('pagehide'));
  arriveAt({ fromHere: true }, '/ed-cell');
  expect(back).toHaveBeenCalledTimes(1);
});

test('Back leads to the fallback from a page that was opened first, though its links were used', () => {
  history.pushState(null, '', '/ed-cell#objectives');
  goBack();
  arriveAt({ fromHere: false }, '/ed-cell');
  expect(handler).toHaveBeenCalledWith('/');
  expect(back).toHaveBeenCalledTimes(1);
});
