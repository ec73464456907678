import { fullPageLoad } from './full-page-load.ts';

test('Back and Forward load the page again at its address, and a link opens its own', () => {
  // jsdom follows addresses within the page only, and reports other page loads.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const target = new URL('#list', location.href);
  fullPageLoad(target, 'pop');
  expect([location.hash, reported.mock.calls.length]).toEqual(['', 1]);
  fullPageLoad(target, 'push');
  expect([location.hash, reported.mock.calls.length]).toEqual(['#list', 1]);
});
