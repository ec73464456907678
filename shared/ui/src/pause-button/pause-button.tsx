import * as css from './pause-button.module.css';

interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** What moves, such as "Announcements". */
  label: string;
}

/** Renders a pause and play button (WCAG 2.2.2). */
export function PauseButton({ paused, onToggle, label }: PauseButtonProps) {
  const name = label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return (
    <button className={css.button} type="button" aria-label={`${paused ? 'Play' : 'Pause'} ${name}`} onClick={onToggle}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={paused ? 'M6 3.5v13l10.5-6.5z' : 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z'} fill="currentColor" />
      </svg>
    </button>
  );
}
