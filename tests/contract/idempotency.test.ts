import { REPEAT_RULES } from '@workbench/trpc';
import { describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { createCall } from './call.ts';
import { operations } from './document.ts';

const api = useApi();
const call = createCall(api);
const posts = operations.filter(({ method }) => method === 'POST');
const takesKey = ({ operation }: (typeof posts)[number]) => REPEAT_RULES[operation.operationId] !== 'reads';

describe('the rules for repeats', () => {
  it('have a line for each POST, and no other', () => {
    expect(Object.keys(REPEAT_RULES).sort()).toEqual(posts.map(({ operation }) => operation.operationId).sort());
  });

  it.each(posts)('are what the document says of $key', (entry) => {
    const names = (entry.operation.parameters ?? []).map(({ name }) => name);
    expect(names.includes('Idempotency-Key')).toBe(takesKey(entry));
    expect('422' in entry.operation.responses).toBe(takesKey(entry));
  });

  it.each(posts)('refuse a key that is none at $key', async (entry) => {
    if (!takesKey(entry)) return;
    const answer = await call(entry.key, {
      params: { format: 'csv' },
      headers: { 'idempotency-key': 'x'.repeat(256) },
    });
    expect([400, 404, 415]).toContain(answer.status);
  });
});
