import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { workspaceRoot } from '@viit/build';
import { provideChromium } from '@viit/test/chromium';
import type { Film } from './scenes/film.ts';
import { type Video, videos } from './videos.ts';

/*
 * `npx tsx tools/media/make-videos.ts [name…]` encodes the site's videos; with `--at 1,2.5` it writes the frames at these
 * seconds to `.viit/frames/`. Needs ffmpeg and Chromium. Every run produces the same film.
 */

const framesPerSecond = 24;

/** The first of two passes only collects statistics. */
const encoders = {
  mp4: (quality: number) => [`-c:v libx264 -preset veryslow -tune animation -crf ${quality} -movflags +faststart`],
  webm: (quality: number) => {
    const both = `-c:v libvpx-vp9 -b:v 0 -crf ${quality} -deadline good -row-mt 1`;
    return [`${both} -cpu-used 2 -pass 1 -f null`, `${both} -cpu-used 1 -auto-alt-ref 6 -lag-in-frames 25 -pass 2`];
  },
};
/** Colours for screens; no metadata that differs between runs. */
const outputOptions =
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact';

function framePage({ width, height }: Film): string {
  const read = (file: string) => fs.readFileSync(path.join(workspaceRoot, file));
  const face = (name: string, file: string) =>
    `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${read(`node_modules/@fontsource-variable/${file}`).toString('base64')})}`;
  return `<!doctype html><style>${read('shared/ui/src/styles/tokens.css')}
${face('Archivo', 'archivo/files/archivo-latin-wght-normal.woff2')}${face('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2')}
body{margin:0}svg{display:block}</style><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>`;
}

async function openFramePage(page: Page, film: Film): Promise<void> {
  await page.setViewportSize({ width: film.width, height: film.height });
  await page.setContent(framePage(film));
  await page.evaluate(() =>
    Promise.all(['600 20px Archivo', '600 20px Figtree'].map((font) => document.fonts.load(font))),
  );
}

async function captureFrame(page: Page, film: Film, t: number, file: string): Promise<void> {
  await page.evaluate((markup) => {
    for (const svg of document.getElementsByTagName('svg')) svg.innerHTML = markup;
  }, film.draw(t));
  await page.screenshot({ path: file });
}

function encode(folder: string, to: string, quality: number): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  const input = ['-y', '-v', 'error', '-framerate', String(framesPerSecond), '-i', '%04d.png'];
  for (const pass of encoders[to.endsWith('.mp4') ? 'mp4' : 'webm'](quality)) {
    const output = pass.includes('-f null') ? os.devNull : to;
    execFileSync('ffmpeg', [...input, ...outputOptions.split(' '), ...pass.split(' '), output], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
}

async function makeVideo(page: Page, { film, files, limit }: Video): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'film-'));
  try {
    await openFramePage(page, film);
    for (let frame = 0; frame < film.seconds * framesPerSecond; frame++) {
      await captureFrame(
        page,
        film,
        frame / framesPerSecond,
        path.join(folder, `${String(frame).padStart(4, '0')}.png`),
      );
    }
    for (const { file, quality } of files) {
      encode(folder, path.join(workspaceRoot, file), quality);
      const { size } = fs.statSync(path.join(workspaceRoot, file));
      console.log(`${file}: ${Math.round(size / 1000)} KB`);
      if (size > limit)
        throw new Error(`${file} has ${size} bytes; its limit is ${limit}. Raise its crf in tools/media/videos.ts.`);
    }
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const names = process.argv.slice(2);
const atIndex = names.indexOf('--at');
const times = atIndex < 0 ? undefined : names.splice(atIndex, 2)[1]?.split(',').map(Number);
const selected = Object.entries(videos).filter(([name]) => names.length === 0 || names.includes(name));
if (selected.length === 0) throw new Error(`No such video. The videos: ${Object.keys(videos).join(', ')}.`);

const { executablePath } = provideChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  for (const [name, video] of selected) {
    if (!times) {
      await makeVideo(page, video);
      continue;
    }
    await openFramePage(page, video.film);
    for (const t of times)
      await captureFrame(page, video.film, t, path.join(workspaceRoot, '.viit/frames', `${name}-${t}.png`));
  }
} finally {
  await browser.close();
}
