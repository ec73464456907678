export type Headers = Readonly<Record<string, string>>;

/** No page uses these. A test compares them with the installed Chromium. */
const unusedFeatures = [
  'accelerometer',
  'aria-notify',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For videos. */
const ownFeatures = ['autoplay', 'fullscreen', 'media-playback-while-not-visible', 'picture-in-picture'];

const permissions = (own: readonly string[]): string =>
  [
    ...unusedFeatures.filter((name) => !own.includes(name)).map((name) => `${name}=()`),
    ...own.map((name) => `${name}=(self)`),
  ].join(', ');

/** People sign in with passkeys there. */
export const consolePermissions = permissions([
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
]);

/** A service worker would survive a rollback (R106). Files need this too: a script can open one and use its window. */
const noWorkers = "worker-src 'none'";

/** On every response (R106). No opener policy: docs/decisions/0020-no-cross-origin-opener-policy.md. */
export const commonHeaders: Headers = {
  // For redirects and JSON.
  'content-security-policy': `default-src 'none'; ${noWorkers}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions(ownFeatures),
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

interface PagePolicy {
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** Replacing modules needs script, so no Trusted Types. */
  isDevelopment?: boolean;
}

/** Allows the site's own files, and inline code by hash (R106). */
export function contentSecurityPolicy({ scriptHashes, styleHashes, isDevelopment }: PagePolicy): string {
  const sources = (hashes: readonly string[] = []) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${sources(scriptHashes)}`,
    `style-src 'self'${sources(styleHashes)}`,
    // React writes style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    noWorkers,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

export const errorPagePolicy = `default-src 'none'; style-src 'self'; img-src 'self'; object-src 'none'; ${noWorkers}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** An SVG opened by itself runs no script. */
export const fileSecurityPolicy = (type: string): string =>
  // PDF viewers need it.
  type === 'application/pdf'
    ? `${noWorkers}; frame-ancestors 'self'`
    : `default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; ${noWorkers}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
