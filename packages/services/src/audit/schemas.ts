import { z } from 'zod';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import {
  AUDIT_ACTOR_KINDS,
  AUDIT_FAULTS_MAX,
  AUDIT_OPERATION_MAX,
  AUDIT_PAGE_DEFAULT,
  AUDIT_PAGE_MAX,
} from './limits.ts';

/** Shapes of the audit log. Safe in a browser: no Node and no database imports. */

const sequenceSchema = z
  .number()
  .int()
  .min(1)
  .meta({ description: 'The number of the line: 1, 2, 3 … without a gap', example: 1042 });
const hashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'A hash has 64 hexadecimal digits')
  .meta({
    description: 'SHA-256 in hexadecimal',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  });

export const auditHeadSchema = z
  .object({ sequence: sequenceSchema, hash: hashSchema })
  .meta({ id: 'AuditHead', description: 'The last line: kept elsewhere, it shows later that no end was removed' });
export type AuditHead = z.infer<typeof auditHeadSchema>;

export const auditLineSchema = z
  .object({
    sequence: sequenceSchema,
    at: z.iso.datetime().meta({ description: 'When it was done' }),
    actor: z
      .object({
        kind: z.enum(AUDIT_ACTOR_KINDS).meta({
          description:
            '`owner`: with ACCESS_TOKEN; `key`: with an API key; `anyone`: on a server without ACCESS_TOKEN; `job`: work without a request; ' +
            '`demo`: the fictional entries that the demo brings',
        }),
        id: z.string().nullable().meta({ description: 'The id of the API key' }),
        name: z.string().nullable().meta({ description: 'The name that the API key has now' }),
      })
      .meta({ description: 'Who did it' }),
    via: z
      .enum(['person', 'script', 'mcp', 'job'])
      .meta({ description: 'From a screen, by a script, by an assistant over MCP or as a job' }),
    operation: z.string().meta({ description: 'What was done', example: 'companies.create' }),
    records: z.array(z.string()).meta({ description: 'Ids of the records that it was about, 100 at most' }),
    recordCount: z.number().int().meta({ description: 'How many records it named by their ids' }),
    counts: z.record(z.string(), z.number()).meta({ description: 'What the answer counted, as `created`' }),
    credits: z
      .number()
      .meta({ description: 'What was paid; a request that buys has a line of its own for each purchase' }),
    requestId: z.string().nullable().meta({ description: '`X-Request-Id`, or its digest where the client chose it' }),
    outcome: z.string().meta({ description: '`done`, or the code of the error', example: 'done' }),
    cut: auditHeadSchema.nullable().meta({ description: 'The last line that was cut off because of its age' }),
    previousHash: hashSchema,
    hash: hashSchema,
  })
  .meta({ description: 'One call that changed, exported or bought something', id: 'AuditLine' });
export type AuditLine = z.infer<typeof auditLineSchema>;

export const auditFilterSchema = z.object({
  from: z.iso
    .datetime('Give a time in UTC, as 2026-11-01T00:00:00Z')
    .meta({ description: 'Lines of this time and later', example: '2026-11-01T00:00:00.000Z' })
    .optional(),
  to: z.iso
    .datetime('Give a time in UTC, as 2026-12-01T00:00:00Z')
    .meta({ description: 'Lines before this time', example: '2026-12-01T00:00:00.000Z' })
    .optional(),
  actor: z
    .union(
      [z.enum(['owner', 'anyone', 'job', 'demo']), uuidSchema()],
      'Give owner, anyone, job, demo or the id of an API key',
    )
    .meta({ description: '`owner`, `anyone`, `job`, `demo`, or the id of an API key', example: 'owner' })
    .optional(),
  operation: z
    .string()
    .regex(/^[\w.-]*$/, 'An operation has letters and dots, as companies.create')
    .max(AUDIT_OPERATION_MAX)
    .meta({ description: 'An operation, or how its name begins', example: 'companies.' })
    .optional(),
  record: z
    .string()
    .regex(/^[0-9a-f-]{24,36}$/, 'The id of a record has 24 or 36 characters')
    .meta({ description: 'The id of a record', example: '66aa00000000000000000001' })
    .optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const listAuditInput = auditFilterSchema.extend({
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(AUDIT_PAGE_MAX)
    .default(AUDIT_PAGE_DEFAULT)
    .meta({ description: 'Lines per page', example: 50 }),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'Give the nextCursor of the previous page')
    .meta({ description: '`nextCursor` of the previous page', example: '993' })
    .optional(),
});
export type ListAuditInput = z.infer<typeof listAuditInput>;

export const auditPageSchema = z
  .object({
    items: z.array(auditLineSchema).meta({ description: 'The newest first' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ description: 'One page of the audit log', id: 'AuditPage' });
export type AuditPage = z.infer<typeof auditPageSchema>;

export const auditFormatSchema = z
  .enum(['csv', 'ndjson'])
  .meta({ id: 'AuditFormat', description: 'Format of the file' });
export type AuditFormat = z.infer<typeof auditFormatSchema>;

export const verifyAuditInput = z
  .object({
    head: auditHeadSchema
      .meta({ description: 'A head that an earlier check answered: the log still has to contain it' })
      .optional(),
  })
  .meta({ id: 'VerifyAuditInput', description: 'What the check compares the log with' });
export type VerifyAuditInput = z.infer<typeof verifyAuditInput>;

export const auditCheckSchema = z
  .object({
    isIntact: z.boolean().meta({ description: 'No line was changed, removed, inserted or moved' }),
    lines: z.number().int().meta({ description: 'Lines that were read' }),
    firstSequence: sequenceSchema
      .nullable()
      .meta({ description: 'The oldest line that is kept; null of an empty log' }),
    head: auditHeadSchema
      .nullable()
      .meta({ description: 'The last line that is as it was written; keep it elsewhere. null of an empty log' }),
    faultCount: z.number().int().meta({ description: 'Faults in all' }),
    faults: z
      .array(
        z.object({
          sequence: z
            .number()
            .meta({ description: 'The number of the line; 0 of an inserted one whose number is none' }),
          kind: z.enum(['changed', 'missing', 'inserted', 'unlinked', 'truncated']).meta({
            description:
              '`changed`: the line is not as it was written; `missing`: it and perhaps more behind it are gone; `inserted`: it was never ' +
              'written; `unlinked`: it does not continue the line before it; `truncated`: the log ended later once',
          }),
          message: z.string().meta({ description: 'The fault in a sentence' }),
        }),
      )
      .meta({ description: `The first ${AUDIT_FAULTS_MAX} faults` }),
  })
  .meta({ description: 'Whether the audit log is as it was written', id: 'AuditCheck' });
export type AuditCheck = z.infer<typeof auditCheckSchema>;
export type AuditFault = AuditCheck['faults'][number];
