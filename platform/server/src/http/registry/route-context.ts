import type { RegistryContext } from '../../registry/registry-context.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** What the routes need besides the registry's context. */
export interface RouteContext extends RegistryContext {
  /** Called after a channel was moved, so that this server shows it right away; others notice when they poll next. */
  onMove: () => Promise<void>;
  metrics: Metrics;
}
