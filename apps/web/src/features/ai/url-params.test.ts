import { describe, expect, it } from 'vitest';
import { parseAssistantParams, validateAssistantParams } from './url-params.ts';

const ID = '65f0c0ffee65f0c0ffee65f0';

describe('the address of the AI assistant', () => {
  it('keeps a contact and a company, in lower case', () => {
    expect(parseAssistantParams({ contact: ID.toUpperCase(), company: ID })).toEqual({ contact: ID, company: ID });
  });

  it('leaves out what is no id', () => {
    expect(parseAssistantParams({ contact: 'apollo:66', company: 7 })).toEqual({});
  });

  it('names what is unfit as undefined, so that the raw value does not shine through', () => {
    expect(validateAssistantParams({ contact: 'x', other: '1' })).toEqual({ contact: undefined, other: undefined });
  });
});
