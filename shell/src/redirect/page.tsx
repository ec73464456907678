import { type PageProps, useHydrated, useSearch } from '@viit/runtime';
import { Button } from '@viit/ui/button';
import { HiddenText } from '@viit/ui/hidden-text';
import type { ReactNode } from 'react';
import { destinationOf, requestedAddress } from './destination.ts';
import * as css from './page.module.css';
import { RedirectNotice } from './redirect-notice.tsx';

/** R11. The rendered HTML is neutral: only the browser has the query. */
export default function RedirectPage(_: PageProps) {
  const isHydrated = useHydrated();
  const search = useSearch();
  const destination = destinationOf(search);
  if (!isHydrated) return <Neutral />;
  return (
    <Scene>
      {destination ? (
        <RedirectNotice key={destination.href} destination={destination} />
      ) : (
        <Invalid address={requestedAddress(search)} />
      )}
    </Scene>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <div className={css.scene}>
      <Lighthouse />
      <div className={css.card}>{children}</div>
    </div>
  );
}

function Neutral() {
  return (
    <Scene>
      <h1 className={css.title}>Leaving our website</h1>
      <p className={css.scripted}>Checking the destination…</p>
      <p className={css.unscripted}>
        This page cannot redirect you because JavaScript is turned off. The destination is in the address bar, after
        “url=”.
      </p>
      <p>
        <Button href="/" tone="quiet">
          Return to Home
        </Button>
      </p>
    </Scene>
  );
}

/** R11.9, R11.10. */
function Invalid({ address }: { address: string }) {
  return (
    <>
      <h1 className={css.title}>Invalid Redirect</h1>
      {address ? (
        <>
          <p>The address was refused. Only complete addresses that begin with “http://” or “https://” are accepted.</p>
          <p className={css.address}>
            <HiddenText>Refused address: </HiddenText>
            {address}
          </p>
        </>
      ) : (
        <p>No destination URL was provided.</p>
      )}
      <p>
        <Button href="/">Return to Home</Button>
      </p>
    </>
  );
}

function Lighthouse() {
  return (
    <svg className={css.lighthouse} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={css.beam} d="M1240 334 0 20v440z" />
      <path className={css.rock} d="M1060 820q60-90 130-96h110q90 20 160 96z" />
      <path className={css.tower} d="m1204 740 18-380h36l18 380zm10-424h52v36h-52zm-8 0h68l-34-34z" />
      <path className={css.band} d="M1218 452h44l4 72h-52zm-7 144h58l3.5 72h-65z" />
      <path
        className={css.sea}
        d="M0 812q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v88H0z"
      />
      <path className={css.deep} d="M0 852q80 24 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0v48H0z" />
    </svg>
  );
}
