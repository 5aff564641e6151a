import { z } from 'zod';
import { exportProfileSchema } from '../shared/profile-schemas.ts';
import { contactFilterSchema, contactIdSchema } from './filter-schemas.ts';
import { EXPORT_RESULTS_MAX, SELECTION_MAX } from './limits.ts';

/** Which contacts a file contains, and the ids by which they are named. Safe in a browser. */

export const resultIdSchema = z
  .string()
  .regex(/^(apollo|pdl):.{1,200}$/, 'must be the id of a found contact, like apollo:66aa…')
  .meta({ description: 'Id of a found person: the source and its own id, as apollo:66aa…' });

export const exportContactsInput = contactFilterSchema
  .extend({
    format: z
      .enum(['csv', 'excel'])
      .meta({ id: 'TableFormat', description: 'Format of the file; `excel` is an .xlsx workbook' })
      .default('csv'),
    profile: exportProfileSchema.default('plain'),
    ids: z
      .array(resultIdSchema)
      .max(EXPORT_RESULTS_MAX)
      .meta({ description: 'Ids of people that a search found; what is saved of them is added' })
      .default([]),
    contactIds: z
      .array(contactIdSchema)
      .max(EXPORT_RESULTS_MAX)
      .meta({ description: 'Ids of saved contacts; without them and without `ids`, all that the other members find' })
      .default([]),
    except: z
      .array(contactIdSchema)
      .max(SELECTION_MAX)
      .meta({ description: 'Ids of saved contacts to leave out; only without `ids` and `contactIds`' })
      .optional(),
  })
  .refine(
    ({ ids, contactIds, format: _format, profile: _profile, ...filter }) =>
      ids.length + contactIds.length === 0 || Object.values(filter).every((value) => value === undefined),
    { message: 'Name contacts by their ids, or find them by a filter, not both', path: ['ids'] },
  )
  .meta({
    id: 'ExportContactsInput',
    description: 'The contacts of a file: some by their ids, or all that a filter finds',
  });
export type ExportContactsInput = z.infer<typeof exportContactsInput>;
