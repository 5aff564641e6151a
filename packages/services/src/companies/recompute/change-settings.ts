import { checkContactEmail, getWorkspaceSettings, saveSettings } from '../../settings/index.ts';
import type { SettingsChange, UpdateSettingsInput } from '../../settings/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { isSameAggregation } from './is-same-aggregation.ts';
import { getRecompute, startRecompute } from './recompute-job.ts';

/**
 * Saves the settings; when those of the aggregate change, all companies are recomputed in the background. Saving them
 * again repeats a recomputation that failed.
 * @throws ServiceError conflict for a contact email while the environment has one
 */
export async function changeSettings({ ctx, input }: Verb<UpdateSettingsInput>): Promise<SettingsChange> {
  await checkContactEmail(ctx, input);
  const before = await saveSettings(input);
  const settings = await getWorkspaceSettings();
  if (isSameAggregation(before, settings) && (await getRecompute({ ctx, input: {} }))?.state !== 'failed')
    return { settings, recompute: null };
  await startRecompute(ctx);
  return { settings, recompute: await getRecompute({ ctx, input: {} }) };
}
