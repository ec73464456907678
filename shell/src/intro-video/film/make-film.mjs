/*
 * Makes the intro videos from the drawing: `node make-film.mjs` writes intro-desktop and intro-mobile as WebM and MP4 to
 * the shell's public files. Needs ffmpeg (Debian package) and Chromium.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const [folder = fileURLToPath(new URL('../../../public/media', import.meta.url))] = process.argv.slice(2);
const rate = 24;
const sizes = { desktop: [1280, 720], mobile: [720, 1280] };
const formats = {
  mp4: '-c:v libx264 -preset veryslow -crf 26 -pix_fmt yuv420p -movflags +faststart'.split(' '),
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 38 -row-mt 1 -pix_fmt yuv420p'.split(' '),
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const page = await browser.newPage();
await page.goto(new URL('film.html', import.meta.url).href);
await page.evaluate(() => document.fonts.load('600 20px "Archivo Variable"'));

for (const [name, [width, height]] of Object.entries(sizes)) {
  await page.evaluate(([w, h]) => globalThis.setSize(w, h), [width, height]);
  const duration = await page.evaluate(() => globalThis.duration);
  const frames = [];
  for (let frame = 0; frame < duration * rate; frame++) {
    const address = await page.evaluate((t) => {
      globalThis.drawFrame(t);
      return document.getElementById('film').toDataURL('image/png');
    }, frame / rate);
    frames.push(Buffer.from(address.split(',')[1], 'base64'));
  }
  for (const [format, options] of Object.entries(formats)) {
    const file = path.join(folder, `intro-${name}.${format}`);
    const input = [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(rate),
      '-c:v',
      'png',
      '-i',
      '-',
    ];
    const ffmpeg = spawn('ffmpeg', [...input, '-an', ...options, file], { stdio: ['pipe', 'inherit', 'inherit'] });
    for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    ffmpeg.stdin.end();
    const [code] = await once(ffmpeg, 'close');
    if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`);
    console.log(path.relative(path.dirname(fileURLToPath(import.meta.url)), file));
  }
}
await browser.close();
