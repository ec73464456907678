import { noteProblem } from '@viit/runtime/contract';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import * as css from './block-boundary.module.css';

interface BlockBoundaryProps {
  /** For the log. */
  name: string;
  /** Renders what surrounds the message. @default the message alone */
  frame?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Renders a block; if it throws, logs it and renders a message in its place (R102). */
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
