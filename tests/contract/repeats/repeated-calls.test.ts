import { randomUUID } from 'node:crypto';
import { REPEAT_RULES, startsWork } from '@workbench/trpc';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../../helpers/start-product.ts';
import { type CallInput, createCall } from '../call.ts';
import { operations } from '../document.ts';
import { repeatCases } from './cases/index.ts';
import { effectOf, measure } from './effects.ts';
import type { CaseTools } from './repeat-case.ts';

const product = useProduct({}, { isIdle: true });
const call = createCall(product.api);
let marks = 0;

const toolsOf = (): CaseTools => ({
  call,
  origin: product.api.origin,
  sandbox: product.sandbox,
  ctx: product.ctx,
  mark: `case${++marks}`,
});

const withKey = (input: CallInput, key: string): CallInput => ({
  ...input,
  headers: { ...input.headers, 'idempotency-key': key },
});

/** Calls of these cases have little to do, or nothing, and have done it when they answer. */
const ENDS_AT_ONCE = ['bulk-start', 'bulk-undo', 'leads-importFile', 'leads-importPasted'];

/** What runs on is answered 202 to whoever prefers it, and its `Location` can be read. */
async function checkWork(operationId: string, { status, headers }: Awaited<ReturnType<typeof call>>): Promise<void> {
  if (ENDS_AT_ONCE.includes(operationId)) {
    expect([status, headers.has('preference-applied')]).toEqual([200, false]);
    return;
  }
  expect([status, headers.get('preference-applied')]).toEqual([202, 'respond-async']);
  const work = await fetch(new URL(headers.get('location') ?? '', product.api.origin));
  expect(work.status, await work.text()).toBe(200);
}

const effectful = operations.filter(
  ({ method, operation }) => method === 'POST' && REPEAT_RULES[operation.operationId] !== 'reads',
);

describe('repeats', () => {
  it('have a case for each POST that changes something, and no other', () => {
    expect(Object.keys(repeatCases).sort()).toEqual(effectful.map(({ key }) => key).sort());
  });
});

describe.each(Object.entries(repeatCases))('%s', (key, prepare) => {
  const { operationId = '' } = operations.find((one) => one.key === key)?.operation ?? {};
  const rule = REPEAT_RULES[operationId];

  async function effectOfCalls(send: (input: CallInput) => Promise<unknown>) {
    const input = await prepare(toolsOf());
    const before = await measure(product.sandbox);
    await send(input);
    return effectOf(before, await measure(product.sandbox));
  }

  it('sent five times at once with one key has the effect of one call and five equal answers', async () => {
    const once = await effectOfCalls(async (input) => {
      const preference = startsWork(operationId) ? { prefer: 'respond-async' } : {};
      const answer = await call(key, { ...input, headers: { ...input.headers, ...preference } });
      expect(answer.status, answer.text).toBeLessThan(300);
      if (startsWork(operationId)) await checkWork(operationId, answer);
    });
    const often = await effectOfCalls(async (input) => {
      const repeat = withKey(input, randomUUID());
      const answers = await Promise.all(Array.from({ length: 5 }, () => call(key, repeat)));
      const later = await call(key, repeat);
      const texts = [...answers, later].map(({ status, text }) => `${status} ${text}`);
      if (rule === 'secret') {
        expect(texts.filter((text) => text.startsWith('20'))).toHaveLength(1);
        expect(texts.filter((text) => text.includes('ANSWER_NOT_KEPT'))).toHaveLength(5);
      } else {
        expect(new Set(texts).size, texts.join('\n')).toBe(1);
        expect(later.headers.get('idempotent-replayed')).toBe('true');
      }
      const other = await call(
        key,
        withKey({ ...input, body: otherBody(input.body) }, repeat.headers?.['idempotency-key'] ?? ''),
      );
      expect([other.status, other.body.code], other.text).toEqual([422, 'KEY_REUSED']);
    });
    expect(often).toEqual(once);
  });
});

/** The same with another text in it. */
function otherBody(body: unknown): unknown {
  if (body instanceof FormData) {
    const form = new FormData();
    form.append('file', new Blob(['Company name,Domain,First Name,Last Name,Email\n']), 'other.csv');
    return form;
  }
  let isOther = false;
  const changed = JSON.stringify(body ?? {}, (_, value: unknown) => {
    if (typeof value !== 'string' || isOther) return value;
    isOther = true;
    return `${value} other`;
  });
  return isOther ? changed : { other: 'content' };
}
