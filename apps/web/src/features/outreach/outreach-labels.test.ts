import { describe, expect, it } from 'vitest';
import {
  addedTargetsText,
  backlogText,
  campaignTypeLabel,
  formatMoment,
  formatRate,
  leftQueueText,
  quotaText,
  recipientLabel,
  recipientTitleText,
  targetCriteriaText,
} from './outreach-labels.ts';

const NOW = new Date(2026, 10, 21, 9, 0).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

describe('texts of the outreach screen', () => {
  it('show underscores of a type as spaces', () =>
    expect(campaignTypeLabel('connection_request')).toBe('connection request'));

  it('say whom a campaign is for', () => {
    expect(targetCriteriaText({ title: 'VP Engineering', remote: '' })).toBe('title: VP Engineering · remote');
    expect(targetCriteriaText({})).toBe('No target criteria');
  });

  it.each([
    [null, 'Unknown'],
    [' ', 'Unknown'],
    ['Marta Oliveira', 'Marta Oliveira'],
  ])('name %s as %s', (recipientName, text) => expect(recipientLabel({ recipientName })).toBe(text));

  it('say why a message has left its queue', () => {
    const recipientName = 'Marta Oliveira';
    expect(leftQueueText({ recipientName, status: 'sent' })).toMatch(
      /^The message to Marta Oliveira is now marked as sent and has moved/,
    );
    expect(leftQueueText({ recipientName, status: 'pending' })).toMatch(
      /^The message to Marta Oliveira has moved to another queue/,
    );
  });

  it('join title and company as far as they are known', () => {
    expect(recipientTitleText({ recipientTitle: 'CTO', recipientCompany: 'Acme' })).toBe('CTO at Acme');
    expect(recipientTitleText({ recipientTitle: null, recipientCompany: 'Acme' })).toBe('Acme');
    expect(recipientTitleText({ recipientTitle: null, recipientCompany: null })).toBe('');
  });

  it('say when the next place gets free, with the day when it is not today', () => {
    expect(formatMoment(at(21, 14), NOW)).toBe('at 14:05');
    expect(formatMoment(at(22, 0), NOW)).toBe('on Nov 22, 00:05');
    expect(formatMoment('soon', NOW)).toBe('at an unknown time');
    const quota = { limit: 100, used: 100, left: 0, nextFreeAt: at(21, 14) };
    expect(quotaText(quota, 'connection requests', NOW)).toBe(
      '100 of 100 connection requests used; next slot at 14:05',
    );
    expect(quotaText({ ...quota, used: 37, nextFreeAt: null }, 'messages', NOW)).toBe('37 of 100 messages used');
  });

  it('say how long the rest takes', () => {
    expect(backlogText({ waiting: 1, daysLeft: 1, dueLater: 0 })).toBe(
      '1 person in the queue; about 1 day at the daily limit.',
    );
    expect(backlogText({ waiting: 240, daysLeft: 3, dueLater: 2 })).toBe(
      '240 people in the queue; about 3 days at the daily limit. 2 are not due yet.',
    );
    expect(backlogText({ waiting: 0, daysLeft: null, dueLater: 0 })).toBe('Nothing to send.');
  });

  it('say what became of those who were added, without what is nobody', () => {
    expect(addedTargetsText({ added: 3, known: 0, suppressed: 0 })).toBe('3 people added.');
    expect(addedTargetsText({ added: 1, known: 2, suppressed: 1 })).toBe(
      '1 person added, 2 already in the campaign, 1 on the do-not-contact list.',
    );
  });

  it('show no rate before anything was sent', () => {
    expect(formatRate(null)).toBe('–');
    expect(formatRate(0.25)).toBe('25.0%');
  });
});
