import { Button } from '@viit/ui/button';
import { HiddenText } from '@viit/ui/hidden-text';
import { useCallback, useRef, useState } from 'react';
import { site } from '../settings/site.ts';
import type { Destination } from './destination.ts';
import { openDestination } from './open-destination.ts';
import * as css from './page.module.css';
import { useCountdown } from './use-countdown.ts';

/** The countdown is said at its start and at these seconds, not each second. */
const announcedAt = [10, 5];

const inWords = (seconds: number) => `Auto-redirecting in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** Renders the notice for a valid destination. The way on is the visitor's: in a new tab, by the countdown, or not at all. */
export function RedirectNotice({ destination }: { destination: Destination }) {
  const [isOn, setIsOn] = useState(true);
  const goOn = useCallback(() => {
    setIsOn(false);
    openDestination(destination.href);
  }, [destination.href]);
  const onward = useRef<HTMLAnchorElement>(null);
  const cancel = () => {
    setIsOn(false);
    // The button goes away; reading goes on at the choice that is left.
    onward.current?.focus();
  };
  const left = useCountdown(site.redirectSeconds, isOn, goOn);
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
          ref={onward}
          className={css.goOn}
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
          <span>{inWords(left)}</span>
          <progress
            className={css.bar}
            max={site.redirectSeconds}
            value={site.redirectSeconds - left}
            aria-hidden="true"
          />
          <button type="button" className={css.cancel} onClick={cancel}>
            Cancel auto-redirect
          </button>
        </p>
      )}
      <Announcer host={destination.host} left={left} isOn={isOn} />
    </>
  );
}

/** Says the countdown politely at a few of its seconds; its end is also shown, where the countdown was. */
function Announcer({ host, left, isOn }: { host: string; left: number; isOn: boolean }) {
  const [said, setSaid] = useState(left);
  if (announcedAt.includes(left) && said !== left) setSaid(left);
  return (
    <p className={css.said} role="status">
      {isOn ? (
        <HiddenText>{`This page goes on to ${host} in ${said} seconds.`}</HiddenText>
      ) : (
        'The countdown has stopped.'
      )}
    </p>
  );
}
