import { expect, it } from 'vitest';
import { parseTrashParams } from './url-params.ts';

it.each([
  [
    { kind: 'company', q: 'acme' },
    { kind: 'company', q: 'acme' },
  ],
  [{ kind: 'planet', q: '  ' }, {}],
  [{ q: 42 }, { q: '42' }],
  [{ q: ['a'], kind: 7 }, {}],
])('of %j the trash reads %j', (raw, params) => {
  expect(parseTrashParams(raw)).toEqual(params);
});
