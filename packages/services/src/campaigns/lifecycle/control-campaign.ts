import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { cancelBatch, pauseBatch, resumeBatch, retryBatch, wasReopened } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import type { Campaign } from '../schemas.ts';
import { findCampaignRun } from './campaign-run.ts';
import { toCampaign } from './to-campaign.ts';

type ById = Verb<{ id: string }>;

/** Starts no further report; reports in progress are finished. */
export function pauseCampaign(verb: ById): Promise<Campaign> {
  return control(verb, ({ id }) => pauseBatch(id));
}

export function resumeCampaign(verb: ById): Promise<Campaign> {
  return control(verb, ({ id }) => resumeBatch(id));
}

/** Skips pending companies and aborts reports in progress; finished reports stay. */
export function cancelCampaign(verb: ById): Promise<Campaign> {
  return control(verb, ({ id }) => cancelBatch(id));
}

/**
 * Tries failed companies again; written and kept reports stay as they are.
 * @throws ServiceError conflict when none has failed or the campaign was cancelled
 */
export function retryCampaign(verb: ById): Promise<Campaign> {
  return control(verb, async ({ id, state, failed }) => {
    if (await wasReopened(verb.ctx, id)) return retryBatch(verb.ctx, id, ['failed']);
    if (state === 'cancelled') throw new ServiceError('conflict', 'This campaign was cancelled; create a new one');
    if (failed === 0) throw new ServiceError('conflict', 'No company of this campaign has failed');
    return retryBatch(verb.ctx, id, ['failed']);
  });
}

async function control({ ctx, input }: ById, change: (batch: BatchView) => Promise<BatchView>): Promise<Campaign> {
  const { campaign, batch } = await findCampaignRun(ctx, input.id);
  return toCampaign(campaign, await change(batch));
}
