import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import type { OutreachCampaignForm } from './outreach-campaign-form.ts';

export const LANGUAGE_LABELS: Record<OutreachCampaignForm['language'], string> = {
  '': 'Language of the goal',
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

export const ADDRESS_LABELS: Record<OutreachCampaignForm['address'], string> = {
  formal: 'Formal (Sie, vous)',
  informal: 'Informal (du, tu)',
};

export const TONE_LABELS: Record<OutreachCampaignForm['tone'], string> = {
  friendly: 'Friendly',
  professional: 'Professional',
  direct: 'Direct',
};

/** "German, informal, friendly"; the language alone where the goal decides. */
export function mannerText({
  language,
  isFormal,
  tone,
}: Pick<OutreachCampaign, 'language' | 'isFormal' | 'tone'>): string {
  const address = language === 'en' ? null : isFormal ? 'formal' : 'informal';
  return [LANGUAGE_LABELS[language ?? ''], address, tone].filter((part) => part !== null).join(', ');
}
