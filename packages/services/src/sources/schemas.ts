import { z } from 'zod';

export const dataSourceSchema = z
  .object({
    name: z.string(),
    status: z.enum(['connected', 'disconnected']),
    lastSync: z.string().nullable().meta({ description: 'ISO 8601; null when never' }),
    companiesTracked: z.number().int(),
  })
  .meta({ id: 'DataSource' });
export type DataSource = z.infer<typeof dataSourceSchema>;
