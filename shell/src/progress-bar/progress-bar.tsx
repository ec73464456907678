import { useEffect, useState } from 'react';
import * as css from './progress-bar.module.css';

/** A page that is there sooner shows no bar, in ms (design.md section 7). */
const delay = 150;

/** Renders a thin bar at the window's top while another page is on its way. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <DelayedBar /> : null;
}

function DelayedBar() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <div className={css.bar} role="progressbar" aria-label="Loading the page" />;
}
