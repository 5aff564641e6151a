import { resolve } from 'node:path';
import type { ProxySettings } from '@workbench/connectors/http';
import type { McpSettings } from '@workbench/mcp';
import { z } from 'zod';
import { trustedProxies, webOrigin } from './addresses.ts';
import { aiProblem } from './ai-problem.ts';
import {
  INTEGRATION_SECRETS,
  type IntegrationsConfig,
  integrationVariables,
  toIntegrationsConfig,
} from './integrations.ts';
import { isLoopback } from './is-loopback.ts';
import { PROXY_VARIABLES, proxyVariables, toProxySettings } from './proxies.ts';
import { TRACING_SECRETS, type TracingConfig, toTracingConfig, tracingVariables } from './tracing.ts';

/** An invalid environment variable; the message says which one, why, and what would be valid. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Beyond this machine, anyone may guess. */
export const TOKEN_LENGTH_MIN = 16;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable there is; the README has a table of them. */
export const environmentSchema = z.object({
  PORT: z.coerce
    .number<string>('must be a whole number, like 3000')
    .int('must be a whole number, like 3000')
    .min(0, 'must be 0 (any free port) to 65535')
    .max(65_535, 'must be 0 (any free port) to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address, like 127.0.0.1')
    .default('127.0.0.1'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/./, 'must begin with mongodb:// or mongodb+srv://')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  ENGINE_CACHE_MB: z.coerce
    .number<string>('must be a whole number, like 512')
    .int('must be a whole number, like 512')
    .min(64, 'must be 64 or more')
    .max(65_536, 'must be 65,536 or less')
    .optional(),
  SECRET_KEY_FILE: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  SECRET_KEY_LOST: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  ROLE: z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all'),
  ACCESS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces and no characters outside ASCII')
    .optional(),
  PUBLIC_URL: webOrigin.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  MCP_WRITE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  MCP_CREDITS_PER_DAY: z.coerce
    .number<string>('must be a whole number, like 50')
    .int('must be a whole number, like 50')
    .min(0, 'must be 0 (no spending) or more')
    .max(1_000_000, 'must be 1,000,000 or less')
    .default(0),
  MCP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces and no characters outside ASCII')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  ...proxyVariables,
  ...tracingVariables,
  ...integrationVariables,
});

export interface Config {
  port: number;
  host: string;
  mongodbUri?: string;
  /** Absolute path. */
  dataDir: string;
  /** MB of the embedded engine's cache, where the machine's memory is not to decide. */
  engineCacheMb?: number;
  /** Absolute path of the key to use in place of the one in `dataDir`. */
  secretKeyFile?: string;
  /** Absolute path of the passphrase that encrypts the backups made by the server itself. */
  backupPassphraseFile?: string;
  /** The key that the database was written with is lost for good. */
  isSecretKeyLost: boolean;
  /** What this process does: serve requests, run background work, or both. */
  role: 'all' | 'api' | 'worker';
  accessToken?: string;
  /** What assistants may do over MCP. */
  mcp: McpSettings;
  /** ACCESS_TOKEN or an API key, for `npm run mcp`. */
  mcpToken?: string;
  /** Origin without a trailing slash. */
  publicUrl?: string;
  /** The proxies whose word about the client's address counts: how many, or which. */
  trustProxy?: number | string[];
  logLevel: (typeof LOG_LEVELS)[number];
  integrations: IntegrationsConfig;
  /** The forward proxies that outgoing calls take. */
  proxies: ProxySettings;
  /** Where traces go; null: nowhere. */
  tracing: TracingConfig | null;
}

/**
 * The one place that reads the environment. An empty variable counts as not set.
 * @param defaults values of unset variables, such as the demo's data directory
 * @throws ConfigError naming each invalid variable
 */
export function readConfig(defaults: NodeJS.ProcessEnv = {}, environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.entries({ ...defaults, ...dropEmpty(environment) });
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) =>
      describeProblem(String(issue.path[0]), environment, issue.message),
    );
    throw new ConfigError(lines.join('\n'));
  }
  const problem = aiProblem(parsed.data);
  if (problem !== null) throw new ConfigError(problem);
  const { PORT, HOST, MONGODB_URI, DATA_DIR, ROLE, ACCESS_TOKEN, PUBLIC_URL, TRUST_PROXY, LOG_LEVEL } = parsed.data;
  const {
    ENGINE_CACHE_MB,
    SECRET_KEY_FILE,
    SECRET_KEY_LOST,
    MCP_WRITE,
    MCP_CREDITS_PER_DAY,
    MCP_TOKEN,
    BACKUP_PASSPHRASE_FILE,
  } = parsed.data;
  if (ROLE !== 'worker') requireToken(HOST, PUBLIC_URL, ACCESS_TOKEN);
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    role: ROLE,
    logLevel: LOG_LEVEL,
    integrations: toIntegrationsConfig(parsed.data),
    proxies: toProxySettings(parsed.data),
    tracing: toTracingConfig(parsed.data),
    isSecretKeyLost: SECRET_KEY_LOST === 'yes',
    mcp: { mayWrite: MCP_WRITE === 'on', creditsPerDay: MCP_CREDITS_PER_DAY },
    ...(MCP_TOKEN !== undefined && { mcpToken: MCP_TOKEN }),
    ...(SECRET_KEY_FILE !== undefined && { secretKeyFile: resolve(SECRET_KEY_FILE) }),
    ...(BACKUP_PASSPHRASE_FILE !== undefined && { backupPassphraseFile: resolve(BACKUP_PASSPHRASE_FILE) }),
    ...(ENGINE_CACHE_MB !== undefined && { engineCacheMb: ENGINE_CACHE_MB }),
    ...(MONGODB_URI !== undefined && { mongodbUri: MONGODB_URI }),
    ...(ACCESS_TOKEN !== undefined && { accessToken: ACCESS_TOKEN }),
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL }),
    ...(TRUST_PROXY !== undefined && { trustProxy: TRUST_PROXY }),
  };
}

/** @throws ConfigError when other machines come in and the token is missing or can be guessed */
function requireToken(host: string, publicUrl: string | undefined, token: string | undefined): void {
  if (!isLoopback(host) && token === undefined) {
    throw new ConfigError(
      `HOST: "${host}" can be reached from other machines, so ACCESS_TOKEN must be set as well. ` +
        'Set ACCESS_TOKEN to a long random text, or leave HOST at 127.0.0.1.',
    );
  }
  const isPublic = !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
  if (isPublic && token !== undefined && token.length < TOKEN_LENGTH_MIN) {
    throw new ConfigError(
      `ACCESS_TOKEN: the value can be guessed; set a random text of at least ${TOKEN_LENGTH_MIN} characters.`,
    );
  }
}

/** Secrets stay out of messages, because messages end up in logs. */
const SECRETS = new Set([
  'ACCESS_TOKEN',
  'MCP_TOKEN',
  'MONGODB_URI',
  ...PROXY_VARIABLES,
  ...TRACING_SECRETS,
  ...INTEGRATION_SECRETS,
]);

function describeProblem(name: string, environment: NodeJS.ProcessEnv, problem: string): string {
  return SECRETS.has(name) ? `${name}: the value ${problem}` : `${name}: "${environment[name]}" ${problem}`;
}

function dropEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}
