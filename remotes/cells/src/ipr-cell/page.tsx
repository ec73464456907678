import { useHydrated } from '@viit/runtime';
import { PageHeader } from '@viit/ui/page-header';
import { WithAside } from '@viit/ui/with-aside';
import type { ComponentType } from 'react';
import { Committee } from './committee.tsx';
import { lede, title, type ViewId, views } from './content.ts';
import { Functions } from './functions.tsx';
import { IprMenu } from './ipr-menu.tsx';
import { Landing } from './landing.tsx';
import * as css from './page.module.css';
import { Patents } from './patents.tsx';
import { Roles } from './roles.tsx';
import { TrackApplication } from './track-application.tsx';
import { useFocusOnViewChange, useView } from './use-view.ts';

const viewComponents: Record<ViewId, ComponentType> = {
  functions: Functions,
  committee: Committee,
  patents: Patents,
  roles: Roles,
  track: TrackApplication,
};

/**
 * Renders the IPR Cell: a landing view whose five tiles open a view in place. The URL fragment names the open view;
 * without JavaScript all views are shown, one below the other (R74.1–R74.3).
 */
export default function IprCellPage() {
  const view = useView();
  const hydrated = useHydrated();
  const top = useFocusOnViewChange(view);
  return (
    <div className={css.page} id="ipr" ref={top} data-hydrated={hydrated || undefined}>
      <PageHeader
        title={title}
        eyebrow="Cells and councils"
        lede={view ? undefined : lede}
        back={view ? { href: '#ipr', label: 'Back to IPR Cell' } : 'home'}
        motif="lattice"
      />
      <WithAside side="end" aside={<IprMenu view={view} />}>
        <div className={css.landing} hidden={view !== null}>
          <Landing />
        </div>
        {views.map(({ id }) => {
          const View = viewComponents[id];
          return (
            <div className={css.view} id={id} key={id} hidden={hydrated && view !== id}>
              <View />
            </div>
          );
        })}
      </WithAside>
    </div>
  );
}
