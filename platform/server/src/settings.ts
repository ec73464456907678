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
const isPostgresAddress = (text: string | undefined): boolean =>
  text === undefined || (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text));

const schema = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on. */
  HOST: z.string().default('127.0.0.1'),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().default('data'),
  /** Address of a PostgreSQL server; without it the embedded database is used. */
  DATABASE_URL: z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .refine(isPostgresAddress, 'must be a PostgreSQL address such as postgres://user:password@host:5432/name'),
  /** The site's public origin, for canonical addresses. */
  SITE_ORIGIN: z
    .url()
    .default('https://www.viit.example')
    .transform((value) => value.replace(/\/$/, '')),
  /** Origin and folder of the intro videos. */
  VIDEO_CDN: z
    .union([z.literal(''), z.url({ protocol: /^https$/ })])
    .optional()
    .transform((value) => value?.replace(/\/$/, '') || undefined),
  /** Path of an analytics script on the site's own origin: the Content-Security-Policy allows scripts from no other. */
  ANALYTICS_SCRIPT: z
    .string()
    .refine(
      (value) => value === '' || (value.startsWith('/') && isSafeAddress(value)),
      'must be a path of this site, such as /_insights/script.js',
    )
    .optional()
    .transform((value) => value || undefined),
  /** Which share of page loads reports errors and loading times: `off`, or a number up to 1. */
  REPORTS: z
    .union([z.literal('off').transform(() => 0), z.coerce.number().min(0).max(1)], {
      error: 'must be off, or a share of the page loads such as 0.1',
    })
    .default(1),
  /** The operator's token for the registry; without it the first start creates one. */
  OPERATOR_TOKEN: z
    .string()
    .optional()
    .transform((value) => value || undefined),
  /** `off`: builds nothing here and serves published builds only. */
  LOCAL_BUILDS: z.enum(['on', 'off']).default('on'),
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

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  siteOrigin: string;
  /** `undefined` where none is set: then pages are the same as without these settings. */
  browserSettings?: BrowserSettings | undefined;
  operatorToken: string | undefined;
  usesLocalBuilds: boolean;
  /** How long requests are still accepted after SIGTERM. */
  drainMs: number;
  apiRate: number;
  trustedProxies: string;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
}

/**
 * Reads the settings from the environment.
 * @throws SetupError that names each invalid setting and its valid values.
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const { success, data, error } = schema.safeParse(env);
  if (!success) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new SetupError(`A setting is invalid (${problems}). The settings table in README.md lists the valid values.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    siteOrigin: data.SITE_ORIGIN,
    browserSettings: browserSettingsOf(data),
    operatorToken: data.OPERATOR_TOKEN,
    usesLocalBuilds: data.LOCAL_BUILDS === 'on',
    drainMs: 1000 * (data.DRAIN_SECONDS ?? (data.DATABASE_URL ? 2 : 0)),
    apiRate: data.API_RATE,
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
  };
}

function browserSettingsOf({
  VIDEO_CDN: videoCdn,
  ANALYTICS_SCRIPT: analytics,
  REPORTS: reports,
}: z.infer<typeof schema>): BrowserSettings | undefined {
  if (!videoCdn && !analytics && reports === 1) return undefined;
  return { ...(videoCdn && { videoCdn }), ...(analytics && { analytics }), ...(reports < 1 && { reports }) };
}
