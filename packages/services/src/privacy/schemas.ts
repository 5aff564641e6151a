import { z } from 'zod';

/** Shapes of the privacy desk's calls. Safe in a browser: no Node and no database imports. */

const subject = {
  /** E-mail addresses, profile addresses, phone numbers with their country code. */
  identifiers: z.array(z.string().trim().min(3).max(320)).max(50).default([]),
  /** Finds also what names the person without an identifier; it may be somebody else of this name. */
  name: z.string().trim().max(200).default(''),
  company: z.string().trim().max(200).default(''),
};
const hasSubject = ({ identifiers, name }: { identifiers: string[]; name: string }) =>
  identifiers.length > 0 || name !== '';
const NO_SUBJECT_MESSAGE = 'Say whom to look for: an e-mail address, a profile, a phone number or a name';

export const findPersonInput = z.object(subject).refine(hasSubject, NO_SUBJECT_MESSAGE);
export type FindPersonInput = z.infer<typeof findPersonInput>;

export const personalDataRecordSchema = z.object({
  /** "contacts", "leads", "outreach messages" … */
  place: z.string(),
  id: z.string(),
  label: z.string(),
  /** By the name alone, or a number or mailbox that others have too, it may be somebody else: that has to be confirmed. */
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

/** Everything that is held, as it is held. */
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
    reason: z.string().trim().max(300).default(''),
  })
  .refine(hasSubject, NO_SUBJECT_MESSAGE);
export type ErasePersonInput = z.infer<typeof erasePersonInput>;

export const erasedPersonSchema = z
  .object({
    erased: z.array(z.object({ place: z.string(), count: z.number().int() })),
    /** Entries on the do-not-contact list: hashes, from which nobody can be read. */
    suppressed: z.number().int(),
    /** What a scan of the whole database still found afterwards; nothing, unless it says where. */
    leftovers: z.array(z.object({ collection: z.string(), count: z.number().int() })),
    /** Documents looked through. */
    scanned: z.number().int(),
  })
  .meta({ id: 'ErasedPersonalData' });
export type ErasedPersonalData = z.infer<typeof erasedPersonSchema>;
