import { z } from 'zod';
import { progressSchema } from '../shared/answer-schemas.ts';
import { newestPageInput } from '../shared/page-schemas.ts';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '../suppression/limits.ts';
import { ERASURE_REASON_MAX, ERASURES_PAGE_MAX, SUBJECT_IDENTIFIERS_MAX, SUBJECT_NAME_MAX } from './limits.ts';

export * from './notice-schemas.ts';

/** Shapes of data subject requests. Safe in a browser: no Node and no database imports. */

const subject = {
  identifiers: z
    .array(z.string().trim().min(IDENTIFIER_LENGTH_MIN).max(IDENTIFIER_LENGTH_MAX))
    .max(SUBJECT_IDENTIFIERS_MAX)
    .meta({
      description:
        'Email addresses, addresses of profiles, phone numbers with their country code, and ids at a source, as "pdl:…"',
    })
    .default([]),
  name: z
    .string()
    .trim()
    .max(SUBJECT_NAME_MAX)
    .meta({
      description: 'Also finds mentions by the name alone, which may mean another person of that name; empty for none',
    })
    .default(''),
  company: z
    .string()
    .trim()
    .max(SUBJECT_NAME_MAX)
    .meta({ description: 'Narrows mentions by the name to this employer; empty for any' })
    .default(''),
};
const hasSubject = ({ identifiers, name }: { identifiers: string[]; name: string }) =>
  identifiers.length > 0 || name !== '';
const NO_SUBJECT_MESSAGE = 'Enter an e-mail address, a profile, a phone number or a name';

export const findPersonInput = z
  .object(subject)
  .refine(hasSubject, NO_SUBJECT_MESSAGE)
  .meta({ id: 'FindPersonInput', description: 'The person whose data is meant: identifiers or a name' });
export type FindPersonInput = z.infer<typeof findPersonInput>;

export const personalDataRecordSchema = z
  .object({
    place: z.string().meta({ description: 'What the record is: "contacts", "leads", "outreach messages" …' }),
    id: z.string().meta({ description: 'Id of the record' }),
    label: z.string().meta({ description: 'The record in words' }),
    match: z.enum(['identifier', 'name']).meta({
      description:
        'By what it was found. By name alone, by a number or mailbox that others share, or by a former address of a lead, it may be another person: a user has to confirm it',
    }),
  })
  .meta({ id: 'PersonalDataRecord', description: 'A record with personal data' });
export type PersonalDataRecordView = z.infer<typeof personalDataRecordSchema>;

const personIdentifierSchema = z
  .object({
    kind: z.string().meta({ description: 'What it is, as "email"' }),
    value: z.string().meta({ description: 'The address, number or name' }),
  })
  .meta({ id: 'PersonIdentifier', description: 'What a person is recognised by' });

export const foundPersonSchema = z
  .object({
    records: z.array(personalDataRecordSchema).meta({ description: 'Records with data of the person' }),
    recognisedBy: z
      .array(personIdentifierSchema)
      .meta({ description: 'What they are recognised by, what the records added included' }),
    isSuppressed: z.boolean().meta({ description: 'True when the person is on the do-not-contact list' }),
  })
  .meta({ description: 'Everything that is saved about a person', id: 'FoundPersonalData' });
export type FoundPersonalData = z.infer<typeof foundPersonSchema>;

export const exportedPersonSchema = z
  .object({
    exportedAt: z.string().meta({ description: 'When it was exported' }),
    recognisedBy: z
      .array(personIdentifierSchema)
      .meta({ description: 'What they are recognised by, what the records added included' }),
    records: z
      .array(personalDataRecordSchema.extend({ data: z.unknown().meta({ description: 'The record as it is stored' }) }))
      .meta({ description: 'Records with data of the person' }),
  })
  .meta({ description: 'All saved data about a person, unchanged', id: 'ExportedPersonalData' });
export type ExportedPersonalData = z.infer<typeof exportedPersonSchema>;

export const erasePersonInput = z
  .object({
    ...subject,
    confirmed: z
      .array(
        z.object({
          place: z.string().max(100).meta({ description: 'The `place` of the record' }),
          id: z.string().max(300).meta({ description: 'The `id` of the record' }),
        }),
      )
      .max(1000)
      .meta({ description: "Records whose `match` is `name` and that are this person's; the others of them stay" })
      .default([]),
    reason: z
      .string()
      .trim()
      .max(ERASURE_REASON_MAX)
      .meta({ description: 'Why; kept with the entry of the do-not-contact list' })
      .default(''),
  })
  .refine(hasSubject, NO_SUBJECT_MESSAGE)
  .meta({ id: 'ErasePersonInput', description: 'The person to erase' });
export type ErasePersonInput = z.infer<typeof erasePersonInput>;

export const erasedPersonSchema = z
  .object({
    erased: z
      .array(
        z.object({
          place: z.string().meta({ description: 'What the records were: "contacts", "leads" …' }),
          count: z.number().int().meta({ description: 'Number of records' }),
        }),
      )
      .meta({ description: 'What was erased, by place' }),
    suppressed: z
      .number()
      .int()
      .meta({ description: 'Entries that were added to the do-not-contact list: hashes that identify no one' }),
    leftovers: z
      .array(
        z.object({
          collection: z.string().meta({ description: 'Collection of the database' }),
          count: z.number().int().meta({ description: 'Number of documents' }),
        }),
      )
      .meta({ description: 'What a scan of the whole database still found afterwards; empty unless it says where' }),
    scanned: z.number().int().meta({ description: 'Documents that the scan looked through' }),
  })
  .meta({ description: 'What was erased', id: 'ErasedPersonalData' });
export type ErasedPersonalData = z.infer<typeof erasedPersonSchema>;

export const erasureSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the erasure' }),
    state: z.enum(['running', 'completed', 'failed']).meta({
      description:
        '`completed` once the last scan of the whole database found nothing; `failed` when something stopped it or was left, and a retry continues it',
    }),
    startedAt: z.string().meta({ description: 'When it was asked for' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it runs' }),
    progress: progressSchema.meta({
      description: 'How far the scan of the database is, in documents; `total` is more or less what it will read',
    }),
    result: erasedPersonSchema.nullable().meta({ description: 'What was erased; null until a scan has ended' }),
    message: z.string().nullable().meta({ description: 'Why it failed, in words; null otherwise' }),
  })
  .meta({ id: 'Erasure', description: 'The erasing of a person; it does not say whom it is about' });
export type Erasure = z.infer<typeof erasureSchema>;

export const listErasuresInput = newestPageInput(ERASURES_PAGE_MAX);
export const erasureListSchema = z
  .object({
    items: z.array(erasureSchema).meta({ description: 'Erasures, newest first' }),
    total: z.number().int().meta({ description: 'Number of erasures' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last one' }),
  })
  .meta({ id: 'ErasureList', description: 'A page of erasures' });
export type ErasureList = z.infer<typeof erasureListSchema>;

export const erasureIdInput = z
  .object({ id: z.string().min(1).max(100).meta({ description: 'Id of the erasure' }) })
  .meta({ id: 'ErasureIdInput', description: 'Which erasure' });

export const optOutReadingSchema = z
  .object({
    source: z.string().meta({ description: 'Id of the source, as "pdl"' }),
    label: z.string().meta({ description: 'Its name' }),
    isConnected: z.boolean().meta({ description: 'False without a key: its list is not read then' }),
    state: z.enum(['running', 'completed', 'failed']).nullable().meta({
      description:
        '`failed` when the last reading did not come to the end of the list; `message` says why. null before the first',
    }),
    startedAt: z.string().nullable().meta({ description: 'When the last reading began; null before the first' }),
    completedAt: z.string().nullable().meta({ description: 'When the list was last read to its end; null for never' }),
    ids: z.number().int().meta({ description: 'Ids that the last reading has read' }),
    removed: z.number().int().meta({ description: 'Contacts and leads that were deleted since it began' }),
    removedEver: z.number().int().meta({ description: 'Contacts and leads that were deleted by all readings' }),
    pending: z.number().int().meta({ description: 'People who were found and are not removed yet' }),
    message: z.string().nullable().meta({
      description: 'Why the last reading failed, or that the list has lost more than half of its ids; null otherwise',
    }),
  })
  .meta({
    id: 'OptOutReading',
    description: 'How the last reading of the list of people who asked a source to remove them went',
  });
export type OptOutReading = z.infer<typeof optOutReadingSchema>;

export const retentionKindSchema = z
  .enum([
    'syncRuns',
    'leadRuns',
    'recomputeRuns',
    'otherRuns',
    'batchItems',
    'cachedAnswers',
    'notifications',
    'webhookDeliveries',
    'trash',
    'auditLines',
    'erasures',
    'backupRecords',
    'revealOrders',
    'usageDays',
    'unusedContacts',
    'unusedLeads',
  ])
  .meta({
    id: 'RetentionKind',
    description:
      'A kind of record that grows: finished syncs, enrichments, recalculations and other background work, its items, cached answers, notifications, webhook deliveries, deleted records, lines of the audit log, completed erasures, records of backups that failed or whose file is gone, reveals whose response never came, calls and credits by source and day; and contacts and leads that are on no list and in no outreach campaign, without a note, which go to the trash and are off unless days are set',
  });
export type RetentionKind = z.infer<typeof retentionKindSchema>;

export const retentionPreviewSchema = z
  .object({
    count: z.number().int().meta({ description: 'Records that a run would delete now' }),
    examples: z
      .array(
        z.object({
          label: z.string().meta({ description: 'The record in words' }),
          at: z.string().meta({ description: 'The time by which it expires' }),
        }),
      )
      .meta({ description: 'Some of the oldest of them' }),
  })
  .meta({ id: 'RetentionPreview', description: 'What a rule would delete now; nothing is deleted' });
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;

const keptDays = z.number().int().nullable();

export const retentionRunSchema = z
  .object({
    at: z.string().meta({ description: 'When it ran' }),
    deleted: z
      .array(
        z.object({ kind: retentionKindSchema, count: z.number().int().meta({ description: 'Number of records' }) }),
      )
      .meta({ description: 'What it deleted, by kind; empty for nothing' }),
  })
  .meta({ id: 'RetentionRun', description: 'A run of the retention, by the schedule or on demand' });
export type RetentionRun = z.infer<typeof retentionRunSchema>;

export const retentionSchema = z
  .object({
    items: z
      .array(
        z
          .object({
            kind: retentionKindSchema,
            days: keptDays.meta({ description: 'Days for which they are kept; null for good' }),
            standardDays: keptDays.meta({ description: 'The built-in rule; null for good' }),
            minDays: z.number().int().meta({ description: 'The fewest days that can be set' }),
            maxDays: z.number().int().meta({ description: 'The most days that can be set' }),
            count: z.number().int().meta({ description: 'How many there are now' }),
            oldestAt: z.string().nullable().meta({ description: 'Time of the oldest; null without any' }),
            wouldDelete: retentionPreviewSchema,
          })
          .meta({ id: 'RetentionRule', description: 'How long a kind of record is kept' }),
      )
      .meta({ description: 'Every kind of record that grows' }),
    lastRun: retentionRunSchema.nullable().meta({ description: 'The last run; null before the first' }),
  })
  .meta({ id: 'Retention', description: 'How long records that grow are kept' });
export type Retention = z.infer<typeof retentionSchema>;

export const updateRetentionInput = z
  .object({
    days: z
      .partialRecord(retentionKindSchema, keptDays.meta({ description: 'Days for this kind; null for good' }))
      .meta({ description: 'Days by kind, null for good where `standardDays` is null; what is left out stays' }),
  })
  .meta({ id: 'UpdateRetentionInput', description: 'Rules to change' });
export type UpdateRetentionInput = z.infer<typeof updateRetentionInput>;

export const previewRetentionInput = z
  .object({
    kind: retentionKindSchema,
    days: keptDays.meta({ description: 'Days to try; null for good' }),
  })
  .meta({ id: 'PreviewRetentionInput', description: 'A rule to try' });
export type PreviewRetentionInput = z.infer<typeof previewRetentionInput>;
