import { hashText } from '../drawing/hash-text.ts';
import * as css from './emblem.module.css';

export type EmblemTone = 'sea' | 'soil' | 'steel' | 'sun' | 'leaf';
export type EmblemShape = 'round' | 'shield' | 'hex';

interface EmblemProps {
  name: string;
  /** One to five letters. */
  initials: string;
  /** @default 'sea' */
  tone?: EmblemTone | undefined;
  /** @default 'round' */
  shape?: EmblemShape | undefined;
  /** Hide it from screen readers, where the name is beside it. @default false */
  decorative?: boolean;
}

const outlines: Record<EmblemShape, string> = {
  round: 'M50 3a47 47 0 0 1 0 94a47 47 0 0 1 0-94',
  shield: 'M50 3Q70 13 92 12V48Q92 82 50 98Q8 82 8 48V12Q30 13 50 3',
  hex: 'M50 2 92 26V74L50 98 8 74V26Z',
};

/** Waves, strata, gear, sun, leaf. */
const symbols: Record<EmblemTone, string> = {
  sea: 'M32 66q4.5-4 9 0t9 0 9 0 9 0M36 72q3.5-3 7 0t7 0 7 0 7 0',
  soil: 'M34 66h32M38 71h24M43 76h14',
  steel:
    'M50 64a6 6 0 0 1 0 12a6 6 0 0 1 0-12M50 61v3M50 76v3M41 70h3M56 70h3M43.6 63.6l2.2 2.2M54.2 74.2l2.2 2.2M43.6 76.4l2.2-2.2M54.2 65.8l2.2-2.2',
  sun: 'M41 74a9 9 0 0 1 18 0M34 74h32M50 58.5v3M39 63l2 2.2M61 63l-2 2.2',
  leaf: 'M50 79V64M50 70q-9 0-11-7q10-1 11 7M50 74q9 0 11-7q-10-1-11 7',
};

/** Renders a ring with an ornament derived from the name, initials, and a symbol. */
export function Emblem({ name, initials, tone = 'sea', shape = 'round', decorative = false }: EmblemProps) {
  const outline = outlines[shape];
  return (
    <svg
      className={css.emblem}
      viewBox="0 0 100 100"
      width="112"
      height="112"
      data-tone={tone}
      role="img"
      aria-label={name}
      aria-hidden={decorative}
    >
      <path className={css.ring} d={outline} />
      <path className={css.ornament} d={outline} pathLength="96" data-ornament={hashText(name) % 5} />
      <path className={css.field} d={outline} />
      <path className={css.line} d={outline} />
      <text className={css.initials} x="50" y="56" textAnchor="middle" data-length={Math.min(initials.length, 6)}>
        {initials}
      </text>
      <path className={css.symbol} d={symbols[tone]} />
    </svg>
  );
}
