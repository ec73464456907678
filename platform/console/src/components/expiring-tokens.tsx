import type { Me } from '@viit/contract/registry-api';
import { formatTime } from '../format.ts';

/** A reminder; nothing without tokens. */
export function ExpiringTokens({ of }: { of: Me['expiringTokens'] }) {
  if (of.length === 0) return null;
  return (
    <div className="notice warning">
      <p>
        {of.length === 1 ? 'A token expires' : `${of.length} tokens expire`} within 30 days. Make a new one with{' '}
        <code>viit token create</code>, put it wherever the old one is used, and revoke the old one.
      </p>
      <ul>
        {of.map(({ id, label, expiresAt }) => (
          <li key={id}>
            <strong>{label}</strong>: until {formatTime(expiresAt)}; then <code>viit token revoke {id}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
