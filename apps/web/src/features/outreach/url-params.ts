import { MESSAGE_SEARCH_MAX } from '@workbench/services/outreach/limits';
import type { OutreachMessageStatus } from '@workbench/services/outreach/schemas';

const TABS = ['campaigns', 'messages', 'settings'] as const;
export const MESSAGE_STATUSES: readonly OutreachMessageStatus[] = ['pending', 'sent', 'accepted', 'replied', 'failed'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type OutreachTab = (typeof TABS)[number];

/** What the address of /linkedin-outreach owns. */
export interface OutreachParams {
  tab?: OutreachTab;
  /** Id of the selected campaign. */
  campaign?: string;
  /** Messages of this status alone. */
  status?: OutreachMessageStatus;
  /** Words of the recipient or the note. */
  q?: string;
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseOutreachParams(raw: Record<string, unknown>): OutreachParams {
  const params: OutreachParams = {};
  const tab = TABS.find((known) => known === raw.tab);
  if (tab && tab !== 'campaigns') params.tab = tab;
  if (typeof raw.campaign === 'string' && UUID.test(raw.campaign)) params.campaign = raw.campaign.toLowerCase();
  const status = MESSAGE_STATUSES.find((known) => known === raw.status);
  if (status) params.status = status;
  if (typeof raw.q === 'string' && raw.q.trim() !== '') params.q = raw.q.trim().slice(0, MESSAGE_SEARCH_MAX);
  return params;
}

/** For `validateSearch`: the router lays the result over the raw address, so what is unfit must be named as undefined. */
export function validateOutreachParams(raw: Record<string, unknown>): OutreachParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseOutreachParams(raw) };
}
