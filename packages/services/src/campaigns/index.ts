export { exportCampaignArchive } from './campaign-archive.ts';
export { exportCampaignTable } from './campaign-table.ts';
export { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from './control-campaign.ts';
export { createCampaign } from './create-campaign.ts';
export { listCampaignItems } from './list-campaign-items.ts';
export { getCampaign, listCampaigns, settleCampaigns } from './list-campaigns.ts';
