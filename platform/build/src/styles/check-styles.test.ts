import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStyles } from './check-styles.ts';

const check = (text: string | Buffer) => checkStyles(text, { section: 'exams' });
const quotes = (text: string) => check(text).problems.map(({ quote }) => quote);

/** Rules whose subject, or an ancestor of it, carries a class of the section. */
const accepted = [
  '.exams_a{color:red}',
  '.exams_a h1{color:red}',
  '.exams_a>*+*{color:red}',
  '.exams_a:hover::before{color:red}',
  '.exams_a:not(.other):has(.exams_b){color:red}',
  '.exams_a:nth-child(2n+1 of .exams_b){color:red}',
  '.exams_a{li:nth-child(2n of .exams_b){color:red}&:not(.b) p{color:red}}',
  ':root:not([data-x]) .exams_a{color:red}',
  'html[lang] body .exams_a{color:red}',
  'nav .exams_a{color:red}',
  ':is(.exams_a,.exams_b .c)::after{color:red}',
  ':where(.exams_a>*+*){color:red}',
  '.exams_a::before{content:":is(b::c"}/*:is(::b)*/',
  '.exams_a{h1{color:red}&:hover{color:red}>p+p{color:red}@media print{color:red}nav &{color:red}}',
  ':root:not([data-x]){.exams_a{color:red}}',
  '@layer ui,page;@layer page{.exams_a{color:red}}',
  '@media print{@supports (display:grid){@container (width>3em){@starting-style{.exams_a{color:red}}}}}',
  '.exams_a{--text:red}',
  '.exams_a{&[title="(&"]{background:url(a?b&c)}}',
  '.exams_a{container:exams_box/inline-size}@container exams_box (width>3em){.exams_a{color:red}}',
  '@property --exams_share{syntax:"*";inherits:false}',
  '@keyframes exams_rise{from{opacity:0}}',
  '@font-face{font-family:"exams_Serif";src:url(a.woff2)}',
  '@counter-style exams_marks{system:cyclic;symbols:a}',
];
for (const text of accepted) {
  test(`accepted: ${text}`, () => assert.deepEqual(check(text), { problems: [], warnings: [] }));
}

/** What reaches outside of the section, with the part that the finding quotes. */
const refused: Readonly<Record<string, string>> = {
  'body{color:red}': 'body',
  'header{color:red!important}': 'header',
  'h1,.exams_a{color:red}': 'h1',
  '.exams_a,[title="a,b"] ,.exams_b{color:red}': '[title="a,b"]',
  '*{color:red}': '*',
  '.title{color:red}': '.title',
  '.institution_1a2b-title{color:red}': '.institution_1a2b-title',
  '.exams-a{color:red}': '.exams-a',
  '.exams_a~footer{color:red}': '.exams_a~footer',
  '.exams_a+*{color:red}': '.exams_a+*',
  '.exams_a>p~:is(footer){color:red}.exams_a+p~footer p{color:red}': '.exams_a+p~footer p',
  'footer:not(.exams_a){color:red}': 'footer:not(.exams_a)',
  'body:has(.exams_a){color:red}': 'body:has(.exams_a)',
  'main:has(.exams_a) h1{color:red}': 'main:has(.exams_a) h1',
  ':is(.exams_a,body) h1{color:red}': ':is(.exams_a,body) h1',
  ':where(.exams_a,h1){color:red}': ':where(.exams_a,h1)',
  ':is(){color:red}': 'the stylesheet',
  ':is(.exams_a,header:not(:window-inactive) *){color:red}': 'the stylesheet',
  ':WHERE(.exams_a,h2:horizontal){color:red}': 'the stylesheet',
  ':\\69 s(.exams_a,h2:horizontal){color:red}': 'the stylesheet',
  '.exams_a{:is(b,header::slotted){color:red}}': 'the stylesheet',
  'li:nth-child(1 of .exams_a){color:red}': 'li:nth-child(1 of .exams_a)',
  '.exams_a{:nth-child(n of :not(&)){color:red}}': '&',
  '.exams_a{header:nth-last-child(n of header,&){color:red}}': '&',
  '.exams_a{footer:not(:unknown(&)){color:red}}': '&',
  '.exams_a{video::cue(&){color:red}}': '&',
  '.exams_a{:is(header *, > &){color:red}}': '&',
  '.exams_a{:where(header,/*){*/%&){color:red}}': '&',
  '.exams_a{:is(header,[a="b"]&x:bogus(&)){color:red}}': '&',
  ':-webkit-any(.exams_a){color:red}': ':-webkit-any(.exams_a)',
  ':root{--text:red}': ':root',
  ':root.exams_a{color:red}': ':root.exams_a',
  'html{color:red}': 'html',
  'HTML.exams_a{color:red}': 'HTML.exams_a',
  ':is(:root,.exams_a){color:red}': ':is(:root,.exams_a)',
  ':scope{color:red}': ':scope',
  '::selection{color:red}': '::selection',
  '::view-transition-group(x){color:red}': '::view-transition-group(x)',
  ':host(.exams_a){color:red}': ':host(.exams_a)',
  '.exams_a{&~footer{color:red}}': '&~footer',
  '.exams_a{~footer{color:red}}': '~footer',
  '.exams_a{:is(&,body) h1{color:red}}': '&',
  '&{color:red}': '&',
  ':root{@media print{color:red}}': ':root',
  ':root{@supports (display:grid){color:red}}': ':root',
  ':root{@container (width>3em){color:red}}': ':root',
  ':root{@layer page{color:red}}': ':root',
  ':root{@starting-style{color:red}}': ':root',
  '@container (width>3em){main{color:red}}': 'main',
  'body{h1{color:red}}': 'h1',
  '@layer base{.exams_a{color:red}}': '@layer base',
  '@layer page.more{.exams_a{color:red}}': '@layer page.more',
  '@layer{.exams_a{color:red}}': '@layer',
  '@layer page,reset;': '@layer page,reset',
  '@property --share{syntax:"*";inherits:false}': '@property --share',
  '@property --exams-share{syntax:"*";inherits:false}': '@property --exams-share',
  '@keyframes rise{from{opacity:0}}': '@keyframes rise',
  '@keyframes "rise"{from{opacity:0}}': '@keyframes "rise"',
  '@font-face{font-family:"Figtree Variable";src:url(a.woff2)}': '@font-face',
  '@font-face{src:url(a.woff2)}': '@font-face',
  '@font-face{font-family:"exams_a";font-family:"Figtree Variable";src:url(a.woff2)}': '@font-face',
  '@font-face{font-family:"exams_a";FONT-FAMILY:Figtree Variable;src:url(a.woff2)}': '@font-face',
  '@counter-style disc{system:cyclic;symbols:a}': '@counter-style disc',
  '.exams_a{container-name:exams_a main}': '.exams_a',
  '.exams_a{container:main/inline-size}': '.exams_a',
  '.exams_a{container-name:var(--name)}': '.exams_a',
  '@container main (width>3em){.exams_a{color:red}}': '@container main (width>3em)',
  '@import "/other.css";': '@import "/other.css"',
  '@page{margin:0}': '@page',
  '@view-transition{navigation:auto}': '@view-transition',
  '@namespace svg url(http://www.w3.org/2000/svg);': '@namespace svg url(http://www.w3.org/2000/svg)',
  '@position-try --a{top:0}': '@position-try --a',
  '@scope (.exams_a){h1{color:red}}': '@scope (.exams_a)',
  '@font-palette-values --a{font-family:b}': '@font-palette-values --a',
  '@-moz-document url-prefix(){body{color:red}}': '@-moz-document url-prefix()',
  '@unknown{body{color:red}}': '@unknown',
};
for (const [text, quote] of Object.entries(refused)) {
  test(`refused: ${text}`, () => assert.deepEqual(quotes(text), [quote]));
}

test('a stylesheet that cannot be parsed is refused: browsers could understand more of it', () => {
  for (const text of ['.exams_a{color:red}}body{color:red}', '.exams_a{color:red;;]}', '<!--body{color:red}-->']) {
    const { problems } = check(text);
    assert.ok(problems.length > 0, text);
  }
});

test('a stylesheet in another encoding is refused: browsers would read other rules than the ones that are checked', () => {
  const text = '.exams_a{color:red}';
  const encodings = {
    'UTF-16 LE with its mark': Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16 BE with its mark': Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    'UTF-8 with a mark': Buffer.from(`\uFEFF${text}`),
    'a mark before ASCII': Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text)]),
    'invalid UTF-8': Buffer.concat([Buffer.from(text), Buffer.of(0x80)]),
    'another encoding in its first rule': Buffer.from(`@charset "shift_jis";${text}`),
  };
  for (const [name, bytes] of Object.entries(encodings)) {
    assert.match(check(bytes).problems[0]?.reason ?? '', /UTF-8/, name);
  }
  assert.deepEqual(check(Buffer.from(`@charset "utf-8";${text}.exams_b::before{content:"✓"}`)).problems, []);
});

test('a finding names line and column, and what to do', () => {
  const [finding] = check('.exams_a {\n  color: red;\n}\n\n  h2, .exams_b h3 {\n  color: red;\n}').problems;
  assert.deepEqual([finding?.line, finding?.column, finding?.quote], [5, 3, 'h2']);
  assert.match(finding?.reason ?? '', /needs a class of your CSS Modules/);
});

test('a fixed position is possible, with a warning', () => {
  for (const text of [
    '.exams_a{position:fixed}',
    '.exams_a{@media print{position:fixed!important}}',
    '@keyframes exams_a{from{position:fixed}}',
    '.exams_a{position:var(--a)}',
  ]) {
    const { problems, warnings } = check(text);
    assert.deepEqual([problems.length, warnings.length], [0, 1], text);
    assert.match(warnings[0]?.reason ?? '', /can cover the header/);
  }
});

test('in a source file of CSS Modules classes and animations are local, except those marked as global', () => {
  const source = (text: string) => checkStyles(text, { section: 'exams', naming: 'source' }).problems.length;
  assert.equal(source('.title h1{color:red}@keyframes rise{from{opacity:0}}'), 0);
  assert.equal(source(':global(.title){color:red}'), 1);
  assert.equal(source('.title ~ footer{color:red}'), 1);
});
