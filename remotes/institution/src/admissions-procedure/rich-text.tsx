import { createElement, Fragment, type ReactNode } from 'react';

const tags = /(<\/?b>|<br ?\/?>)/i;

/** Renders text in which only `<b>` and `<br>` are markup. Every other tag is shown as text. */
export function RichText({ children }: { children: string }) {
  const nodes: ReactNode[] = [];
  let bold = false;
  for (const token of children.split(tags)) {
    const tag = tags.test(token) ? token.toLowerCase() : undefined;
    if (tag === '<b>' || tag === '</b>') bold = tag === '<b>';
    else if (tag) nodes.push(<br />);
    else if (token) nodes.push(bold ? <b>{token}</b> : token);
  }
  return createElement(Fragment, null, ...nodes);
}
