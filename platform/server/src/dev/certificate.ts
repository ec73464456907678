/**
 * What to say where an address was reached and its certificate is not trusted here: starting a server would not mend that.
 * @param error what `fetch` threw.
 * @returns `undefined` where it failed for another reason.
 */
export function certificateTrouble(address: string, error: unknown): string | undefined {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
  if (!/CERT|SIGNATURE/.test(code)) return undefined;
  return `${address} shows a certificate that this machine does not trust (${code}). Let its operator renew it, or name the authority that signed it: NODE_EXTRA_CA_CERTS=authority.pem npm run viit -- …`;
}
