import { describe, expect, it } from 'vitest';
import {
  draftFromParams,
  EMPTY_DRAFT,
  paramsFromDraft,
  parseContactParams,
  type SearchDraft,
  validateContactParams,
} from './url-params.ts';

const draft: SearchDraft = {
  source: 'pdl',
  perPage: 10,
  sentence: 'CTOs in Berlin',
  form: {
    jobTitles: 'CTO, ',
    locations: 'Washington, D.C.',
    industries: '',
    companyNames: '',
    keywords: 'payments',
    seniorities: ['c_suite', 'vp'],
    minSize: '50',
    maxSize: '',
  },
};

describe('the address of the contact search', () => {
  it('gives back the form as it was typed', () => {
    expect(draftFromParams(parseContactParams({ ...paramsFromDraft(draft) }))).toEqual(draft);
  });

  it('is empty for an empty form', () => {
    expect(paramsFromDraft(EMPTY_DRAFT)).toEqual({});
    expect(draftFromParams({})).toEqual(EMPTY_DRAFT);
  });

  it.each([
    [{ tab: 'admin', source: 'google' }, {}],
    [{ tab: 'smart', source: 'both' }, {}],
    [{ tab: 'saved' }, { tab: 'saved' }],
    [
      { tab: 'saved', contact: '65f0c0ffee0000000000000a' },
      { tab: 'saved', contact: '65f0c0ffee0000000000000a' },
    ],
    [{ tab: 'manual', contact: '65f0c0ffee0000000000000a' }, { tab: 'manual' }],
    [{ tab: 'saved', contact: 'anna' }, { tab: 'saved' }],
    [{ people: '5' }, { people: 5 }],
    [{ people: 25 }, {}],
    [{ people: '500' }, {}],
    [{ q: 'x'.repeat(501) }, {}],
    [{ q: '   ', titles: ['CTO'] }, {}],
    [{ min: '-1', max: '1e9' }, {}],
    [{ seniority: 'boss,vp' }, { seniority: 'vp' }],
  ])('leaves out what makes no sense: %j', (raw, params) => {
    expect(parseContactParams(raw)).toEqual(params);
  });

  it('names what is unfit as undefined, so that the router drops it', () => {
    expect(validateContactParams({ tab: 'admin', evil: '1' })).toEqual({ tab: undefined, evil: undefined });
  });
});
