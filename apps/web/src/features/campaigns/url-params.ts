import type { CampaignItem } from '@workbench/services/campaigns/schemas';
import { ITEM_STATE_BADGE } from './list/campaign-status';
import { CAMPAIGN_SORTS, type CampaignSort } from './page/sort-campaign';

/** What the address of /campaigns/{id} owns. */
export interface CampaignParams {
  /** Left out: the order in which the companies were chosen. */
  sort?: CampaignSort;
  /** Left out: companies in every state. */
  state?: CampaignItem['state'];
}

const STATES = Object.keys(ITEM_STATE_BADGE) as CampaignItem['state'][];

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseCampaignParams(raw: Record<string, unknown>): CampaignParams {
  const params: CampaignParams = {};
  const sort = CAMPAIGN_SORTS.find((known) => known === raw.sort);
  if (sort) params.sort = sort;
  const state = STATES.find((known) => known === raw.state);
  if (state) params.state = state;
  return params;
}

/** For `validateSearch`: the router lays the result over the raw address, so what is unfit must be named as undefined. */
export function validateCampaignParams(raw: Record<string, unknown>): CampaignParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseCampaignParams(raw) };
}

/** True for the UUID that a campaign id is. */
export function isCampaignId(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
