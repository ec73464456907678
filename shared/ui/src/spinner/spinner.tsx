import { HiddenText } from '@viit/ui/hidden-text';
import * as css from './spinner.module.css';

/** Renders a turning ring that says what is awaited; under reduced motion it stands still beside its words. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={css.spinner} role="status">
      <HiddenText>{label}</HiddenText>
    </span>
  );
}
