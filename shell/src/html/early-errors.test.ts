import { gzipSync } from 'node:zlib';
import { bootstrapScript } from './bootstrap-script.ts';
import { earlyErrors } from './early-errors.ts';

type Queue = unknown[] | undefined;
const queue = () => (window as unknown as { _reports: Queue })._reports;

/** Runs the script as at the start of a page. */
function run(reports?: number): void {
  (window as unknown as { _reports: Queue })._reports = undefined;
  new Function('w', 'd', 'g', earlyErrors(reports ?? 1))(window, document, { path: '/exams' });
}

beforeEach(() => {
  navigator.sendBeacon = jest.fn(() => true);
});
afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

test('errors before the reporter has loaded are sent when the page is hidden, once', () => {
  run();
  dispatchEvent(
    new ErrorEvent('error', { message: 'x is not defined', filename: '/_builds/exams/1/a.js', lineno: 1, colno: 20 }),
  );
  const script = document.createElement('script');
  script.setAttribute('src', 'http://localhost/_builds/exams/1/remoteEntry.js');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(jest.mocked(navigator.sendBeacon).mock.calls).toEqual([
    [
      '/_reports',
      '/exams\n/_builds/exams/1/a.js,1,20,x is not defined,\nhttp://localhost/_builds/exams/1/remoteEntry.js,,,',
    ],
  ]);
});

test('a page without errors sends nothing', () => {
  run();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(navigator.sendBeacon).not.toHaveBeenCalled();
});

test('under Global Privacy Control nothing is kept', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  run();
  expect(queue()).toBeUndefined();
});

test('where reports are off nothing is kept, and with a share of page loads some do', () => {
  run(0);
  expect(queue()).toBeUndefined();
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.3);
  run(0.25);
  expect(queue()).toBeUndefined();
  random.mockReturnValue(0.2);
  run(0.25);
  expect(queue()).toEqual([]);
  random.mockRestore();
});

test('it costs visitors at most 150 bytes', () => {
  const size = (text: string) => gzipSync(text, { level: 9 }).length;
  expect(size(bootstrapScript(1)) - size(bootstrapScript(0))).toBeLessThanOrEqual(150);
});
