import { onRecoverableError } from './start-reports.ts';

test('HTML that differs from the code is noted with its components, and the window receives the error', () => {
  const [reports, reportError] = [[] as unknown[], jest.fn()];
  Object.assign(window, { _reports: reports, reportError });
  const error = new Error('does not match');
  onRecoverableError(error, { componentStack: '\n    at Table' });
  expect(reports).toEqual([{ kind: 'hydration', error, componentStack: '\n    at Table' }]);
  expect(reportError).toHaveBeenCalledWith(error);
});
