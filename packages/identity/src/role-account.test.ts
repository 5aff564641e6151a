import { expect, it } from 'vitest';
import { isRoleAccount } from './role-account.ts';

it.each([
  'info@acme.com',
  'Info@acme.com',
  'sales+web@acme.com',
  'hr@acme.com',
  'no.reply@acme.com',
  'no-reply@acme.com',
  'do_not-reply@acme.com',
  'contact-us@acme.com',
  'customer.service@acme.com',
  'help-desk@acme.com',
])('%s is shared by colleagues', (email) => {
  expect(isRoleAccount(email)).toBe(true);
});

it.each([
  'marta@acme.com',
  'p.r@acme.com',
  'h.r@acme.com',
  'i.t@acme.com',
  'h-i@acme.com',
  'sh.op@acme.com',
  's.hop@acme.com',
  'n.oreply@acme.com',
  'in_fo@acme.com',
])('%s is somebody', (email) => {
  expect(isRoleAccount(email)).toBe(false);
});
