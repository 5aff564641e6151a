import { z } from 'zod';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { API_KEY_NAME_MAX, API_KEY_SCOPES, KEY_REQUESTS_PER_MINUTE_MAX, SCOPE_MEANINGS } from './limits.ts';

/** Shapes of API keys. Safe in a browser: no Node and no database imports. */

const scopeSchema = z.enum(API_KEY_SCOPES).meta({
  id: 'ApiKeyScope',
  description: API_KEY_SCOPES.map((scope) => `\`${scope}\`: ${SCOPE_MEANINGS[scope]}`).join('. '),
  example: 'read',
});

/** Line breaks, control characters and those that turn the direction of a text make one name look like another. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the key a name')
  .max(API_KEY_NAME_MAX, `The name of a key has at most ${API_KEY_NAME_MAX} characters`)
  .meta({ description: 'What the key is for', example: 'Nightly upsert' });

const limitSchema = z
  .number()
  .int()
  .min(1, 'Allow at least 1 request per minute')
  .max(KEY_REQUESTS_PER_MINUTE_MAX, `Allow at most ${KEY_REQUESTS_PER_MINUTE_MAX} requests per minute`)
  .nullable()
  .meta({ description: 'Requests per minute and process; null: only the limit of the server', example: 600 });

export const apiKeySchema = z
  .object({
    id: uuidSchema().meta({ description: 'The id of the key; the audit log names it' }),
    name: nameSchema,
    scopes: z.array(scopeSchema).meta({ description: 'What the key may do' }),
    hint: z.string().meta({ description: 'How the key begins and ends', example: 'wbkey_…Xy3Z' }),
    requestsPerMinute: limitSchema,
    state: z.enum(['active', 'expired', 'revoked']).meta({ description: 'Only an active key is accepted' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was created' }),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'It is refused from then on; null: never' }),
    revokedAt: z.iso.datetime().nullable().meta({ description: 'When it was revoked; null: it was not' }),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'The hour of its last use; null: not used yet' }),
  })
  .meta({
    description: 'An API key and what it may do; the key itself is shown once, when it is created',
    id: 'ApiKey',
  });
export type ApiKey = z.infer<typeof apiKeySchema>;

const givenNameSchema = nameSchema.refine(
  (name) => !HIDDEN.test(name),
  'The name of a key is one line without invisible characters',
);

export const createApiKeyInput = z
  .object({
    name: givenNameSchema,
    scopes: z
      .array(scopeSchema)
      .min(1, `Give at least one of ${API_KEY_SCOPES.join(', ')}`)
      .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once')
      .meta({ description: 'What the key may do', example: ['read', 'write'] }),
    expiresAt: z.iso
      .datetime('Give a time in UTC, as 2027-01-31T00:00:00Z')
      .nullable()
      .default(null)
      .meta({ description: 'In the future; null: the key does not expire', example: '2030-01-31T00:00:00.000Z' }),
    requestsPerMinute: limitSchema.default(null),
  })
  .meta({ id: 'CreateApiKeyInput', description: 'An API key to create' });
export type CreateApiKeyInput = z.infer<typeof createApiKeyInput>;

export const createdApiKeySchema = apiKeySchema
  .extend({
    key: z.string().meta({ description: 'The key itself. It is shown this once and cannot be read again' }),
  })
  .meta({ description: 'A new API key with the key itself', id: 'CreatedApiKey' });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

export const apiKeyByIdInput = z.object({
  id: uuidSchema('The id of an API key is a UUID').meta({ description: 'Id of the key' }),
});

export const renameApiKeyInput = apiKeyByIdInput
  .extend({ name: givenNameSchema })
  .meta({ id: 'RenameApiKeyInput', description: 'Another name for an API key' });
export type RenameApiKeyInput = z.infer<typeof renameApiKeyInput>;
