import { z } from 'zod';
import { hiddenCustomersField, includeCustomersField } from '../companies/schemas.ts';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { contactIdSchema } from '../contacts/schemas.ts';
import { leadIdSchema } from '../leads/schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { outreachByIdInput } from './campaign-schemas.ts';

/** Shapes of adding people to a campaign. Safe in a browser: no Node and no database imports. */

export const addTargetsInput = outreachByIdInput
  .extend({
    contactIds: z.array(contactIdSchema).max(SELECTION_MAX).meta({ description: 'Ids of saved contacts' }).default([]),
    leadIds: z.array(leadIdSchema).max(SELECTION_MAX).meta({ description: 'Ids of leads' }).default([]),
    leadListId: uuidSchema().meta({ description: 'Id of an import of leads: all of its leads' }).optional(),
    listId: uuidSchema().meta({ description: 'Id of a list of people: everyone on it' }).optional(),
    includeCustomers: includeCustomersField,
  })
  .meta({ id: 'AddRecipientsInput', description: 'The people to write to' });
export type AddTargetsInput = z.infer<typeof addTargetsInput>;
export const addTargetsResultSchema = z
  .object({
    added: z.number().int().meta({ description: 'People who were added' }),
    known: z.number().int().meta({ description: 'People who were in the campaign already' }),
    suppressed: z
      .number()
      .int()
      .meta({ description: 'People who were left out, as they are on the do-not-contact list' }),
    hiddenCustomers: hiddenCustomersField,
  })
  .meta({ description: 'How many people were added to a campaign', id: 'AddTargetsResult' });
export type AddTargetsResult = z.infer<typeof addTargetsResultSchema>;
