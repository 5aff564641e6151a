import { z } from 'zod';
import { contactIdSchema, SELECTION_MAX } from '../contacts/schemas.ts';

/** Shapes that the lead calls take and give. Safe in a browser: no Node and no database imports. */

export const enrichmentStatusSchema = z.enum(['pending', 'enriching', 'completed', 'failed']);

export const leadSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    email: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    industry: z.string().nullable(),
    enrichmentStatus: enrichmentStatusSchema,
    /** The saved contact that it was made of; null when it came from a sheet or file. */
    contactId: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Lead' });
export type Lead = z.infer<typeof leadSchema>;

export const listLeadsInput = z.object({
  limit: z.coerce.number<number>().int().min(1).max(1000).default(200),
  cursor: z.string().max(200).optional(),
});
export type ListLeadsInput = z.infer<typeof listLeadsInput>;

export const saveLeadsInput = z.object({
  contactIds: z.array(contactIdSchema).min(1, 'Choose at least one contact').max(SELECTION_MAX),
});
export type SaveLeadsInput = z.infer<typeof saveLeadsInput>;

export const saveLeadsResultSchema = z
  .object({
    created: z.number().int(),
    /** Were leads already. */
    known: z.number().int(),
    suppressed: z.number().int(),
  })
  .meta({ id: 'SaveLeadsResult' });
export type SaveLeadsResult = z.infer<typeof saveLeadsResultSchema>;
