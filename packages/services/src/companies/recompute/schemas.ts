import type { z } from 'zod';
import { settingsPreviewInput } from '../../settings/schemas.ts';
import { companyFilterSchema } from '../filter/schemas.ts';

/** Settings to preview, over all companies or over those that fit a filter. Safe in a browser. */
export const previewSettingsInput = settingsPreviewInput.extend({
  /** Counts only the companies that fit; the change itself is of all companies. */
  filter: companyFilterSchema.optional(),
});
export type PreviewSettingsInput = z.infer<typeof previewSettingsInput>;
