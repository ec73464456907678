import { HiddenText } from '@viit/ui/hidden-text';
import * as css from './spinner.module.css';

/** Renders a turning ring with a label for screen readers. Under reduced motion it does not turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={css.spinner} role="status">
      <HiddenText>{label}</HiddenText>
    </span>
  );
}
