import { z } from 'zod';
import { uuidSchema } from '../shared/uuid-schemas.ts';

/** Runs over many companies. Safe in a browser. */

export const reportRunByIdInput = z.object({
  id: uuidSchema('The id of a run is a UUID').meta({ description: 'Id of the run' }),
});

export const reportRunSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the run' }),
    state: z
      .enum(['running', 'paused', 'completed', 'cancelled', 'failed'])
      .meta({ description: 'Where the run stands; `failed` when no report was written' }),
    total: z.number().int().meta({ description: 'Number of companies; the sum of the next six' }),
    pending: z.number().int().meta({ description: 'Companies that have not begun' }),
    running: z.number().int().meta({ description: 'Companies whose report is being written' }),
    completed: z.number().int().meta({ description: 'Companies whose report was written' }),
    skipped: z.number().int().meta({ description: 'Companies that keep a report young enough' }),
    failed: z.number().int().meta({ description: 'Companies whose report failed' }),
    cancelled: z.number().int().meta({ description: 'Companies that the cancellation left out' }),
    createdAt: z.string().meta({ description: 'When it was started' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
  })
  .meta({ description: 'A run that writes reports on many companies, and how far it is', id: 'ReportRun' });
export type ReportRun = z.infer<typeof reportRunSchema>;
