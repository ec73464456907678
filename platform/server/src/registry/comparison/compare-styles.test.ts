import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diffRules, listRules } from './compare-styles.ts';

const diff = (from: string, to: string) => [...diffRules(listRules(from), listRules(to))];

test('a declaration that changes is named with its rule', () => {
  assert.deepEqual(diff('.a{color:red;margin:0}.b{margin:0}', '.a{color:blue;margin:0}.b{margin:0}'), [
    { rule: '.a', removed: ['color:red'], added: ['color:blue'] },
  ]);
});

test('a rule inside others is named with them', () => {
  const css = (width: number) => `@layer page{@media (width<40rem){.a{b:c;&:hover{width:${width}px}}}}`;
  assert.deepEqual(diff(css(1), css(2)), [
    { rule: '@layer page @media (width<40rem) .a &:hover', removed: ['width:1px'], added: ['width:2px'] },
  ]);
});

test('a rule that is added or removed has all of its declarations', () => {
  assert.deepEqual(diff('.a{b:c;d:e}', '.f{g:h}'), [
    { rule: '.a', removed: ['b:c', 'd:e'], added: [] },
    { rule: '.f', removed: [], added: ['g:h'] },
  ]);
});

test('braces and semicolons in strings and addresses do not end a rule', () => {
  const css = (end: string) =>
    `.a::before{content:"}{;\\"";background:url(data:image/svg+xml;base64,e30=);color:${end}}`;
  assert.deepEqual(diff(css('red'), css('blue')), [
    { rule: '.a::before', removed: ['color:red'], added: ['color:blue'] },
  ]);
});

test('brackets in comments neither begin nor end a rule', () => {
  const css = (end: string) => `.a{b:c}/*{{"(*//*}}}*/.b/*{*/{color:${end}/*;d:e}*/}`;
  assert.deepEqual(diff(css('red'), css('blue')), [{ rule: '.b', removed: ['color:red'], added: ['color:blue'] }]);
});

test('deep nesting and many rules within a long selector are listed with short names, in linear time', () => {
  const nested = (color: string) => `${'.a{b:c;'.repeat(40_000)}color:${color}${'}'.repeat(40_000)}.z{color:${color}}`;
  const deep = diff(nested('red'), nested('blue'));
  const inner = (color: string) => Array.from({ length: 5000 }, (_, i) => `.c${i}{color:${color}}`).join('');
  const many = diff(`.${'a'.repeat(100_000)}{${inner('red')}}`, `.${'a'.repeat(100_000)}{${inner('blue')}}`);
  assert.equal(deep.at(-1)?.rule, '.z');
  assert.equal(many.length, 5000);
  assert.ok([...deep, ...many].every(({ rule }) => rule.length <= 700));
});
