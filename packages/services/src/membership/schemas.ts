import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { contactSelectionSchema } from '../contacts/schemas.ts';
import { leadIdSchema, leadPageInput } from '../leads/schemas.ts';
import { userListByIdInput } from '../lists/schemas.ts';
import { personKindSchema } from '../shared/answer-schemas.ts';
import { EXCEPT_OF_FILTER, isExceptOfFilter } from '../shared/selection-schemas.ts';
import { PEOPLE_PAGE_DEFAULT, PEOPLE_PAGE_MAX } from './limits.ts';

/** Who is on lists. Safe in a browser: no Node and no database imports. */

const leadIds = z.array(leadIdSchema.meta({ example: '64b7f0c2a1d3e4f5a6b7c8d9' })).max(SELECTION_MAX);

const leadSelectionSchema = z
  .object({
    ids: leadIds.min(1, 'Choose at least one lead').meta({ description: 'Ids of the leads' }).optional(),
    filter: leadPageInput
      .omit({ limit: true, cursor: true })
      .meta({ description: 'All leads that match; `{}` means every lead', example: { status: 'completed' } })
      .optional(),
    except: leadIds.meta({ description: 'With `filter`: ids of leads to leave out' }).optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: 'Give either `ids` or `filter`',
    path: ['ids'],
  })
  .refine(isExceptOfFilter, EXCEPT_OF_FILTER)
  .meta({
    description: 'Which leads are meant: some by their ids, or all that match a filter but a few',
    id: 'LeadSelection',
  });

export const changeMembersInput = userListByIdInput
  .extend({
    contacts: contactSelectionSchema
      .meta({ description: 'Saved contacts; needed where `leads` is left out' })
      .optional(),
    leads: leadSelectionSchema.meta({ description: 'Leads; needed where `contacts` is left out' }).optional(),
  })
  .refine(({ contacts, leads }) => contacts !== undefined || leads !== undefined, {
    message: 'Give `contacts`, `leads` or both',
    path: ['contacts'],
  })
  .meta({ id: 'ChangeMembersInput', description: 'The contacts and leads to put on a list or to take off it' });
export type ChangeMembersInput = z.infer<typeof changeMembersInput>;

export const changedMembersSchema = z
  .object({
    changed: z.number().int().meta({ description: 'Put on the list, or taken off it, by this call' }),
    unchanged: z.number().int().meta({ description: 'Were on it, or off it, already' }),
    count: z.number().int().meta({ description: 'All on the list now' }),
  })
  .meta({ description: 'How many were put on a list or taken off it', id: 'ChangedMembers' });
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

const listPersonSchema = z
  .object({
    kind: personKindSchema.meta({ description: 'Whether it is a saved contact or a lead' }),
    id: z.string().meta({ description: 'Id of the contact or lead' }),
    name: z.string().meta({ description: 'First and last name; empty when it is not known' }),
    title: z.string().nullable().meta({ description: 'Job title; null when it is not known' }),
    company: z.string().nullable().meta({ description: 'Name of the employer; null when it is not known' }),
    email: z.string().nullable().meta({ description: 'Email address; null when it is not known' }),
    phone: z.string().nullable().meta({ description: 'Phone number; null when it is not known' }),
    linkedinUrl: z
      .string()
      .nullable()
      .meta({ description: 'Address of the profile at LinkedIn; null when it is not known' }),
  })
  .meta({ id: 'ListPerson', description: 'A saved contact or a lead on a list' });
export type ListPerson = z.infer<typeof listPersonSchema>;

export const listPeopleSchema = z
  .object({
    people: z.array(listPersonSchema).meta({ description: 'People of this page: saved contacts first, then leads' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
    suppressed: z.number().int().meta({ description: 'Left out of this page: they are on the do-not-contact list' }),
  })
  .meta({ description: 'One page of the people on a list', id: 'ListPeople' });
export type ListPeople = z.infer<typeof listPeopleSchema>;
