import { RegistryError } from '../api/registry-client.ts';

/** Why something was refused or failed, with the id under which the server's log has it. */
export function Problem({ error }: { error: Error }) {
  const requestId = error instanceof RegistryError ? error.requestId : undefined;
  return (
    <div className="problem" role="alert">
      <p>{error.message}</p>
      {requestId && <p className="muted">Request {requestId}</p>}
    </div>
  );
}
