import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutScripts } from './without-scripts.ts';

test('only scripts are removed', () => {
  const html =
    '<p>a</p>\n<script type="application/json" id="x">{"b":"</p>"}</script>\n<script>run()</script>\n<p>c</p>';
  assert.equal(withoutScripts(html), '<p>a</p>\n<p>c</p>');
});
