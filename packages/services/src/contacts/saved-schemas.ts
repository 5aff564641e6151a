import { z } from 'zod';
import { contactFilterSchema, contactIdSchema, contactSortSchema } from './filter-schemas.ts';
import { CONTACT_FIELD_MAX, CONTACT_LIST_MAX, NOTE_MAX } from './limits.ts';
import { contactSchema } from './person-schemas.ts';
import { selectionInput } from './reveal-schemas.ts';

/** Saved contacts and their notes. Safe in a browser. */

export const savedContactSchema = contactSchema
  .omit({
    sources: true,
    mergedBecause: true,
    differences: true,
    foundAt: true,
    reveal: true,
    contactId: true,
    isNew: true,
    customer: true,
  })
  .extend({
    sources: z
      .array(
        z
          .object({
            source: z.string().meta({ description: 'Name of the source' }),
            id: z.string().meta({ description: 'Id of the person at this source' }),
            at: z.string().meta({ description: 'When the source gave it' }),
          })
          .meta({ id: 'ContactSourceRecord', description: 'A person at one source' }),
      )
      .meta({ description: 'Sources that know the person' }),
    origins: z
      .record(
        z.string(),
        z.object({
          source: z.string().meta({ description: 'Name of the source; `manual` for what a person typed' }),
          at: z.string().meta({ description: 'When the source gave it' }),
        }),
      )
      .meta({ description: 'Where each field comes from, by its name' }),
    sourceValues: z
      .array(
        z
          .object({
            field: z.string().meta({ description: 'Field that a person edited, as "email"' }),
            value: z.string().meta({ description: 'Value of the source' }),
            source: z.string().meta({ description: 'Name of the source' }),
            at: z.string().meta({ description: 'When the source gave it' }),
          })
          .meta({ id: 'ContactSourceValue', description: 'Value of a source for a field that a person edited' }),
      )
      .meta({ description: 'What sources give for fields that a person typed or emptied' }),
    etag: z.string().meta({ description: 'The state of what can be edited; the If-Match of the next edit' }),
    otherValues: z
      .array(
        z
          .object({
            field: z.enum(['email', 'phone', 'linkedinUrl']).meta({ description: 'Which field' }),
            value: z.string().meta({ description: 'Further value' }),
            source: z.string().nullable().meta({ description: 'Name of the source; null when it is not known' }),
          })
          .meta({ id: 'ContactOtherValue', description: 'Further address, number or profile of a person' }),
      )
      .meta({
        description: 'What is known beside the first address, number and profile, of people who were two contacts',
      }),
    formerEmployers: z
      .array(
        z
          .object({
            name: z.string().nullable().meta({ description: 'Name of the employer; null when it is not known' }),
            domain: z
              .string()
              .nullable()
              .meta({ description: 'Web domain of the employer; null when it is not known' }),
          })
          .meta({ id: 'FormerEmployer', description: 'Employer that a later one has replaced' }),
      )
      .meta({ description: 'Employers that a later one has replaced, the latest last' }),
    formerIds: z
      .array(z.string())
      .meta({ description: 'Ids of contacts that were merged into this one; they lead here' }),
    companyId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the tracked company that the person belongs to; null when there is none' }),
    lists: z
      .array(z.string())
      .meta({ description: 'Ids of the lists that they are on; one in the trash may be among them' }),
    notes: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Id of the note' }),
          text: z.string().meta({ description: 'Text as it was written' }),
          at: z.string().meta({ description: 'When it was written' }),
        }),
      )
      .meta({ description: 'Notes that users wrote, oldest first' }),
    savedAt: z.string().meta({ description: 'When the contact was saved first' }),
  })
  .meta({ description: 'A person whom a user saved or revealed', id: 'SavedContact' });
export type SavedContact = z.infer<typeof savedContactSchema>;

export const saveContactsInput = selectionInput
  .extend({
    companyId: z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .nullish()
      .meta({
        description:
          'Id of the tracked company that they belong to. Left out: the one with the domain of their employer, if there is one',
      }),
  })
  .meta({ id: 'SaveContactsInput', description: 'The found people to save' });
export type SaveContactsInput = z.infer<typeof saveContactsInput>;

export const saveContactsResultSchema = z
  .object({
    contacts: z.array(savedContactSchema).meta({ description: 'The saved contacts' }),
    created: z.number().int().meta({ description: 'Contacts that are new' }),
    updated: z
      .number()
      .int()
      .meta({ description: 'Contacts that existed before; their empty fields have been filled' }),
    suppressed: z
      .number()
      .int()
      .meta({ description: 'People who were left out, as they are on the do-not-contact list' }),
  })
  .meta({ description: 'What saving people did', id: 'SaveContactsResult' });
export type SaveContactsResult = z.infer<typeof saveContactsResultSchema>;

export const listContactsInput = contactFilterSchema.extend({
  sort: contactSortSchema.meta({ description: 'Order of the contacts. Left out: newest first' }).optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(CONTACT_LIST_MAX)
    .meta({ description: 'Contacts of one page' })
    .default(50),
  cursor: z.string().max(200).meta({ description: '`next` of the previous page' }).optional(),
});
export type ListContactsInput = z.infer<typeof listContactsInput>;
export const contactListSchema = z
  .object({
    contacts: z.array(savedContactSchema).meta({ description: 'Contacts of this page' }),
    total: z.number().int().meta({ description: 'Number of contacts that match' }),
    next: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ id: 'ContactPage', description: 'One page of saved contacts' });
export type ContactList = z.infer<typeof contactListSchema>;

export const contactByIdInput = z.object({ id: contactIdSchema.meta({ description: 'Id of the saved contact' }) });
const typed = (field: keyof typeof CONTACT_FIELD_MAX) => z.string().trim().max(CONTACT_FIELD_MAX[field]);
const contactValuesSchema = z
  .object({
    name: typed('name').meta({ description: "Full name; can't be empty" }),
    title: typed('title').meta({ description: 'Job title' }),
    organizationName: typed('organizationName').meta({
      description: 'Name of the employer. Another one without `organizationDomain` empties the domain',
    }),
    organizationDomain: typed('organizationDomain').meta({ description: 'Web domain of the employer' }),
    email: typed('email').meta({ description: 'Email address; one on the do-not-contact list is refused' }),
    phone: typed('phone').meta({ description: 'Phone number, as it is dialled' }),
    city: typed('city').meta({ description: 'City where the person works' }),
    state: typed('state').meta({ description: 'State or region where the person works' }),
    country: typed('country').meta({ description: 'Country where the person works' }),
    linkedinUrl: typed('linkedinUrl').meta({ description: 'Address of the profile at LinkedIn' }),
  })
  .partial()
  .refine((values) => Object.values(values).some((value) => value !== undefined), 'Give at least one field')
  .meta({
    id: 'ContactValues',
    description: 'Fields of a contact as a person types them; an empty text empties a field',
  });
export const updateContactInput = contactByIdInput
  .extend({ values: contactValuesSchema })
  .meta({ id: 'UpdateContactInput', description: 'What to change of a saved contact; other fields stay' });
export type UpdateContactInput = z.infer<typeof updateContactInput>;
/** For the screens: with the state that was seen. */
export const editContactInput = updateContactInput.extend({ etag: z.string().max(200) });
export const addNoteInput = contactByIdInput
  .extend({
    text: z.string().trim().min(1, 'Write the note first').max(NOTE_MAX).meta({ description: 'Text of the note' }),
  })
  .meta({ id: 'AddContactNoteInput', description: 'A note to add to a contact' });
export const contactNoteByIdInput = contactByIdInput.extend({
  noteId: z.string().max(64).meta({ description: 'Id of the note', example: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77' }),
});
