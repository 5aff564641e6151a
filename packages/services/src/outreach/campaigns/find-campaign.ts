import { type OutreachCampaignDoc, OutreachCampaignModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';

/** @throws ServiceError not_found */
export async function findOutreachCampaign(id: string): Promise<OutreachCampaignDoc> {
  const campaign = await OutreachCampaignModel.findById(id).lean();
  if (campaign !== null) return campaign;
  throw new ServiceError('not_found', 'There is no outreach campaign with this id');
}

/** @throws ServiceError not_found, or conflict when the campaign is completed */
export async function findOpenCampaign(id: string): Promise<OutreachCampaignDoc> {
  const campaign = await findOutreachCampaign(id);
  if (campaign.status !== 'completed') return campaign;
  throw new ServiceError(
    'conflict',
    `"${campaign.name}" is completed and takes no more recipients. Choose another one.`,
  );
}
