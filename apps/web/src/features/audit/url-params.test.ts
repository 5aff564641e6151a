import { expect, it } from 'vitest';
import { parseAuditParams, toAuditFilter, validateAuditParams } from './url-params';

it('the address keeps what can be filtered by, and drops anything else', () => {
  const record = '66aa00000000000000000001';
  const raw = { from: '2026-11-01', actor: 'owner', operation: 'lists.', record, to: 'soon', q: 'x' };
  expect(parseAuditParams(raw)).toEqual({ from: '2026-11-01', actor: 'owner', operation: 'lists.', record });
  expect(validateAuditParams({ q: 'x', actor: '$ne' })).toEqual({ q: undefined, actor: undefined });
});

it('an operation that is none stays in the address as it does in its field', () => {
  expect(parseAuditParams({ operation: 'companies create' })).toEqual({ operation: 'companies create' });
});

it('the last day counts as a whole, and a day that is none does not', () => {
  const { from = '', to = '' } = toAuditFilter({ from: '2026-11-01', to: '2026-11-01' });
  expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000);
  expect(toAuditFilter({ from: '2026-99-99', actor: 'job' })).toEqual({ actor: 'job' });
});
