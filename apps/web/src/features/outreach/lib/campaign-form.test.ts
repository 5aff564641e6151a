import { describe, expect, it } from 'vitest';
import { campaignFaults, campaignInput, dailyMax, EMPTY_CAMPAIGN, withType } from './campaign-form.ts';

describe('the form of a campaign', () => {
  it('begins with the most that is allowed a day, and becomes what the server takes', () => {
    const input = campaignInput({ ...EMPTY_CAMPAIGN, name: ' CTOs ', criteria: 'title: CTO' });
    expect(input).toMatchObject({ name: 'CTOs', dailyLimit: 100, targetCriteria: { title: 'CTO' }, templateId: null });
  });

  it('takes the limit and the template of another type along', () => {
    const changed = withType({ ...EMPTY_CAMPAIGN, templateId: 'x' }, 'direct_message');
    expect(changed).toMatchObject({ type: 'direct_message', dailyLimit: '50', templateId: '' });
    expect(withType(changed, 'connection_request').dailyLimit).toBe('100');
    expect(withType({ ...EMPTY_CAMPAIGN, dailyLimit: '20' }, 'follow_up').dailyLimit).toBe('20');
    expect(withType({ ...EMPTY_CAMPAIGN, dailyLimit: '80' }, 'follow_up').dailyLimit).toBe('50');
  });

  it.each(['0', '101', '1.5', '', 'many', '-3'])('refuses %j a day', (dailyLimit) => {
    const form = { ...EMPTY_CAMPAIGN, name: 'a', dailyLimit };
    expect(campaignFaults(form).dailyLimit).toBe('Choose a number from 1 to 100.');
    expect(campaignInput(form)).toBeNull();
  });

  it('has lower limits for messages, and needs a name', () => {
    expect(dailyMax('follow_up')).toBe(50);
    expect(campaignInput(EMPTY_CAMPAIGN)).toBeNull();
  });
});
