import { expect, it } from 'vitest';
import { companyLabel } from './company-label.ts';

const ACME = { name: 'Acme', domain: 'acme.com' };
const campaign = { companyIds: ['a', 'b'], companyLabels: [ACME, { name: 'Globex', domain: 'globex.com' }] };

it('is the name of today', () => {
  expect(companyLabel(campaign, 'a', { name: 'Acme Group', domain: 'acme.com' }).name).toBe('Acme Group');
});

it('of a deleted company is the name that it had in the campaign', () => {
  expect(companyLabel(campaign, 'a', undefined)).toEqual(ACME);
});

it('is never an id, also in a campaign that has no names', () => {
  expect(companyLabel({ companyIds: ['a'] }, 'a', undefined)).toEqual({ name: 'Deleted company', domain: '' });
});
