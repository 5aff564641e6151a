import { describe, expect, it } from 'vitest';
import { campaign } from '../outreach.fixtures.ts';
import { dailyLimitMax } from './daily-limit.ts';
import {
  campaignChanges,
  campaignFormErrors,
  campaignInput,
  changeCampaignType,
  EMPTY_CAMPAIGN_FORM,
  toCampaignForm,
} from './outreach-campaign-form.ts';

describe('the form of a campaign', () => {
  it('begins with the most that is allowed a day, and becomes what the server takes', () => {
    const input = campaignInput({ ...EMPTY_CAMPAIGN_FORM, name: ' CTOs ', criteria: 'title: CTO' });
    expect(input).toMatchObject({ name: 'CTOs', dailyLimit: 100, targetCriteria: { title: 'CTO' }, templateId: null });
  });

  it('takes the limit and the template of another type along', () => {
    const changed = changeCampaignType({ ...EMPTY_CAMPAIGN_FORM, templateId: 'x' }, 'direct_message');
    expect(changed).toMatchObject({ type: 'direct_message', dailyLimit: '50', templateId: '' });
    expect(changeCampaignType(changed, 'connection_request').dailyLimit).toBe('100');
    expect(changeCampaignType({ ...EMPTY_CAMPAIGN_FORM, dailyLimit: '20' }, 'follow_up').dailyLimit).toBe('20');
    expect(changeCampaignType({ ...EMPTY_CAMPAIGN_FORM, dailyLimit: '80' }, 'follow_up').dailyLimit).toBe('50');
  });

  it.each(['0', '101', '1.5', '', 'many', '-3'])('refuses %j a day', (dailyLimit) => {
    const form = { ...EMPTY_CAMPAIGN_FORM, name: 'a', dailyLimit };
    expect(campaignFormErrors(form).dailyLimit).toBe('Enter a number from 1 to 100.');
    expect(campaignInput(form)).toBeNull();
  });

  it('has lower limits for messages, and needs a name', () => {
    expect(dailyLimitMax('follow_up')).toBe(50);
    expect(campaignInput(EMPTY_CAMPAIGN_FORM)).toBeNull();
  });
});

describe('the form of a campaign that is edited', () => {
  const opened = toCampaignForm(
    campaign({ goal: 'A pilot', dailyLimit: 20, targetCriteria: { 'level: senior': 'a\nb', title: 'CTO' } }),
  );

  it.each([
    [{ name: ' CTOs in Berlin ' }, { name: 'CTOs in Berlin' }],
    [{ name: `${opened.name} ` }, {}],
    [{ dailyLimit: '30' }, { dailyLimit: 30 }],
    [
      { templateId: 'x', goal: '' },
      { templateId: 'x', goal: '' },
    ],
    [{ criteria: 'title: CEO' }, { targetCriteria: { title: 'CEO' } }],
    [
      { type: 'follow_up', senderName: 'Marta', senderTitle: 'CTO', senderCompany: ' Fabrikam' },
      { type: 'follow_up', senderName: 'Marta', senderTitle: 'CTO', senderCompany: 'Fabrikam' },
    ],
    [{}, {}],
  ] as const)('with %j typed sends %j and nothing else', (typed, sent) =>
    expect(campaignChanges({ ...opened, ...typed }, opened)).toEqual(sent),
  );

  it('finds fault only with what was typed', () => {
    const odd = { ...opened, criteria: ': CTO', dailyLimit: '500' };
    expect(campaignChanges({ ...odd, name: 'CTOs in Berlin' }, odd)).toEqual({ name: 'CTOs in Berlin' });
    expect(campaignFormErrors({ ...odd, dailyLimit: '600' }, odd)).toEqual({
      criteria: null,
      dailyLimit: 'Enter a number from 1 to 100.',
    });
    expect(campaignChanges({ ...odd, dailyLimit: '600' }, odd)).toBeNull();
    expect(campaignChanges({ ...odd, name: ' ' }, odd)).toBeNull();
  });

  it('asks for a limit that fits another type', () => {
    const many = { ...opened, dailyLimit: '80' };
    expect(campaignFormErrors({ ...many, type: 'follow_up' }, many).dailyLimit).toBe('Enter a number from 1 to 50.');
  });
});
