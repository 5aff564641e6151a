import { DAILY_REQUESTS_MAX, OUTREACH_NAME_MAX } from '@workbench/services/outreach/limits';
import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { dailyLimitMax } from './daily-limit.ts';
import { criteriaError, formatCriteria, parseCriteria } from './target-criteria-lines.ts';

/** The fields as they are typed. */
export interface OutreachCampaignForm {
  name: string;
  type: OutreachCampaign['type'];
  criteria: string;
  dailyLimit: string;
  /** Empty: none. */
  templateId: string;
  goal: string;
  senderName: string;
  senderTitle: string;
  senderCompany: string;
  /** Empty: that of the goal. */
  language: '' | NonNullable<OutreachCampaign['language']>;
  address: 'formal' | 'informal';
  tone: OutreachCampaign['tone'];
}

export const CAMPAIGN_TYPES: readonly OutreachCampaign['type'][] = [
  'connection_request',
  'direct_message',
  'follow_up',
];

export const EMPTY_CAMPAIGN_FORM: OutreachCampaignForm = {
  name: '',
  type: 'connection_request',
  criteria: '',
  dailyLimit: String(DAILY_REQUESTS_MAX),
  templateId: '',
  goal: '',
  senderName: '',
  senderTitle: '',
  senderCompany: '',
  language: '',
  address: 'formal',
  tone: 'friendly',
};

export const toCampaignForm = (campaign: OutreachCampaign): OutreachCampaignForm => ({
  name: campaign.name,
  type: campaign.type,
  criteria: formatCriteria(campaign.targetCriteria),
  dailyLimit: String(campaign.dailyLimit),
  templateId: campaign.templateId ?? '',
  goal: campaign.goal,
  senderName: campaign.senderName,
  senderTitle: campaign.senderTitle,
  senderCompany: campaign.senderCompany,
  language: campaign.language ?? '',
  address: campaign.isFormal ? 'formal' : 'informal',
  tone: campaign.tone,
});

/** A copy has the settings of a campaign and none of its recipients. */
export const toCopyForm = (campaign: OutreachCampaign): OutreachCampaignForm => ({
  ...toCampaignForm(campaign),
  name: `Copy of ${campaign.name}`.slice(0, OUTREACH_NAME_MAX),
});

/** Another type has other limits and templates: the limit follows while it stood at the most, or is above the new one. */
export function changeCampaignType(form: OutreachCampaignForm, type: OutreachCampaign['type']): OutreachCampaignForm {
  const before = form.dailyLimit.trim();
  const followsMax = before === String(dailyLimitMax(form.type)) || Number(before) > dailyLimitMax(type);
  return { ...form, type, templateId: '', dailyLimit: followsMax ? String(dailyLimitMax(type)) : form.dailyLimit };
}

function parseDailyLimit({ dailyLimit, type }: OutreachCampaignForm): number | null {
  if (!/^\d{1,4}$/.test(dailyLimit.trim())) return null;
  const limit = Number(dailyLimit);
  return limit >= 1 && limit <= dailyLimitMax(type) ? limit : null;
}

type CampaignFormErrors = Record<'criteria' | 'dailyLimit', string | null>;

const isEdited = (form: OutreachCampaignForm, opened: OutreachCampaignForm | null, field: keyof OutreachCampaignForm) =>
  opened === null || form[field].trim() !== opened[field].trim();

/**
 * What is wrong, by field; the name is asked for when the form is sent.
 * @param opened the form as it was opened for a campaign that there is: what was not typed is not sent, so it is right
 */
export function campaignFormErrors(
  form: OutreachCampaignForm,
  opened: OutreachCampaignForm | null = null,
): CampaignFormErrors {
  // The limit depends on the type.
  const isLimitEdited = isEdited(form, opened, 'dailyLimit') || isEdited(form, opened, 'type');
  return {
    criteria: isEdited(form, opened, 'criteria') ? criteriaError(form.criteria) : null,
    dailyLimit:
      isLimitEdited && parseDailyLimit(form) === null ? `Enter a number from 1 to ${dailyLimitMax(form.type)}.` : null,
  };
}

const isCompleteForm = (form: OutreachCampaignForm, { criteria, dailyLimit }: CampaignFormErrors) =>
  criteria === null && dailyLimit === null && form.name.trim() !== '';

const toCampaignFields = (form: OutreachCampaignForm) => ({
  name: form.name.trim(),
  type: form.type,
  targetCriteria: parseCriteria(form.criteria),
  dailyLimit: parseDailyLimit(form) ?? dailyLimitMax(form.type),
  templateId: form.templateId === '' ? null : form.templateId,
  goal: form.goal.trim(),
  senderName: form.senderName.trim(),
  senderTitle: form.senderTitle.trim(),
  senderCompany: form.senderCompany.trim(),
  language: form.language === '' ? null : form.language,
  isFormal: form.address === 'formal',
  tone: form.tone,
});

/** A new campaign, as it is sent; null while something is wrong. */
export const campaignInput = (form: OutreachCampaignForm) =>
  isCompleteForm(form, campaignFormErrors(form)) ? toCampaignFields(form) : null;

/**
 * Of an edited campaign only what was typed: what someone else changed since the form was opened stays theirs, and
 * criteria that don't fit into lines stay as they are. null while something is wrong.
 */
export function campaignChanges(
  form: OutreachCampaignForm,
  opened: OutreachCampaignForm,
): Partial<ReturnType<typeof toCampaignFields>> | null {
  if (!isCompleteForm(form, campaignFormErrors(form, opened))) return null;
  const fields = toCampaignFields(form);
  const is = (field: keyof OutreachCampaignForm) => isEdited(form, opened, field);
  return {
    ...(is('name') && { name: fields.name }),
    ...(is('type') && { type: fields.type }),
    ...(is('criteria') && { targetCriteria: fields.targetCriteria }),
    ...(is('dailyLimit') && { dailyLimit: fields.dailyLimit }),
    ...(is('templateId') && { templateId: fields.templateId }),
    ...(is('goal') && { goal: fields.goal }),
    ...(is('senderName') && { senderName: fields.senderName }),
    ...(is('senderTitle') && { senderTitle: fields.senderTitle }),
    ...(is('senderCompany') && { senderCompany: fields.senderCompany }),
    ...(is('language') && { language: fields.language }),
    ...(is('address') && { isFormal: fields.isFormal }),
    ...(is('tone') && { tone: fields.tone }),
  };
}
