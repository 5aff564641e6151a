import { expect, it } from 'vitest';
import { emailLink, phoneLink } from './links.ts';

it.each([
  ['marta.olsen@nordwind.example', 'mailto:marta.olsen@nordwind.example'],
  ['a@b.example?bcc=c@d.example', null],
  ['a@b.example, c@d.example', null],
  ['not an address', null],
  [null, null],
])('writes to one address alone: %j', (email, link) => {
  expect(emailLink(email)).toBe(link);
});

it.each([
  ['+49 (30) 123-456', 'tel:+4930123456'],
  ['030 123456', 'tel:030123456'],
  ['+49 (0)30 12345678', 'tel:+493012345678'],
  ['0049 (0)30 12345678', 'tel:00493012345678'],
  ['(0)30 12345678', 'tel:03012345678'],
  ['+39 (0)6 1234 5678', 'tel:+390612345678'],
  ['(+49) 30 12345678', 'tel:+493012345678'],
  ['+1 212 555 0123 ext. 45', 'tel:+12125550123;ext=45'],
  ['+1 212 555 0123 x45', 'tel:+12125550123;ext=45'],
  ['tel:+1-212-555-0123;ext=45', 'tel:+12125550123;ext=45'],
  ['unknown', null],
  [null, null],
])('calls the digits of %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
