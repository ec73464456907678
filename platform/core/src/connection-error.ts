/** @param what such as "server". @param error thrown by `fetch`. @param advice for an address that does not respond. */
export function describeConnectionError(what: string, address: string, error: unknown, advice: string): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string };
  const reason = cause?.code ?? cause?.message ?? message;
  return /CERT|SIGNATURE/.test(cause?.code ?? '')
    ? `${address} has a certificate that this machine does not trust (${reason}). Ask its operator to renew it, or name the authority that signed it: NODE_EXTRA_CA_CERTS=authority.pem npm run viit -- …`
    : `No ${what} responds at ${address} (${reason}). ${advice}`;
}
