import type { CampaignItem } from '@workbench/services/campaigns/schemas';
import { expect, it } from 'vitest';
import { CAMPAIGN_SORTS, directionOf, nextSort, sortCampaignItems } from './sort-campaign';

const item = (name: string, part: Partial<CampaignItem> = {}): CampaignItem => ({
  companyId: name,
  name,
  domain: '',
  state: 'completed',
  attempts: 1,
  message: null,
  durationMs: 1,
  finishedAt: null,
  reportId: name,
  report: null,
  ...part,
});
const reported = (name: string, news: number, openings: number | null, generatedAt: string) =>
  item(name, { report: { news, openings, generatedAt, lead: { title: `${name} opens`, date: null } } });

const ITEMS = [
  item('Nowhere', { state: 'failed' }),
  reported('acme 10', 3, null, '2026-11-02T10:00:00Z'),
  reported('Acme 9', 12, 0, '2026-11-03T10:00:00Z'),
  reported('Bolt', 3, 7, '2026-10-30T10:00:00Z'),
];
const names = (sort: Parameters<typeof sortCampaignItems>[1]) => sortCampaignItems(ITEMS, sort).map(({ name }) => name);

it.each([
  [undefined, ['Nowhere', 'acme 10', 'Acme 9', 'Bolt']],
  ['company', ['Acme 9', 'acme 10', 'Bolt', 'Nowhere']],
  ['-company', ['Nowhere', 'Bolt', 'acme 10', 'Acme 9']],
  ['-news', ['Acme 9', 'acme 10', 'Bolt', 'Nowhere']],
  ['-openings', ['Bolt', 'Acme 9', 'Nowhere', 'acme 10']],
  ['openings', ['Acme 9', 'Bolt', 'Nowhere', 'acme 10']],
  ['date', ['Bolt', 'acme 10', 'Acme 9', 'Nowhere']],
  ['-status', ['Nowhere', 'acme 10', 'Acme 9', 'Bolt']],
] as const)('in the order %s what is not known comes last', (sort, expected) => {
  expect(names(sort)).toEqual(expected);
});

it('a head sorts in its natural direction, then the other, then as chosen', () => {
  expect(nextSort(undefined, 'company')).toBe('company');
  expect(nextSort('company', 'company')).toBe('-company');
  expect(nextSort('-company', 'company')).toBeUndefined();
  expect(nextSort('company', 'openings')).toBe('-openings');
  expect(nextSort('-openings', 'openings')).toBe('openings');
  expect(directionOf('-openings', 'openings')).toBe('descending');
  expect(directionOf('-openings', 'news')).toBe('none');
  for (const sort of CAMPAIGN_SORTS) expect(names(sort)).toHaveLength(ITEMS.length);
});
