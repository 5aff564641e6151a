import { z } from 'zod';

export const settingsSchema = z.object({
  minimumSources: z.number().int().min(1).max(5),
  excludeOutliers: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;
