import { z } from 'zod';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '../suppression/limits.ts';
import { ERASURE_REASON_MAX, SUBJECT_IDENTIFIERS_MAX, SUBJECT_NAME_MAX } from './limits.ts';

/** Shapes of data subject requests. Safe in a browser: no Node and no database imports. */

const subject = {
  identifiers: z
    .array(z.string().trim().min(IDENTIFIER_LENGTH_MIN).max(IDENTIFIER_LENGTH_MAX))
    .max(SUBJECT_IDENTIFIERS_MAX)
    .meta({ description: 'Email addresses, addresses of profiles, and phone numbers with their country code' })
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
        'By what it was found. By name alone, or by a number or mailbox that others share, it may be another person: a user has to confirm it',
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
      .meta({ description: "Records that were found by the name alone and are this person's" })
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
