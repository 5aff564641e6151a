import { expect, it } from 'vitest';
import { isCampaignId, parseCampaignParams, validateCampaignParams } from './url-params';

it.each([
  [{}, {}],
  [
    { sort: '-openings', state: 'failed' },
    { sort: '-openings', state: 'failed' },
  ],
  [{ sort: 'size', state: 42, other: 'x' }, {}],
])('of %j the address means %j', (raw, expected) => {
  expect(parseCampaignParams(raw)).toEqual(expected);
  expect(Object.keys(validateCampaignParams(raw)).sort()).toEqual(Object.keys(raw).sort());
});

it('knows an id of a campaign from anything else', () => {
  expect(isCampaignId('0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a11')).toBe(true);
  expect(isCampaignId('42')).toBe(false);
});
