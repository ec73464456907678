/**
 * Says why an address gave no answer, and what to do: a certificate that is not trusted here is not mended by starting a server.
 * @param what was asked for, such as "server".
 * @param error what `fetch` threw.
 * @param wayOut the sentence for where nothing answers there.
 */
export function describeConnectionError(what: string, address: string, error: unknown, wayOut: string): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string };
  const reason = cause?.code ?? cause?.message ?? message;
  return /CERT|SIGNATURE/.test(cause?.code ?? '')
    ? `${address} shows a certificate that this machine does not trust (${reason}). Let its operator renew it, or name the authority that signed it: NODE_EXTRA_CA_CERTS=authority.pem npm run viit -- …`
    : `No ${what} answers at ${address} (${reason}). ${wayOut}`;
}
