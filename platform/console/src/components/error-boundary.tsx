import { Component, type ReactNode } from 'react';
import { Problem } from './problem.tsx';

/** Shows an error of a view in its place. The menu and the other views still work. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const message = `This view cannot be shown: ${error.message}. What you wrote is saved, or kept in this browser. Reload the page, or choose another view.`;
    return <Problem error={new Error(message)} />;
  }
}
