import { z } from 'zod';
import { configuredInSchema } from '../settings/schemas.ts';
import {
  API_KEY_MAX,
  CREDIT_CAP_MAX,
  GENERIC_AUTH_PREFIX_MAX,
  GENERIC_BODY_MAX,
  GENERIC_CREDITS_MAX,
  GENERIC_FIELD_PATH_MAX,
  GENERIC_HEADER_MAX,
  GENERIC_LABEL_MAX,
  GENERIC_PATH_MAX,
  GENERIC_SCOPE_MAX,
  GOOGLE_KEY_FILE_MAX,
} from './limits.ts';

/** Sources, and how they are connected. Safe in a browser. */

export const connectorIdSchema = z
  .enum([
    'apollo',
    'pdl',
    'wikidata',
    'sec',
    'brreg',
    'sirene',
    'ares',
    'companies-house',
    'gleif',
    'us-states',
    'website',
    'zoominfo',
    'cognism',
    'lusha',
    'uplead',
    'demandbase',
    'saleshandy',
    'generic',
  ])
  .meta({ id: 'ConnectorId', description: 'A connector to a source' });

/** As connectors report them. */
export const FAILURE_KINDS = [
  'not_connected',
  'auth',
  'forbidden',
  'credits_exhausted',
  'cap_reached',
  'unsure_paid',
  'invalid_request',
  'rate_limited',
  'vendor_unavailable',
  'contract_changed',
  'too_large',
  'blocked_address',
] as const;

export const failureKindSchema = z.enum(FAILURE_KINDS).meta({
  id: 'SourceFailureKind',
  description: 'What sort of failure: `auth` is a key that was refused, `cap_reached` our own daily cap',
});

const problemSchema = z
  .object({
    message: z.string().meta({ description: 'What went wrong, as a sentence' }),
    kind: failureKindSchema
      .nullable()
      .meta({ description: 'What sort of failure: `auth` is a key that was refused; null where it is not known' }),
    at: z.string().meta({ description: 'When it went wrong' }),
  })
  .meta({ id: 'SourceProblem', description: 'The last failure of a source' });
export type SourceProblem = z.infer<typeof problemSchema>;

export const dataSourceSchema = z
  .object({
    id: connectorIdSchema
      .nullable()
      .meta({ description: 'Id of the connector; null for a source that came in a file' }),
    name: z.string().meta({ description: 'Name of the source' }),
    status: z.enum(['connected', 'disconnected']).meta({ description: 'Whether the source can be queried' }),
    health: z.enum(['connected', 'needs_attention', 'disconnected']).meta({
      description: 'The same with failures: `needs_attention` is connected, and the last call was refused or failed',
    }),
    lastSync: z.string().nullable().meta({ description: 'When the source was queried last; null for never' }),
    companiesTracked: z.number().int().meta({ description: 'Companies of which the source says something' }),
    gives: z
      .enum(['figures', 'identity'])
      .meta({ description: 'What the source gives: figures, or only who a company is' }),
    lastError: problemSchema
      .nullable()
      .meta({ description: 'The last failure, cleared by the next success; null without' }),
    callsToday: z.number().int().meta({ description: 'Requests to the source today (UTC)' }),
    creditsToday: z.number().int().meta({ description: 'Credits that were spent at the source today (UTC)' }),
    creditCap: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Most credits per day; null for a source that costs nothing' }),
  })
  .meta({ description: 'A source and how it is doing', id: 'DataSource' });
export type DataSource = z.infer<typeof dataSourceSchema>;

export const requestMethodSchema = z.enum(['GET', 'POST']).meta({ id: 'RequestMethod', description: 'HTTP method' });

export const genericSettingsSchema = z
  .object({
    label: z
      .string()
      .trim()
      .min(1, 'Give the source a name')
      .max(GENERIC_LABEL_MAX)
      .meta({ description: 'Name of the source' }),
    baseUrl: z.url({ protocol: /^https?$/, message: 'Enter a web address like https://api.example.com' }).meta({
      description:
        'Address of the interface. Values in its query are stored encrypted and answered as `••••`, which keeps them when it is sent back',
    }),
    method: requestMethodSchema.meta({ description: 'HTTP method of the request' }),
    path: z.string().max(GENERIC_PATH_MAX).startsWith('/', 'The path must begin with /').meta({
      description:
        'Path of the request; `{domain}` and `{name}` stand for those of the company. Values in its query are stored encrypted and answered as `••••`, but for those of parameters like `page` and `format`',
    }),
    body: z
      .string()
      .max(GENERIC_BODY_MAX)
      .nullable()
      .meta({ description: 'Body of the request as JSON text, with the same placeholders; null for none' }),
    auth: z
      .discriminatedUnion('kind', [
        z
          .object({ kind: z.literal('none').meta({ description: 'Way in which the key is sent' }) })
          .meta({ description: 'No key is sent' }),
        z
          .object({
            kind: z.literal('header').meta({ description: 'Way in which the key is sent' }),
            header: z
              .string()
              .regex(/^[\w-]{1,60}$/)
              .meta({ description: 'Name of the header' }),
            prefix: z.string().max(GENERIC_AUTH_PREFIX_MAX).meta({ description: 'Text before the key, as "Bearer "' }),
          })
          .meta({ description: 'The key is sent in a header' }),
        z
          .object({
            kind: z.literal('client_credentials').meta({ description: 'Way in which the key is sent' }),
            tokenUrl: z
              .url({ protocol: /^https?$/ })
              .meta({ description: 'Address that gives tokens; values in its query are answered as `••••`' }),
            style: z.enum(['form', 'json']).meta({ description: 'Form of the token request' }),
            scope: z
              .string()
              .max(GENERIC_SCOPE_MAX)
              .nullable()
              .meta({ description: 'Scope to ask for; null for none' }),
          })
          .meta({ description: 'The key is exchanged for a token' }),
      ])
      .meta({ description: 'How the key is sent' }),
    headers: z.record(z.string().regex(/^[\w-]{1,60}$/), z.string().max(GENERIC_HEADER_MAX)).meta({
      description:
        'Further headers by their names. Values are stored encrypted and answered as `••••`, which keeps them when it is sent back, but for those of headers like `Accept` and `Content-Type`',
    }),
    countPath: z
      .string()
      .min(1, 'Enter the JSON path of the count, like data.employeeCount')
      .max(GENERIC_FIELD_PATH_MAX)
      .meta({ description: 'JSON path of the headcount in the response, as data.employeeCount' }),
    locationPath: z
      .string()
      .max(GENERIC_FIELD_PATH_MAX)
      .nullable()
      .meta({ description: 'JSON path of the location in the response; null for none' }),
    credits: z.number().int().min(0).max(GENERIC_CREDITS_MAX).meta({ description: 'Credits that one request costs' }),
  })
  .meta({ description: 'How to query a source that is described and not built in' });
export type GenericSource = z.infer<typeof genericSettingsSchema>;

export const catalogueEntrySchema = z
  .object({
    id: connectorIdSchema.meta({ description: 'Id of the connector' }),
    label: z.string().meta({ description: 'Name of the source' }),
    description: z.string().meta({ description: 'What the source gives, in a sentence' }),
    licence: z.string().nullable().meta({ description: 'Licence of the data; null for a source that you describe' }),
    gives: z
      .enum(['figures', 'identity'])
      .meta({ description: 'What the source gives: figures, or only who a company is' }),
    needs: z
      .enum(['nothing', 'contact', 'key'])
      .meta({ description: 'What connecting it needs: nothing, a contact address or a key' }),
    connected: z.boolean().meta({ description: 'True when it can be queried' }),
    reason: z.string().nullable().meta({ description: 'Why it is not connected and what to do; null when it is' }),
    maskedKey: z
      .string()
      .nullable()
      .meta({ description: 'End of the key, as "••••3f9a"; null without a key. The key itself is never sent' }),
    keyFrom: configuredInSchema.nullable().meta({ description: 'Where the key comes from; null without a key' }),
    enabled: z.boolean().meta({ description: 'False when a source without a key is switched off' }),
    creditsPerCompany: z.number().int().meta({ description: 'Most credits that querying one company costs' }),
    creditCap: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Most credits per day; null for a source that costs nothing' }),
    generic: genericSettingsSchema
      .nullable()
      .meta({ description: 'How it is queried, of a source that is described and not built in; null for others' }),
  })
  .meta({ description: 'A source that can be connected', id: 'CatalogueEntry' });
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

export const connectInput = z
  .object({
    id: connectorIdSchema.meta({ description: 'Id of the connector' }),
    apiKey: z
      .string()
      .trim()
      .min(1, 'Enter the key')
      .max(API_KEY_MAX)
      .regex(/^[\x21-\x7e]+$/, 'A key has no spaces')
      .meta({ description: 'Key of the source; it is stored encrypted and never answered' })
      .optional(),
    creditCap: z.number().int().min(0).max(CREDIT_CAP_MAX).meta({ description: 'Most credits per day' }).optional(),
    enabled: z.boolean().meta({ description: 'False switches a source without a key off' }).optional(),
    generic: genericSettingsSchema
      .meta({ description: 'How it is queried, of a source that is described and not built in' })
      .optional(),
  })
  .meta({ id: 'ConnectSourceInput', description: 'The source to connect and its settings; what is left out stays' });
export type ConnectInput = z.infer<typeof connectInput>;

export const connectionTestSchema = z
  .object({
    ok: z.boolean().meta({ description: 'True when it answered as it should' }),
    message: z.string().meta({ description: 'What it answered or what went wrong, in words' }),
    durationMs: z.number().int().meta({ description: 'How long it took, in milliseconds' }),
  })
  .meta({ id: 'ConnectionTest', description: 'Whether a source answers' });
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

export const googleSheetsSchema = z
  .object({
    isConnected: z.boolean().meta({ description: 'True when spreadsheets can be read and written' }),
    keyFrom: configuredInSchema.nullable().meta({ description: 'Where the key file comes from; null without one' }),
    accountEmail: z
      .string()
      .nullable()
      .meta({ description: 'Address to share spreadsheets with; null without a key file' }),
    reason: z.string().nullable().meta({ description: 'Why it is not connected and what to do; null when it is' }),
    demoSpreadsheetId: z
      .string()
      .nullable()
      .meta({ description: 'Id of a fictional spreadsheet to try the import with; null outside of the demo' }),
    lastError: problemSchema
      .nullable()
      .meta({ description: 'Failure of the last test, cleared by the next success; null without' }),
  })
  .meta({ description: 'The connection to Google Sheets', id: 'GoogleSheets' });
export type GoogleSheets = z.infer<typeof googleSheetsSchema>;

export const connectGoogleSheetsInput = z
  .object({
    keyFile: z
      .string()
      .trim()
      .min(1, 'Choose or paste the JSON key file of the service account')
      .max(GOOGLE_KEY_FILE_MAX, 'This is too long for the key file of a service account')
      .meta({ description: 'The whole text of the JSON key file of a service account' }),
  })
  .meta({ id: 'ConnectGoogleSheetsInput', description: 'The service account that reads and writes spreadsheets' });
