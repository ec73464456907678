import { noteProblem } from '@viit/contract/note-problem';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import * as css from './block-boundary.module.css';

interface BlockBoundaryProps {
  /** The block's name in the log, such as its title. */
  name: string;
  /** Renders what surrounds the message, for a block that brings its own heading. @default the message alone */
  frame?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Renders one block of a page. If the block throws, renders a message in its place, and the rest of the page stays
 * (R102). The error is logged with the block's name.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`The block "${this.props.name}" failed:`, error, info.componentStack);
    noteProblem({ kind: 'boundary', error, componentStack: info.componentStack ?? undefined });
  }

  override render() {
    const { frame = (message) => message, children } = this.props;
    if (!this.state.hasFailed) return children;
    return frame(<p className={css.message}>This part of the page cannot be shown at present.</p>);
  }
}
