import { Callout } from '@viit/ui/callout';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'info', element: <Callout title="Office hours">Certificates are given out from 10 am to 4 pm.</Callout> },
  { name: 'notice', element: <Callout tone="notice">The gate is closed five minutes after the first bell.</Callout> },
  {
    name: 'success',
    element: (
      <Callout tone="success" title="Approved">
        <p>The syllabus of 2025 is in force.</p>
        <p>Earlier batches keep theirs.</p>
      </Callout>
    ),
  },
] as const satisfies readonly Example[];
