import { z } from 'zod';

/** Shapes that answers of several domains have. Safe in a browser. */

export const textsSchema = z.record(z.string(), z.string()).meta({ id: 'Texts', description: 'Texts by name' });

export const removedRecordsSchema = z
  .object({
    removed: z.number().int().meta({ description: 'Number of records that were moved into the trash' }),
    trashId: z.string().nullable().meta({
      description:
        'Id of the trash entry: POST /api/trash/{id}/restore restores all of them; null when there were none',
    }),
  })
  .meta({ id: 'RemovedRecords', description: 'How many records were moved into the trash' });
export type RemovedRecords = z.infer<typeof removedRecordsSchema>;

export const personKindSchema = z
  .enum(['contact', 'lead'])
  .meta({ id: 'PersonKind', description: 'Where a person is saved: as a contact or as a lead' });

export const progressSchema = z
  .object({
    done: z.number().int().meta({ description: 'What is done so far' }),
    total: z.number().int().meta({ description: 'What there is to do; 0 until it is counted' }),
  })
  .meta({ id: 'Progress', description: 'How far something is that runs on' });
