import { z } from 'zod';
import { companyIdSchema } from './figure-schemas.ts';
import { COMPANY_NOTE_MAX, COMPANY_TAG_MAX, COMPANY_TAGS_MAX, CURSOR_MAX } from './limits.ts';

/** What users write on a company: notes and tags. Safe in a browser. */

export const companyNoteSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the note' }),
    text: z.string().meta({ description: 'Text as it was written' }),
    at: z.string().meta({ description: 'When it was written' }),
    editedAt: z
      .string()
      .nullable()
      .meta({ description: 'When it was last changed; null when it is as it was written' }),
  })
  .meta({ description: 'A note that a user wrote on a company', id: 'CompanyNote' });
export type CompanyNote = z.infer<typeof companyNoteSchema>;

const noteText = z
  .string()
  .trim()
  .min(1, 'Write the note first')
  .max(COMPANY_NOTE_MAX, `A note has at most ${COMPANY_NOTE_MAX.toLocaleString('en')} characters`)
  .meta({ description: 'Text of the note', example: 'Met at the fair in Lyon; call again in May' });
/** The body of a new note and of one that replaces it. */
const COMPANY_NOTE_INPUT = { id: 'CompanyNoteInput', description: 'What a note on a company should say' };

export const addCompanyNoteInput = z.object({ id: companyIdSchema, text: noteText }).meta(COMPANY_NOTE_INPUT);
export const companyNoteByIdInput = z.object({
  id: companyIdSchema,
  noteId: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'The id of a note has 24 hexadecimal digits')
    .meta({ description: 'Id of the note: 24 hexadecimal digits' }),
});
export type CompanyNoteByIdInput = z.infer<typeof companyNoteByIdInput>;
export const editCompanyNoteInput = companyNoteByIdInput.extend({ text: noteText }).meta(COMPANY_NOTE_INPUT);

export const listCompanyNotesInput = z.object({
  id: companyIdSchema,
  limit: z.coerce.number<number>().int().min(1).max(200).meta({ description: 'Notes of one page' }).default(50),
  cursor: z.string().max(CURSOR_MAX).meta({ description: 'The `nextCursor` of the previous page' }).optional(),
});
export type ListCompanyNotesInput = z.infer<typeof listCompanyNotesInput>;

export const companyNotePageSchema = z
  .object({
    items: z.array(companyNoteSchema).meta({ description: 'Notes of this page, newest first' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ id: 'CompanyNotePage', description: 'One page of notes, newest first' });
export type CompanyNotePage = z.infer<typeof companyNotePageSchema>;

export const tagsSchema = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'A tag needs a name')
      .max(COMPANY_TAG_MAX, `A tag has at most ${COMPANY_TAG_MAX} characters`),
  )
  .max(COMPANY_TAGS_MAX, `A company has at most ${COMPANY_TAGS_MAX} tags`)
  .meta({ example: ['Priority'] });
export const setCompanyTagsInput = z
  .object({
    id: companyIdSchema,
    tags: tagsSchema.meta({
      description:
        'All tags that the company should have; an empty list takes all off. Two that differ in case only are one',
    }),
    before: tagsSchema
      .meta({
        description:
          'The tags from which `tags` were made, as `["Priority"]`: what others have added or removed since stays. Left out: all tags are replaced',
      })
      .optional(),
  })
  .meta({ id: 'SetCompanyTagsInput', description: 'The tags that a company should have' });
export type SetCompanyTagsInput = z.infer<typeof setCompanyTagsInput>;
