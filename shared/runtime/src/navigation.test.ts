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
