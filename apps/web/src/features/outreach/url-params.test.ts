import { describe, expect, it } from 'vitest';
import { parseOutreachParams, validateOutreachParams } from './url-params.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the address of the outreach screen', () => {
  it('owns tab, campaign, message filter and search', () => {
    const address = { tab: 'messages', campaign: ID, status: 'sent', q: 'Northwind' };
    expect(parseOutreachParams(address)).toEqual(address);
  });

  it('leaves out what is so by itself, and reads an id in any spelling', () => {
    expect(parseOutreachParams({ tab: 'campaigns', campaign: ID.toUpperCase() })).toEqual({ campaign: ID });
  });

  it('refuses what makes no sense, and never throws', () => {
    expect(parseOutreachParams({ tab: 'x', campaign: '../1', status: 'done' })).toEqual({});
    expect(parseOutreachParams({ tab: 1, campaign: null, status: ['sent'], q: ' ' })).toEqual({});
    expect(parseOutreachParams({ q: 'x'.repeat(200) }).q).toHaveLength(100);
  });

  it('takes what is unfit out of the address', () => {
    expect(validateOutreachParams({ tab: 'x', other: '1' })).toEqual({ tab: undefined, other: undefined });
  });
});
