import '@viit/ui/styles/layers.css';
import '@viit/ui/styles/reset.css';
import '@viit/ui/styles/tokens.css';
import '@viit/ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import type { Example } from './example.ts';
import * as css from './gallery.module.css';

interface ComponentExamples {
  /** Its folder. */
  component: string;
  examples: readonly Example[];
}

/** For development only. */
export function renderGallery(components: readonly ComponentExamples[]): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Gallery components={components} />);
}

function Gallery({ components }: { components: readonly ComponentExamples[] }) {
  return (
    <div className={css.gallery}>
      <nav className={css.index} aria-label="Components">
        <p>
          <strong>{components.length} components</strong>
        </p>
        <ul role="list">
          {components.map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={css.components}>
        {components.map(({ component, examples }) => (
          <div key={component} id={component} className={css.component}>
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
