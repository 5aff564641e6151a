import { randomUUID } from 'node:crypto';
import {
  BackupPlanModel,
  CompanyMergeModel,
  ContactMergeModel,
  IdempotentCallModel,
  ImportRunModel,
  PaidCallModel,
  PendingRevealModel,
  TrashEntryModel,
} from '@workbench/db';
import { recoverWriteLock, resumeImports } from '@workbench/services/companies';
import { resumeContactMerges, resumeMerges } from '@workbench/services/duplicates';
import { resumeTrash } from '@workbench/services/trash';
import { REPEAT_RULES } from '@workbench/trpc';
import { describe, expect, it, vi } from 'vitest';
import { killAtWrite, listWrites } from '../../../packages/services/src/shared/moves/killed-writes.fixtures.ts';
import { useProduct } from '../../helpers/start-product.ts';
import { createCall } from '../call.ts';
import { operations } from '../document.ts';
import { repeatCases } from './cases/index.ts';
import { type Effect, effectOf, measure } from './effects.ts';
import type { CaseTools } from './repeat-case.ts';

/**
 * With KILLS=all, each call is killed at each of its writes; otherwise at one, the same in each run, and before its first line in
 * the history of a company, whose change is written by then.
 */
const isEachWrite = process.env.KILLS === 'all';
const product = useProduct({}, { isIdle: true });
const call = createCall(product.api);
let marks = 0;

const toolsOf = (): CaseTools => {
  const { sandbox, ctx, api } = product;
  return { call, origin: api.origin, sandbox, ctx, mark: `killed${++marks}` };
};

/** Whoever worked on something is gone. */
async function startAgain(): Promise<void> {
  const journals = [CompanyMergeModel, ContactMergeModel, IdempotentCallModel, ImportRunModel, TrashEntryModel];
  for (const journal of journals) await journal.collection.updateMany({}, { $set: { worker: null } });
  await PaidCallModel.collection.updateMany({}, { $set: { 'owner.instance': 'ended' } });
  await PendingRevealModel.collection.updateMany({}, { $set: { 'worker.instance': 'ended' } });
  await BackupPlanModel.collection.updateMany({ running: { $ne: null } }, { $set: { 'running.seenAt': new Date(0) } });
  await recoverWriteLock();
}

/** What a server does by itself after its start. */
async function resume(): Promise<void> {
  for (const work of [resumeImports, resumeMerges, resumeContactMerges, resumeTrash]) await work(product.ctx);
  await vi.waitFor(
    async () => expect(await ImportRunModel.exists({ state: 'running', resume: { $ne: null } })).toBeNull(),
    60_000,
  );
}

/** Whether a message was sent, and a secret answer that is lost, nobody knows. */
const isUnknown = (operationId: string) => ['secret', 'unknown'].includes(REPEAT_RULES[operationId] ?? '');

/**
 * Between the vendor's charge and the write of its answer, that is lost: then a purchase has no other effect, says so, and is
 * not bought again.
 */
const BUYS: Readonly<Record<string, RegExp>> = {
  'POST /api/contacts/reveal': /^200 .*response was lost/,
  'POST /api/contacts/search/pdl': /^503 .*response was lost/,
  'POST /api/companies/discover': /^503 .*response was lost/,
};
const charge = (effect: Effect) => effect['credits charged'] ?? 0;

/** Any number that stays the same for a text. */
const hashOf = (text: string) => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7);

const cases = Object.entries(repeatCases).flatMap(([key, prepare]) => {
  const { operationId = '' } = operations.find((one) => one.key === key)?.operation ?? {};
  return isUnknown(operationId) ? [] : [{ key, prepare }];
});

describe.each(cases)('$key', ({ key, prepare }) => {
  const send = async (input: Parameters<typeof call>[1]) => {
    const { status, text } = await call(key, input);
    return `${status} ${text}`;
  };

  it('takes effect once when the server is killed at any of its writes and the call is repeated', async () => {
    const input = { ...(await prepare(toolsOf())), headers: { 'idempotency-key': randomUUID() } };
    const before = await measure(product.sandbox);
    const writes = await listWrites(async () => expect(await send(input)).toMatch(/^20/));
    const once = effectOf(before, await measure(product.sandbox));

    const picked = [hashOf(key) % writes.length, writes.indexOf('company_changes')].filter((at) => at >= 0);
    for (const last of isEachWrite ? writes.keys() : new Set(picked)) {
      const repeated = { ...(await prepare(toolsOf())), headers: { 'idempotency-key': randomUUID() } };
      const start = await measure(product.sandbox);
      await killAtWrite(last, () => send(repeated));
      await startAgain();
      // A server continues by itself, before the client repeats the call or afterwards.
      if (last % 2 === 0) await resume();
      const answers = [await send(repeated)];
      await resume();
      answers.push(await send(repeated));
      const where = `killed at write ${last} of ${writes.length}: ${answers.join(' | ')}`;
      const effect = effectOf(start, await measure(product.sandbox));
      expect(new Set(answers).size, where).toBe(1);
      if (BUYS[key]?.test(answers[0] ?? '')) {
        expect(charge(effect), where).toBe(charge(once));
        continue;
      }
      expect(answers[0], where).toMatch(/^20/);
      expect(effect, where).toEqual(once);
    }
  });
});
