import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../shared/context.ts';
import { openSecrets } from '../shared/secrets.ts';
import { appendLine, invalidateTail } from './chain/append-line.ts';
import { ChainCheck } from './chain/check-chain.ts';
import { cutAudit } from './chain/cut-audit.ts';
import { FIRST_HASH, hashLine, isAsWritten } from './chain/line-hash.ts';
import { verifyAudit } from './chain/verify-audit.ts';
import { runAs } from './current-actor.ts';
import { listAudit } from './list-audit.ts';
import { countsOf, recordIdsOf } from './record-ids.ts';
import { recordOperation } from './record-operation.ts';
import { auditCheckSchema } from './schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'workbench-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secrets = openSecrets(folder);

useTestDatabase();
beforeEach(async () => {
  await emptyTestDatabase();
  invalidateTail();
});

const at = (day: string) => createContext({ secrets, now: () => new Date(day) });
const ctx = at('2026-11-23T10:00:00.000Z');
const ID = '66aa00000000000000000001';

const append = (operation: string, by = ctx) =>
  appendLine(by, { operation, records: [ID], recordCount: 1, counts: {}, credits: 0, outcome: 'done' });
async function appendMany(count: number, by = ctx): Promise<void> {
  for (let line = 0; line < count; line++) await append(`lists.${line}`, by);
}
const storedLines = () => AuditLineModel.find().sort({ _id: 1 }).lean<AuditLineDoc[]>();
const verify = (input: Parameters<typeof verifyAudit>[0]['input'] = {}) => verifyAudit({ ctx, input });

function check(lines: readonly AuditLineDoc[]) {
  const chain = new ChainCheck({ sequence: 0, hash: FIRST_HASH }, (line) => isAsWritten(line, secrets));
  for (const line of lines.toSorted((one, other) => one._id - other._id)) chain.read(line);
  return chain.faults.map(({ sequence }) => sequence);
}

describe('the chain', () => {
  it('shows any line that was changed, removed, inserted or swapped, and names it', async () => {
    await appendMany(12);
    const written = await storedLines();
    const position = fc.integer({ min: 0, max: written.length - 2 });
    const line = (place: number) => written[place] as AuditLineDoc;
    const renumbered = (place: number, _id: number) => ({ ...line(place), _id });

    const changed = fc
      .record({
        place: position,
        field: fc.constantFrom('operation', 'actorKind', 'outcome', 'via', 'previousHash', 'hash', 'seal'),
        value: fc.string(),
      })
      .filter(({ place, field, value }) => Reflect.get(line(place), field) !== value)
      .map(({ place, field, value }) => ({ lines: written.with(place, { ...line(place), [field]: value }), place }));
    // By an attacker who recomputes the hash, but does not have the key of the seal.
    const rehashed = fc.record({ place: position, credits: fc.integer({ min: 1 }) }).map(({ place, credits }) => {
      const fields = { ...line(place), credits };
      return { lines: written.with(place, { ...fields, hash: hashLine(fields) }), place };
    });
    const removed = position.map((place) => ({ lines: written.toSpliced(place, 1), place }));
    const swapped = fc
      .tuple(position, position)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({
        lines: written.with(one, renumbered(other, one + 1)).with(other, renumbered(one, other + 1)),
        place: Math.min(one, other),
      }));
    const inserted = position.map((place) => ({
      lines: [...written, renumbered(place, place + 1.5)],
      place: place + 0.5,
    }));

    expect(check(written)).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(changed, rehashed, removed, swapped, inserted), ({ lines, place }) => {
        expect(check(lines)).toContain(place + 1);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows that its end was removed by a head that was kept, and while the process runs that wrote it', async () => {
    await appendMany(5);
    const { head } = await verify();
    await AuditLineModel.deleteMany({ _id: { $gt: 3 } });
    expect((await verify()).faults).toMatchObject([{ sequence: 4, kind: 'truncated' }]);
    invalidateTail();
    expect(await verify({ head: head ?? undefined })).toMatchObject({
      isIntact: false,
      faults: [{ kind: 'truncated' }],
    });
    // Without a head from outside, a shorter log looks like one that has ended there.
    expect(await verify()).toMatchObject({ isIntact: true, lines: 3 });
  });

  it('shows a forged cut, by which lines would be taken out of the check, and loses nothing to it', async () => {
    await appendMany(6, at('2024-01-01T00:00:00.000Z'));
    await append('lists.new');
    const { head } = await verify();
    const cut = { sequence: 5, hash: (await storedLines())[4]?.hash };
    const forged = { operation: 'audit.cut', cut, at: ctx.now() };
    await AuditLineModel.collection.updateOne({ _id: 3 } as never, { $set: forged });
    expect(await verify({ head: head ?? undefined })).toMatchObject({
      lines: 7,
      faults: [{ sequence: 3, kind: 'changed' }],
    });
    await AuditLineModel.collection.insertOne({
      ...forged,
      _id: 1000,
      cut: { sequence: 999, hash: cut.hash },
    } as never);
    expect((await verify()).faults).toContainEqual(expect.objectContaining({ sequence: 1000, kind: 'changed' }));
    await cutAudit(at('2024-01-02T00:00:00.000Z'));
    expect(await AuditLineModel.countDocuments()).toBe(8);
  });

  it.each([
    ['a text', 'zzz', 0],
    ['zero', 0, 0],
    ['less than zero', -4, -4],
    ['no number', Number.NaN, 0],
    ['infinite', Number.POSITIVE_INFINITY, 0],
    ['more than any log reaches', 2 ** 53, 2 ** 53],
  ])('shows an inserted line whose number is %s, does not list it and goes on behind it', async (_name, _id, named) => {
    await appendMany(2);
    const [line] = await storedLines();
    await AuditLineModel.collection.insertOne({ ...line, _id, operation: 'companies.remove' } as never);
    invalidateTail();
    await append('lists.later');
    expect(await verify()).toMatchObject({
      lines: 3,
      head: { sequence: 3 },
      faults: [{ sequence: named, kind: 'inserted' }],
    });
    const { items } = await listAudit({ ctx, input: { limit: 10 } });
    expect(items.map(({ operation }) => operation)).toEqual(['lists.later', 'lists.1', 'lists.0']);
  });

  it('shows a line that was inserted below a cut', async () => {
    await appendMany(3, at('2024-01-01T00:00:00.000Z'));
    const [line] = await storedLines();
    await append('lists.new');
    await cutAudit(ctx);
    await AuditLineModel.collection.insertOne({ ...line, _id: 2 } as never);
    expect((await verify()).faults).toMatchObject([{ sequence: 2, kind: 'inserted' }]);
  });

  it.each([
    ['at', 'yesterday'],
    ['counts', null],
    ['cut', 'x'],
    ['hash', { $gt: '' }],
    ['records', undefined],
  ])('names a line whose %s is made unreadable', async (field, value) => {
    await appendMany(3);
    const change = value === undefined ? { $unset: { [field]: 1 } } : { $set: { [field]: value } };
    await AuditLineModel.collection.updateOne({ _id: 3 } as never, change as never);
    const check = await verify();
    expect(check.head).toMatchObject({ sequence: 2 });
    expect(check.faults[0]).toMatchObject({ sequence: 3, kind: 'changed', message: 'Line 3 is not as it was written' });
    expect(auditCheckSchema.parse(check)).toEqual(check);
  });

  it('is intact when lines are cut off while it is read', async () => {
    await appendMany(3, at('2024-01-01T00:00:00.000Z'));
    await append('lists.new');
    const { collection } = AuditLineModel;
    const find = collection.find.bind(collection);
    const reading = vi.spyOn(collection, 'find').mockImplementation((filter = {}, options = {}) => {
      if (Object.keys(filter).length > 0) return find(filter, options);
      reading.mockRestore();
      const lines = async function* () {
        await cutAudit(ctx);
        yield* find({}).sort({ _id: 1 });
      };
      return { sort: () => ({ batchSize: lines }) } as never;
    });
    expect(await verify()).toMatchObject({ faults: [], firstSequence: 4, lines: 2 });
  });

  it('keeps the first line of all when it is added while the log is cut', async () => {
    const findOne = AuditLineModel.findOne.bind(AuditLineModel);
    const finding = vi.spyOn(AuditLineModel, 'findOne').mockImplementationOnce(((
      ...args: Parameters<typeof findOne>
    ) => {
      const query = findOne(...args);
      const exec = query.exec.bind(query);
      query.exec = async () => {
        const found = await exec();
        await append('companies.create');
        return found;
      };
      return query;
    }) as never);
    expect(await cutAudit(ctx)).toBe(0);
    finding.mockRestore();
    expect((await storedLines()).map(({ operation }) => operation)).toEqual(['companies.create']);
  });

  it('has neither fork nor gap when processes add lines at once', async () => {
    vi.resetModules();
    const other = await import('./chain/append-line.ts');
    const add = (process: typeof appendLine, name: string) =>
      Promise.all(
        Array.from({ length: 60 }, (_, line) =>
          process(ctx, {
            operation: `${name}.${line}`,
            records: [],
            recordCount: 0,
            counts: {},
            credits: 0,
            outcome: 'done',
          }),
        ),
      );
    await Promise.all([add(appendLine, 'one'), add(other.appendLine, 'other')]);
    await Promise.all([append('one.last'), add(other.appendLine, 'later')]);
    const lines = await storedLines();
    expect(lines.map(({ _id }) => _id)).toEqual(Array.from({ length: 181 }, (_, line) => line + 1));
    expect(new Set(lines.map(({ operation }) => operation)).size).toBe(181);
    expect(await verify()).toMatchObject({ isIntact: true, lines: 181 });
  });

  it('continues with what is stored when the answer to a write is lost', async () => {
    await append('lists.before');
    const insert = vi.spyOn(AuditLineModel.collection, 'insertMany').mockImplementationOnce(async (lines, options) => {
      await AuditLineModel.collection.insertMany(lines as never, options as never);
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    });
    await append('lists.once');
    insert.mockRestore();
    expect((await storedLines()).map(({ operation }) => operation)).toEqual(['lists.before', 'lists.once']);
    expect((await verify()).isIntact).toBe(true);
  });
});

describe('old lines', () => {
  it('are cut off after two years, and the rest can still be checked', async () => {
    await appendMany(3, at('2024-01-01T00:00:00.000Z'));
    await appendMany(2);
    await cutAudit(ctx);
    expect((await storedLines()).map(({ _id, operation }) => [_id, operation])).toEqual([
      [4, 'lists.0'],
      [5, 'lists.1'],
      [6, 'audit.cut'],
    ]);
    expect(await verify()).toMatchObject({ isIntact: true, firstSequence: 4, lines: 3 });
    await AuditLineModel.deleteOne({ _id: 4 });
    expect((await verify()).faults).toMatchObject([{ sequence: 4, kind: 'missing' }]);
  });

  it('that a killed process has left are deleted by the next run, and are no fault meanwhile', async () => {
    await appendMany(4, at('2024-01-01T00:00:00.000Z'));
    await append('lists.new');
    const kill = vi.spyOn(AuditLineModel, 'deleteMany').mockRejectedValueOnce(new Error('killed'));
    await expect(cutAudit(ctx)).rejects.toThrow('killed');
    kill.mockRestore();
    await AuditLineModel.deleteOne({ _id: 2 });
    expect(await verify()).toMatchObject({ isIntact: true, firstSequence: 5 });
    await cutAudit(ctx);
    expect((await storedLines()).map(({ _id }) => _id)).toEqual([5, 6]);
  });
});

describe('a line', () => {
  it('has ids of ours and counts, and nothing else of what was said', async () => {
    const input = {
      id: ID,
      name: 'Ada Lovelace',
      emails: ['ada@acme.com'],
      personId: '5f00000000000000000000aa',
      ids: ['apollo:5f00000000000000000000ab'],
    };
    const answer = { leads: [{ id: '66aa00000000000000000002', phone: 4930123456 }], created: 2, employeeCount: 120 };
    const actor = { kind: 'owner', id: null, via: 'person', requestId: null } as const;
    await runAs(actor, () => recordOperation(ctx, { operation: 'leads.save', input, answer, outcome: 'done' }));
    const [line] = await storedLines();
    expect(line).toMatchObject({
      actorKind: 'owner',
      records: [ID, '66aa00000000000000000002'],
      counts: { created: 2 },
    });
    expect(JSON.stringify(line)).not.toMatch(/Ada|acme|5f0000|4930123456/);
  });

  it('lists no id by which a source knows a person, though it looks like one of ours', () => {
    const person = { id: ID, sources: [{ source: 'apollo', id: '66aa00000000000207758001' }] };
    expect(recordIdsOf({ contacts: [person] })).toEqual({ records: [ID], recordCount: 1 });
  });

  it('lists a hundred records at most and counts all', () => {
    const ids = Array.from({ length: 150 }, (_, at) => at.toString(16).padStart(24, '0'));
    expect(recordIdsOf({ ids })).toMatchObject({ recordCount: 150, records: { length: 100 } });
    expect(countsOf(null)).toEqual({});
  });

  it('is found by its time, actor, operation and record', async () => {
    await append('lists.create', at('2026-10-01T00:00:00.000Z'));
    await append('companies.create');
    const found = async (filter: object) =>
      (await listAudit({ ctx, input: { limit: 10, ...filter } })).items.map(({ operation }) => operation);
    expect(await found({})).toEqual(['companies.create', 'lists.create']);
    expect(await found({ from: '2026-11-01T00:00:00.000Z' })).toEqual(['companies.create']);
    expect(await found({ to: '2026-11-01T00:00:00.000Z' })).toEqual(['lists.create']);
    expect(await found({ operation: 'lists.' })).toEqual(['lists.create']);
    expect(await found({ operation: 'listsx' })).toEqual([]);
    expect(await found({ actor: 'owner' })).toEqual([]);
    expect(await found({ actor: 'job', record: ID })).toHaveLength(2);
  });
});
