import { z } from 'zod';
import {
  companyIdSchema,
  companySelectionSchema,
  customerMarkField,
  hiddenCustomersField,
  includeCustomersField,
} from '../companies/schemas.ts';
import {
  API_KEY_MAX,
  CREDIT_CAP_MAX,
  DISCOVERY_TEXT_MAX,
  GENERIC_AUTH_PREFIX_MAX,
  GENERIC_BODY_MAX,
  GENERIC_CREDITS_MAX,
  GENERIC_FIELD_PATH_MAX,
  GENERIC_HEADER_MAX,
  GENERIC_LABEL_MAX,
  GENERIC_PATH_MAX,
  GENERIC_SCOPE_MAX,
  GOOGLE_KEY_FILE_MAX,
  SYNC_ITEMS_MAX,
} from './limits.ts';

export const connectorIdSchema = z.enum([
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
]);

const problemSchema = z.object({ message: z.string(), at: z.string() });

export const dataSourceSchema = z
  .object({
    /** Connector; null for a source that came in a file. */
    id: connectorIdSchema.nullable(),
    name: z.string(),
    status: z.enum(['connected', 'disconnected']),
    /** `needs_attention`: connected, and the last call was refused or failed. */
    health: z.enum(['connected', 'needs_attention', 'disconnected']),
    lastSync: z.string().nullable().meta({ description: 'ISO 8601; null when never' }),
    companiesTracked: z.number().int(),
    gives: z.enum(['figures', 'identity']),
    /** The last failure; cleared by the next success. */
    lastError: problemSchema.nullable(),
    callsToday: z.number().int(),
    creditsToday: z.number().int(),
    /** Most credits per day; null for a source that costs nothing. */
    creditCap: z.number().int().nullable(),
  })
  .meta({ id: 'DataSource' });
export type DataSource = z.infer<typeof dataSourceSchema>;

export const genericSettingsSchema = z.object({
  label: z.string().trim().min(1, 'Give the source a name').max(GENERIC_LABEL_MAX),
  baseUrl: z.url({ protocol: /^https?$/, message: 'Enter a web address like https://api.example.com' }),
  method: z.enum(['GET', 'POST']),
  path: z.string().max(GENERIC_PATH_MAX).startsWith('/', 'The path must begin with /'),
  body: z.string().max(GENERIC_BODY_MAX).nullable(),
  auth: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.literal('header'),
      header: z.string().regex(/^[\w-]{1,60}$/),
      prefix: z.string().max(GENERIC_AUTH_PREFIX_MAX),
    }),
    z.object({
      kind: z.literal('client_credentials'),
      tokenUrl: z.url({ protocol: /^https?$/ }),
      style: z.enum(['form', 'json']),
      scope: z.string().max(GENERIC_SCOPE_MAX).nullable(),
    }),
  ]),
  headers: z.record(z.string().regex(/^[\w-]{1,60}$/), z.string().max(GENERIC_HEADER_MAX)),
  countPath: z.string().min(1, 'Enter the JSON path of the count, like data.employeeCount').max(GENERIC_FIELD_PATH_MAX),
  locationPath: z.string().max(GENERIC_FIELD_PATH_MAX).nullable(),
  credits: z.number().int().min(0).max(GENERIC_CREDITS_MAX),
});
export type GenericSource = z.infer<typeof genericSettingsSchema>;

export const catalogueEntrySchema = z
  .object({
    id: connectorIdSchema,
    label: z.string(),
    description: z.string(),
    licence: z.string().nullable(),
    gives: z.enum(['figures', 'identity']),
    needs: z.enum(['nothing', 'contact', 'key']),
    connected: z.boolean(),
    /** Why it is not connected, and what to do; null when it is. */
    reason: z.string().nullable(),
    /** "••••3f9a"; null without a key. The key itself is never sent. */
    maskedKey: z.string().nullable(),
    keyFrom: z.enum(['environment', 'stored']).nullable(),
    /** A keyless source can be switched off. */
    enabled: z.boolean(),
    creditsPerCompany: z.number().int(),
    creditCap: z.number().int().nullable(),
    /** Address, path and field of a source that is described and not built in; null for the others. */
    generic: genericSettingsSchema.nullable(),
  })
  .meta({ id: 'CatalogueEntry' });
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

/** Omitted members stay unchanged. */
export const connectInput = z.object({
  id: connectorIdSchema,
  apiKey: z
    .string()
    .trim()
    .min(1, 'Enter the key')
    .max(API_KEY_MAX)
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces')
    .optional(),
  creditCap: z.number().int().min(0).max(CREDIT_CAP_MAX).optional(),
  enabled: z.boolean().optional(),
  generic: genericSettingsSchema.optional(),
});
export type ConnectInput = z.infer<typeof connectInput>;

export const connectionTestSchema = z.object({ ok: z.boolean(), message: z.string(), durationMs: z.number().int() });
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

export const googleSheetsSchema = z
  .object({
    isConnected: z.boolean(),
    keyFrom: z.enum(['environment', 'stored']).nullable(),
    accountEmail: z.string().nullable().meta({ description: 'The address to share spreadsheets with' }),
    /** Why it is not connected, and what to do; null when it is. */
    reason: z.string().nullable(),
    /** A fictional spreadsheet to try the import with; null outside of the demo. */
    demoSpreadsheetId: z.string().nullable(),
    /** From the last test; cleared by the next success. */
    lastError: problemSchema.nullable(),
  })
  .meta({ id: 'GoogleSheets' });
export type GoogleSheets = z.infer<typeof googleSheetsSchema>;

export const connectGoogleSheetsInput = z.object({
  keyFile: z
    .string()
    .trim()
    .min(1, 'Choose or paste the JSON key file of the service account')
    .max(GOOGLE_KEY_FILE_MAX, 'This is too long for the key file of a service account')
    .meta({ description: 'The whole text of the JSON key file of a service account' }),
});

export const syncRunSchema = z
  .object({
    id: z.string(),
    origin: z.enum(['all', 'auto', 'selection']),
    state: z.enum(['running', 'paused', 'completed', 'cancelled', 'failed']),
    total: z.number().int(),
    /** pending + running + completed + skipped + failed + cancelled = total. */
    pending: z.number().int(),
    running: z.number().int(),
    completed: z.number().int(),
    /** Not done, with a reason: a spending cap was reached, nothing is connected. */
    skipped: z.number().int(),
    failed: z.number().int(),
    cancelled: z.number().int(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    /** Seconds; null while unknown. */
    secondsLeft: z.number().int().nullable(),
  })
  .meta({ id: 'SyncRun' });
export type SyncRun = z.infer<typeof syncRunSchema>;

export const syncItemSchema = z.object({
  companyId: z.string(),
  name: z.string(),
  domain: z.string(),
  state: z.enum(['pending', 'running', 'completed', 'skipped', 'failed', 'cancelled']),
  attempts: z.number().int(),
  message: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type SyncItem = z.infer<typeof syncItemSchema>;

export const syncAllInput = z.object({
  selection: companySelectionSchema.meta({ description: 'Only these companies; without it, all' }).optional(),
});
export type SyncAllInput = z.infer<typeof syncAllInput>;

export const estimateSyncInput = z.object({ selection: companySelectionSchema });
export type EstimateSyncInput = z.infer<typeof estimateSyncInput>;

export const syncEstimateSchema = z
  .object({
    companies: z.number().int(),
    credits: z
      .number()
      .int()
      .meta({ description: 'The most that their sync costs; answers that still hold cost nothing' }),
  })
  .meta({ id: 'SyncEstimate' });
export type SyncEstimate = z.infer<typeof syncEstimateSchema>;

export const syncItemsInput = z.object({
  runId: z.uuid(),
  state: z.enum(['failed', 'skipped']).optional(),
  limit: z.coerce.number<number>().int().min(1).max(SYNC_ITEMS_MAX).default(100),
});

export const sourceOutcomeSchema = z.object({
  id: connectorIdSchema,
  source: z.string(),
  outcome: z.enum([
    'figure',
    'known_without_figure',
    'identity',
    'unknown_company',
    /** Not queried: outside of what the source covers. */
    'not_applicable',
    'fresh',
    'skipped',
    'not_connected',
    'failed',
  ]),
  /** In words: the figure, the reason, "vendor X: field Y". */
  message: z.string(),
  /** When it was queried; null when it was not. */
  at: z.string().nullable(),
  credits: z.number().int(),
  repeatCredits: z.number().int().nullable().meta({
    description:
      'Set where the response was lost and may have been charged: the most credits of buying it once more, with `repeatLost`',
  }),
});
export type SourceOutcome = z.infer<typeof sourceOutcomeSchema>;

export const syncCompanyInput = z.object({
  id: companyIdSchema,
  repeatLost: z
    .array(connectorIdSchema)
    .max(20)
    .meta({
      description:
        'Paid sources whose lost response is bought once more; no other paid source is asked. They may have charged for the lost one already: `repeatCredits` is what is spent on top',
    })
    .optional(),
});
export type SyncCompanyInput = z.infer<typeof syncCompanyInput>;

export const companySyncSchema = z
  .object({
    state: z.enum(['never', 'queued', 'running', 'completed', 'skipped', 'failed']),
    message: z.string().nullable(),
    finishedAt: z.string().nullable(),
    outcomes: z.array(sourceOutcomeSchema),
  })
  .meta({ id: 'CompanySync' });
export type CompanySync = z.infer<typeof companySyncSchema>;

/** Inputs of a form, so all strings: an empty one is no filter. */
const countText = z
  .string()
  .trim()
  .regex(/^(\d{1,9})?$/, 'Enter a whole number, or leave it empty')
  .default('');
export const discoverInput = z
  .object({
    industry: z.string().trim().max(DISCOVERY_TEXT_MAX).default(''),
    location: z.string().trim().max(DISCOVERY_TEXT_MAX).default(''),
    minEmployees: countText,
    maxEmployees: countText,
    /** The sources to query; all connected ones by default. Paid sources are queried only when they are named here. */
    sources: z.array(connectorIdSchema).max(20).optional(),
    includeCustomers: includeCustomersField,
  })
  .refine((input) => [input.industry, input.location, input.minEmployees, input.maxEmployees].some((t) => t !== ''), {
    message: 'Give an industry, a location or a size',
  })
  .refine(
    (input) =>
      input.minEmployees === '' ||
      input.maxEmployees === '' ||
      Number(input.minEmployees) <= Number(input.maxEmployees),
    { message: 'The minimum is larger than the maximum', path: ['minEmployees'] },
  );
export type DiscoverInput = z.infer<typeof discoverInput>;

export const discoveryResultSchema = z.object({
  name: z.string(),
  domain: z.string().nullable(),
  industry: z.string().nullable(),
  employeeCount: z.number().int().nullable(),
  /** A band that a source gave instead of a number: "51–200". */
  employeeBand: z.string().nullable(),
  location: z.string().nullable(),
  /** Sources that named it. */
  sources: z.array(z.string()),
  /** Set when it is tracked already. */
  companyId: companyIdSchema.nullable(),
  /** Set when it was deleted and lies in the trash: POST /api/trash/{id}/restore brings it back. */
  trashId: z.string().nullable(),
  customer: customerMarkField,
});
export type DiscoveryResult = z.infer<typeof discoveryResultSchema>;

export const discoverySchema = z
  .object({
    results: z.array(discoveryResultSchema),
    hiddenCustomers: hiddenCustomersField,
    asked: z.array(
      z.object({
        id: connectorIdSchema,
        source: z.string(),
        found: z.number().int(),
        /** null when it went well. */
        problem: z.string().nullable(),
        credits: z.number().int(),
        /** The most that the search may still cost, when its response is late or lost. */
        creditsPending: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Discovery' });
export type Discovery = z.infer<typeof discoverySchema>;

/** The sources that can be queried, with their maximum price. */
export const discoverySourceSchema = z.object({
  id: connectorIdSchema,
  source: z.string(),
  connected: z.boolean(),
  creditsMax: z.number().int(),
  /** Which of the four filters it understands. */
  reason: z.string().nullable(),
});
export type DiscoverySource = z.infer<typeof discoverySourceSchema>;
