import { CONNECTOR_IDS, type ConnectorId } from '@workbench/connectors';
import { z } from 'zod';

/** How this process may reach the outside world. */
export interface OutsideConfig {
  contactEmail: string | null;
  smtpUrl: string | null;
  allowPrivateNetwork: boolean;
  /** False lets a loopback address be asked as fast as possible, as the sandbox; real hosts keep their limits. */
  hostLimits: boolean;
  keys: Partial<Record<ConnectorId, string>>;
  baseUrls: Partial<Record<ConnectorId, string>>;
}

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const apiKey = z.string().regex(/^[\x21-\x7e]+$/, 'must have no spaces and no characters outside ASCII');
/** Some vendors have several hosts, hence the placeholders, which no URL parser takes. */
const baseUrl = z
  .string()
  .refine((value) => URL.canParse(value.replace(/\{(host|domain)\}/, 'example.com')) && /^https?:/.test(value), {
    message: 'must be a web address, like https://api.example.com',
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** COMPANIES_HOUSE for companies-house. */
const variable = (id: ConnectorId) => id.toUpperCase().replaceAll('-', '_');

const perConnector = <T extends z.ZodType>(suffix: string, schema: T) =>
  Object.fromEntries(CONNECTOR_IDS.map((id) => [`${variable(id)}_${suffix}`, schema.optional()]));

export const outsideVariables = {
  CONTACT_EMAIL: z.email('must be an e-mail address, like ops@example.com').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .optional(),
  ALLOW_PRIVATE_NETWORK: onOff.default(false),
  HOST_LIMITS: onOff.default(true),
  ...perConnector('API_KEY', apiKey),
  ...perConnector('BASE_URL', baseUrl),
};

/** Variables whose values stay out of messages. */
export const OUTSIDE_SECRETS = ['SMTP_URL', ...CONNECTOR_IDS.map((id) => `${variable(id)}_API_KEY`)];

type Parsed = z.infer<z.ZodObject<typeof outsideVariables>>;

export function outsideConfig(parsed: Parsed): OutsideConfig {
  const collect = (suffix: string) =>
    Object.fromEntries(
      CONNECTOR_IDS.flatMap((id) => {
        const value = (parsed as Record<string, unknown>)[`${variable(id)}_${suffix}`];
        return typeof value === 'string' ? [[id, value]] : [];
      }),
    ) as Partial<Record<ConnectorId, string>>;
  return {
    contactEmail: parsed.CONTACT_EMAIL ?? null,
    smtpUrl: parsed.SMTP_URL ?? null,
    allowPrivateNetwork: parsed.ALLOW_PRIVATE_NETWORK,
    hostLimits: parsed.HOST_LIMITS,
    keys: collect('API_KEY'),
    baseUrls: collect('BASE_URL'),
  };
}
