const hashes = new Map<string, string>();

/** `sha256-…` of an inline script or style. Pages share most of them. */
export async function policyHash(text: string): Promise<string> {
  const hash =
    hashes.get(text) ?? `sha256-${base64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))}`;
  hashes.set(text, hash);
  return hash;
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
