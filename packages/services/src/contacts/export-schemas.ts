import { z } from 'zod';
import { exportProfileSchema } from '../shared/profile-schemas.ts';
import { contactFilterSchema, contactIdSchema } from './filter-schemas.ts';
import { EXPORT_RESULTS_MAX, SELECTION_MAX } from './limits.ts';

/** Which contacts a file contains, and the ids by which they are named. Safe in a browser. */

/** "apollo:66aa00…": an id of a source with its source before it, so that ids of two sources never meet. */
export const resultIdSchema = z
  .string()
  .regex(/^(apollo|pdl):.{1,200}$/, 'must be the id of a found contact, like apollo:66aa…');

export const exportContactsInput = contactFilterSchema
  .extend({
    format: z.enum(['csv', 'excel']).default('csv'),
    profile: exportProfileSchema.default('plain'),
    ids: z
      .array(resultIdSchema)
      .max(EXPORT_RESULTS_MAX)
      .meta({ description: 'Results of searches, with what is saved of them' })
      .default([]),
    contactIds: z
      .array(contactIdSchema)
      .max(EXPORT_RESULTS_MAX)
      .meta({ description: 'Saved contacts; without them and without `ids`, all that the other members find' })
      .default([]),
    except: z
      .array(contactIdSchema)
      .max(SELECTION_MAX)
      .meta({ description: 'Without ids: saved contacts that are left out' })
      .optional(),
  })
  .refine(
    ({ ids, contactIds, format: _format, profile: _profile, ...filter }) =>
      ids.length + contactIds.length === 0 || Object.values(filter).every((value) => value === undefined),
    { message: 'Name contacts by their ids, or find them by a filter, not both', path: ['ids'] },
  );
export type ExportContactsInput = z.infer<typeof exportContactsInput>;
