import { Button } from '@viit/ui/button';
import { HiddenText } from '@viit/ui/hidden-text';
import { useCallback, useRef, useState } from 'react';
import { site } from '../settings/site.ts';
import type { Destination } from './destination.ts';
import { openDestination } from './open-destination.ts';
import * as css from './page.module.css';
import { useCountdown } from './use-countdown.ts';

/** Seconds at which screen readers announce the countdown. */
const announcedAt = [10, 5];

const countdownText = (seconds: number) => `Auto-redirecting in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

export function RedirectNotice({ destination }: { destination: Destination }) {
  const [isOn, setIsOn] = useState(true);
  const openNow = useCallback(() => {
    setIsOn(false);
    openDestination(destination.href);
  }, [destination.href]);
  const continueLink = useRef<HTMLAnchorElement>(null);
  const cancel = () => {
    setIsOn(false);
    // The focused button is removed.
    continueLink.current?.focus();
  };
  const remaining = useCountdown(site.redirectSeconds, isOn, openNow);
  return (
    <>
      <h1 className={css.title}>You're Leaving Our Website</h1>
      <p>You are being redirected to an external website. Please verify the destination before proceeding.</p>
      <p className={css.address}>
        <HiddenText>Destination: </HiddenText>
        {destination.before}
        <strong>{destination.host}</strong>
        {destination.after}
      </p>
      <p className={css.security}>
        <strong>Security notice:</strong> Always verify that you trust the destination website before proceeding. We are
        not responsible for external content.
      </p>
      <p className={css.actions}>
        <a
          ref={continueLink}
          className={css.continue}
          href={destination.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => setIsOn(false)}
        >
          Continue to External Site
          <HiddenText> (opens in a new tab)</HiddenText>
        </a>
        <Button href="/" tone="quiet">
          Return to Home
        </Button>
      </p>
      {isOn && (
        <p className={css.countdown}>
          <span>{countdownText(remaining)}</span>
          <progress
            className={css.bar}
            max={site.redirectSeconds}
            value={site.redirectSeconds - remaining}
            aria-hidden="true"
          />
          <button type="button" className={css.cancel} onClick={cancel}>
            Cancel auto-redirect
          </button>
        </p>
      )}
      <Announcer host={destination.host} remaining={remaining} isOn={isOn} />
    </>
  );
}

function Announcer({ host, remaining, isOn }: { host: string; remaining: number; isOn: boolean }) {
  const [announced, setAnnounced] = useState(remaining);
  if (announcedAt.includes(remaining) && announced !== remaining) setAnnounced(remaining);
  return (
    <p className={css.status} role="status">
      {isOn ? (
        <HiddenText>{`You will be redirected to ${host} in ${announced} seconds.`}</HiddenText>
      ) : (
        'The countdown has stopped.'
      )}
    </p>
  );
}
