import { Button } from '@viit/ui/button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { nameOf } from './addresses.ts';
import * as css from './section.module.css';

interface ErrorWallProps {
  /** The section whose page stands behind the wall. */
  section: string;
  children: ReactNode;
}

/**
 * Renders a section's page, and in place of one that throws a message that names section and version, with a way on.
 * The shell and all other sections go on working.
 */
export class ErrorWall extends Component<ErrorWallProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`A page of ${nameOf(this.props.section)} failed:`, error, info.componentStack);
    // Shown with its file and line where the page is developed; no visitor's build holds this.
    if (process.env.NODE_ENV !== 'production') dispatchEvent(new CustomEvent('viit:page-error', { detail: { error } }));
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <section className={css.wall} role="alert">
        <h1 tabIndex={-1}>This page has run into an error</h1>
        <p>The rest of the site works as usual. You can try again, or go on from the home page.</p>
        <p className={css.detail}>Part of the site: {nameOf(this.props.section)}</p>
        <div className={css.actions}>
          <Button onClick={() => this.setState({ error: undefined })}>Try again</Button>
          <Button href="/" tone="quiet">
            Return to the home page
          </Button>
        </div>
      </section>
    );
  }
}
