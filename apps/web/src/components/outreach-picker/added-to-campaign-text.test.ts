import { expect, it } from 'vitest';
import { addedToCampaignText } from './added-to-campaign-text.ts';

it.each([
  [{ added: 1, known: 0, suppressed: 0 }, '1 lead added to the outreach campaign.'],
  [
    { added: 1200, known: 1, suppressed: 2 },
    '1,200 leads added to the outreach campaign. 1 was already in the campaign. 2 skipped: on the do-not-contact list.',
  ],
])('%j is %j', (result, text) => {
  expect(addedToCampaignText(result, 'lead', 'leads')).toBe(text);
});
