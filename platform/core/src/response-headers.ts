export type Headers = Readonly<Record<string, string>>;

/**
 * Every feature that Chromium knows and no page uses, without client hints, which are no features of a page. Firefox and Safari
 * do not read the header. A test compares the list with the installed Chromium, which warns about names that it does not know.
 */
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

/** The intro videos, and what browsers offer with every video. */
const ownFeatures = ['autoplay', 'fullscreen', 'media-playback-while-not-visible', 'picture-in-picture'];

/**
 * Part of every policy (R106): a service worker stands between a visitor and the whole site, and survives a rollback. A
 * document's own policy decides, so it is needed on files as well: a script can open them and use their window.
 */
const noWorkers = "worker-src 'none'";

/**
 * Headers of every response (R106). A response with a policy of its own replaces the one here.
 * There is no opener policy: it delays the first paint of every visit (docs/decisions/0020-no-cross-origin-opener-policy.md).
 */
export const commonHeaders: Headers = {
  // For redirects and JSON: they show nothing, and must load nothing if a browser displays them anyway.
  'content-security-policy': `default-src 'none'; ${noWorkers}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    ...unusedFeatures.map((name) => `${name}=()`),
    ...ownFeatures.map((name) => `${name}=(self)`),
  ].join(', '),
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

interface PagePolicy {
  /** Hashes of the page's inline scripts and styles. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** Without Trusted Types: the code that replaces modules in an open page adds scripts. */
  isDevelopment?: boolean;
}

/** The Content-Security-Policy of a page (R106): the site's own files, and the inline scripts and styles with these hashes. */
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
    // The shell's bootstrap script defines the policy.
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

/** The Content-Security-Policy of an error page: it has a stylesheet and an icon, and no script. */
export const errorPagePolicy = `default-src 'none'; style-src 'self'; img-src 'self'; object-src 'none'; ${noWorkers}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The Content-Security-Policy of any other file: an SVG that is opened by itself runs no script and loads nothing. */
export const fileSecurityPolicy = (type: string): string =>
  // Browsers' built-in PDF viewers stop working under a stricter one.
  type === 'application/pdf'
    ? `${noWorkers}; frame-ancestors 'self'`
    : `default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; ${noWorkers}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
