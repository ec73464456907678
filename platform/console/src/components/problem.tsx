import { RegistryError } from '../api/registry-client.ts';

/** Shows the id of the entry in the server's log. */
export function Problem({ error }: { error: Error }) {
  const requestId = error instanceof RegistryError ? error.requestId : undefined;
  return (
    <div className="problem" role="alert">
      <p>{error.message}</p>
      {requestId && <p className="muted">Request {requestId}</p>}
    </div>
  );
}
