import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { BatchModel, LeadListModel, LeadModel, LeadRowModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { exportLeadList } from '../export/export-list.ts';
import { importPasted } from '../import/import-pasted.ts';
import { importPastedInput } from '../schemas.ts';
import { queueWriteBackAfterRun, WRITE_BACK_KIND } from './queue-write-back.ts';
import { previewWriteBack, startWriteBack } from './start-write-back.ts';
import { ACCOUNT, refusal, WriteBackBench } from './write-back.fixtures.ts';
import { failWriteBack } from './write-back-state.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
afterEach(WriteBackBench.stop);

const INTERRUPTED = 'It was interrupted; write back again';
const TITLES = ['Title 0', 'Title 1', 'Title 2'];

describe('writing back into a sheet', () => {
  it('ends with every result in its row, and writes nothing the second time', async () => {
    const bench = await WriteBackBench.begin(3);
    expect(await bench.attempt()).toEqual({ state: 'completed', message: null });
    expect(bench.column('Title')).toEqual(TITLES);
    expect(bench.column('Company Domain')).toEqual(['company0.example', 'company1.example', 'company2.example']);
    expect(await bench.state()).toMatchObject({ state: 'completed', cells: 9, missingRows: 0 });
    expect(await bench.steps()).toEqual(TITLES.map(() => ['completed', '3 cells were written']));
    const { writes } = bench.sheet;
    await bench.attempt();
    expect(bench.sheet.writes).toBe(writes);
    expect(await bench.steps()).toEqual(TITLES.map(() => ['completed', '3 cells were written']));
  });

  it('previews what it then writes, into both rows of somebody who stands there twice', async () => {
    const bench = await WriteBackBench.begin(2);
    bench.sheet.rows.push({ cells: new Map(bench.sheet.rows[1]?.cells) });
    const plan = await previewWriteBack({ ctx: bench.ctx, input: { id: bench.list._id } });
    expect(plan).toMatchObject({ total: 9, rows: 3, missing: [], newColumns: ['Company Domain', 'Enrichment Status'] });
    await bench.attempt();
    expect(bench.column('Title')).toEqual(['Title 0', 'Title 1', 'Title 0']);
    expect(await bench.state()).toMatchObject({ state: 'completed', cells: 9, missingRows: 0, message: null });
  });

  it('tells whose row is gone, on the list and on the lead', async () => {
    const bench = await WriteBackBench.begin(3);
    bench.sheet.rows.splice(2, 1);
    await bench.attempt();
    expect(bench.column('Title')).toEqual(['Title 0', 'Title 2']);
    expect(await bench.state()).toMatchObject({
      missingRows: 1,
      message: expect.stringMatching(/^1 row was not found/),
    });
    expect((await bench.steps())[1]).toEqual(['failed', 'The row is not in the sheet any more']);
  });

  it('names a row that may have lost a value, on the list', async () => {
    const bench = await WriteBackBench.begin(3);
    let parts = 0;
    bench.sheet.beforeWrite = () => {
      // A row that is new, with a title that no one can know.
      const cells = { column0: 'New', column1: 'Person', column4: 'Typed' };
      if (++parts === 2) bench.sheet.rows.splice(1, 0, { cells: new Map(Object.entries(cells)) });
    };
    await bench.attempt();
    expect(bench.column('Title')).toEqual(['', 'Title 0', 'Title 1', 'Title 2']);
    expect(await bench.state()).toMatchObject({
      state: 'completed',
      missingRows: 0,
      message: expect.stringMatching(/^Row 2 was moved/),
    });
  });

  it.each([
    ['the next attempt completes', 'completed', /^Row 2 was moved/],
    ['it fails for good', 'failed', /^It was interrupted; write back again\. Row 2 was moved/],
  ] as const)('names such a row also when Google asks for a pause right after it, and %s', async (_, end, message) => {
    const bench = await WriteBackBench.begin(3);
    let [parts, isRepaired] = [0, false];
    bench.sheet.beforeWrite = () => {
      parts++;
      const cells = { column0: 'New', column1: 'Person', column4: 'Typed' };
      if (parts === 2) bench.sheet.rows.splice(1, 0, { cells: new Map(Object.entries(cells)) });
      isRepaired = parts === 3;
    };
    bench.sheet.beforeCall = () => {
      if (isRepaired) throw refusal('rate_limited', 'No more in this minute', 1);
    };
    await expect(bench.attempt()).rejects.toMatchObject({ isRetryable: true });
    if (end === 'completed') {
      bench.sheet.beforeCall = null;
      await bench.attempt();
    } else await failWriteBack(bench.ctx, { list: bench.list, batchId: 'batch', message: INTERRUPTED, leadIds: [] });
    expect(await bench.state()).toMatchObject({ state: end, message: expect.stringMatching(message) });
  });

  it('goes on after the pause that Google asks for, and writes nothing twice', async () => {
    const bench = await WriteBackBench.begin(3);
    let writes = 0;
    bench.sheet.beforeCall = (name) => {
      // The headers are written, the results are not.
      if (name === 'writeCells' && ++writes === 2) throw refusal('rate_limited', 'No more in this minute', 50);
    };
    await bench.start();
    await queueWriteBackAfterRun(bench.ctx, bench.list._id);
    expect(await bench.ended('completed')).toMatchObject({ message: null, missingRows: 0 });
    expect([writes, bench.sheet.writes]).toEqual([3, 2 + 9]);
    expect(bench.column('Title')).toEqual(TITLES);
  });

  it('shows why it waits', async () => {
    const bench = await WriteBackBench.begin(1);
    bench.sheet.beforeCall = () => {
      throw refusal('rate_limited', 'No more in this minute', 1);
    };
    await expect(bench.attempt()).rejects.toMatchObject({ isRetryable: true, retryAfterMs: 1 });
    expect(await bench.state()).toMatchObject({ state: 'running', message: 'No more in this minute' });
    expect(await bench.steps()).toEqual([[undefined, undefined]]);
  });

  it('ends with the same sheet when it is killed at any call and another process takes it up', async () => {
    const undisturbed = await WriteBackBench.begin(3);
    await undisturbed.attempt();
    for (let stop = 1; ; stop++) {
      await emptyTestDatabase();
      const bench = await WriteBackBench.begin(3);
      const process = new AbortController();
      let calls = 0;
      bench.sheet.beforeCall = () => {
        if (++calls !== stop) return;
        process.abort();
        throw new Error('killed');
      };
      const isKilled = await bench.attempt(process.signal).then(
        () => false,
        () => true,
      );
      bench.sheet.beforeCall = null;
      await bench.attempt();
      expect(bench.sheet.grid(), `killed at call ${stop}`).toEqual(undisturbed.sheet.grid());
      expect(await bench.state(), `killed at call ${stop}`).toMatchObject({ state: 'completed', missingRows: 0 });
      if (!isKilled) break;
      expect(stop).toBeLessThan(50);
    }
  });
});

describe('a sheet that can not be written', () => {
  const share = `Share the sheet with ${ACCOUNT} (as Editor) and try again`;
  it.each([
    ['is not shared', 'forbidden', share],
    ['is gone', 'invalid_request', 'No spreadsheet has this id: copy it from the address bar'],
  ] as const)(
    'that %s fails with what to do, on the list and each lead, and goes on afterwards',
    async (_, kind, told) => {
      const bench = await WriteBackBench.begin(3);
      bench.sheet.beforeCall = () => {
        throw refusal(kind, told);
      };
      await bench.start();
      await startWriteBack({ ctx: bench.ctx, input: { id: bench.list._id } });
      expect(await bench.ended('failed')).toMatchObject({ message: told, cells: 0 });
      expect(await bench.steps()).toEqual(TITLES.map(() => ['failed', told]));
      expect(bench.sheet.writes).toBe(0);

      bench.sheet.beforeCall = null;
      await startWriteBack({ ctx: bench.ctx, input: { id: bench.list._id } });
      expect(await bench.ended('completed')).toMatchObject({ message: null, cells: 9 });
      expect(bench.column('Title')).toEqual(TITLES);
      expect(await bench.steps()).toEqual(TITLES.map(() => ['completed', '3 cells were written']));
    },
  );

  it('whose tab was renamed says which tabs there are and what to do', async () => {
    const bench = await WriteBackBench.begin(1);
    bench.sheet.title = 'People';
    await expect(bench.attempt()).rejects.toMatchObject({ kind: 'invalid' });
    const told = expect.stringMatching(
      /^The tab "Leads" is not .* there are "People"\. Restore the name of the tab, or/,
    );
    expect(await bench.state()).toMatchObject({ state: 'failed', message: told });
    expect(await bench.steps()).toEqual([['failed', told]]);
    await expect(previewWriteBack({ ctx: bench.ctx, input: { id: bench.list._id } })).rejects.toThrow(
      /Restore the name of the tab/,
    );
    bench.sheet.title = 'Leads';
    expect(await bench.attempt()).toEqual({ state: 'completed', message: null });
  });

  it('whose header row is gone says which it was', async () => {
    const bench = await WriteBackBench.begin(1);
    bench.sheet.rows.splice(0, 1);
    await expect(bench.attempt()).rejects.toMatchObject({ kind: 'invalid' });
    const told = expect.stringMatching(/header row .* "Leads" .* Put it back \(First Name, .*\) or import/);
    expect(await bench.state()).toMatchObject({ state: 'failed', message: told });
    expect(await bench.steps()).toEqual([['failed', told]]);
  });

  it('for want of a key says where to enter it', async () => {
    const bench = await WriteBackBench.begin(1);
    bench.isConnected = false;
    await expect(bench.attempt()).rejects.toMatchObject({ kind: 'invalid' });
    expect(await bench.state()).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/enter the key file of a service account on Data Sources/),
    });
  });
});

describe('a cell that was written', () => {
  const running = () => new AbortController().signal;
  const type = (bench: WriteBackBench, header: string, text: string) => {
    const column = bench.sheet.columns[bench.sheet.grid()[0]?.indexOf(header) ?? 0] ?? '';
    bench.sheet.rows[1]?.cells.set(column, text);
  };

  it('stays when another table gives the same value, the list’s own download among them', async () => {
    const bench = await WriteBackBench.begin(2);
    await bench.change({ phone: '+351210000000', location: 'Porto' });
    await bench.attempt();
    const download = async () => {
      const { body } = await exportLeadList({ ctx: bench.ctx, input: { id: bench.list._id, format: 'csv' } });
      return await text(body);
    };
    const csv = await download();
    expect(csv).toMatch(/Title 0.*\+351210000000,Porto/);
    // Domains of the examples are none that a table may have.
    const rows = csv.replaceAll(/company\d\.example/g, '');
    await importPasted({ ctx: bench.ctx, input: importPastedInput.parse({ text: rows, enrich: false }) });
    expect((await LeadModel.findById(bench.leads[0]?._id).lean())?.origins.phone?.source).toBe('pasted');
    const { writes } = bench.sheet;
    await bench.attempt();
    expect(bench.column('Phone')).toEqual(['+351210000000', '']);
    expect(bench.sheet.writes).toBe(writes);
    expect(await download()).toBe(csv);
  });

  it('stays empty when a person has emptied what the sheet itself gave', async () => {
    const bench = await WriteBackBench.begin(1);
    const typed = { source: 'sheet', at: bench.time, confidence: null, isLocked: true };
    // As it is once the sheet has been imported again: the row does not say it any more.
    await LeadModel.updateOne({}, { $set: { title: 'Boss', 'origins.title': typed } });
    await bench.attempt();
    expect(bench.column('Title')).toEqual(['']);
    // Another sheet says so.
    const other = await bench.importAgain('A:E');
    await LeadRowModel.updateOne({ listId: other._id }, { $set: { 'cells.4': 'Boss' } });
    await bench.attempt();
    expect(bench.column('Title')).toEqual(['Boss']);
  });

  it('is a person’s when they put back what we had replaced', async () => {
    const bench = await WriteBackBench.begin(1);
    await bench.attempt();
    await bench.change({ organizationDomain: 'other.example' });
    await bench.attempt();
    expect(bench.column('Company Domain')).toEqual(['other.example']);
    type(bench, 'Company Domain', 'company0.example');
    await bench.attempt();
    expect(bench.column('Company Domain')).toEqual(['company0.example']);
    // What stands there of ours is replaced all the same.
    await bench.change({ enrichmentStatus: 'failed' });
    await bench.attempt();
    expect(bench.column('Enrichment Status')).toEqual(['Failed']);
  });

  it('stays while work on the lead goes on', async () => {
    const bench = await WriteBackBench.begin(1);
    await bench.attempt();
    await bench.change({ enrichmentStatus: 'enriching', organizationDomain: null });
    await bench.attempt();
    expect([bench.column('Enrichment Status'), bench.column('Company Domain')]).toEqual([
      ['Completed'],
      ['company0.example'],
    ]);
    await bench.change({ enrichmentStatus: 'completed' });
    await bench.attempt();
    expect([bench.column('Enrichment Status'), bench.column('Company Domain')]).toEqual([['Completed'], ['']]);
  });

  it.each(['Leads', 'Q1.2026 $%'])('is known as ours by every list of its tab, here %s', async (tab) => {
    const bench = await WriteBackBench.begin(1);
    bench.sheet.title = tab;
    bench.list.tab = tab;
    await LeadListModel.updateOne({}, { $set: { tab } });
    const other = await bench.importAgain('A:E');
    await bench.change({ enrichmentStatus: 'failed' });
    await bench.attempt();
    await bench.change({ enrichmentStatus: 'completed' });
    await bench.attempt(running(), other._id);
    expect(bench.column('Enrichment Status')).toEqual(['Completed']);
  });

  it('is known as ours from the time when each list kept its own', async () => {
    const bench = await WriteBackBench.begin(1);
    const other = await bench.importAgain('A:E');
    await bench.attempt();
    await LeadModel.updateOne({}, { $set: { written: { [bench.list._id]: { 'Enrichment Status': ['Completed'] } } } });
    await bench.change({ enrichmentStatus: 'failed' });
    await bench.attempt(running(), other._id);
    expect(bench.column('Enrichment Status')).toEqual(['Failed']);
    type(bench, 'Enrichment Status', 'Completed');
    await bench.attempt();
    expect(bench.column('Enrichment Status')).toEqual(['Completed']);
  });
});

describe('somebody on the do-not-contact list', () => {
  it('gets nothing into their row, and the preview says the same', async () => {
    const bench = await WriteBackBench.begin(2);
    await suppressContacts(
      {
        ctx: bench.ctx,
        input: { identifiers: ['p0@acme.example'], ids: [], contactIds: [], reason: '' },
      },
      ignoreChanges,
    );
    const plan = await previewWriteBack({ ctx: bench.ctx, input: { id: bench.list._id } });
    expect([plan.rows, plan.missing]).toEqual([1, []]);
    await bench.attempt();
    expect(bench.column('Title')).toEqual(['', 'Title 1']);
    expect(await bench.steps()).toEqual([
      [undefined, undefined],
      ['completed', '3 cells were written'],
    ]);
  });
});

describe('a writing that is asked for while one is under way', () => {
  /** Someone's phone is found. */
  const find = (bench: WriteBackBench) => bench.change({ phone: '+351 21 000 00' });

  it('is done afterwards with the newest results, by the same item', async () => {
    const bench = await WriteBackBench.begin(3);
    let asked = false;
    bench.sheet.answer = async () => {
      if (asked) return;
      asked = true;
      // The first writing has read its results by now.
      await find(bench);
      await queueWriteBackAfterRun(bench.ctx, bench.list._id);
    };
    await bench.start();
    await queueWriteBackAfterRun(bench.ctx, bench.list._id);
    await bench.ended('completed');
    expect(bench.column('Phone')).toEqual(['+351 21 000 00', '', '']);
    expect(await bench.state()).toMatchObject({ cells: 10 });
    expect(await BatchModel.countDocuments({ kind: WRITE_BACK_KIND })).toBe(1);
  });

  it('is not lost when it comes as the other one ends', async () => {
    const bench = await WriteBackBench.begin(3);
    await bench.start();
    for (let round = 0; round < 6; round++) {
      await LeadModel.updateMany({}, { $set: { organizationDomain: `round${round}.example` } });
      await queueWriteBackAfterRun(bench.ctx, bench.list._id);
      await bench.ended('completed');
      expect(bench.column('Company Domain')).toEqual(TITLES.map(() => `round${round}.example`));
    }
  });

  it('is not lost when the process is killed', async () => {
    const bench = await WriteBackBench.begin(3);
    const process = new AbortController();
    bench.sheet.answer = async (name) => {
      if (name !== 'writeCells') return;
      await find(bench);
      await queueWriteBackAfterRun(bench.ctx, bench.list._id);
      process.abort();
      throw new Error('killed');
    };
    await expect(bench.attempt(process.signal)).rejects.toThrow('killed');
    bench.sheet.answer = null;
    await bench.attempt();
    expect(bench.column('Phone')).toEqual(['+351 21 000 00', '', '']);
  });

  it('never runs beside the other one', async () => {
    const bench = await WriteBackBench.begin(3);
    let [atOnce, mostAtOnce] = [0, 0];
    bench.sheet.answer = async () => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      await sleep(5);
      atOnce--;
    };
    await bench.start();
    await Promise.all(Array.from({ length: 5 }, () => queueWriteBackAfterRun(bench.ctx, bench.list._id)));
    await bench.ended('completed');
    expect(mostAtOnce).toBe(1);
  });
});
