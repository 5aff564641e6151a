import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneKey } from '../phone-key.ts';
import { identifiersOf, identifiersToSuppress, NO_IDENTIFIERS } from './identifiers.ts';
import { readIdentifier } from './read-identifier.ts';

const PROFILE = { kind: 'profile', value: 'linkedin.com/in/marta-oliveira' };
const EMAIL = { kind: 'email', value: 'marta@acme.com' };
const PHONE = { kind: 'phone', value: '493012345678' };

describe('readIdentifier', () => {
  it.each([
    ['marta@acme.com', EMAIL],
    [' MARTA@Acme.COM ', EMAIL],
    ['mailto:marta@acme.com?subject=Hello', EMAIL],
    ['Marta Oliveira <marta@acme.com>', EMAIL],
    ['marta+news@acme.com', EMAIL],
    ['marta@acme.com\u200b', EMAIL],
    ['marta@gmail.com', { kind: 'email', value: 'marta@gmail.com' }],
    ['marta@bücher.de', { kind: 'email', value: 'marta@xn--bcher-kva.de' }],
    ['https://www.linkedin.com/in/marta-oliveira/', PROFILE],
    ['linkedin.com/in/Marta-Oliveira', PROFILE],
    ['http://pt.linkedin.com/in/marta-oliveira/en?trk=x#top', PROFILE],
    ['//m.linkedin.com/in/marta%2Doliveira', PROFILE],
    ['https://www.linkedin.com/mwlite/in/marta-oliveira', PROFILE],
    ['linkedin.com/in/zo%C3%AB', { kind: 'profile', value: 'linkedin.com/in/zoë' }],
    ['linkedin.com/in/zoe\u0308', { kind: 'profile', value: 'linkedin.com/in/zoë' }],
    ['linkedin.com/in/100%', { kind: 'profile', value: 'linkedin.com/in/100%' }],
    ['+49 30 1234-5678', PHONE],
    ['0049 (30) 12345678', PHONE],
    ['+49 (0)30 / 1234.5678', PHONE],
    ['tel:+493012345678', PHONE],
    ['+49 30 12345678 ext. 12', PHONE],
    ['+49 30 12345678 x9', PHONE],
    ['(+49) 30 12345678', PHONE],
    ['+49\u00a030\u20131234\u20115678', PHONE],
    ['acme.com', { kind: 'domain', value: 'acme.com' }],
    ['@Acme.com', { kind: 'domain', value: 'acme.com' }],
    ['https://www.acme.com/', { kind: 'domain', value: 'acme.com' }],
    ['bücher.de', { kind: 'domain', value: 'xn--bcher-kva.de' }],
    ['linkedin.com', { kind: 'domain', value: 'linkedin.com' }],
  ])('reads %s', (text, expected) => expect(readIdentifier(text)).toEqual(expected));

  it.each([
    ['gmail.com', 'provider of personal mailboxes'],
    ['@outlook.com', 'provider of personal mailboxes'],
    ['co.uk', 'suffix under which others register'],
    ['Marta Oliveira', 'is not recognised; write an e-mail address'],
    ['marta-oliveira', 'is not recognised'],
    ['marta@', 'is not a whole e-mail address'],
    ['marta@acme', 'is not a whole e-mail address'],
    ['a b@acme.com', 'is not a whole e-mail address'],
    ['030 12345678', 'has no country code'],
    ['10.0.0.1', 'has no country code'],
    ['+49 30', 'no whole phone number'],
    ['+49 30 12345678901234', 'no whole phone number'],
    ['https://www.linkedin.com/company/acme', 'not the page of a person'],
    ['https://www.linkedin.com/sales/lead/x', 'not the page of a person'],
    ['https://twitter.com/marta', 'is a page, not a whole domain'],
    ['acme.nowhere-at-all', 'no public top-level domain'],
  ])('refuses %s and says what would be right', (text, problem) => {
    expect(readIdentifier(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  const withCases = (text: string) =>
    fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((upper) => {
      return [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join('');
    });
  const slug = fc.stringMatching(/^[a-z][a-z0-9-]{1,30}[a-z0-9]$/);

  it('gives one identifier for any spelling of a profile', () => {
    const spelling = slug.chain((name) =>
      fc
        .tuple(
          fc.constantFrom('', 'http://', 'https://', '//', ' HTTPS://'),
          fc.constantFrom('', 'www.', 'WWW.', 'de.', 'm.'),
          withCases('linkedin.com'),
          withCases(name),
          fc.constantFrom('', '/', '/en', '?trk=a', '#about', '/details/skills/?x=1'),
        )
        .map(([scheme, sub, host, typed, end]) => ({ name, text: `${scheme}${sub}${host}/in/${typed}${end}` })),
    );
    fc.assert(
      fc.property(spelling, ({ name, text }) => {
        expect(readIdentifier(text)).toEqual({ kind: 'profile', value: `linkedin.com/in/${name}` });
      }),
    );
  });

  it('gives one identifier for any spelling of an e-mail address', () => {
    const spelling = slug.chain((name) =>
      fc
        .tuple(
          withCases(name),
          withCases('acme.co.uk'),
          fc.constantFrom('', '+a', '+A.b'),
          fc.constantFrom('', 'mailto:', ' '),
        )
        .map(([local, host, tag, before]) => ({ name, text: `${before}${local}${tag}@${host}` })),
    );
    fc.assert(
      fc.property(spelling, ({ name, text }) => {
        expect(readIdentifier(text)).toEqual({ kind: 'email', value: `${name}@acme.co.uk` });
      }),
    );
  });

  it('gives one identifier for any spelling of a phone number, typed or found', () => {
    const gap = fc.constantFrom('', ' ', '-', '.', ' / ', '\u00a0', '\u2013');
    const spelling = fc.stringMatching(/^[1-9][0-9]{8,12}$/).chain((digits) =>
      fc
        .tuple(fc.constantFrom('+', '00', '+ ', 'tel:+'), fc.array(gap, { minLength: 20, maxLength: 20 }))
        .map(([start, gaps]) => ({
          digits,
          text: start + [...digits].map((digit, at) => (at === 0 ? '' : (gaps[at] ?? '')) + digit).join(''),
        })),
    );
    fc.assert(
      fc.property(spelling, ({ digits, text }) => {
        // A zero that is dialled inside the country only is no part of it.
        const expected = { kind: 'phone', value: phoneKey(`+${digits}`) };
        expect(readIdentifier(text)).toMatchObject(expected);
        expect(identifiersToSuppress({ ...NO_IDENTIFIERS, phone: text })).toMatchObject([expected]);
      }),
    );
  });

  it('reads its own values again as they are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const first = readIdentifier(text);
        if ('problem' in first) return;
        const again = readIdentifier(first.kind === 'phone' ? `+${first.value}` : first.value);
        expect(again).toEqual(first);
      }),
    );
  });
});

describe('identifiersOf', () => {
  const marta = {
    sources: [
      { source: 'apollo', id: '1' },
      { source: 'pdl', id: 'x' },
    ],
    email: 'Marta+a@eu.acme.com',
    phone: '+49 30 12345678',
    linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira',
    organizationDomain: 'https://www.Holding.example/',
  };

  it('has everything, with the domains of address and employer', () => {
    expect(identifiersOf(marta)).toEqual([
      { kind: 'source-id', value: 'apollo:1' },
      { kind: 'source-id', value: 'pdl:x' },
      { kind: 'email', value: 'marta@eu.acme.com' },
      PROFILE,
      PHONE,
      { kind: 'domain', value: 'eu.acme.com' },
      { kind: 'domain', value: 'acme.com' },
      { kind: 'domain', value: 'holding.example' },
    ]);
  });

  it('takes somebody as a source found them', () => {
    const { sources: _, ...rest } = marta;
    expect(identifiersOf({ ...rest, source: 'pdl', id: '7' })[0]).toEqual({ kind: 'source-id', value: 'pdl:7' });
  });

  it('has nothing of what is not known or is no such thing', () => {
    expect(identifiersOf({ ...NO_IDENTIFIERS, email: 'n/a', phone: 'on request', linkedinUrl: 'x' })).toEqual([]);
  });

  it('never puts somebody on the list with their domain', () => {
    expect(identifiersToSuppress(marta).map(({ kind }) => kind)).not.toContain('domain');
  });
});
