export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of every response (R106.2). A response with a policy of its own replaces the one here.
 * There is no opener policy: it delays the first paint of every visit (docs/decisions/0020-no-cross-origin-opener-policy.md).
 */
export const commonHeaders: Headers = {
  // For redirects and JSON: they show nothing, and must load nothing if a browser displays them anyway.
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
};

/** The Content-Security-Policy of a page (R106.1): the site's own files, and the inline scripts and styles with these hashes. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
): string {
  const sources = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${sources(scriptHashes)}`,
    `style-src 'self'${sources(styleHashes)}`,
    // React writes style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The Content-Security-Policy of any other file: an SVG that is opened by itself runs no script and loads nothing. */
export const fileSecurityPolicy = (type: string): string =>
  // Browsers' built-in PDF viewers stop working under a stricter one.
  type === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
