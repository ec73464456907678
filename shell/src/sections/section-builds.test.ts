import { entryIntegrity, registerSection, sectionBuild, sectionLabel } from '../state.ts';

const build = (name: string, version: string) => ({
  name,
  version,
  entry: `/_builds/${name}/${version}/remoteEntry.js`,
  integrity: `sha384-${name}`,
});

test('the first build of a section stays for the whole document', () => {
  registerSection(build('exams', '1.0.0'));
  registerSection(build('exams', '2.0.0'));
  expect(sectionBuild('exams')?.version).toBe('1.0.0');
  expect(sectionLabel('exams')).toBe('exams 1.0.0');
  expect(sectionLabel('shell')).toBe('shell');
});

test('an entry has integrity at its exact path only', () => {
  registerSection(build('cells', '1.0.0'));
  expect(entryIntegrity('/_builds/cells/1.0.0/remoteEntry.js')).toBe('sha384-cells');
  expect(entryIntegrity('/_builds/cells/1.0.0/other.js')).toBeUndefined();
});
