import { LeadModel, LeadRowModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { suppressContacts } from '../../../contacts/index.ts';
import { ignoreChanges } from '../../../shared/saved-people.fixtures.ts';
import { isPersonalColumn } from '../../table/index.ts';
import type { LeadTable } from '../../values/fields.ts';
import { HEADER, importWorkspace, personRow } from '../import.fixtures.ts';
import { importTable } from '../import-table.ts';

useTestDatabase();
const { ctx, forget } = importWorkspace();
afterAll(forget);
beforeEach(async () => {
  await emptyTestDatabase();
  await suppressContacts({ ctx, input: { identifiers: [MARTA], ids: [], contactIds: [], reason: '' } }, ignoreChanges);
});

const MARTA = 'marta@acme.example';
const PLACE = { kind: 'file', name: 'people.csv', place: null, spreadsheetId: null, tab: null, range: null } as const;

async function imported(column: string, ...rows: string[][]) {
  const table: LeadTable = {
    headers: [...HEADER, column],
    firstRow: 'header',
    rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  };
  const { counts } = await importTable(ctx, PLACE, table);
  const kept = await LeadRowModel.find().sort({ line: 1 }).lean();
  return {
    counts,
    last: kept.map(({ cells }) => cells.at(-1)),
    text: JSON.stringify([kept, await LeadModel.find().lean()]),
  };
}

it('keeps the people whose rows name somebody on the list in another column, without that', async () => {
  const bob = [...personRow('Bob Brown', 'bob@acme.example'), MARTA];
  const cid = [...personRow('Cid Crown', 'cid@acme.example'), `asked by\n'Marta+x@ACME.example'`];
  const { counts, last, text } = await imported('Manager', bob, cid);
  expect(counts).toMatchObject({ created: 2, suppressed: 0 });
  expect(last).toEqual(['[erased]', "asked by\n'[erased]'"]);
  expect(text.toLowerCase()).not.toContain('marta');
});

it('keeps nothing of a number of someone on the list in another column, and the person of the row', async () => {
  const identifiers = ['+351 21 000 0000'];
  await suppressContacts({ ctx, input: { identifiers, ids: [], contactIds: [], reason: '' } }, ignoreChanges);
  const bob = [...personRow('Bob Brown', 'bob@acme.example'), 'Call +351 (21) 000-0000 before noon'];
  const { counts, last } = await imported('Remark', bob);
  expect(counts).toMatchObject({ created: 1, suppressed: 0 });
  expect(last).toEqual(['Call [erased] before noon']);
});

it('keeps nothing of a mention in what a lead takes from its row', async () => {
  const bob = [...personRow('Bob Brown', 'bob@acme.example', 'Acme', `Deputy of ${MARTA}`), ''];
  const { counts, text } = await imported('Notes', bob);
  expect(counts).toMatchObject({ created: 1 });
  expect(text).toContain('Deputy of [erased]');
  expect(text).not.toContain(MARTA);
});

it('keeps a row that can not be read when it has the address of somebody else, and else nothing of it', async () => {
  const unread = ['', '', '', '', 'Buyer', '', '', '', ''];
  const { counts, last } = await imported('Notes', [...unread, `bob@acme.example, see ${MARTA}`], [...unread, MARTA]);
  expect(counts).toMatchObject({ failed: 1, suppressed: 1 });
  expect(last).toEqual(['bob@acme.example, see [erased]', undefined]);
});

it.each([
  ['Private Mail', true],
  ['E-Mail 2', true],
  ['Other LinkedIn', true],
  ['E-Mail (privat)', true],
  ['Manager', false],
  ['Manager Email', false],
  ['Notes', false],
])("a column %s holds the person's own address: %s", (header, expected) => {
  expect(isPersonalColumn(header)).toBe(expected);
});
