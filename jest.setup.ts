import '@testing-library/jest-dom';

/** An unexpected message on the console fails the test that caused it; a test that expects one replaces the spy. */
const methods = ['error', 'warn'] as const;
beforeEach(() => {
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      throw new Error(`unexpected console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
});
