import { Button } from '@viit/ui/button';
import { PageHeader } from '@viit/ui/page-header';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'waves',
    element: (
      <PageHeader
        title="Governing Body"
        eyebrow="Governance"
        lede="Sixteen members who answer for the institute’s accounts, posts and plans."
      />
    ),
  },
  {
    name: 'contours, with a long title',
    element: (
      <PageHeader
        title="Institutional Development Plan and Infrastructure Responsibilities"
        eyebrow="About us"
        lede="Set down for ten years and looked at again every second one."
        motif="contours"
        back="history"
      />
    ),
  },
  {
    name: 'lattice, with a control',
    element: (
      <PageHeader title="Placements" motif="lattice" back={{ href: '/placement', label: 'Back to placements' }}>
        <Button href="/placement/team" tone="light">
          Meet the team
        </Button>
      </PageHeader>
    ),
  },
  {
    name: 'rays',
    element: (
      <PageHeader title="Best Practices" lede="Two that other institutes have asked to see." motif="rays" back="none" />
    ),
  },
  {
    name: 'a Back in history by another name',
    element: <PageHeader title="Entrepreneurship Development Cell" back="history" backLabel="Back to Home" />,
  },
] as const satisfies readonly Example[];
