import path from 'node:path';
import type { BrowserSettings } from '@viit/contract';
import { SetupError } from '@viit/core/setup-error';
import { z } from 'zod';
import type { SignInSettings } from './registry/people/sign-in-settings.ts';
import {
  findProviderProblem,
  isClaim,
  isConsoleOrigin,
  isIssuer,
  isPostgresAddress,
  isProxyList,
  isSitePath,
} from './settings-checks.ts';

const orUndefined = (text: string | undefined) => text || undefined;
const withoutSlash = (text: string | undefined) => orUndefined(text?.replace(/\/$/, ''));

/** An empty text is as if the setting were missing. */
const optionalText = z.string().optional().transform(orUndefined);

/* docs/settings.md is generated from these comments. */
const schema = z.object({
  /** Port to listen on, by default 3000; 0 for a free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on, by default `127.0.0.1`. */
  HOST: z.string().default('127.0.0.1'),
  /** Folder of the embedded database, used by one server at a time, and of `cache`; by default `data`. */
  DATA_DIR: z.string().default('data'),
  /** Address of a PostgreSQL database that several servers can share; without it the embedded one is used. */
  DATABASE_URL: optionalText.refine(
    isPostgresAddress,
    'must be a PostgreSQL address such as postgres://user:password@host:5432/name',
  ),
  /** Memory for recently requested pages and files, by default 64 with `DATABASE_URL`, else 48. */
  MEMORY_MB: z.coerce.number().min(1).max(100_000).optional(),
  /** The site's public origin, by default `https://www.viit.example`; pages are rendered again when it changes. */
  SITE_ORIGIN: z.url().optional().transform(withoutSlash),
  /** Where people report weaknesses: `mailto:`, `https:` or `tel:`; by default the mailbox `security` of the site's domain. */
  SECURITY_CONTACT: optionalText.pipe(
    z
      .url({
        protocol: /^(?:mailto|https|tel)$/,
        error: 'must be an address such as mailto:security@viit.example or https://viit.example/security',
      })
      .optional(),
  ),
  /** Port of the console, by default 90 above `PORT`; `off` for none. */
  CONSOLE_PORT: z.union([z.literal('off'), z.coerce.number().int().min(0).max(65535)]).optional(),
  /** The console's https origin behind a proxy; without it, only this machine reaches it. */
  CONSOLE_ORIGIN: optionalText
    .transform(withoutSlash)
    .refine(isConsoleOrigin, 'must be an https origin without a path, such as https://console.viit.example'),
  /** Address of the OpenID Connect provider with which people sign in, such as `https://accounts.google.com`; without it they use passkeys. */
  OIDC_ISSUER: optionalText.refine(isIssuer, 'must be an https address without a query'),
  /** Id of this site at the provider; its redirect address there is the console's origin and `/signed-in`. */
  OIDC_CLIENT_ID: optionalText,
  /** Secret of this site at the provider. */
  OIDC_CLIENT_SECRET: optionalText,
  /** Claim that limits accounts to the institute: for Google `hd=viit.example`, for Microsoft `tid=` and the tenant's id; both require it. */
  OIDC_CLAIM: optionalText.refine(isClaim, 'must be a claim and its value, such as hd=viit.example'),
  /** Issuer of identity tokens of workflows, by default that of GitHub Actions. */
  WORKFLOW_ISSUER: optionalText
    .transform(withoutSlash)
    .refine(isIssuer, 'must be an https address without a query')
    .default('https://token.actions.githubusercontent.com'),
  /** Origin and folder of the intro videos, by default the site's own copy; pages are rendered again when it changes. */
  VIDEO_CDN: optionalText.pipe(z.url({ protocol: /^https$/ }).optional()).transform(withoutSlash),
  /** Path of an analytics script on the site's own origin; pages are rendered again when it changes. */
  ANALYTICS_SCRIPT: optionalText.refine(isSitePath, 'must be a path of this site, such as /_insights/script.js'),
  /** Share of page loads that report errors and loading times, up to 1, or `off`; pages are rendered again when it changes. */
  REPORTS: z
    .union([z.literal('off').transform(() => 0), z.coerce.number().min(0).max(1)], {
      error: 'must be off, or a share of the page loads such as 0.1',
    })
    .default(1),
  /** The operator's token; without it the first start creates one and shows it once. */
  OPERATOR_TOKEN: optionalText,
  /** `off`: serve published builds only and build nothing here. */
  LOCAL_BUILDS: z.enum(['on', 'off']).default('on'),
  /** `on`: start only with bubblewrap around isolates; by default `on` with `LOCAL_BUILDS=off`. */
  SANDBOX: z.enum(['on', 'off']).optional(),
  /** Requests a second to the content API, searches and packages for one address, by default 200; 0 for no limit. */
  API_RATE: z.coerce.number().min(0).max(100_000).default(200),
  /** Proxies whose `X-Forwarded-…` headers are trusted: addresses, networks or `loopback`, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(isProxyList, 'must be addresses, networks such as 10.0.0.0/8, or loopback, separated by commas'),
  /** How long requests are accepted after SIGTERM, by default 2 with `DATABASE_URL`, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  /** `debug`, `info` (a line for each response), `warn`, `error` or `silent`. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** @throws SetupError that names each invalid setting and its valid values. */
export function readSettings(env: NodeJS.ProcessEnv, root: string) {
  const { success, data, error } = schema.safeParse(env);
  if (!success) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new SetupError(`A setting is invalid (${problems}). docs/settings.md lists the valid values.`);
  }
  const siteOrigin = data.SITE_ORIGIN ?? 'https://www.viit.example';
  if ([data.OIDC_ISSUER, data.OIDC_CLIENT_ID, data.OIDC_CLIENT_SECRET].filter(Boolean).length % 3 !== 0) {
    throw new SetupError('Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET together: one of them is missing.');
  }
  const providerProblem = findProviderProblem(data.OIDC_ISSUER, data.OIDC_CLAIM);
  if (providerProblem) throw new SetupError(providerProblem);
  if (data.CONSOLE_ORIGIN === siteOrigin) {
    throw new SetupError(
      `CONSOLE_ORIGIN and SITE_ORIGIN are both ${siteOrigin}. On the site's own origin, the script of every section could act with the rights of anyone who is signed in. Choose another host, such as https://console.viit.example.`,
    );
  }
  return {
    signIn: signInSettingsOf(data),
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    memoryBytes: 1024 * 1024 * (data.MEMORY_MB ?? (data.DATABASE_URL ? 64 : 48)),
    siteOrigin,
    /** For `/.well-known/security.txt`; `undefined` where the default is used. */
    securityContact: data.SECURITY_CONTACT,
    /** Where visitors reach the site, for links; undefined where that is this server's own address. */
    siteAddress: data.SITE_ORIGIN,
    console: consoleSettingsOf(data),
    /** `undefined` where none is set: then pages are the same as without these settings. */
    browserSettings: browserSettingsOf(data),
    operatorToken: data.OPERATOR_TOKEN,
    usesLocalBuilds: data.LOCAL_BUILDS === 'on',
    requiresSandbox: (data.SANDBOX ?? (data.LOCAL_BUILDS === 'on' ? 'off' : 'on')) === 'on',
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

const defaultConsolePort = (port: number) => (port === 0 ? 0 : Math.min(port + consolePortDistance, 65535));

/** Without a public origin, the console listens on this machine only, even if the site does not. */
function consoleSettingsOf({
  PORT: port,
  HOST: host,
  CONSOLE_PORT: consolePort = defaultConsolePort(port),
  CONSOLE_ORIGIN: publicOrigin,
}: z.infer<typeof schema>) {
  if (consolePort === 'off') return undefined;
  return { port: consolePort, host: publicOrigin ? host : '127.0.0.1', publicOrigin };
}

/** Also without a console here: another server may have it. */
function signInSettingsOf(data: z.infer<typeof schema>): SignInSettings {
  const { CONSOLE_PORT: port, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  const consolePort = typeof port === 'number' ? port : defaultConsolePort(data.PORT);
  const [claim, value] = data.OIDC_CLAIM?.split(/=(.*)/s) ?? [];
  return {
    consoleOrigin: data.CONSOLE_ORIGIN ?? `http://localhost:${consolePort}`,
    workflowIssuer: data.WORKFLOW_ISSUER,
    ...(issuer &&
      clientId &&
      clientSecret && {
        provider: { issuer, clientId, clientSecret, claims: claim && value ? { [claim]: value } : {} },
      }),
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
