import { useRef } from 'react';
import { hashText } from '../drawing/hash-text.ts';
import { useImageFailed } from '../picture/use-image-failed.ts';
import { initials } from './initials.ts';
import * as css from './portrait.module.css';

interface PortraitProps {
  name: string;
  /** Without it, or if it fails: a monogram. */
  src?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Hide it from screen readers, where the name is beside it. @default false */
  decorative?: boolean;
}

/** Renders a photo, or initials on a pattern derived from the name. */
export function Portrait({ name, src, size = 'medium', decorative = false }: PortraitProps) {
  const photo = useRef<HTMLImageElement>(null);
  const failed = useImageFailed(photo);
  return (
    <span className={css.portrait} data-size={size}>
      {src && !failed ? (
        <img ref={photo} src={src} alt={name} width="160" height="200" loading="lazy" />
      ) : (
        <Monogram name={name} decorative={decorative} />
      )}
    </span>
  );
}

/** Waves, hills, sun, truss. */
const patterns = [
  'M-4 62q14-8 28 0t28 0 28 0 28 0M-4 71q14-8 28 0t28 0 28 0 28 0M-4 80q14-8 28 0t28 0 28 0 28 0M-4 89q14-8 28 0t28 0 28 0 28 0M-4 98q14-8 28 0t28 0 28 0 28 0',
  'M-4 92q26-44 50-8t40-14M-4 80q26-44 50-8t40-14M-4 68q26-44 50-8t40-14M-4 56q26-44 50-8t40-14M-4 104q26-44 50-8t40-14',
  'M28 100a12 12 0 0 1 24 0M20 100a20 20 0 0 1 40 0M12 100a28 28 0 0 1 56 0M4 100a36 36 0 0 1 72 0M-4 100a44 44 0 0 1 88 0M-12 100a52 52 0 0 1 104 0',
  'M0 72H80M0 96H80M0 96l20-24 20 24 20-24 20 24M20 72v24M60 72v24M40 72v24M0 72v24M80 72v24',
];

function Monogram({ name, decorative }: { name: string; decorative: boolean }) {
  const seed = hashText(name);
  return (
    <svg
      className={css.monogram}
      viewBox="0 0 80 100"
      width="160"
      height="200"
      data-background={seed % 5}
      role="img"
      aria-label={name}
      aria-hidden={decorative}
    >
      <path className={css.pattern} d={patterns[(seed >>> 4) % patterns.length]} />
      <text className={css.initials} x="40" y="54" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
}
