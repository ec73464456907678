import { registryApi } from '@viit/contract/registry-api';
import { useState } from 'react';
import { call } from '../api/registry-client.ts';
import { Problem } from '../components/problem.tsx';
import { useSession } from '../session-context.ts';
import { useHash } from '../use-hash.ts';

/** What `viit login` opens: `#/login/<port>/<challenge>`. */
export function LoginView() {
  const { label, site } = useSession();
  const [error, setError] = useState<Error>();
  const [, port, challenge] = /^#\/login\/(\d{1,5})\/([\w-]{43})$/.exec(useHash()) ?? [];
  if (!port || !challenge) return <p>The address is not complete. Run viit login again.</p>;
  const allow = () =>
    call(registryApi.approveLogin, { body: { challenge } }).then(
      ({ code }) => location.assign(`http://127.0.0.1:${port}/?${new URLSearchParams({ code, iss: site })}`),
      setError,
    );
  return (
    <>
      <p>
        A command on this computer (127.0.0.1, port {port}) wants to act as you, {label}, at <strong>{site}</strong> for
        12 hours. Allow it only if you have just run <code>viit login</code> here, and it named this site. Otherwise
        close this window.
      </p>
      {error && <Problem error={error} />}
      <button type="button" className="primary" onClick={() => void allow()}>
        Allow it
      </button>
    </>
  );
}
