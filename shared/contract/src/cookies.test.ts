import {
  deleteUnknownPathCookie,
  previewCookie,
  readCookie,
  setUnknownPathCookie,
  unknownPathCookie,
} from './cookies.ts';

test('a cookie is read by its whole name, with everything up to the semicolon', () => {
  const cookies = 'x-a=1; a=b=c;d=e ; empty=';
  expect(['a', 'd', 'x-a', 'empty', 'b', 'missing'].map((name) => readCookie(cookies, name))).toEqual([
    'b=c',
    'e',
    '1',
    undefined,
    undefined,
    undefined,
  ]);
});

test('the unknown path lives for 20 seconds, and is deleted under the same name', () => {
  expect(setUnknownPathCookie('/a%20b')).toBe('viit-lost=/a%20b; Max-Age=20; Path=/; SameSite=Lax');
  expect(deleteUnknownPathCookie).toBe(`${unknownPathCookie}=; Max-Age=0; Path=/; SameSite=Lax`);
});

test("a preview's secret has a name that only its own host can set over https", () => {
  expect([true, false].map(previewCookie)).toEqual(['__Host-viit_preview', 'viit_preview']);
});
