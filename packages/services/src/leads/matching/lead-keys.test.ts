import { describe, expect, it } from 'vitest';
import type { LeadRowValues, LeadValues } from '../values/fields.ts';
import { mailboxOf } from '../values/mailbox.ts';
import { removeDuplicateRows } from './duplicate-rows.ts';
import { leadKeys } from './lead-keys.ts';

const NOBODY: LeadValues = {
  firstName: null,
  lastName: null,
  email: null,
  company: null,
  title: null,
  linkedinUrl: null,
  phone: null,
  location: null,
  industry: null,
};
const URL = 'https://www.linkedin.com/in/Marta';

describe('somebody is recognised', () => {
  it.each<[Partial<LeadValues>, string[]]>([
    [{ email: 'Marta@Acme.com', linkedinUrl: URL }, ['email:marta@acme.com', 'linkedin:linkedin.com/in/marta']],
    [{ firstName: 'Zoë', lastName: 'van  Berg', company: ' ACME ' }, ['name:zoe van berg|acme']],
    [{ firstName: 'Zoe\u0308', lastName: 'VAN BERG', company: 'Acme' }, ['name:zoe van berg|acme']],
    [{ firstName: 'A|B', company: 'C' }, ['name:a b|c']],
    [{ email: 'info@acme.com', firstName: 'Marta', company: 'Acme' }, ['name:marta|acme']],
    [{ email: 'info@acme.com' }, ['email:info@acme.com']],
    [{ email: 'Marta@acme.com', firstName: 'Marta' }, ['email:marta@acme.com', 'name:marta|marta@acme.com']],
    [{ email: 'info@acme.com', firstName: 'Jo' }, ['email:info@acme.com', 'name:jo|info@acme.com']],
    [{ linkedinUrl: URL, firstName: 'Jo' }, ['linkedin:linkedin.com/in/marta', 'name:jo|linkedin.com/in/marta']],
    [{ firstName: 'Marta', lastName: 'Oliveira' }, []],
    [{ company: 'Acme' }, []],
  ])('%j by %j', (values, keys) => {
    expect(leadKeys({ ...NOBODY, ...values })).toEqual(keys);
  });

  it('as the first of the rows that are the same person', () => {
    const rows = [
      row(2, { email: 'marta@acme.com', firstName: 'Marta', company: 'Acme' }),
      row(3, { email: 'MARTA@acme.com', linkedinUrl: URL }),
      row(4, { linkedinUrl: URL }),
      row(5, { firstName: 'MARTA', company: 'acme' }),
      row(6, { email: 'other@acme.com', firstName: 'Marta', company: 'Acme' }),
      row(7, { email: 'info@acme.com', firstName: 'Jo', company: 'Acme' }),
      row(8, { email: 'info@acme.com', firstName: 'Lee', company: 'Acme' }),
    ];
    const { kept, repeats } = removeDuplicateRows(rows);
    expect(kept.map(({ line }) => line)).toEqual([2, 6, 7, 8]);
    expect(repeats).toEqual([
      { line: 3, firstLine: 2 },
      { line: 4, firstLine: 2 },
      { line: 5, firstLine: 2 },
    ]);
    expect(removeDuplicateRows(kept)).toEqual({ kept, repeats: [] });
  });

  it('but not by an address or a profile of somebody with quite another name', () => {
    const rows = [
      row(2, { email: 'kanzlei@schmidt.example', firstName: 'Anna', lastName: 'Schmidt' }),
      row(3, { email: 'kanzlei@schmidt.example', firstName: 'Ben', lastName: 'Weber' }),
      row(4, { email: 'kanzlei@schmidt.example', firstName: 'A.', lastName: 'Schmidt' }),
      row(5, { email: 'kanzlei@schmidt.example', firstName: 'B.', lastName: 'Weber', company: 'Schmidt' }),
      row(6, { linkedinUrl: URL, firstName: 'Ida', lastName: 'Holm' }),
      row(7, { linkedinUrl: URL, firstName: 'Jo', lastName: 'Lee' }),
    ];
    expect(removeDuplicateRows(rows).repeats).toEqual([
      { line: 4, firstLine: 2 },
      { line: 5, firstLine: 3 },
    ]);
  });

  it('in fifty thousand people with one address within seconds', () => {
    const rows = Array.from({ length: 50_000 }, (_, i) => row(i, { email: 'office@acme.com', firstName: `${i}x` }));
    expect(removeDuplicateRows(rows).kept).toHaveLength(50_000);
  });

  it('in fifty thousand namesakes within seconds', () => {
    const rows = Array.from({ length: 50_000 }, (_, i) =>
      row(i, { email: `m${i}@acme.com`, firstName: 'M', company: 'A' }),
    );
    expect(removeDuplicateRows(rows).kept).toHaveLength(50_000);
  });
});

function row(line: number, values: Partial<LeadValues>): LeadRowValues {
  const all = { ...NOBODY, ...values };
  return { line, values: all, organizationDomain: null, keys: leadKeys(all), notes: [] };
}

describe('a mailbox', () => {
  it.each([
    ['Marta@Acme.com', 'acme.com', false, false],
    ['marta@gmail.com', 'gmail.com', true, false],
    ['marta@yahoo.com.br', 'yahoo.com.br', true, false],
    ['marta@hotmail.nl', 'hotmail.nl', true, false],
    ['marta@live-music.example', 'live-music.example', false, false],
    ['info@acme.com', 'acme.com', false, true],
    ['Sales+web@acme.com', 'acme.com', false, true],
    ['no_reply@acme.com', 'acme.com', false, true],
    ['kontakt@gmx.de', 'gmx.de', true, true],
    ['infanta@acme.com', 'acme.com', false, false],
    [null, null, false, false],
    ['marta', null, false, false],
  ])('%s: domain %s, private %s, shared %s', (email, domain, isPrivateMail, isRoleAccount) => {
    expect(mailboxOf(email)).toEqual({ domain, isPrivateMail, isRoleAccount });
  });
});
