import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { contactSelectionSchema } from '../contacts/schemas.ts';
import { leadIdSchema, leadPageInput } from '../leads/schemas.ts';
import { userListByIdInput } from '../lists/schemas.ts';
import { EXCEPT_OF_FILTER, isExceptOfFilter } from '../shared/selection-schemas.ts';
import { PEOPLE_PAGE_DEFAULT, PEOPLE_PAGE_MAX } from './limits.ts';

/** Who is on lists. Safe in a browser: no Node and no database imports. */

const leadIds = z.array(leadIdSchema.meta({ example: '64b7f0c2a1d3e4f5a6b7c8d9' })).max(SELECTION_MAX);

const leadSelectionSchema = z
  .object({
    ids: leadIds.min(1, 'Choose at least one lead').meta({ description: 'These leads' }).optional(),
    filter: leadPageInput
      .omit({ limit: true, cursor: true })
      .meta({ description: 'All that match; `{}` are all leads', example: { status: 'completed' } })
      .optional(),
    except: leadIds.meta({ description: 'With `filter`: all but these' }).optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: 'Give either `ids` or `filter`',
    path: ['ids'],
  })
  .refine(isExceptOfFilter, EXCEPT_OF_FILTER)
  .meta({ id: 'LeadSelection' });

export const changeMembersInput = userListByIdInput
  .extend({
    contacts: contactSelectionSchema.optional(),
    leads: leadSelectionSchema.optional(),
  })
  .refine(({ contacts, leads }) => contacts !== undefined || leads !== undefined, {
    message: 'Give `contacts`, `leads` or both',
    path: ['contacts'],
  });
export type ChangeMembersInput = z.infer<typeof changeMembersInput>;

export const changedMembersSchema = z
  .object({
    changed: z.number().int().meta({ description: 'Put on the list, or taken off it, by this call' }),
    unchanged: z.number().int().meta({ description: 'Were on it, or off it, already' }),
    count: z.number().int().meta({ description: 'All on the list now' }),
  })
  .meta({ id: 'ChangedMembers' });
export type ChangedMembers = z.infer<typeof changedMembersSchema>;

export const listPeopleInput = userListByIdInput.extend({
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(PEOPLE_PAGE_MAX)
    .default(PEOPLE_PAGE_DEFAULT)
    .meta({ description: 'People of a page', example: PEOPLE_PAGE_DEFAULT }),
  cursor: z
    .string()
    .regex(/^(contact|lead)-[0-9a-f]{24}$/, 'Pass `nextCursor` of the page before')
    .meta({ description: '`nextCursor` of the page before', example: 'contact-64b7f0c2a1d3e4f5a6b7c8d9' })
    .optional(),
});
export type ListPeopleInput = z.infer<typeof listPeopleInput>;

const listPersonSchema = z.object({
  kind: z.enum(['contact', 'lead']),
  id: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
});
export type ListPerson = z.infer<typeof listPersonSchema>;

export const listPeopleSchema = z
  .object({
    people: z.array(listPersonSchema),
    /** Pass as `cursor` for the next page; null on the last. */
    nextCursor: z.string().nullable(),
    suppressed: z.number().int().meta({ description: 'Left out of this page: they are on the do-not-contact list' }),
  })
  .meta({ id: 'ListPeople' });
export type ListPeople = z.infer<typeof listPeopleSchema>;
