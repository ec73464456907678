import type { ReactNode } from 'react';

interface DefinitionListProps {
  items: readonly { title: ReactNode; text: ReactNode }[];
  className?: string | undefined;
}

/** Renders terms with their descriptions as a `<dl>`, each pair in a `<div>`. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  return (
    <dl className={className}>
      {items.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed content in a fixed order
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
