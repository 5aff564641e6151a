import { expect, it } from 'vitest';
import { campaignFileName } from './campaign-file-name.ts';

it.each([
  ['Q4 Tech analysis', 'campaign-q4-tech-analysis.csv'],
  ['Économie "2026"\r\n../etc', 'campaign-economie-2026-etc.csv'],
  ['日本', 'campaign.csv'],
  ['x'.repeat(200), `campaign-${'x'.repeat(60)}.csv`],
])('%j becomes a file name that every header and file system takes', (name, expected) => {
  expect(campaignFileName(name, 'csv')).toBe(expected);
});
