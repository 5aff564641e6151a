import { expect, it } from 'vitest';
import { parseReportParams, validateReportParams } from './url-params.ts';

const ID = '0123456789abcdef01234567';

it.each([
  [{}, {}],
  [{ tab: 'bulk' }, { tab: 'bulk' }],
  [{ tab: 'single' }, {}],
  [{ company: ID }, { company: ID }],
  [
    { company: ID.toUpperCase(), report: 'r1' },
    { company: ID, report: 'r1' },
  ],
  [{ company: 'rubbish', report: 'r1' }, {}],
  [{ report: 'r1' }, {}],
  [{ company: ID, report: '' }, { company: ID }],
  [{ company: ID, report: 'x'.repeat(101) }, { company: ID }],
])('%j is read as %j', (raw, params) => {
  expect(parseReportParams(raw)).toEqual(params);
});

it('what is unfit is taken out of the address', () => {
  expect(validateReportParams({ company: 'rubbish', other: '1' })).toEqual({ company: undefined, other: undefined });
});
