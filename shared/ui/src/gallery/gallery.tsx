import '@viit/ui/styles/layers.css';
import '@viit/ui/styles/reset.css';
import '@viit/ui/styles/tokens.css';
import '@viit/ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import type { Example } from './example.ts';
import * as css from './gallery.module.css';

/** A component's folder name, and the ways to use it. */
interface Exhibit {
  component: string;
  examples: readonly Example[];
}

/** Shows every component in all its examples. For development: no build imports this. */
export function showGallery(exhibits: readonly Exhibit[]): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Gallery exhibits={exhibits} />);
}

/** Renders the gallery: a list of the components, and each of them in a frame per example. */
function Gallery({ exhibits }: { exhibits: readonly Exhibit[] }) {
  return (
    <div className={css.gallery}>
      <nav className={css.index} aria-label="Components">
        <p>
          <strong>{exhibits.length} components</strong>
        </p>
        <ul role="list">
          {exhibits.map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={css.exhibits}>
        {exhibits.map(({ component, examples }) => (
          <div key={component} id={component} className={css.exhibit}>
            <p className={css.name}>{component}</p>
            {examples.map(({ name, element }) => (
              <div key={name}>
                <p className={css.example}>{name}</p>
                <div className={css.frame} data-example={`${component}, ${name}`}>
                  {element}
                </div>
              </div>
            ))}
          </div>
        ))}
      </main>
    </div>
  );
}
