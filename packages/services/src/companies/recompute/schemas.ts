import type { z } from 'zod';
import { settingsPreviewInput } from '../../settings/schemas.ts';
import { companyFilterSchema } from '../filter/schemas.ts';

export const previewSettingsInput = settingsPreviewInput
  .extend({
    filter: companyFilterSchema
      .meta({ description: 'Counts only companies that fit; the change itself is about all companies' })
      .optional(),
  })
  .meta({ id: 'PreviewSettingsInput', description: 'Settings to try out, and the companies to count' });
export type PreviewSettingsInput = z.infer<typeof previewSettingsInput>;
