import { type PageProps, useHydrated } from '@viit/runtime';
import { PageHeader } from '@viit/ui/page-header';
import { WithAside } from '@viit/ui/with-aside';
import type { ComponentType } from 'react';
import { Committee } from './committee.tsx';
import { tagline, type ViewId, views } from './content.ts';
import { Functions } from './functions.tsx';
import { IprMenu } from './ipr-menu.tsx';
import { Landing } from './landing.tsx';
import * as css from './page.module.css';
import { Patents } from './patents.tsx';
import { Roles } from './roles.tsx';
import { Track } from './track.tsx';
import { usePageTop, useView } from './use-view.ts';

const subSections: Record<ViewId, ComponentType> = {
  functions: Functions,
  committee: Committee,
  patents: Patents,
  roles: Roles,
  track: Track,
};

/**
 * Renders the IPR Cell: a landing whose five tiles open a sub-section in place (R74.1–R74.3). The address's
 * fragment says which is open; without JavaScript all stand one below the other.
 */
export default function IprCell(_: PageProps) {
  const view = useView();
  const hydrated = useHydrated();
  const top = usePageTop(view);
  return (
    <div className={css.page} id="ipr" ref={top} data-hydrated={hydrated || undefined}>
      <PageHeader
        back={view ? { href: '#ipr', label: 'Back to IPR Cell' } : 'home'}
        eyebrow="Cells and councils"
        title="Intellectual Property Rights (IPR) Cell"
        lede={view ? undefined : tagline}
        motif="lattice"
      />
      <WithAside side="end" aside={<IprMenu view={view} />}>
        <div className={css.landing} hidden={view !== null}>
          <Landing />
        </div>
        {views.map(({ id }) => {
          const SubSection = subSections[id];
          return (
            <div className={css.view} id={id} key={id} hidden={hydrated && view !== id}>
              <SubSection />
            </div>
          );
        })}
      </WithAside>
    </div>
  );
}
