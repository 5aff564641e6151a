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

type Faults = Record<'criteria' | 'dailyLimit', string | null>;

const isTyped = (form: CampaignForm, opened: CampaignForm | null, field: keyof CampaignForm) =>
  opened === null || form[field].trim() !== opened[field].trim();

/**
 * What is wrong, by field; the name is asked for when the form is sent.
 * @param opened the form as it was opened for a campaign that there is: what was not typed is not sent, so it is right
 */
export function campaignFaults(form: CampaignForm, opened: CampaignForm | null = null): Faults {
  // The limit depends on the type.
  const isLimitSaid = isTyped(form, opened, 'dailyLimit') || isTyped(form, opened, 'type');
  return {
    criteria: isTyped(form, opened, 'criteria') ? criteriaFault(form.criteria) : null,
    dailyLimit:
      isLimitSaid && readDailyLimit(form) === null ? `Choose a number from 1 to ${dailyMax(form.type)}.` : null,
  };
}

const isRight = (form: CampaignForm, { criteria, dailyLimit }: Faults) =>
  criteria === null && dailyLimit === null && form.name.trim() !== '';

const readFields = (form: CampaignForm) => ({
  name: form.name.trim(),
  type: form.type,
  targetCriteria: readCriteria(form.criteria),
  dailyLimit: readDailyLimit(form) ?? dailyMax(form.type),
  templateId: form.templateId === '' ? null : form.templateId,
  goal: form.goal.trim(),
  senderName: form.senderName.trim(),
  senderTitle: form.senderTitle.trim(),
});

/** A new campaign, as it is sent; null while something is wrong. */
export const campaignInput = (form: CampaignForm) => (isRight(form, campaignFaults(form)) ? readFields(form) : null);

/**
 * Of an edited campaign only what was typed: what somebody else changed since the form was opened stays theirs, and
 * criteria that don't fit into lines stay as they are. null while something is wrong.
 */
export function campaignChanges(
  form: CampaignForm,
  opened: CampaignForm,
): Partial<ReturnType<typeof readFields>> | null {
  if (!isRight(form, campaignFaults(form, opened))) return null;
  const fields = readFields(form);
  const is = (field: keyof CampaignForm) => isTyped(form, opened, field);
  return {
    ...(is('name') && { name: fields.name }),
    ...(is('type') && { type: fields.type }),
    ...(is('criteria') && { targetCriteria: fields.targetCriteria }),
    ...(is('dailyLimit') && { dailyLimit: fields.dailyLimit }),
    ...(is('templateId') && { templateId: fields.templateId }),
    ...(is('goal') && { goal: fields.goal }),
    ...(is('senderName') && { senderName: fields.senderName }),
    ...(is('senderTitle') && { senderTitle: fields.senderTitle }),
  };
}
