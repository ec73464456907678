import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom has neither, and React Router reads them when it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });

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
