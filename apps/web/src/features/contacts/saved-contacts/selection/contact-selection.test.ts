import { expect, it } from 'vitest';
import { toExported, toSelection } from './contact-selection.ts';

it.each([
  [{ isAll: false, ids: new Set(['a']) }, { ids: ['a'] }, { contactIds: ['a'] }],
  [
    { isAll: true, ids: new Set(['a']) },
    { filter: { email: 'any' }, except: ['a'] },
    { email: 'any', except: ['a'] },
  ],
])('%j is %j, and %j for an export', (chosen, selection, exported) => {
  expect(toSelection(chosen, { email: 'any' })).toEqual(selection);
  expect(toExported(toSelection(chosen, { email: 'any' }))).toEqual(exported);
});
