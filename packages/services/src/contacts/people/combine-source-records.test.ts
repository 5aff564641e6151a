import { describe, expect, it } from 'vitest';
import { combineSourceRecords } from './combine-source-records.ts';
import { apollo, pdl } from './people.fixtures.ts';

describe('joinPeople', () => {
  it('takes each field from the best source that has it', () => {
    const joined = combineSourceRecords([
      apollo('a', { title: 'CEO', phone: null }),
      pdl('p', { title: 'Boss', phone: '+351 2' }),
    ]);
    expect(joined).toMatchObject({ title: 'CEO', phone: '+351 2', givenBy: { title: 'apollo', phone: 'pdl' } });
  });

  it('shows a whole name before a hidden one', () => {
    const joined = combineSourceRecords([apollo('a', { name: 'Marta Ol***a', isNameHidden: true }), pdl('p')]);
    expect(joined).toMatchObject({ name: 'Marta Oliveira', isNameHidden: false, givenBy: { name: 'pdl' } });
    expect(combineSourceRecords([apollo('a', { name: 'Marta Ol***a', isNameHidden: true })]).isNameHidden).toBe(true);
  });

  it.each([
    ['guessed', 'verified', 'p@acme.com', 'verified'],
    ['bounced', null, 'p@acme.com', 'unknown'],
    ['guessed', null, 'a@acme.com', 'likely'],
    [null, 'guessed', 'a@acme.com', 'unknown'],
  ] as const)('of addresses %s and %s takes %s', (one, other, email, emailStatus) => {
    const a = apollo('a', { email: 'a@acme.com', emailStatus: one });
    const p = pdl('p', { email: 'p@acme.com', emailStatus: other });
    expect(combineSourceRecords([a, p])).toMatchObject({
      email,
      emailStatus,
      emailStatusOriginal: email[0] === 'a' ? one : other,
    });
  });

  it('has no status without an address', () => {
    expect(combineSourceRecords([apollo('a')])).toMatchObject({
      email: null,
      emailStatus: null,
      emailStatusOriginal: null,
    });
  });

  it('fills town and employer in only where the second source means the same ones', () => {
    const same = combineSourceRecords([
      apollo('a', { city: 'Porto', organizationName: 'Acme, Inc.' }),
      pdl('p', { city: 'PORTO', country: 'Portugal', organizationName: 'Acme', organizationDomain: 'acme.com' }),
    ]);
    expect(same).toMatchObject({ city: 'Porto', country: 'Portugal', organizationDomain: 'acme.com' });
    const other = combineSourceRecords([
      apollo('a', { city: 'Porto', organizationName: 'Acme' }),
      pdl('p', { city: 'Oslo', country: 'Norway', organizationName: 'Northwind', organizationDomain: 'northwind.com' }),
    ]);
    expect(other).toMatchObject({ city: 'Porto', country: null, organizationName: 'Acme', organizationDomain: null });
  });

  it('lists what the sources do not agree on, and takes other spellings for agreement', () => {
    const alike = { title: 'VP, Sales', organizationName: 'Acme Ltd', phone: '+351 21 000', city: 'São Paulo' };
    const a = apollo('a', { ...alike, email: 'A@acme.com' });
    const p = pdl('p', {
      title: 'vp sales',
      organizationName: 'ACME',
      phone: '+35121000',
      city: 'sao paulo',
      email: 'a@acme.com',
    });
    expect(combineSourceRecords([a, p]).differences).toEqual([]);
    expect(combineSourceRecords([a, pdl('p', { title: 'VP Marketing', city: null })]).differences).toEqual([
      {
        field: 'title',
        values: [
          { source: 'apollo', value: 'VP, Sales' },
          { source: 'pdl', value: 'VP Marketing' },
        ],
      },
    ]);
  });

  it.each([
    [true, false, true],
    [false, true, true],
    [false, false, false],
    [false, null, null],
  ])('of %s and %s about an address makes %s', (one, other, expected) => {
    expect(combineSourceRecords([apollo('a', { hasEmail: one }), pdl('p', { hasEmail: other })]).hasEmail).toBe(
      expected,
    );
  });
});
