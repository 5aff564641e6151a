import { expect, it } from 'vitest';
import { recipientKey } from './recipient-key.ts';

it.each([
  [{ contactId: '66AA00000000000000000001', recipientName: 'Marta' }, 'contact:66aa00000000000000000001'],
  [{ recipientName: ' Marta  Oliveira ', recipientCompany: 'Northwind' }, 'name:marta oliveira|northwind'],
  [{ contactId: null, recipientName: 'Marta' }, 'name:marta|'],
  [{ recipientCompany: 'Northwind' }, 'name:|northwind'],
  [{ recipientName: 'A|B', recipientCompany: 'C' }, 'name:a b|c'],
  [{ recipientName: ' ', recipientCompany: '' }, null],
  [{}, null],
])('keeps the messages of %j under %s', (recipient, key) => {
  expect(recipientKey(recipient)).toBe(key);
});
