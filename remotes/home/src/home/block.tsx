import { BlockBoundary } from '@viit/ui/block-boundary';
import { PageSection } from '@viit/ui/page-section';
import type { ReactNode } from 'react';

interface BlockProps {
  /** The block's id, where links of the page bar lead. */
  id: string;
  /** The heading above the message, if the block fails. */
  title: string;
  children: ReactNode;
}

/** Renders a block of the home page inside an error boundary: a block that fails keeps its place and its heading (R102). */
export const Block = ({ id, title, children }: BlockProps) => (
  <BlockBoundary
    name={title}
    frame={(message) => (
      <PageSection id={id} title={title}>
        {message}
      </PageSection>
    )}
  >
    {children}
  </BlockBoundary>
);
