import { isIP } from 'node:net';
import path from 'node:path';
import type { BrowserSettings } from '@viit/contract';
import { isSafeAddress } from '@viit/contract/address';
import { SetupError } from '@viit/core/setup-error';
import { z } from 'zod';

/** Whether this is a list of addresses, networks and named ranges, separated by commas. */
const isProxyList = (text: string): boolean =>
  text.split(/\s*,\s*/).every((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/');
    const version = isIP(address);
    if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(proxy);
    return (
      rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
    );
  });

/** Whether this is the address of a PostgreSQL server, or no address at all. */
const isPostgresAddress = (text = 'postgres://') => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);

/** Whether this is a path of the site, or none at all. */
const isSitePath = (text = '/') => text.startsWith('/') && isSafeAddress(text);

/** Whether browsers can be signed in there: over https, or on their own machine. */
const isConsoleOrigin = (text: string | undefined): boolean =>
  text === undefined ||
  (URL.canParse(text) &&
    new URL(text).origin === text &&
    (text.startsWith('https:') || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(text)));

const orUndefined = (text: string | undefined) => text || undefined;
const withoutSlash = (text: string | undefined) => orUndefined(text?.replace(/\/$/, ''));

/** An empty text is as if the setting were missing. */
const optionalText = z.string().optional().transform(orUndefined);

const schema = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on. */
  HOST: z.string().default('127.0.0.1'),
  /** Folder of the embedded database, and of copies of what is served. */
  DATA_DIR: z.string().default('data'),
  /** Address of a PostgreSQL server; without it the embedded database is used. */
  DATABASE_URL: optionalText.refine(
    isPostgresAddress,
    'must be a PostgreSQL address such as postgres://user:password@host:5432/name',
  ),
  /** MB of memory for pages and files; by default 64 with `DATABASE_URL`, else 48. */
  MEMORY_MB: z.coerce.number().min(1).max(100_000).optional(),
  /** The site's public origin, for canonical addresses. */
  SITE_ORIGIN: z.url().optional().transform(withoutSlash),
  /** Where people report weaknesses, for `/.well-known/security.txt`; by default the mailbox security of the site's domain. */
  SECURITY_CONTACT: optionalText.pipe(
    z
      .url({
        protocol: /^(?:mailto|https|tel)$/,
        error: 'must be an address such as mailto:security@viit.example or https://viit.example/security',
      })
      .optional(),
  ),
  /** Port of the console; by default 90 above `PORT`. `off`: no console. */
  CONSOLE_PORT: z.union([z.literal('off'), z.coerce.number().int().min(0).max(65535)]).optional(),
  /** The console's public origin, where a proxy is in front of it; without it, the console is reached from this machine only. */
  CONSOLE_ORIGIN: optionalText
    .transform(withoutSlash)
    .refine(isConsoleOrigin, 'must be an https origin without a path, such as https://console.viit.example'),
  /** Origin and folder of the intro videos. */
  VIDEO_CDN: optionalText.pipe(z.url({ protocol: /^https$/ }).optional()).transform(withoutSlash),
  /** Path of an analytics script on the site's own origin: the Content-Security-Policy allows scripts from no other. */
  ANALYTICS_SCRIPT: optionalText.refine(isSitePath, 'must be a path of this site, such as /_insights/script.js'),
  /** Which share of page loads reports errors and loading times: `off`, or a number up to 1. */
  REPORTS: z
    .union([z.literal('off').transform(() => 0), z.coerce.number().min(0).max(1)], {
      error: 'must be off, or a share of the page loads such as 0.1',
    })
    .default(1),
  /** The operator's token for the registry; without it the first start creates one. */
  OPERATOR_TOKEN: optionalText,
  /** `off`: builds nothing here and serves published builds only. */
  LOCAL_BUILDS: z.enum(['on', 'off']).default('on'),
  /** Whether isolates must have a sandbox around them; by default they must where teams publish. */
  SANDBOX: z.enum(['on', 'off']).optional(),
  /** Requests per second to the content API that one client may keep making; 0 sets no limit. */
  API_RATE: z.coerce.number().min(0).max(100_000).default(200),
  /** Proxies whose `X-Forwarded-…` headers are trusted: addresses, networks or `loopback`, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(isProxyList, 'must be addresses, networks such as 10.0.0.0/8, or loopback, separated by commas'),
  /** Seconds that requests are still accepted after SIGTERM, for load balancers to move on; by default 2 with `DATABASE_URL`, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/**
 * Reads the settings from the environment.
 * @throws SetupError that names each invalid setting and its valid values.
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string) {
  const { success, data, error } = schema.safeParse(env);
  if (!success) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new SetupError(`A setting is invalid (${problems}). The settings table in README.md lists the valid values.`);
  }
  const siteOrigin = data.SITE_ORIGIN ?? 'https://www.viit.example';
  if (data.CONSOLE_ORIGIN === siteOrigin) {
    throw new SetupError(
      `CONSOLE_ORIGIN and SITE_ORIGIN are both ${siteOrigin}. On the site's own origin, the script of every section could act with the rights of anyone who is signed in. Choose another host, such as https://console.viit.example.`,
    );
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    /** Memory for pages and files. */
    memoryBytes: 1024 * 1024 * (data.MEMORY_MB ?? (data.DATABASE_URL ? 64 : 48)),
    siteOrigin,
    /** For `/.well-known/security.txt`; `undefined` where the default is used. */
    securityContact: data.SECURITY_CONTACT,
    /** Where visitors reach the site, for links; undefined where that is this server's own address. */
    siteAddress: data.SITE_ORIGIN,
    /** `undefined` where there is none. */
    console: consoleSettingsOf(data),
    /** `undefined` where none is set: then pages are the same as without these settings. */
    browserSettings: browserSettingsOf(data),
    operatorToken: data.OPERATOR_TOKEN,
    usesLocalBuilds: data.LOCAL_BUILDS === 'on',
    /** Whether the start fails where isolates have no sandbox around them. */
    requiresSandbox: (data.SANDBOX ?? (data.LOCAL_BUILDS === 'on' ? 'off' : 'on')) === 'on',
    /** How long requests are still accepted after SIGTERM. */
    drainMs: 1000 * (data.DRAIN_SECONDS ?? (data.DATABASE_URL ? 2 : 0)),
    apiRate: data.API_RATE,
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** Where the console listens, and where browsers reach it; a loopback address without `publicOrigin`. */
export type ConsoleSettings = NonNullable<Settings['console']>;

/** Not the next one: that is where a second server is started. */
const consolePortDistance = 90;

/** Without a public origin, the console listens on this machine only, wherever the site listens. */
function consoleSettingsOf({
  PORT: port,
  HOST: host,
  CONSOLE_PORT: consolePort = port === 0 ? 0 : Math.min(port + consolePortDistance, 65535),
  CONSOLE_ORIGIN: publicOrigin,
}: z.infer<typeof schema>) {
  if (consolePort === 'off') return undefined;
  return { port: consolePort, host: publicOrigin ? host : '127.0.0.1', publicOrigin };
}

function browserSettingsOf({
  VIDEO_CDN: videoCdn,
  ANALYTICS_SCRIPT: analytics,
  REPORTS: reports,
}: z.infer<typeof schema>): BrowserSettings | undefined {
  if (!videoCdn && !analytics && reports === 1) return undefined;
  return { ...(videoCdn && { videoCdn }), ...(analytics && { analytics }), ...(reports < 1 && { reports }) };
}
