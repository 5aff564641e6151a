import { describe, expect, it } from 'vitest';
import {
  draftOfParams,
  EMPTY_DRAFT,
  paramsOfDraft,
  parseContactParams,
  replaceContactParams,
  type SearchDraft,
} from './contact-params.ts';

const draft: SearchDraft = {
  source: 'pdl',
  sentence: 'CTOs in Berlin',
  form: {
    jobTitles: 'CTO, ',
    locations: 'Washington, D.C.',
    industries: '',
    keywords: 'payments',
    seniorities: ['c_suite', 'vp'],
    minSize: '50',
    maxSize: '',
  },
};

describe('the address of the contact search', () => {
  it('gives back the form as it was typed', () => {
    expect(draftOfParams(parseContactParams({ ...paramsOfDraft(draft) }))).toEqual(draft);
  });

  it('is empty for an empty form', () => {
    expect(paramsOfDraft(EMPTY_DRAFT)).toEqual({});
    expect(draftOfParams({})).toEqual(EMPTY_DRAFT);
  });

  it.each([
    [{ tab: 'admin', source: 'google' }, {}],
    [{ tab: 'smart', source: 'both' }, {}],
    [{ tab: 'saved' }, { tab: 'saved' }],
    [{ q: 'x'.repeat(501) }, {}],
    [{ q: '   ', titles: ['CTO'] }, {}],
    [{ min: '-1', max: '1e9' }, {}],
    [{ seniority: 'boss,vp' }, { seniority: 'vp' }],
  ])('leaves out what makes no sense: %j', (raw, params) => {
    expect(parseContactParams(raw)).toEqual(params);
  });

  it('names what is unfit as undefined, so that the router drops it', () => {
    expect(replaceContactParams({ tab: 'admin', evil: '1' })).toEqual({ tab: undefined, evil: undefined });
  });
});
