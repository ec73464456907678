import { registerSection } from '../state.ts';
import { bustCache, loadSection, matchesNoFile } from './federation.ts';

interface Plugin {
  createScript: (options: { url: string }) => { script: HTMLScriptElement; timeout: number };
}

jest.mock('@module-federation/enhanced/runtime', () => {
  const plugins: Plugin[] = [];
  return {
    plugins,
    registerPlugins: (added: Plugin[]) => plugins.push(...added),
    registerRemotes: jest.fn(),
    loadRemote: jest.fn(),
  };
});
const { plugins, registerRemotes, loadRemote } = jest.requireMock<{
  plugins: Plugin[];
  registerRemotes: jest.Mock;
  loadRemote: jest.Mock;
}>('@module-federation/enhanced/runtime');

const integrity = `sha384-${'b'.repeat(64)}`;
const register = (name: string) =>
  registerSection({ name, version: '1.2.0', entry: `/_builds/${name}/1a2b/remoteEntry.js`, integrity });
const scriptFor = (url: string) => plugins[0]?.createScript({ url });
const entries = () => registerRemotes.mock.calls.map(([[remote], options]) => [remote.entry, options.force]);

beforeEach(() => {
  registerRemotes.mockReset();
  loadRemote.mockReset().mockResolvedValue({ default: [] });
});

test('an entry is loaded with the integrity of its release, also at the address of a retry', () => {
  register('exams');
  for (const url of ['/_builds/exams/1a2b/remoteEntry.js', '/_builds/exams/1a2b/remoteEntry.js?retry=2']) {
    expect(scriptFor(url)?.script).toMatchObject({ integrity, crossOrigin: 'anonymous' });
    expect(scriptFor(url)?.timeout).toBe(10_000);
  }
});

test('an entry that no release names gets a well-formed integrity that no file has', () => {
  expect(scriptFor('/_builds/unknown/1a2b/remoteEntry.js')?.script.integrity).toBe(matchesNoFile);
  // 48 bytes in base64: browsers ignore a malformed digest and run the file.
  expect(matchesNoFile).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  expect(Buffer.from(matchesNoFile.slice('sha384-'.length), 'base64')).toEqual(Buffer.alloc(48));
});

test('a section is loaded from its own address', async () => {
  register('cells');
  loadRemote.mockResolvedValue({ default: [{ id: 'rti' }] });
  await expect(loadSection('cells')).resolves.toEqual([{ id: 'rti' }]);
  expect(loadRemote).toHaveBeenCalledWith('cells/pages');
  expect(entries()).toEqual([['/_builds/cells/1a2b/remoteEntry.js', false]]);
});

test('after each failure, and on request, the next attempt uses a new address', async () => {
  register('home');
  loadRemote.mockRejectedValueOnce(new Error('404'));
  await expect(loadSection('home')).rejects.toThrow('404');
  await loadSection('home');
  bustCache('home');
  await loadSection('home');
  expect(entries()).toEqual([
    ['/_builds/home/1a2b/remoteEntry.js', false],
    ['/_builds/home/1a2b/remoteEntry.js?retry=1', true],
    ['/_builds/home/1a2b/remoteEntry.js?retry=2', true],
  ]);
});

test('a section that exposes no pages, or is in no release, is an error that names it', async () => {
  register('placements');
  loadRemote.mockResolvedValue(null);
  await expect(loadSection('placements')).rejects.toThrow('placements 1.2.0 exposes no ./pages.');
  await expect(loadSection('library')).rejects.toThrow('No release has a section "library".');
});
