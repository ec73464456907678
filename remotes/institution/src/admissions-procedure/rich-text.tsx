import { createElement, Fragment, type ReactNode } from 'react';

const tags = /(<\/?b>|<br ?\/?>)/i;

/** Renders text whose only markup is `<b>` and `<br>`; every other tag is shown as the text that it is. */
export function RichText({ children }: { children: string }) {
  const nodes: ReactNode[] = [];
  let bold = false;
  for (const part of children.split(tags)) {
    const tag = tags.test(part) ? part.toLowerCase() : undefined;
    if (tag === '<b>' || tag === '</b>') bold = tag === '<b>';
    else if (tag) nodes.push(<br />);
    else if (part) nodes.push(bold ? <b>{part}</b> : part);
  }
  return createElement(Fragment, null, ...nodes);
}
