import { describe, expect, it } from 'vitest';
import { judgeMatch } from './judge-match.ts';
import { type LookupKind, type LookupSubject, type PersonLookup, personLookupOf } from './person-lookup.ts';
import { isSameName } from './same-name.ts';

const lead: LookupSubject = {
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

/** As the source was asked about the lead, by what is said. */
function judge(about: LookupSubject, person: Parameters<typeof judgeMatch>[1], by: LookupKind) {
  const { key } = personLookupOf(about) as Extract<PersonLookup, { by: LookupKind }>;
  return judgeMatch(about, person, { key, by });
}

describe('judgeFound', () => {
  it('believes the source as far as it does itself', () => {
    expect(judge(lead, { ...found, likelihood: 8 }, 'name')).toMatchObject({ isSure: true, confidence: 0.8 });
    expect(judge(lead, { ...found, likelihood: 5 }, 'email')).toMatchObject({
      isSure: false,
      reason: 'Only 50% sure to be the same person',
    });
  });

  it('goes by what was asked where the source does not say how sure it is', () => {
    expect(judge(lead, found, 'profile')).toMatchObject({ isSure: true, confidence: 0.9 });
    expect(judge(lead, found, 'name')).toMatchObject({ isSure: true, confidence: 0.6 });
  });

  it('asks a person about another name, however sure the source is', () => {
    const other = { ...found, name: 'Jonas Lind', likelihood: 10 };
    expect(judge(lead, other, 'email')).toMatchObject({
      isSure: false,
      reason: 'The name found is Jonas Lind, not Marta Oliveira',
    });
  });

  it('asks a person about a namesake elsewhere when only the name was known', () => {
    const elsewhere = { ...found, organizationName: 'Globex', organizationDomain: 'globex.com', likelihood: 9 };
    expect(judge(lead, elsewhere, 'name').isSure).toBe(false);
    expect(judge(lead, elsewhere, 'email').isSure).toBe(true);
    const byDomain = { ...lead, company: null, organizationDomain: 'mail.acme.com' };
    expect(judge(byDomain, { ...found, organizationName: null }, 'name').isSure).toBe(true);
  });

  it('compares with the company by which it asked, also where that is a shared mailbox alone', () => {
    const office = { ...lead, company: null, email: 'info@acme.com' };
    const elsewhere = { ...found, organizationName: 'Globex', organizationDomain: 'globex.com', likelihood: 7 };
    expect(judge(office, elsewhere, 'name')).toMatchObject({
      isSure: false,
      reason: 'A person of this name works at Globex',
    });
    expect(judge(office, { ...found, likelihood: 7 }, 'name').isSure).toBe(true);
  });

  it('takes an unknown employer for no proof, on either side', () => {
    const sure = { ...found, likelihood: 9 };
    expect(judge(lead, { ...sure, organizationName: null }, 'name').isSure).toBe(false);
    expect(judge({ ...lead, company: null, organizationDomain: 'acme.com' }, sure, 'name').isSure).toBe(true);
    const nameless = { ...sure, organizationDomain: null };
    expect(judge({ ...lead, company: null, organizationDomain: 'acme.com' }, nameless, 'name').isSure).toBe(false);
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
