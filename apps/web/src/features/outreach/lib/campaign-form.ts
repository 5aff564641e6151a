import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { criteriaFault, criteriaLines, readCriteria } from './criteria-lines.ts';

/** As the server allows. */
const REQUESTS_MAX = 100;
const MESSAGES_MAX = 50;

/** The fields as they are typed. */
export interface CampaignForm {
  name: string;
  type: OutreachCampaign['type'];
  criteria: string;
  dailyLimit: string;
  /** Empty: none. */
  templateId: string;
  goal: string;
  senderName: string;
  senderTitle: string;
}

export const TYPES: readonly OutreachCampaign['type'][] = ['connection_request', 'direct_message', 'follow_up'];

/** The most that the network allows a day. */
export const dailyMax = (type: OutreachCampaign['type']): number =>
  type === 'connection_request' ? REQUESTS_MAX : MESSAGES_MAX;

export const EMPTY_CAMPAIGN: CampaignForm = {
  name: '',
  type: 'connection_request',
  criteria: '',
  dailyLimit: String(REQUESTS_MAX),
  templateId: '',
  goal: '',
  senderName: '',
  senderTitle: '',
};

export const formOf = (campaign: OutreachCampaign): CampaignForm => ({
  name: campaign.name,
  type: campaign.type,
  criteria: criteriaLines(campaign.targetCriteria),
  dailyLimit: String(campaign.dailyLimit),
  templateId: campaign.templateId ?? '',
  goal: campaign.goal,
  senderName: campaign.senderName,
  senderTitle: campaign.senderTitle,
});

/** Another type has other limits and templates: the limit follows while it stood at the most, or is above the new one. */
export function withType(form: CampaignForm, type: OutreachCampaign['type']): CampaignForm {
  const before = form.dailyLimit.trim();
  const isAtMost = before === String(dailyMax(form.type)) || Number(before) > dailyMax(type);
  return { ...form, type, templateId: '', dailyLimit: isAtMost ? String(dailyMax(type)) : form.dailyLimit };
}

function readDailyLimit({ dailyLimit, type }: CampaignForm): number | null {
  if (!/^\d{1,4}$/.test(dailyLimit.trim())) return null;
  const limit = Number(dailyLimit);
  return limit >= 1 && limit <= dailyMax(type) ? limit : null;
}

/** What is wrong, by field; the name is asked for when the form is sent. */
export function campaignFaults(form: CampaignForm): { criteria: string | null; dailyLimit: string | null } {
  return {
    criteria: criteriaFault(form.criteria),
    dailyLimit: readDailyLimit(form) === null ? `Choose a number from 1 to ${dailyMax(form.type)}.` : null,
  };
}

/** What is sent; null while something is wrong. */
export function campaignInput(form: CampaignForm) {
  const dailyLimit = readDailyLimit(form);
  if (dailyLimit === null || criteriaFault(form.criteria) !== null || form.name.trim() === '') return null;
  return {
    name: form.name.trim(),
    type: form.type,
    targetCriteria: readCriteria(form.criteria),
    dailyLimit,
    templateId: form.templateId === '' ? null : form.templateId,
    goal: form.goal.trim(),
    senderName: form.senderName.trim(),
    senderTitle: form.senderTitle.trim(),
  };
}
