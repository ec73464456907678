import type { Fault } from '../watch/build-status.ts';

/* In a constructed stylesheet, which the Content-Security-Policy allows. */

const style = `
  :host { all: initial }
  section { position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 60vh; overflow: auto;
    padding: 1rem 1.25rem; border-radius: 6px; border-inline-start: 6px solid #c8452b; background: #14222b; color: #f4efe6;
    font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 8px 40px rgb(0 0 0 / 0.45) }
  h2 { margin: 0 0 0.25rem; font-size: 1rem }
  code { color: #ffc9b8 }
  pre { margin: 0.25rem 0 1rem; white-space: pre-wrap; font: 13px/1.45 ui-monospace, monospace }
  p { margin: 0; color: #c3ccd0 }
  button { float: inline-end; padding: 0.25rem 0.75rem; border: 1px solid currentcolor; border-radius: 4px; background: none;
    color: inherit; font: inherit; cursor: pointer }
`;

let host: HTMLElement | undefined;

export function showOverlay(faults: readonly Fault[]): void {
  hideOverlay();
  host = document.createElement('viit-dev-overlay');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const panel = add(root, 'section');
  panel.setAttribute('role', 'alert');
  add(panel, 'button', 'Hide').addEventListener('click', hideOverlay);
  for (const { file, line, message } of faults) {
    const heading = add(panel, 'h2', 'Error in ');
    add(heading, 'code', file ? `${file}${line ? `:${line}` : ''}` : 'the code');
    add(panel, 'pre', message);
  }
  add(panel, 'p', 'The page below is the last version that worked. This message disappears when you save a fix.');
  document.body.append(host);
}

export function hideOverlay(): void {
  host?.remove();
  host = undefined;
}

function add<K extends keyof HTMLElementTagNameMap>(parent: Node, tag: K, text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.appendChild(element);
  return element;
}
