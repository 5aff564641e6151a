import { OutreachCampaignModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { type NewestPage, pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import type { OutreachCampaign } from '../schemas.ts';
import { toOutreachCampaigns } from './campaign-view.ts';

/** Newest first, each with what has become of its messages. @throws ServiceError invalid for an unknown cursor */
export async function listOutreachCampaigns({ input }: Verb<NewestPageInput>): Promise<NewestPage<OutreachCampaign>> {
  const { items, ...page } = await pageNewestFirst(OutreachCampaignModel, { ...input, by: 'order' });
  return { items: await toOutreachCampaigns(items), ...page };
}
