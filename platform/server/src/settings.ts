import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { SetupError } from './database/database.ts';

/** The names, addresses and networks that proxies are told by. */
const isProxyList = (text: string): boolean =>
  text.split(/\s*,\s*/).every((part) => {
    const [address = '', bits, ...rest] = part.split('/');
    const version = isIP(address);
    if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(part);
    return (
      rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
    );
  });

const schema = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on; loopback unless told otherwise. */
  HOST: z.string().default('127.0.0.1'),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().default('data'),
  /** A PostgreSQL's address; the embedded database is used without one. */
  DATABASE_URL: z
    .string()
    .optional()
    .transform((value) => value || undefined),
  /** The site's public origin, for canonical addresses. */
  SITE_ORIGIN: z
    .url()
    .default('https://www.viit.example')
    .transform((value) => value.replace(/\/$/, '')),
  /** The operator's token for the registry; the first start makes one without it. */
  OPERATOR_TOKEN: z
    .string()
    .optional()
    .transform((value) => value || undefined),
  /** `off`: serves published builds only, builds nothing and takes nothing in from this folder. */
  LOCAL_BUILDS: z.enum(['on', 'off']).default('on'),
  /** Requests a second to the content API that one address may go on making; 0 sets no limit. */
  API_RATE: z.coerce.number().min(0).max(100_000).default(200),
  /** Proxies whose `X-Forwarded-…` is believed: addresses, networks, `loopback`, between commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(isProxyList, 'takes addresses, networks such as 10.0.0.0/8, or loopback, between commas'),
  /** Seconds that SIGTERM leaves to balancers to turn to other servers; without other servers there is nobody to turn to. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  siteOrigin: string;
  operatorToken: string | undefined;
  takesLocalBuilds: boolean;
  /** How long requests are still taken after SIGTERM. */
  drainMs: number;
  apiRate: number;
  trustedProxies: string;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
}

/**
 * Reads the settings from the environment.
 * @throws SetupError that names each setting that is wrong, and what it takes.
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const { success, data, error } = schema.safeParse(env);
  if (!success) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new SetupError(`A setting is wrong (${faults}). The settings table in README.md says what each takes.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    siteOrigin: data.SITE_ORIGIN,
    operatorToken: data.OPERATOR_TOKEN,
    takesLocalBuilds: data.LOCAL_BUILDS === 'on',
    drainMs: 1000 * (data.DRAIN_SECONDS ?? (data.DATABASE_URL ? 2 : 0)),
    apiRate: data.API_RATE,
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
  };
}
