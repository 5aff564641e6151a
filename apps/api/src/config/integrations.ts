import { GATHER_HOST_IDS, type GatherHostId } from '@workbench/connectors/gather';
import type { ServiceAccount } from '@workbench/connectors/google-sheets/format';
import { AI_PROVIDERS, type LanguageModelConfig } from '@workbench/connectors/language-model/types';
import { CONNECTOR_IDS, type ConnectorId } from '@workbench/connectors/types';
import { z } from 'zod';
import { readServiceAccountFile } from './google-service-account.ts';

/** How this process may reach the outside world. */
export interface IntegrationsConfig {
  contactEmail: string | null;
  smtpUrl: string | null;
  allowPrivateNetwork: boolean;
  webhooksToPrivateNetwork: boolean;
  /** False lifts the rate limits for loopback addresses such as the sandbox; real hosts keep theirs. */
  hostLimits: boolean;
  keys: Partial<Record<ConnectorId, string>>;
  baseUrls: Partial<Record<IntegrationId, string>>;
  githubToken: string | null;
  /** null: the built-in writer and analyst are used. */
  ai: LanguageModelConfig | null;
  google: {
    /** From GOOGLE_SERVICE_ACCOUNT_FILE, read once. */
    account: ServiceAccount | null;
    sheetsBaseUrl: string | null;
    sampleSpreadsheetId: string | null;
    tokenUrl: string | null;
  };
}

type IntegrationId = ConnectorId | GatherHostId;

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const apiKey = z.string().regex(/^[\x21-\x7e]+$/, 'must have no spaces and no characters outside ASCII');
/** Some vendors have several hosts, hence the placeholders, which no URL parser takes. */
const baseUrl = z
  .string()
  .refine((value) => URL.canParse(value.replace(/\{(host|domain)\}/, 'example.com')) && /^https?:/.test(value), {
    message: 'must be a web address, like https://api.example.com',
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** Read here so that an invalid file fails at startup, not at the first import. */
const serviceAccountFile = z.string().transform((path, context): ServiceAccount => {
  const account = readServiceAccountFile(path);
  if (typeof account !== 'string') return account;
  context.addIssue(account);
  return z.NEVER;
});

/** COMPANIES_HOUSE for companies-house. */
const variablePrefix = (id: IntegrationId) => id.toUpperCase().replaceAll('-', '_');

const forEach = <T extends z.ZodType>(ids: readonly IntegrationId[], suffix: string, schema: T) =>
  Object.fromEntries(ids.map((id) => [`${variablePrefix(id)}_${suffix}`, schema.optional()]));

const INTEGRATION_IDS: readonly IntegrationId[] = [...CONNECTOR_IDS, ...GATHER_HOST_IDS];

export const integrationVariables = {
  CONTACT_EMAIL: z.email('must be an e-mail address, like ops@example.com').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .optional(),
  ALLOW_PRIVATE_NETWORK: onOff.default(false),
  WEBHOOKS_TO_PRIVATE_NETWORK: onOff.default(false),
  HOST_LIMITS: onOff.default(true),
  ...forEach([...CONNECTOR_IDS, 'github'], 'API_KEY', apiKey),
  ...forEach(INTEGRATION_IDS, 'BASE_URL', baseUrl),
  GOOGLE_SERVICE_ACCOUNT_FILE: serviceAccountFile.optional(),
  GOOGLE_SHEETS_BASE_URL: baseUrl.optional(),
  SAMPLE_SPREADSHEET_ID: z.string().trim().optional(),
  GOOGLE_TOKEN_URL: baseUrl.optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS, `must be one of ${AI_PROVIDERS.join(', ')}`).optional(),
  AI_MODEL: z.string().trim().min(1).optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, message: 'must be a web address, like http://localhost:11434/v1' })
    .optional(),
  AI_API_KEY: apiKey.optional(),
};

/** Variables whose values stay out of messages. */
export const INTEGRATION_SECRETS = [
  'SMTP_URL',
  'AI_API_KEY',
  'GITHUB_API_KEY',
  ...CONNECTOR_IDS.map((id) => `${variablePrefix(id)}_API_KEY`),
];

export type Parsed = z.infer<z.ZodObject<typeof integrationVariables>>;

export function toIntegrationsConfig(parsed: Parsed): IntegrationsConfig {
  const read = (name: string) => (parsed as Record<string, unknown>)[name] as string | undefined;
  const collect = <I extends IntegrationId>(ids: readonly I[], suffix: string) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const value = read(`${variablePrefix(id)}_${suffix}`);
        return value === undefined ? [] : [[id, value]];
      }),
    ) as Partial<Record<I, string>>;
  return {
    contactEmail: parsed.CONTACT_EMAIL ?? null,
    smtpUrl: parsed.SMTP_URL ?? null,
    allowPrivateNetwork: parsed.ALLOW_PRIVATE_NETWORK,
    webhooksToPrivateNetwork: parsed.WEBHOOKS_TO_PRIVATE_NETWORK || parsed.ALLOW_PRIVATE_NETWORK,
    hostLimits: parsed.HOST_LIMITS,
    keys: collect(CONNECTOR_IDS, 'API_KEY'),
    baseUrls: collect(INTEGRATION_IDS, 'BASE_URL'),
    githubToken: read('GITHUB_API_KEY') ?? null,
    ai: modelConfig(parsed),
    google: {
      account: parsed.GOOGLE_SERVICE_ACCOUNT_FILE ?? null,
      sheetsBaseUrl: parsed.GOOGLE_SHEETS_BASE_URL ?? null,
      sampleSpreadsheetId: parsed.SAMPLE_SPREADSHEET_ID ?? null,
      tokenUrl: parsed.GOOGLE_TOKEN_URL ?? null,
    },
  };
}

function modelConfig({ AI_PROVIDER, AI_MODEL, AI_BASE_URL, AI_API_KEY }: Parsed): LanguageModelConfig | null {
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return null;
  return { provider: AI_PROVIDER, model: AI_MODEL, baseUrl: AI_BASE_URL ?? null, apiKey: AI_API_KEY ?? null };
}
