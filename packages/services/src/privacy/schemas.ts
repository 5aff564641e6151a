import { z } from 'zod';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '../suppression/limits.ts';
import { ERASURE_REASON_MAX, SUBJECT_IDENTIFIERS_MAX, SUBJECT_NAME_MAX } from './limits.ts';

/** Shapes of data subject requests. Safe in a browser: no Node and no database imports. */

const subject = {
  /** E-mail addresses, profile addresses, phone numbers with their country code. */
  identifiers: z
    .array(z.string().trim().min(IDENTIFIER_LENGTH_MIN).max(IDENTIFIER_LENGTH_MAX))
    .max(SUBJECT_IDENTIFIERS_MAX)
    .default([]),
  /** Also finds mentions by name alone, which may mean another person of that name. */
  name: z.string().trim().max(SUBJECT_NAME_MAX).default(''),
  company: z.string().trim().max(SUBJECT_NAME_MAX).default(''),
};
const hasSubject = ({ identifiers, name }: { identifiers: string[]; name: string }) =>
  identifiers.length > 0 || name !== '';
const NO_SUBJECT_MESSAGE = 'Enter an e-mail address, a profile, a phone number or a name';

export const findPersonInput = z.object(subject).refine(hasSubject, NO_SUBJECT_MESSAGE);
export type FindPersonInput = z.infer<typeof findPersonInput>;

export const personalDataRecordSchema = z.object({
  /** "contacts", "leads", "outreach messages" … */
  place: z.string(),
  id: z.string(),
  label: z.string(),
  /** By name alone, or by a number or mailbox that others share, it may be another person: a user has to confirm it. */
  match: z.enum(['identifier', 'name']),
});
export type PersonalDataRecordView = z.infer<typeof personalDataRecordSchema>;

export const foundPersonSchema = z
  .object({
    records: z.array(personalDataRecordSchema),
    /** All that they are recognised by, what the records added included: "e-mail marta@acme.com". */
    recognisedBy: z.array(z.object({ kind: z.string(), value: z.string() })),
    isSuppressed: z.boolean(),
  })
  .meta({ id: 'FoundPersonalData' });
export type FoundPersonalData = z.infer<typeof foundPersonSchema>;

/** All saved data, unchanged. */
export const exportedPersonSchema = z
  .object({
    exportedAt: z.string(),
    recognisedBy: z.array(z.object({ kind: z.string(), value: z.string() })),
    records: z.array(personalDataRecordSchema.extend({ data: z.unknown() })),
  })
  .meta({ id: 'ExportedPersonalData' });
export type ExportedPersonalData = z.infer<typeof exportedPersonSchema>;

export const erasePersonInput = z
  .object({
    ...subject,
    /** Records matched by name alone which are this person's. */
    confirmed: z
      .array(z.object({ place: z.string().max(100), id: z.string().max(300) }))
      .max(1000)
      .default([]),
    reason: z.string().trim().max(ERASURE_REASON_MAX).default(''),
  })
  .refine(hasSubject, NO_SUBJECT_MESSAGE);
export type ErasePersonInput = z.infer<typeof erasePersonInput>;

export const erasedPersonSchema = z
  .object({
    erased: z.array(z.object({ place: z.string(), count: z.number().int() })),
    /** Suppression entries: hashes that identify no one. */
    suppressed: z.number().int(),
    /** What a scan of the whole database still found afterwards; nothing, unless it says where. */
    leftovers: z.array(z.object({ collection: z.string(), count: z.number().int() })),
    /** Documents looked through. */
    scanned: z.number().int(),
  })
  .meta({ id: 'ErasedPersonalData' });
export type ErasedPersonalData = z.infer<typeof erasedPersonSchema>;
