import { noteProblem } from '@viit/contract/note-problem';
import { Button } from '@viit/ui/button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { sectionLabel } from '../state.ts';
import * as css from './section-error-boundary.module.css';

interface SectionErrorBoundaryProps {
  section: string;
  children: ReactNode;
}

/** Renders a page; if it throws, a message with section, version and two ways on. */
export class SectionErrorBoundary extends Component<SectionErrorBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`A page of ${sectionLabel(this.props.section)} failed:`, error, info.componentStack);
    const { section } = this.props;
    noteProblem({ kind: 'boundary', error, section, componentStack: info.componentStack ?? undefined });
    // For the development client; removed from builds.
    if (process.env.NODE_ENV !== 'production') dispatchEvent(new CustomEvent('viit:page-error', { detail: { error } }));
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <section className={css.error} role="alert">
        <div className={css.text}>
          <h1 tabIndex={-1}>This page has run into an error</h1>
          <p className={css.lede}>
            The rest of the site is working as usual. Please try again, or return to the home page.
          </p>
          <div className={css.actions}>
            <Button onClick={() => this.setState({ error: undefined })}>Try again</Button>
            <Button href="/" tone="quiet">
              Return to the home page
            </Button>
          </div>
          <p className={css.detail}>Part of the site: {sectionLabel(this.props.section)}</p>
        </div>
        <Buoy />
      </section>
    );
  }
}

const Buoy = () => (
  <svg className={css.buoy} viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
    <g transform="rotate(9 120 160)">
      <path d="M106 98V56h28v42" fill="none" stroke="var(--steel-700)" strokeWidth="6" />
      <circle cx="120" cy="46" r="13" fill="var(--sun-400)" />
      <path d="M92 96h56l18 74H74z" fill="var(--soil-500)" />
      <path d="M86 118h68l6 24H80z" fill="var(--light-100)" />
    </g>
    <path d="M0 162q20-13 40 0t40 0 40 0 40 0 40 0 40 0v38H0z" fill="var(--sea-600)" />
    <path d="M0 180q20-10 40 0t40 0 40 0 40 0 40 0 40 0v20H0z" fill="var(--sea-800)" />
  </svg>
);
