import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LeadListModel, LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { exportLeadList } from '../export/export-list.ts';
import { importFileOptions, importPastedInput, importSheetInput, previewPastedInput } from '../schemas.ts';
import { HEADER, importWorkspace, personRow, SHEET_ID } from './import.fixtures.ts';
import { importLeadFile, previewLeadFile } from './import-file.ts';
import { importPasted, previewPasted } from './import-pasted.ts';
import { importLeadSheet, previewSheet } from './import-sheet.ts';

useTestDatabase();
const { ctx, forget, sheets } = importWorkspace();
const folder = mkdtempSync(join(tmpdir(), 'workbench-leads-'));
afterAll(() => {
  forget();
  rmSync(folder, { recursive: true });
});
beforeEach(() => emptyTestDatabase());

type Options = Partial<Pick<(typeof importPastedInput)['_input'], 'mapping' | 'columns' | 'firstRow'>>;
const preview = (rows: string, options: Options = { columns: 'assisted' }) =>
  previewPasted({ ctx, input: previewPastedInput.parse({ text: rows, ...options }) });
const importRows = (rows: string, options: Options = {}) =>
  importPasted({ ctx, input: importPastedInput.parse({ text: rows, enrich: false, ...options }) });
const leads = () => LeadModel.find({}, { _id: 0, firstName: 1, lastName: 1, title: 1, email: 1 }).lean();
const linesOf = async (list: { id: string }) => {
  const { body } = await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } });
  return (await text(body)).trimEnd().split('\r\n');
};

const ODD = 'Wer\tAufgabe im Haus\tKontakt\nMarta Oliveira\tEinkauf\tmarta@acme.example\n';
const BY_HAND = { 0: 'fullName', 1: 'title', 2: 'email' };
const NAMELESS = 'Marta Oliveira\tBuyer\tmarta@acme.example\nBen Brown\tBoss\tben@acme.example\n';

describe('columns assigned by hand', () => {
  it('import what the preview showed, and results go beside the columns of the table', async () => {
    const shown = await preview(ODD, { mapping: BY_HAND, columns: 'assisted' });
    expect(shown).toMatchObject({ problem: null, created: 1, mapping: ['full name', 'title', 'e-mail'] });
    expect(shown.columns[1]).toEqual({
      header: 'Aufgabe im Haus',
      field: 'title',
      label: 'title',
      by: 'hand',
      reason: null,
      samples: ['Einkauf'],
    });
    const { list, created } = await importRows(ODD, { mapping: BY_HAND });
    expect(created).toBe(1);
    expect(await leads()).toEqual([
      { firstName: 'Marta', lastName: 'Oliveira', title: 'Einkauf', email: 'marta@acme.example' },
    ]);
    const [header] = await linesOf(list);
    // The title has a column of the file, and so gets none of ours.
    expect(header?.split(',').slice(0, 4)).toEqual(['Wer', 'Aufgabe im Haus', 'Kontakt', 'Company Domain']);
  });

  it('leave out a column that was recognised', async () => {
    await importRows('Name\tTitle\tEmail\nMarta Oliveira\tNot a job\tmarta@acme.example\n', {
      mapping: { 0: 'fullName', 2: 'email' },
    });
    expect(await leads()).toMatchObject([{ firstName: 'Marta', title: null }]);
  });

  it('are used again for the same headers, in an assisted import alone', async () => {
    await importRows(ODD, { mapping: BY_HAND });
    const again = await preview(ODD.replace('Wer', ' wer'));
    expect(again.columns.map(({ by, field }) => `${field} ${by}`)).toEqual([
      'fullName remembered',
      'title remembered',
      'email remembered',
    ]);
    expect(await importRows(ODD, { columns: 'assisted' })).toMatchObject({ unchanged: 1 });
    const automatic = await preview(ODD.replace('Kontakt', 'Email'), {});
    expect(automatic.mapping).toEqual([null, null, 'e-mail']);
  });

  it('are not used again where one has no header to be known by', async () => {
    const blank = 'Email\t\t\nmarta@acme.example\tBuyer\tAcme\n';
    await importRows(blank, { mapping: { 0: 'email', 1: 'title', 2: 'company' } });
    const other = await preview('Email\t\t\nben@acme.example\tAcme\tBoss\n');
    expect(other.columns.map(({ field }) => field)).toEqual(['email', null, null]);
  });

  it('are refused in a table of more columns than a file may have', async () => {
    const wide = Array.from({ length: 1002 }, (_, at) => `a${at}`).join('\t');
    const options = { mapping: { 0: 'email' }, firstRow: 'data' } as const;
    await expect(importRows(`${wide}\n`, options)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are refused where no one can be identified, and the assisted preview says it', async () => {
    await expect(importRows(ODD, { mapping: { 0: 'fullName', 1: 'title' } })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('only with a company'),
    });
    const shown = await preview(ODD, { mapping: { 1: 'title' }, columns: 'assisted' });
    expect(shown).toMatchObject({ problem: expect.stringContaining('No column identifies'), created: 0, failed: 0 });
    expect(shown.rows).toEqual([['Marta Oliveira', 'Einkauf', 'marta@acme.example']]);
    expect(await LeadListModel.countDocuments()).toBe(0);
  });

  it('choose between two columns that identify the person equally well', async () => {
    const rows = 'Email\tE-Mail\tTitle\nmarta@acme.example\tother@acme.example\tBuyer\n';
    const shown = await preview(rows);
    expect(shown.problem).toContain('both look like the e-mail');
    expect(shown.columns.map(({ field }) => field)).toEqual([null, null, 'title']);
    await importRows(rows, { mapping: { 1: 'email' } });
    expect(await leads()).toMatchObject([{ email: 'other@acme.example' }]);
  });
});

describe('a table without a header row', () => {
  it('has columns called by their positions, and what the cells say is proposed', async () => {
    const shown = await preview(NAMELESS);
    expect(shown).toMatchObject({ firstRow: 'data', total: 2, headers: ['Column 1', 'Column 2', 'Column 3'] });
    expect(shown.problem).toContain('The first row is data');
    expect(shown.columns.map(({ field, samples }) => [field, samples[0]])).toEqual([
      [null, 'Marta Oliveira'],
      [null, 'Buyer'],
      ['email', 'marta@acme.example'],
    ]);
  });

  it('is imported with its first row, and not as the next table without headers', async () => {
    const { list } = await importRows(NAMELESS, { mapping: BY_HAND });
    expect(await leads()).toMatchObject([{ firstName: 'Marta' }, { firstName: 'Ben' }]);
    const [header, first] = await linesOf(list);
    expect(header).toContain('Column 1,Column 2,Column 3,');
    expect(first).toContain('Marta Oliveira,Buyer,marta@acme.example,');
    expect((await preview(NAMELESS)).columns.map(({ by }) => by)).toEqual(['rule', 'rule', 'rule']);
  });

  it('is still refused without a mapping', async () => {
    for (const options of [{}, { columns: 'assisted' as const }]) {
      await expect(importRows(NAMELESS, options)).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(preview(NAMELESS, {})).rejects.toThrow('The header row is missing');
  });

  it('is what the caller says it is, where no cell gives it away', async () => {
    const rows = 'Marta Oliveira,Acme\nBen Brown,Beta\n';
    const options = { firstRow: 'data', mapping: { 0: 'fullName', 1: 'company' } } as const;
    expect(await importRows(rows, options)).toMatchObject({ created: 2 });
  });

  it('shows no one on the do-not-contact list among its examples', async () => {
    const identifiers = ['marta@acme.example'];
    await suppressContacts({ ctx, input: { identifiers, ids: [], contactIds: [], reason: '' } }, ignoreChanges);
    expect(JSON.stringify(await preview(NAMELESS))).not.toContain('arta');
    expect(await importRows(NAMELESS, { mapping: BY_HAND })).toMatchObject({ created: 1, suppressed: 1 });
  });

  it('is read from a file alike', async () => {
    const path = join(folder, 'upload');
    writeFileSync(path, 'Marta Oliveira,marta@acme.example\n');
    const file = (options: object) => ({
      path,
      fileName: 'people.csv',
      options: importFileOptions.parse({ enrich: false, ...options }),
    });
    expect(await previewLeadFile({ ctx, input: file({ columns: 'assisted' }) })).toMatchObject({ firstRow: 'data' });
    const input = file({ mapping: { 0: 'fullName', 1: 'email' } });
    expect(await importLeadFile({ ctx, input })).toMatchObject({ created: 1 });
  });
});

describe('a sheet', () => {
  const sheetOf = (options: object) =>
    importSheetInput.parse({ spreadsheetId: SHEET_ID, enrichmentSteps: [], writeBack: false, ...options });

  it('keeps the assigned columns until it is imported by its headers again', async () => {
    sheets.tabs = [{ title: 'Sheet1', rows: [HEADER, personRow('Marta Oliveira', 'marta@acme.example')] }];
    await importLeadSheet({ ctx, input: sheetOf({ mapping: { 0: 'firstName', 2: 'email' } }) });
    expect(await leads()).toMatchObject([{ lastName: '' }]);
    expect(await LeadListModel.findOne().lean()).toMatchObject({
      fields: ['firstName', null, 'email', null, null, null, null, null, null],
    });
    await importLeadSheet({ ctx, input: sheetOf({}) });
    expect(await LeadListModel.findOne().lean()).toMatchObject({ fields: null });
    expect(await leads()).toMatchObject([{ lastName: 'Oliveira' }]);
  });

  it('needs its header row, as results are written under it', async () => {
    sheets.tabs = [{ title: 'Sheet1', rows: [personRow('Marta Oliveira', 'marta@acme.example')] }];
    await expect(previewSheet({ ctx, input: sheetOf({ columns: 'assisted' }) })).rejects.toThrow(
      'Row 1 of "Sheet1" is read as the header row',
    );
  });
});
