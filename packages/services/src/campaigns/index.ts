export { exportCampaignArchive } from './export/campaign-archive.ts';
export { exportCampaignTable } from './export/campaign-table.ts';
export { listCampaignItems } from './items/list-campaign-items.ts';
export { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from './lifecycle/control-campaign.ts';
export { createCampaign } from './lifecycle/create-campaign.ts';
export { getCampaign, listCampaigns, resumeCampaigns } from './lifecycle/list-campaigns.ts';
