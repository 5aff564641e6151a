import { emailKey } from '@workbench/identity/email-key';
import { nameAtCompanyKey } from '@workbench/identity/name-key';
import { profileKey } from '@workbench/identity/profile-key';
import { PROFILE_CASES } from '@workbench/identity/profile-key.cases';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { respellStoredKey } from './0003-respell-stored-key.ts';

/** As contacts, leads and recipients stored keys before. */
const FORMER = {
  contactProfile: (url: string) =>
    /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*linkedin\.com\/in\/([^/?#\s]+)/i.exec(url.trim())?.[1]?.toLowerCase(),
  leadName: (text: string) =>
    text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('|', ' ').replace(/\s+/g, ' ').trim(),
  recipientName: (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s|]+/g, ' ')
      .trim(),
};

it.each([
  ['linkedin:https://www.linkedin.com/in/jos%c3%a9-silva', 'linkedin:linkedin.com/in/josé-silva'],
  ['linkedin:https://www.linkedin.com/in/josé-silva', 'linkedin:linkedin.com/in/josé-silva'],
  ['linkedin:linkedin.com/in/josé-silva', 'linkedin:linkedin.com/in/josé-silva'],
  ['linkedin:https://www.linkedin.com/company/acme', 'linkedin:https://www.linkedin.com/company/acme'],
  ['email:marta+news@acme.com', 'email:marta@acme.com'],
  ['email:marta@bücher.de', 'email:marta@xn--bcher-kva.de'],
  ["name:conor o'neill|acme, inc.", 'name:conor oneill|acme inc'],
  ["name:conor o'neill|acme|2", 'name:conor oneill|acme|2'],
  ['name:marta|marta+a@acme.com', 'name:marta|marta@acme.com'],
  ['name:marta|https://www.linkedin.com/in/zo%c3%ab', 'name:marta|linkedin.com/in/zoë'],
  ['name:marta|', 'name:marta|'],
  ['contact:66aa66aa66aa66aa66aa66aa', 'contact:66aa66aa66aa66aa66aa66aa'],
  ['apollo:66AA:x', 'apollo:66AA:x'],
  ['', ''],
])('%s is %s', (former, key) => {
  expect(respellStoredKey(former)).toBe(key);
  expect(respellStoredKey(key)).toBe(key);
});

it('gives a former key of a profile the key that its address has today', () => {
  let compared = 0;
  for (const url of [...PROFILE_CASES.map(([one]) => one), ...PROFILE_CASES.map(([, other]) => other)]) {
    const former = FORMER.contactProfile(url);
    if (former === undefined) continue;
    compared++;
    expect(respellStoredKey(`linkedin:https://www.linkedin.com/in/${former}`)).toBe(`linkedin:${profileKey(url)}`);
  }
  expect(compared).toBeGreaterThan(100);
});

it('gives a former key of a name or an address the key that it has today', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((one) => !/[|@]/.test(one));
  fc.assert(
    fc.property(text, text, (name, company) => {
      for (const former of [FORMER.leadName, FORMER.recipientName]) {
        fc.pre(former(name) !== '' && former(company) !== '');
        const key = `name:${former(name)}|${former(company)}`;
        expect(respellStoredKey(respellStoredKey(key))).toBe(respellStoredKey(key));
      }
    }),
  );
  for (const name of ['José Silva', 'Dr. Marta  Oliveira', "Conor O'Neill", 'Łukasz Nowak', '김 세아', 'Strauß']) {
    for (const former of [FORMER.leadName, FORMER.recipientName]) {
      expect(respellStoredKey(`name:${former(name)}|${former('Acme, Inc.')}`)).toBe(
        nameAtCompanyKey(name, 'Acme, Inc.'),
      );
    }
  }
  for (const email of ['Marta+x@Acme.com', 'marta@BÜCHER.de', "O'Hara@acme.co.uk"]) {
    expect(respellStoredKey(`email:${email.trim().toLowerCase()}`)).toBe(`email:${emailKey(email)}`);
  }
});
