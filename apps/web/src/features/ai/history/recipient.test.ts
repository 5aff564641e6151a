import { expect, it } from 'vitest';
import { historyRecipient } from './recipient.ts';

it.each([
  ['c1', 'Ann', 'Northwind', { contactId: 'c1' }],
  [undefined, ' Ann ', '', { recipientName: 'Ann' }],
  [undefined, 'Ann', 'Northwind', { recipientName: 'Ann', recipientCompany: 'Northwind' }],
  [undefined, ' ', '', null],
])('the history of contact %s, name "%s" and company "%s" is that of %o', (id, name, company, recipient) => {
  expect(historyRecipient(id, { recipientName: name, recipientCompany: company })).toEqual(recipient);
});
