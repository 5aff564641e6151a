import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel, CustomerModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { writeXlsx } from 'hucre';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addAlias,
  addIdentifier,
  type CompanyFilter,
  createCompany,
  getCompany,
  listCompanies,
  removeAlias,
} from '../companies/index.ts';
import { createContext } from '../shared/context.ts';
import { restoreEntry } from '../trash/index.ts';
import {
  addCustomer,
  exportCustomers,
  importCustomers,
  listCustomers,
  previewCustomers,
  removeCustomers,
  updateCustomer,
} from './index.ts';
import { customerImportOptions } from './schemas.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const ctx = createContext();
const folder = mkdtempSync(join(tmpdir(), 'customers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Uint8Array, options: object = {}, fileName = 'crm.csv') {
  const path = join(folder, fileName);
  writeFileSync(path, content);
  return { ctx, input: { path, fileName, options: customerImportOptions.parse(options) } };
}

const list = async () => (await listCustomers({ ctx, input: { limit: 200 } })).entries;
const create = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;
const add = (domain: string, reason = 'Customer') => addCustomer({ ctx, input: { domain, identifiers: [], reason } });
const markOf = async (id: string) => (await getCompany({ ctx, input: { id } })).customer;
const ON_LIST: CompanyFilter = { field: 'customer', op: 'isNotEmpty' };
async function marked(filter: CompanyFilter = ON_LIST): Promise<string[]> {
  return (await listCompanies({ ctx, input: { filter, sort: 'name' } })).items.map(({ domain }) => domain);
}

const CRM = [
  'Record ID;Company name;Company Domain Name;Lifecycle Stage;Salesforce ID;First Name;Work Email',
  '1;Harbour GmbH;https://www.harbour.com/de;Customer;0015;Ann;ann@harbour.com',
  '2;Quay SA;quay.com;Lead;0016;Bea;bea@quay.com',
  '3;Dock Ltd;;Partner;;Cem;cem@gmail.com',
  '4;Pier;not a domain;Customer;;;',
  '5;;gmail.com;Customer;;;',
  '6;Harbor;harbour.com;Customer;;;',
].join('\r\n');

describe('a file of a CRM', () => {
  it('is planned before it is written: rows taken, left out, repeated and refused, each with its reason', async () => {
    const harbour = await create('Harbour', 'harbour.com');
    const dock = await create('Dock Ltd', 'dock.example.com');
    const plan = await previewCustomers(file(CRM));
    expect(plan).toMatchObject({
      rows: 6,
      added: 3,
      leftOut: 1,
      repeated: 1,
      refused: 1,
      total: 3,
      marked: 1,
      later: 2,
    });
    expect(plan.columns.map(({ field }) => field)).toEqual([
      null,
      'name',
      'domain',
      'reason',
      'identifier:salesforce',
      null,
      null,
    ]);
    expect(plan.columns[5]?.reason).toBe('About people: the list has companies only');
    expect(plan.reasons).toContainEqual({ reason: 'Lead', rows: 1, isLeftOut: true });
    expect(plan.problems).toMatchObject([{ line: 6, reason: expect.stringContaining('personal mailboxes') }]);
    expect(plan.repeats).toMatchObject([{ line: 7, reason: 'Line 2 names this company already' }]);
    expect(plan.notes).toMatchObject([{ line: 5, column: 'Company Domain Name', value: 'not a domain' }]);
    expect(plan.markedCompanies).toMatchObject([{ id: harbour, reason: 'Customer' }]);
    expect(plan.suggestions).toMatchObject([{ name: 'Dock Ltd', company: { id: dock } }]);
    expect(await list()).toEqual([]);
    expect(await importCustomers(file(CRM))).toEqual({ ...plan, trashId: null });
    expect(await importCustomers(file(CRM))).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(JSON.stringify(await CustomerModel.find({}, { _id: 0 }).lean())).not.toMatch(/ann|bea|cem/i);
  });

  it('takes the stages that a call leaves out in place of the usual ones, and a mapping by hand, which is remembered', async () => {
    expect(await previewCustomers(file(CRM, { leaveOut: ['partner'] }))).toMatchObject({ added: 3, leftOut: 1 });
    const odd = 'Who;Where\nHarbour;harbour.com\n';
    expect(await previewCustomers(file(odd))).toMatchObject({ problem: expect.stringContaining('map one'), added: 0 });
    await expect(importCustomers(file(odd))).rejects.toMatchObject({ kind: 'invalid' });
    await importCustomers(file(odd, { mapping: { 0: 'name', 1: 'domain' }, reason: 'Competitor' }));
    expect(await list()).toMatchObject([{ name: 'Harbour', domain: 'harbour.com', reason: 'Competitor' }]);
    expect(await previewCustomers(file(odd, { reason: 'Competitor' }))).toMatchObject({ problem: null, unchanged: 1 });
  });

  it('may be a workbook', async () => {
    const rows = [
      ['Company', 'Website'],
      ['Harbour', 'harbour.com'],
    ];
    const workbook = await writeXlsx({ sheets: [{ name: 'Accounts', rows }] });
    expect(await importCustomers(file(workbook, {}, 'crm.xlsx'))).toMatchObject({ added: 1, rows: 1 });
  });

  it('keeps entries that a refused or repeated row of the new list names', async () => {
    await add('acme.com');
    await addCustomer({
      ctx,
      input: { name: 'Acme', identifiers: [{ kind: 'hubspot', value: '91' }], reason: 'Customer' },
    });
    await add('other.com');
    const newer = file('Name,Domain,HubSpot ID\nAcme,acme.com,91\nNew,new.com,\n', { mode: 'replace' });
    expect(await importCustomers(newer)).toMatchObject({ added: 1, refused: 1, removed: 1, total: 3 });
    expect((await list()).map(({ domain }) => domain).sort()).toEqual(['acme.com', 'new.com', null]);
  });

  it('replaces the list: what it does not have goes to the trash together, and comes back without what is there again', async () => {
    await importCustomers(file('Name,Domain\nA,a.com\nB,b.com\nC,c.com\n'));
    const newer = file('Name,Domain\nA,a.com\nD,d.com\n', { mode: 'replace' });
    const plan = await previewCustomers(newer);
    expect(plan).toMatchObject({ added: 1, unchanged: 1, removed: 2, total: 2 });
    expect(plan.removedEntries.map(({ domain }) => domain)).toEqual(['b.com', 'c.com']);
    const { trashId } = await importCustomers(newer);
    await add('b.com');
    const restored = await restoreEntry({ ctx, input: { id: trashId ?? '' } });
    expect(restored.notes.join()).toContain('B has been added again since');
    expect((await list()).map(({ domain }) => domain).sort()).toEqual(['a.com', 'b.com', 'c.com', 'd.com']);
    await expect(importCustomers(file('Name,Domain\n', { mode: 'replace' }))).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('of two at once adds no company twice', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `Company ${at},c${at}.com`);
    const files = [rows, rows.toReversed()].map((some, at) =>
      file(['Name,Domain', ...some].join('\n'), {}, `${at}.csv`),
    );
    await Promise.all(files.map(importCustomers));
    expect(await CustomerModel.countDocuments()).toBe(50);
  });

  it('that was exported is imported without a change', async () => {
    await importCustomers(file(CRM));
    const { body } = await exportCustomers({ ctx, input: {} });
    const exported = (await body.toArray()).join('');
    expect(await previewCustomers(file(exported))).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0 });
  });
});

it('two changes of one entry at once both take effect', async () => {
  const { id } = await add('harbour.com');
  const changes = [{ name: 'Harbour' }, { reason: 'Partner' }, { domain: 'harbour.de' }];
  await Promise.all(changes.map((change) => updateCustomer({ ctx, input: { id, ...change } })));
  expect(await list()).toMatchObject([{ name: 'Harbour', reason: 'Partner', domain: 'harbour.de' }]);
});

describe('a tracked company', () => {
  it('is marked by its domain with reason and day, whichever came first, and found by the filter', async () => {
    const before = await create('Harbour', 'harbour.com');
    await create('Other', 'other.com');
    expect(await marked()).toEqual([]);
    await add('harbour.com');
    await add('quay.com', 'Partner');
    const after = await create('Quay', 'quay.com');
    expect(await markOf(before)).toMatchObject({ reason: 'Customer', by: 'domain', value: 'harbour.com' });
    expect(await markOf(after)).toMatchObject({ reason: 'Partner' });
    expect(await marked()).toEqual(['harbour.com', 'quay.com']);
    expect(await marked({ field: 'customer', op: 'is', value: 'partner' })).toEqual(['quay.com']);
    expect(await marked({ field: 'customer', op: 'isEmpty' })).toEqual(['other.com']);
  });

  it('loses the mark with its entry, and has it again when that is restored', async () => {
    const id = await create('Harbour', 'harbour.com');
    const entry = await add('harbour.com');
    expect(await marked()).toEqual(['harbour.com']);
    const { trashId } = await removeCustomers({ ctx, input: { ids: [entry.id] } });
    expect([await markOf(id), await marked()]).toEqual([undefined, []]);
    await restoreEntry({ ctx, input: { id: trashId ?? '' } });
    expect(await marked()).toEqual(['harbour.com']);
  });

  it('is marked by another domain and by an identifier, and no more when it loses them', async () => {
    const id = await create('Harbour', 'harbour.com');
    await add('harbour.io');
    await addCustomer({ ctx, input: { identifiers: [{ kind: 'hubspot', value: '91' }], reason: 'Partner' } });
    expect(await marked()).toEqual([]);
    await addAlias({ ctx, input: { id, domain: 'harbour.io' } });
    expect(await markOf(id)).toMatchObject({ value: 'harbour.io' });
    expect(await marked({ field: 'customer', op: 'is', value: 'Customer' })).toEqual(['harbour.com']);
    await removeAlias({ ctx, input: { id, domain: 'harbour.io' } });
    await addIdentifier({ ctx, input: { id, kind: 'hubspot', value: '91' } });
    expect(await markOf(id)).toMatchObject({ by: 'identifier', value: 'hubspot:91' });
    expect(await marked()).toEqual(['harbour.com']);
  });

  it('with the name of an entry alone is a suggestion, and marked once the entry has its domain', async () => {
    const id = await create('Harbour GmbH', 'harbour.com');
    const entry = await addCustomer({ ctx, input: { name: 'HARBOUR GmbH', identifiers: [], reason: 'Customer' } });
    expect(entry).toMatchObject({ company: null, suggestion: { id, domain: 'harbour.com' } });
    expect(await marked()).toEqual([]);
    const changed = await updateCustomer({ ctx, input: { id: entry.id, domain: 'harbour.com' } });
    expect(changed).toMatchObject({ company: { id }, suggestion: null });
    expect(await marked()).toEqual(['harbour.com']);
    expect(await CompanyModel.countDocuments({ customer: { $exists: true } })).toBe(0);
  });
});
