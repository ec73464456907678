import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy } from './response-headers.ts';

test('a browser may load the web manifest that every page links to', () => {
  assert.match(contentSecurityPolicy({}), /; manifest-src 'self';/);
});
