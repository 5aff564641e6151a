import { describe, expect, it } from 'vitest';
import { isSameName, judgeFound } from './judge-found.ts';

const lead = {
  firstName: 'Marta',
  lastName: 'Oliveira',
  email: null,
  company: 'Acme Inc.',
  linkedinUrl: null,
  organizationDomain: null,
};
const found = {
  name: 'Marta Oliveira',
  isNameHidden: false,
  likelihood: null as number | null,
  organizationName: 'ACME' as string | null,
  organizationDomain: 'acme.com' as string | null,
};

describe('judgeFound', () => {
  it('believes the source as far as it does itself', () => {
    expect(judgeFound(lead, { ...found, likelihood: 8 }, 'name')).toMatchObject({ isSure: true, confidence: 0.8 });
    expect(judgeFound(lead, { ...found, likelihood: 5 }, 'email')).toMatchObject({
      isSure: false,
      reason: 'Only 50% sure to be the same person',
    });
  });

  it('goes by what was asked where the source does not say how sure it is', () => {
    expect(judgeFound(lead, found, 'profile')).toMatchObject({ isSure: true, confidence: 0.9 });
    expect(judgeFound(lead, found, 'name')).toMatchObject({ isSure: true, confidence: 0.6 });
  });

  it('asks a person about another name, however sure the source is', () => {
    const other = { ...found, name: 'Jonas Lind', likelihood: 10 };
    expect(judgeFound(lead, other, 'email')).toMatchObject({
      isSure: false,
      reason: 'The name found is Jonas Lind, not Marta Oliveira',
    });
  });

  it('asks a person about a namesake elsewhere when only the name was known', () => {
    const elsewhere = { ...found, organizationName: 'Globex', organizationDomain: 'globex.com', likelihood: 9 };
    expect(judgeFound(lead, elsewhere, 'name').isSure).toBe(false);
    expect(judgeFound(lead, elsewhere, 'email').isSure).toBe(true);
    const byDomain = { ...lead, company: null, organizationDomain: 'mail.acme.com' };
    expect(judgeFound(byDomain, { ...found, organizationName: null }, 'name').isSure).toBe(true);
  });
});

describe('isSameName', () => {
  it.each([
    ['Marta Oliveira', 'OLIVEIRA, Marta'],
    ['José Núñez', 'Jose Nunez'],
    ['Marta Oliveira', 'Marta Sofia de Oliveira'],
    ['M. Oliveira', 'Marta Oliveira'],
    ['', 'Marta Oliveira'],
  ])('%s and %s may be one person', (one, other) => expect(isSameName(one, other)).toBe(true));

  it.each([
    ['Marta Oliveira', 'Maria Oliveira'],
    ['Marta Oliveira', 'Marta Lind'],
    ['Marta Marta', 'Marta Oliveira'],
  ])('%s and %s are not', (one, other) => expect(isSameName(one, other)).toBe(false));
});
