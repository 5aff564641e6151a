import type { ContactDoc } from '@workbench/db';
import { expect, it } from 'vitest';
import { withChange } from './with-change.ts';

const change = { at: new Date(0), typed: { title: 'Head' } };
const contact = (changes: ContactDoc['changes']) => ({ ...(changes !== undefined && { changes }) }) as ContactDoc;

it('records changes of merged contacts alone, and none any more when they are more than are kept', () => {
  expect(withChange(contact(undefined), change)).toEqual({});
  expect(withChange(contact([]), change)).toEqual({ changes: [change] });
  const full = withChange(contact(Array.from({ length: 50 }, () => change)), change);
  expect(full).toEqual({ changes: null });
  expect(withChange(contact(full.changes), change)).toEqual({});
});
