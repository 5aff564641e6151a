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
  ['unknown', null],
  [null, null],
])('calls the digits of %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
