import { z } from 'zod';
import { SEARCH_TEXT_MAX } from '../companies/limits.ts';
import { listIdSchema } from '../lists/schemas.ts';
import { EXCEPT_OF_FILTER, isExceptOfFilter } from '../shared/selection-schemas.ts';
import { FILTER_MAX, SELECTION_MAX } from './limits.ts';

/** What narrows saved contacts down, and which of them a call is about. Safe in a browser. */

export const senioritySchema = z
  .enum(['owner', 'founder', 'c_suite', 'partner', 'vp', 'head', 'director', 'manager', 'senior', 'entry', 'intern'])
  .meta({ id: 'Seniority', description: 'Level of a job title' });
export type Seniority = z.infer<typeof senioritySchema>;

export const contactIdSchema = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'must be the id of a saved contact')
  .meta({ description: 'Id of a saved contact: 24 hexadecimal digits' });

const words = z.string().trim().min(1).max(FILTER_MAX);
const day = z.iso.date('Give a day as 2026-11-30');
const hasOrNot = z.enum(['any', 'none']).meta({ id: 'HasOrNot', description: 'With any, or without' });

export const contactFilterSchema = z
  .object({
    q: z
      .string()
      .trim()
      .max(SEARCH_TEXT_MAX)
      .meta({ description: 'Words of the name, title, company or email address', example: 'marta acme' })
      .optional(),
    companyId: z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .meta({ description: 'Id of the tracked company that they belong to', example: '64b7f0c2a1d3e4f5a6b7c8d9' })
      .optional(),
    company: words
      .meta({ description: 'Words of the employer’s name, or beginnings of them', example: 'acme' })
      .optional(),
    title: words
      .meta({ description: 'Words of the title, or beginnings of them', example: 'head operations' })
      .optional(),
    country: words.meta({ description: 'The country as the contact has it', example: 'Germany' }).optional(),
    seniority: senioritySchema.meta({ description: 'Level of the job title' }).optional(),
    source: words.meta({ description: 'A source that knows them', example: 'apollo' }).optional(),
    email: z
      .enum(['any', 'verified', 'none'])
      .meta({ id: 'HasEmail', description: 'With an email address, with a verified one, or without' })
      .optional(),
    phone: hasOrNot.meta({ description: 'With a phone number or without' }).optional(),
    notes: hasOrNot.meta({ description: 'With notes or without' }).optional(),
    list: listIdSchema.meta({ description: 'Id of a list that they are on' }).optional(),
    savedFrom: day.meta({ description: 'Saved on this day or later (UTC)', example: '2026-11-01' }).optional(),
    savedUntil: day.meta({ description: 'Saved on this day or earlier (UTC)', example: '2026-11-30' }).optional(),
  })
  .meta({ id: 'ContactFilter', description: 'What narrows saved contacts down; all that is given must apply' });
export type ContactFilter = z.infer<typeof contactFilterSchema>;

export const contactSortSchema = z
  .enum(['newest', 'oldest', 'name', 'company'])
  .meta({ description: 'By the time of saving, the name, or the employer’s name' });
export type ContactSort = z.infer<typeof contactSortSchema>;

const ids = z.array(contactIdSchema.meta({ example: '64b7f0c2a1d3e4f5a6b7c8d9' })).max(SELECTION_MAX);

export const contactSelectionSchema = z
  .object({
    ids: ids.min(1, 'Choose at least one contact').meta({ description: 'Ids of the contacts' }).optional(),
    filter: contactFilterSchema
      .meta({ description: 'All contacts that match; `{}` means every saved contact' })
      .optional(),
    except: ids.meta({ description: 'With `filter`: ids of contacts to leave out' }).optional(),
  })
  .refine(({ ids: chosen, filter }) => (chosen === undefined) !== (filter === undefined), {
    message: 'Give either `ids` or `filter`',
    path: ['ids'],
  })
  .refine(isExceptOfFilter, EXCEPT_OF_FILTER)
  .meta({
    description: 'Which contacts are meant: some by their ids, or all that match a filter but a few',
    id: 'ContactSelection',
  });
/** What a selection means at this moment. */
export const resolvedSelectionSchema = z
  .object({ ids: z.array(z.string()).meta({ description: 'Ids of the contacts, newest first' }) })
  .meta({ id: 'ResolvedContactSelection', description: 'The contacts that a selection means at this moment' });
export type ContactSelection = z.infer<typeof contactSelectionSchema>;
