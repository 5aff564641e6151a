import { expect, it } from 'vitest';
import { isFiltered, toFilterInput, toFilterParameters, withFilters } from './lead-filters.ts';
import { isLeadId, parseLeadParams, validateLeadParams } from './url-params.ts';

const LIST = '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a11';
const RUN = '0b9f4c1e-7a52-4d3c-9a64-3f0d7f0c2a22';

it('reads all that the address owns', () => {
  const filters = {
    q: 'ada',
    status: 'failed',
    list: LIST,
    finding: 'found:email',
    run: RUN,
    people: LIST,
    review: true,
  };
  const address = { tab: 'leads', way: 'file', lead: 'a1', ...filters };
  expect(parseLeadParams(address)).toEqual(address);
});

it('takes a number that was searched for as text', () => {
  expect(parseLeadParams({ q: 42 })).toEqual({ q: '42' });
});

it.each([
  [{ tab: 'import' }],
  [{ tab: ['leads'] }],
  [{ way: 'sheet' }],
  [{ q: '   ' }],
  [{ status: 'done' }],
  [{ list: 'x' }],
  [{ finding: 'found:shoes' }],
  [{ run: 7 }],
  [{ review: false }],
  [{ lead: 7 }],
])('leaves out what makes no sense: %j', (address) => {
  expect(parseLeadParams(address)).toEqual({});
});

it('names what is unfit as undefined, so that the router forgets it', () => {
  const params = validateLeadParams({ tab: 'other', status: 'failed' });
  expect(params).toEqual({ tab: undefined, status: 'failed' });
  expect('tab' in params).toBe(true);
});

it('knows whether a list is narrowed', () => {
  expect(isFiltered({})).toBe(false);
  expect(isFiltered({ review: true })).toBe(true);
});

it('sends the filters alone, to a body and to an address', () => {
  const params = { tab: 'leads', lead: 'a1', list: LIST, run: RUN, people: LIST, review: true } as const;
  expect(toFilterInput(params)).toEqual({ listId: LIST, runId: RUN, list: LIST, review: true });
  expect(toFilterParameters(params)).toEqual({ listId: LIST, runId: RUN, list: LIST, review: 'true' });
});

it('takes other filters in place of those of the address', () => {
  const address = { tab: 'leads', way: 'file', lead: 'a1', q: 'ada', run: RUN } as const;
  expect(withFilters(address, { q: 'eve' })).toEqual({ tab: 'leads', way: 'file', lead: 'a1', q: 'eve' });
});

it('knows the id of a lead', () => {
  expect(isLeadId('0123456789abcdef01234567')).toBe(true);
  expect(isLeadId('me')).toBe(false);
});
