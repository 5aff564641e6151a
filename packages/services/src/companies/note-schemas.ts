import { z } from 'zod';
import { companyIdSchema } from './figure-schemas.ts';
import { COMPANY_NOTE_MAX, COMPANY_TAG_MAX, COMPANY_TAGS_MAX, CURSOR_MAX } from './limits.ts';

/** What users write on a company: notes and tags. Safe in a browser. */

export const companyNoteSchema = z
  .object({
    id: z.string(),
    text: z.string(),
    at: z.string(),
    /** When it was last changed; null: as it was written. */
    editedAt: z.string().nullable(),
  })
  .meta({ id: 'CompanyNote' });
export type CompanyNote = z.infer<typeof companyNoteSchema>;

const noteText = z
  .string()
  .trim()
  .min(1, 'Write the note first')
  .max(COMPANY_NOTE_MAX, `A note has at most ${COMPANY_NOTE_MAX.toLocaleString('en')} characters`)
  .meta({ example: 'Met at the fair in Lyon; call again in May' });

export const addCompanyNoteInput = z.object({ id: companyIdSchema, text: noteText });
export const companyNoteByIdInput = z.object({
  id: companyIdSchema,
  noteId: z.string().regex(/^[0-9a-f]{24}$/, 'The id of a note has 24 hexadecimal digits'),
});
export type CompanyNoteByIdInput = z.infer<typeof companyNoteByIdInput>;
export const editCompanyNoteInput = companyNoteByIdInput.extend({ text: noteText });

export const listCompanyNotesInput = z.object({
  id: companyIdSchema,
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  cursor: z.string().max(CURSOR_MAX).optional(),
});
export type ListCompanyNotesInput = z.infer<typeof listCompanyNotesInput>;

export const companyNotePageSchema = z.object({
  items: z.array(companyNoteSchema),
  /** Pass as `cursor` for the next page; null on the last. */
  nextCursor: z.string().nullable(),
});
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
export const setCompanyTagsInput = z.object({
  id: companyIdSchema,
  tags: tagsSchema,
  before: tagsSchema
    .meta({
      description:
        'The tags from which `tags` were made, as `["Priority"]`: what others have added or removed since stays. Left out: all tags are replaced',
    })
    .optional(),
});
export type SetCompanyTagsInput = z.infer<typeof setCompanyTagsInput>;
