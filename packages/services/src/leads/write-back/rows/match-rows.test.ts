import { describe, expect, it } from 'vitest';
import { leadKeys } from '../../matching/lead-keys.ts';
import { matchRows } from './match-rows.ts';

type Row = [name: string, email: string, company?: string, profile?: string];
const identity = ([name, email, company = 'Acme', profile = '']: Row) => ({
  keys: leadKeys({ firstName: name, lastName: null, company, email: email || null, linkedinUrl: profile || null }),
  names: name === '' ? [] : [name],
});
const match = (leads: Row[], rows: Row[]) => {
  const wanted = leads.map((row) => ({ ...identity(row), leadId: row[0] }));
  const { matched, missing } = matchRows(wanted, rows.map(identity));
  return leads.map(([leadId]) => matched.get(leadId) ?? missing.get(leadId));
};
const GONE = 'The row is not in the sheet any more';
const SEVERAL = expect.stringContaining('Several rows of the sheet may be this person’s');

describe('a row whose name was corrected', () => {
  it.each(['Unknown', 'N/A', 'Sales Team', 'moliveira', 'Bill'])('is still that of "%s"', (name) => {
    expect(match([[name, 'm@x']], [['Marta Oliveira', 'm@x']])).toEqual([[0]]);
    expect(match([[name, 'm@x', '']], [['Marta Oliveira', 'm@x', 'Globex']])).toEqual([[0]]);
    const others: Row[] = [
      ['Ida Holm', 'i@x'],
      ['Ben Bell', 'b@x'],
    ];
    expect(match([[name, 'm@x'], ...others], [...others, ['Marta Oliveira', 'm@x']])).toEqual([[2], [0], [1]]);
  });

  it('is found by the profile, too, and not where the other of both is somebody else’s', () => {
    expect(match([['Bob', '', 'Acme', 'in/bob']], [['Robert Jones', 'r@x', 'Acme', 'in/bob']])).toEqual([[0]]);
    expect(match([['Bob', 'b@x', 'Acme', 'in/bob']], [['Robert Jones', 'b@x', 'Acme', 'in/rob']])).toEqual([GONE]);
  });

  it('is nobody’s where the address stands in two rows, or is that of two people', () => {
    const rows: Row[] = [
      ['Anna Schmidt', 'door@x'],
      ['Ida Holm', 'door@x'],
    ];
    expect(
      match(
        [['Ben Weber', 'desk@x']],
        [
          ['Ida Holm', 'desk@x'],
          ['Carl Zeiss', 'desk@x'],
        ],
      ),
    ).toEqual([GONE]);
    expect(
      match(
        [
          ['Anna Schmidt', 'desk@x'],
          ['Ben Weber', 'desk@x'],
        ],
        [['Ida Holm', 'desk@x']],
      ),
    ).toEqual([GONE, GONE]);
    expect(
      match(
        [
          ['Anna Schmidt', 'desk@x'],
          ['Ben Weber', 'desk@x'],
        ],
        [['Ben Weber', 'desk@x']],
      ),
    ).toEqual([GONE, [0]]);
    expect(match([['Anna Schmidt', 'door@x']], rows)).toEqual([[0]]);
  });

  it('is another’s where their own address was wrong, or was typed beside another’s name', () => {
    const marta: Row = ['Marta Oliveira', 'bob@x'];
    expect(
      match(
        [marta],
        [
          ['Marta Oliveira', 'marta@x'],
          ['Bob Bell', 'bob@x'],
        ],
      ),
    ).toEqual([GONE]);
    const bob: Row = ['Bob Bell', 'bob@x'];
    expect(match([bob, ['Marta Oliveira', 'marta@x']], [marta])).toEqual([GONE, GONE]);
  });

  it('leaves a row that another lead is named in to them', () => {
    expect(
      match(
        [
          ['Unknown', 'b@x'],
          ['Bob Bell', ''],
        ],
        [['Bob Bell', 'b@x']],
      ),
    ).toEqual([GONE, [0]]);
  });
});

describe('one address in many rows', () => {
  const crowd = (count: number) => Array.from({ length: count }, (_, at): Row => [`P${at} Q${at}`, 'unknown@x']);

  it('tells nobody, but the name beside it does', () => {
    const leads = crowd(30);
    expect(match(leads, [...leads].reverse())).toEqual(leads.map((_, at) => [29 - at]));
    const titled = leads.map(([name, email]): Row => [`Dr. ${name}`, email]);
    expect(match(leads, titled)).toEqual(leads.map((_, at) => [at]));
    const changed = leads.with(3, ['Ida Holm', 'unknown@x']).with(4, ['P4 Q4', 'own@x']);
    expect(match(leads, changed).slice(2, 6)).toEqual([[2], GONE, GONE, [5]]);
  });

  it('is one person’s where all rows are', () => {
    const rows = crowd(30).map((): Row => ['Ben Weber', 'ben@x']);
    expect(
      match(
        [
          ['Ben Weber', 'ben@x'],
          ['Ida Holm', 'i@x'],
        ],
        rows,
      ),
    ).toEqual([rows.map((_, at) => at), GONE]);
  });

  it.each([
    ['different names', (at: number): Row => [`P${at} Q${at}`, 'unknown@x'], [7]],
    ['one name and one company', (): Row => ['Ben Weber', ''], SEVERAL],
    ['one name and no company', (): Row => ['Ben Weber', 'unknown@x', ''], SEVERAL],
    ['no name', (): Row => ['', 'unknown@x'], SEVERAL],
  ])('is compared within seconds in twenty thousand rows with %s', (_, row, expected) => {
    const rows = Array.from({ length: 20_000 }, (_, at) => row(at)).map(identity);
    const wanted = rows.map((one, at) => ({ ...one, leadId: `${at}` }));
    const { matched, missing } = matchRows(wanted, rows);
    expect(matched.get('7') ?? missing.get('7')).toEqual(expected);
  });

  it('is compared within seconds with as many namesakes whose addresses are all new', () => {
    const at = (name: string) => Array.from({ length: 20_000 }, (_, at) => identity(['Ben Weber', `${name}${at}@x`]));
    const wanted = at('old').map((one, index) => ({ ...one, leadId: `${index}` }));
    expect(matchRows(wanted, at('new')).matched.size).toBe(0);
  });
});
