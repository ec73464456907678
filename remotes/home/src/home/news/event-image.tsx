import { HiddenText } from '@viit/ui/hidden-text';
import { useImageFailed } from '@viit/ui/picture/use-image-failed';
import { useRef } from 'react';
import * as css from './event-image.module.css';

interface EventImageProps {
  /** An event without a picture is shown as one whose picture failed. */
  src: string | undefined;
  title: string;
  /** Called when the visitor opens the picture. */
  onView: () => void;
}

/**
 * Renders an event's picture and, on narrow screens, a button that opens it. A picture that fails is hidden on narrow screens
 * and replaced by a drawing on wide ones (R31.13).
 */
export function EventImage({ src, title, onView }: EventImageProps) {
  const picture = useRef<HTMLImageElement>(null);
  const failed = useImageFailed(picture) || !src;
  return (
    <div className={css.frame} data-failed={failed}>
      {src && <img ref={picture} className={css.picture} src={src} alt="" width={960} height={720} loading="lazy" />}
      {failed && <Placeholder />}
      <button className={css.open} type="button" onClick={onView}>
        Tap to view<HiddenText> the picture of {title}</HiddenText>
      </button>
    </div>
  );
}

/** Renders a calendar sheet. */
const Placeholder = () => (
  <svg className={css.placeholder} viewBox="0 0 120 120" aria-hidden="true">
    <path d="M22 30h76v72H22zM22 50h76M42 20v18M78 20v18" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="M34 78q9-9 17 0t17 0 18 0M34 88q9-9 17 0t17 0 18 0" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);
