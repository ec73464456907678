import { Dialog } from '@viit/ui/dialog';
import { type ReactNode, useState } from 'react';
import * as css from './certificate-figure.module.css';

interface CertificateFigureProps {
  caption: string;
  /** The drawing of the certificate. */
  children: ReactNode;
}

/** Renders a certificate with its caption, and a button that shows it enlarged: on a narrow screen its text is too small (R78.3). */
export function CertificateFigure({ caption, children }: CertificateFigureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.certificate}>
      <figure>
        {children}
        <figcaption>{caption}</figcaption>
      </figure>
      <button className={css.enlarge} type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Enlarge: {caption}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} label={caption}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <section className={css.enlarged} aria-label={`${caption}, enlarged`} tabIndex={0}>
          {children}
        </section>
      </Dialog>
    </div>
  );
}
