import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { about } from './scenes/about.ts';
import { readDrawing } from './scenes/drawing.ts';
import type { Film } from './scenes/film.ts';
import { intro } from './scenes/intro.ts';
import { desktop, mobile } from './scenes/layouts.ts';

export interface Video {
  film: Film;
  /** Paths from the repository's root. `quality` is the encoder's crf: lower is better and larger. */
  files: { file: string; quality: number }[];
  /** Of each file, in bytes. */
  limit: number;
}

const drawing = (name: string, file = `public/images/hero/${name}.svg`) =>
  readDrawing(path.join(workspaceRoot, 'remotes/home', file), name);

const files = (base: string, mp4: number, webm: number) => [
  { file: `${base}.mp4`, quality: mp4 },
  { file: `${base}.webm`, quality: webm },
];
const palms = drawing('campus-dawn');
const crown = 'campus-dawn-cr';

export const videos: Record<string, Video> = {
  'intro-desktop': {
    film: intro(desktop, palms, crown),
    files: files('shell/public/media/intro-desktop', 27, 37),
    limit: 400_000,
  },
  'intro-mobile': {
    film: intro(mobile, palms, crown),
    files: files('shell/public/media/intro-mobile', 27, 37),
    limit: 400_000,
  },
  about: {
    film: about({
      poster: drawing('poster', 'src/home/about/poster.svg'),
      'campus-dawn': drawing('campus-dawn'),
      workshop: drawing('workshop'),
      'library-hall': drawing('library-hall'),
      'solar-park': drawing('solar-park'),
      'cricket-dusk': drawing('cricket-dusk'),
    }),
    files: files('remotes/home/public/media/about', 34, 51),
    limit: 700_000,
  },
};
