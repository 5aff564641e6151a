import type { FoundPerson } from '@workbench/connectors/people';
import { describe, expect, it } from 'vitest';
import { apollo, pdl } from '../people/people.fixtures.ts';
import type { PeopleSource } from '../schemas.ts';
import { chooseRevealSource } from './choose-reveal-source.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const DAY_MS = 86_400_000;
const HIDDEN = { name: 'Marta Ol***a', isNameHidden: true };
const BOTH: PeopleSource[] = ['apollo', 'pdl'];
type Held = Parameters<typeof chooseRevealSource>[1];
const held = (parts: Partial<NonNullable<Held>>): Held => ({
  name: HIDDEN.name,
  isNameHidden: true,
  email: null,
  linkedinUrl: null,
  revealedAt: {},
  ...parts,
});
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

type Case = [
  what: string,
  people: FoundPerson[],
  held: Held,
  connected: PeopleSource[],
  answer: ReturnType<typeof chooseRevealSource>,
];

describe('revealSourceOf', () => {
  it.each<Case>([
    ['a hidden name', [apollo('a', HIDDEN)], null, BOTH, 'apollo'],
    ['a whole name without an address', [pdl('p')], null, BOTH, 'pdl'],
    ['Apollo first where both know', [pdl('p', HIDDEN), apollo('a', HIDDEN)], null, BOTH, 'apollo'],
    ['the other where Apollo is not connected', [apollo('a', HIDDEN), pdl('p')], null, ['pdl'], 'pdl'],
    ['nobody connected', [apollo('a', HIDDEN)], null, [], 'nobody_knows'],
    ['nothing hidden', [apollo('a', { email: 'm@acme.com' })], null, BOTH, 'nothing_hidden'],
    ['a source that says there is no address', [apollo('a', { hasEmail: false })], null, BOTH, 'nothing_hidden'],
    [
      'all held already',
      [apollo('a', HIDDEN)],
      held({ name: 'M O', isNameHidden: false, email: 'm@acme.com' }),
      BOTH,
      'nothing_hidden',
    ],
    ['told last week', [apollo('a', HIDDEN)], held({ revealedAt: { apollo: ago(7) } }), BOTH, 'nothing_hidden'],
    ['told last year', [apollo('a', HIDDEN)], held({ revealedAt: { apollo: ago(365) } }), BOTH, 'apollo'],
    ['told just now', [apollo('a', HIDDEN)], held({ revealedAt: { apollo: NOW } }), BOTH, 'nothing_hidden'],
    ['told by one', [apollo('a', HIDDEN), pdl('p')], held({ revealedAt: { apollo: ago(7) } }), BOTH, 'pdl'],
    [
      'known to Apollo by profile',
      [apollo('a', { linkedinUrl: 'https://www.linkedin.com/in/m' })],
      null,
      ['pdl'],
      'pdl',
    ],
    [
      'known to Apollo by half a name',
      [apollo('a', { ...HIDDEN, organizationName: 'Acme' })],
      null,
      ['pdl'],
      'nobody_knows',
    ],
    ['known to Apollo by name and employer', [apollo('a', { organizationName: 'Acme' })], null, ['pdl'], 'pdl'],
    ['known to People Data Labs alone', [pdl('p')], null, ['apollo'], 'nobody_knows'],
  ])('decides on %s', (_, people, known, connected, answer) => {
    expect(chooseRevealSource(people, known, { connected, freshSince: ago(30) })).toBe(answer);
  });
});
