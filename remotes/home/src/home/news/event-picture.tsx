import { HiddenText } from '@viit/ui/hidden-text';
import { useRef } from 'react';
import { useImageFailed } from '../motion/use-image-failed.ts';
import * as css from './event-picture.module.css';

interface EventPictureProps {
  src: string;
  title: string;
  onView: () => void;
}

/** Renders an event's picture and, on narrow screens, what opens it. One that fails is hidden there, and a sheet on grey elsewhere. */
export function EventPicture({ src, title, onView }: EventPictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const failed = useImageFailed(picture);
  return (
    <div className={css.media} data-failed={failed}>
      <img ref={picture} className={css.picture} src={src} alt="" width={960} height={720} loading="lazy" />
      {failed && <NoPicture />}
      <button className={css.view} type="button" onClick={onView}>
        Tap to view<HiddenText> the picture of {title}</HiddenText>
      </button>
    </div>
  );
}

/** Renders a sheet of a calendar where a picture should be. */
const NoPicture = () => (
  <svg className={css.noPicture} viewBox="0 0 120 120" aria-hidden="true">
    <path d="M22 30h76v72H22zM22 50h76M42 20v18M78 20v18" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="M34 78q9-9 17 0t17 0 18 0M34 88q9-9 17 0t17 0 18 0" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);
