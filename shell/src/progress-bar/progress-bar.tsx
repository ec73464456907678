import { useEffect, useState } from 'react';
import * as css from './progress-bar.module.css';

/** In ms (R9.5). */
const delayMs = 150;

export function ProgressBar({ active }: { active: boolean }) {
  return active ? <DelayedBar /> : null;
}

function DelayedBar() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <div className={css.bar} role="progressbar" aria-label="Loading the page" />;
}
