import { ConnectorError } from '@workbench/connectors/errors';
import { LeadListModel, LeadModel, LeadRowModel, LeadRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { importSheetInput } from '../schemas.ts';
import { pageLeads } from '../search/page-leads.ts';
import { HEADER, importWorkspace, personRow, SHEET_ID } from './import.fixtures.ts';
import { importLeadSheet, previewSheet } from './import-sheet.ts';

useTestDatabase();
const { ctx, clock, sheets, forget } = importWorkspace();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  Object.assign(sheets, { isConnected: true, failure: null, title: 'Leads of Spring' });
  await emptyTestDatabase();
});

const inputOf = (parts: object) => importSheetInput.parse({ spreadsheetId: SHEET_ID, ...parts });
/** Imports alone, as far as a step is not named. */
const importSheet = (parts: object = {}) => importLeadSheet({ ctx, input: inputOf({ enrichmentSteps: [], ...parts }) });
const preview = (parts: object = {}) => previewSheet({ ctx, input: inputOf(parts) });
const put = (...rows: string[][]) => {
  sheets.tabs = [{ title: 'Sheet1', rows: [HEADER, ...rows] }];
};
const leads = () => pageLeads({ ctx, input: { limit: 200 } }).then((page) => page.leads);
const lead = async (email: string) => {
  const found = await LeadModel.findOne({ keys: `email:${email}` }).lean();
  if (found === null) throw new Error(`There is no lead ${email}`);
  return found;
};
const MARTA = personRow('Marta Oliveira', 'marta@acme.example', 'Acme', 'Buyer');
const BEN = personRow('Ben Carter', 'ben@borealis.example', 'Borealis');

describe('startEnrichment', () => {
  it('makes a lead of each row, with where each value comes from', async () => {
    put(MARTA, BEN);
    const result = await importSheet();
    expect(result).toMatchObject({ imported: 2, created: 2, updated: 0, failed: 0, errors: [], runId: null });
    expect(result.list).toMatchObject({
      kind: 'sheet',
      name: 'Leads of Spring',
      spreadsheetId: SHEET_ID,
      tab: 'Sheet1',
      range: 'A:I',
      leadCount: 2,
    });
    expect(await lead('marta@acme.example')).toMatchObject({
      nameKey: 'name:marta oliveira|acme',
      firstName: 'Marta',
      title: 'Buyer',
      phone: null,
      origins: { title: { source: 'sheet', at: AT, confidence: null, isLocked: true } },
      enrichmentStatus: 'pending',
    });
    expect(await LeadRowModel.find().sort({ line: 1 }).lean()).toMatchObject([
      { line: 2, cells: MARTA, problem: null },
      { line: 3, cells: BEN, keys: ['email:ben@borealis.example', 'name:ben carter|borealis'] },
    ]);
  });

  it('begins one run, and answers the running one to a double click', async () => {
    put(MARTA, BEN);
    const steps = { enrichmentSteps: ['linkedin_discovery'] };
    const first = await importSheet(steps);
    expect(first.runId).toEqual(expect.any(String));
    expect(await importSheet(steps)).toMatchObject({ imported: 2, unchanged: 2, runId: first.runId });
    expect(await LeadRunModel.countDocuments()).toBe(1);
  });

  it('changes nothing when the same sheet is imported again, however its place is written', async () => {
    put(MARTA, BEN);
    const { list } = await importSheet();
    const before = await LeadModel.find().lean();
    clock.now = new Date(AT.getTime() + 60_000);
    for (const place of [
      {},
      { range: 'a:i' },
      { range: 'Sheet1!A:I' },
      { spreadsheetId: `https://docs.google.com/spreadsheets/d/${SHEET_ID}/edit#gid=0` },
    ]) {
      const again = await importSheet(place);
      expect(again).toMatchObject({ imported: 2, unchanged: 2, created: 0, updated: 0 });
      expect(again.list.id).toBe(list.id);
    }
    expect(await LeadModel.find().lean()).toEqual(before);
    expect(await LeadListModel.countDocuments()).toBe(1);
  });

  it('reads the tab that the pasted address shows', async () => {
    put(MARTA);
    sheets.tabs.push({ title: 'My Leads', rows: [HEADER, BEN] });
    const { list } = await importSheet({ spreadsheetId: `docs.google.com/spreadsheets/d/${SHEET_ID}/edit?gid=100` });
    expect(list).toMatchObject({ tab: 'My Leads', counts: { created: 1 } });
    expect((await leads()).map(({ email }) => email)).toEqual(['ben@borealis.example']);
  });

  it('takes new values, keeps what an empty cell says nothing about, and lets rows go that are gone', async () => {
    put(MARTA, BEN);
    await importSheet();
    const { list } = await importSheet({ range: 'A1:I100' });
    put(['Marta', 'Oliveira', 'marta@acme.example', '', 'Head of Buying', '', '', '', '']);
    expect(await importSheet()).toMatchObject({ imported: 1, updated: 1, list: { leadCount: 1 } });
    expect(await lead('marta@acme.example')).toMatchObject({ title: 'Head of Buying', company: 'Acme' });
    const ben = await lead('ben@borealis.example');
    expect(ben.listIds).toEqual([list.id]);
    expect(await LeadRowModel.countDocuments({ listId: { $ne: list.id } })).toBe(1);
  });

  it('turns a value that differs from what was typed on screen into one suggestion', async () => {
    put(MARTA);
    await importSheet();
    const typed = { source: 'typed', at: AT, confidence: null, isLocked: true };
    const { _id } = await lead('marta@acme.example');
    await LeadModel.updateOne(
      { _id },
      { $set: { title: 'Chief Buyer', 'origins.title': typed }, $inc: { revision: 1 } },
    );
    expect(await importSheet()).toMatchObject({ updated: 1 });
    expect(await importSheet()).toMatchObject({ unchanged: 1 });
    expect(await lead('marta@acme.example')).toMatchObject({
      title: 'Chief Buyer',
      origins: { title: typed },
      suggestions: [{ field: 'title', value: 'Buyer', source: 'sheet', confidence: 1 }],
    });
  });

  it('finds somebody known by the name alone again after the name was corrected on screen', async () => {
    put(personRow('Marta Olivera', ''));
    await importSheet();
    const typed = { source: 'typed', at: AT, confidence: null, isLocked: true };
    await LeadModel.updateOne(
      {},
      {
        lastName: 'Oliveira',
        keys: ['name:marta oliveira|acme'],
        nameKey: 'name:marta oliveira|acme',
        $set: { 'origins.lastName': typed },
      },
    );
    expect(await importSheet()).toMatchObject({ updated: 1, created: 0 });
    put(personRow('Marta Oliveira', 'marta@acme.example'));
    expect(await importSheet()).toMatchObject({ updated: 1, created: 0 });
    expect(await LeadModel.find().lean()).toMatchObject([{ lastName: 'Oliveira', keys: ['email:marta@acme.example'] }]);
  });

  it('keeps namesakes apart whose addresses differ, and counts the same person once', async () => {
    put(
      personRow('Marta Oliveira', 'marta@acme.example'),
      personRow('Marta Oliveira', 'm.oliveira@acme.example'),
      personRow('Ben Carter', 'ben@borealis.example'),
      personRow('Benjamin Carter', 'BEN@borealis.example'),
    );
    const result = await importSheet();
    expect(result).toMatchObject({ created: 3, duplicates: 1, imported: 3 });
    expect(result.errors).toEqual([{ line: 5, column: null, message: 'The same person is in row 4' }]);
    expect(await importSheet()).toMatchObject({ unchanged: 3, duplicates: 1 });
  });

  it.each([
    { of: 'an unchanged row', before: [personRow('Ann Lee', '')] },
    { of: 'a changed row', before: [personRow('Ann Lee', 'ann@acme.example'), personRow('李 安', '')] },
  ])('leaves the lead of $of to it when a row above has its address', async ({ before }) => {
    put(personRow('Ann Lee', 'ann@acme.example'));
    await importSheet();
    put(...before);
    await importSheet();
    put(personRow('李 安', 'ann@acme.example'), personRow('Ann Lee', ''));
    const duplicate = { line: 2, column: null, message: 'The same person is in row 3' };
    const expected = { created: 0, updated: 0, unchanged: 1, duplicates: 1, errors: [duplicate] };
    expect(await importSheet()).toMatchObject(expected);
    expect(await importSheet()).toMatchObject(expected);
    expect(await LeadModel.findOne({ firstName: 'Ann' }).lean()).toMatchObject({ email: 'ann@acme.example' });
  });

  it('gives rows that can not be read back with their line and reason, and keeps them', async () => {
    put(MARTA, ['', '', 'ben at borealis', '', '', '', '', '', ''], ['', '', '', '', 'Buyer', '', '', '', '']);
    const result = await importSheet();
    expect(result).toMatchObject({ imported: 1, created: 1, failed: 2 });
    expect(result.errors).toMatchObject([
      { line: 3, column: 'e-mail', message: expect.stringContaining('"ben at borealis" is not an e-mail address') },
      { line: 4, message: expect.stringContaining('needs a name with a company') },
    ]);
    expect(await LeadRowModel.countDocuments({ problem: { $ne: null } })).toBe(2);
  });

  it('takes a row without its unreadable cell, and says which cell that is', async () => {
    put(MARTA, personRow('Ben Carter', 'ben at borealis'));
    const note = { line: 3, column: 'e-mail', message: expect.stringContaining('is not an e-mail address') };
    expect(await importSheet()).toMatchObject({ created: 2, failed: 0, errors: [], ignoredCells: 1, notes: [note] });
    expect(await LeadModel.findOne({ firstName: 'Ben' }).lean()).toMatchObject({ lastName: 'Carter', email: null });
  });

  it('keeps nothing of people on the do-not-contact list, wherever in a row they are named', async () => {
    const identifiers = ['marta@acme.example', 'linkedin.com/in/ben', 'example.com', 'paula.home@mail.example'];
    await suppressContacts({ ctx, input: { identifiers, ids: [], contactIds: [], reason: '' } }, ignoreChanges);
    const profile = personRow('Ben Carter', 'ben@borealis.example');
    profile[5] = 'https://www.linkedin.com/in/ben';
    const broken = personRow('Marta Oliveira', 'marta@acme.example; m@acme.example');
    const byDomain = personRow('Ines Costa', 'ines@mail.example.com', 'Blocked');
    const otherColumn = [...personRow('Paula Reis', 'paula@acme.example'), 'home: paula.home+x@mail.example'];
    // The first is known to be the second by name and company.
    const sameByName = personRow('Rui Alves', '', 'Alves');
    const same = personRow('Rui Alves', 'rui@example.com', 'Alves');
    put(MARTA, profile, broken, byDomain, otherColumn, sameByName, same, personRow('Ana Lima', 'ana@acme.example'));
    if (sheets.tabs[0]) sheets.tabs[0].rows[0] = [...HEADER, 'Private Mail'];
    const expected = { created: 1, suppressed: 7, failed: 0, duplicates: 0, errors: [] };
    expect(await preview({ range: 'A:J' })).toMatchObject({ ...expected, rows: [expect.arrayContaining(['Ana'])] });
    expect(await importSheet({ range: 'A:J' })).toMatchObject({ ...expected, imported: 1 });
    const kept = JSON.stringify(await Promise.all([LeadModel.find().lean(), LeadRowModel.find().lean()]));
    for (const name of ['marta', 'ben', 'ines', 'paula', 'rui']) expect(kept.toLowerCase()).not.toContain(name);
    expect(await LeadRowModel.countDocuments({ problem: 'On the do-not-contact list', cells: [] })).toBe(7);
  });

  it('leaves out a row by what is known of the lead that it leads to', async () => {
    put([...personRow('Marta Oliveira', 'marta@acme.example').slice(0, 6), '+351 210 000 000', '', '']);
    await importSheet();
    await suppressContacts(
      { ctx, input: { identifiers: ['+351 210 000 000'], ids: [], contactIds: [], reason: '' } },
      ignoreChanges,
    );
    put(MARTA);
    expect(await importSheet()).toMatchObject({ imported: 0, suppressed: 1 });
  });

  it('makes no twins when the same sheet is imported several times at one moment', async () => {
    put(...Array.from({ length: 60 }, (_, at) => personRow(`Ann Nr${at}`, `ann${at}@acme.example`)));
    const results = await Promise.all([1, 2, 3].map(() => importSheet()));
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(60);
    expect(results.map(({ imported }) => imported)).toEqual([60, 60, 60]);
    expect(await LeadModel.countDocuments()).toBe(60);
    expect(await LeadListModel.countDocuments()).toBe(1);
    expect(await LeadRowModel.countDocuments({ leadId: { $ne: null } })).toBe(60);
  });

  it('takes two thousand rows, and the same again', async () => {
    put(...Array.from({ length: 2000 }, (_, at) => personRow(`Ann Nr${at}`, `ann${at}@acme.example`)));
    expect(await importSheet()).toMatchObject({ created: 2000, list: { leadCount: 2000 } });
    expect(await importSheet()).toMatchObject({ unchanged: 2000 });
  });
});

describe('what can not be imported is told with what to do', () => {
  it.each(['x', 'https://example.com/sheet', `https://docs.google.com/document/d/${SHEET_ID}/edit`, '🏓'.repeat(30)])(
    'what is no spreadsheet: %s',
    async (spreadsheetId) => {
      const refused = expect(importSheet({ spreadsheetId })).rejects;
      await refused.toMatchObject({ kind: 'invalid', issues: [{ path: ['spreadsheetId'] }] });
      await refused.toThrow('This is no Google Sheets ID.');
    },
  );

  it.each(['A:', '1:2:3', '!A:I', 'A:I!Sheet1!'])('what is no range: %s', async (range) => {
    await expect(importSheet({ range })).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['range'] }] });
  });

  it('a spreadsheet when Google Sheets is not connected', async () => {
    sheets.isConnected = false;
    await expect(importSheet()).rejects.toThrow(
      'To connect Google Sheets, enter the key file of a service account on Data Sources.',
    );
  });

  it('a spreadsheet that is not shared, and one that does not answer now', async () => {
    sheets.failure = new ConnectorError(
      'forbidden',
      'google-sheets',
      'Google Sheets: share it with robot@project.example',
    );
    const refused = expect(importSheet()).rejects;
    await refused.toMatchObject({ kind: 'invalid', message: 'Google Sheets: share it with robot@project.example' });
    sheets.failure = new ConnectorError('rate_limited', 'google-sheets', 'try again in a minute');
    await expect(importSheet()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(preview()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('an empty range, one without people, and one without a header row', async () => {
    put(MARTA);
    await expect(importSheet({ range: 'A9:I' })).rejects.toThrow('This range of "Sheet1" is empty.');
    await expect(importSheet({ range: 'A1:I1' })).rejects.toThrow('There are no people below the header row');
    await expect(importSheet({ range: 'A2:I' })).rejects.toThrow('Row 2 of "Sheet1" is read as the header row');
    await expect(importSheet({ range: 'Gone!A:I' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await LeadListModel.countDocuments()).toBe(0);
  });

  it('leaves what was imported as it is when the sheet has been emptied', async () => {
    put(MARTA);
    await importSheet();
    put();
    await expect(importSheet()).rejects.toThrow('nothing was imported');
    expect(await LeadRowModel.countDocuments()).toBe(1);
  });
});

describe('previewSheet', () => {
  it('counts what the import then does, whoever is known already and whatever is in the rows', async () => {
    await suppressContacts(
      { ctx, input: { identifiers: ['no@acme.example'], ids: [], contactIds: [], reason: '' } },
      ignoreChanges,
    );
    const names = fc.constantFrom('Ann Lee', 'Bob Kay', 'Cy Day', '=1+1', '', 'Ann Lee  ');
    const mails = fc.constantFrom(
      '',
      '',
      'a@acme.example',
      'A@ACME.example',
      'b@acme.example',
      'no@acme.example',
      'x@',
    );
    const profiles = fc.constantFrom(
      '',
      '',
      'linkedin.com/in/a',
      'https://de.linkedin.com/in/b/',
      'linkedin.com/company/c',
    );
    const rows = fc.array(
      fc.tuple(names, mails, fc.constantFrom('Acme', 'Borealis', ''), fc.constantFrom('', 'Buyer', 'Boss'), profiles),
      { minLength: 1, maxLength: 8 },
    );
    const property = fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 3 }), async (sheetsOfPeople) => {
      await LeadModel.deleteMany({});
      for (const people of sheetsOfPeople) {
        put(
          ...people.map(([name, mail, company, title, profile]) =>
            personRow(name, mail, company, title).with(5, profile),
          ),
        );
        if (people.every((cells) => cells.join('').trim() === '')) continue;
        const { total, ...shown } = await preview();
        const { list: _, runId: __, imported, ...done } = await importSheet();
        expect(shown).toMatchObject(done);
        expect(imported + done.duplicates + done.suppressed + done.failed).toBe(total);
        const again = await importSheet();
        expect(again).toMatchObject({ created: 0, updated: 0, unchanged: imported, duplicates: done.duplicates });
      }
    });
    await fc.assert(property, { numRuns: 20 });
  });

  it('shows the first rows, what each column is taken for, and what enriching costs; and writes nothing', async () => {
    put(MARTA, BEN, MARTA);
    const shown = await preview();
    expect(shown).toMatchObject({
      name: 'Leads of Spring',
      headers: HEADER,
      mapping: expect.arrayContaining(['first name', 'LinkedIn URL']),
      total: 3,
      created: 2,
      duplicates: 1,
      estimate: { leads: 2 },
    });
    expect(shown.rows[0]).toEqual(MARTA);
    for (const model of [LeadModel, LeadListModel, LeadRowModel])
      expect(await (model as typeof LeadModel).countDocuments()).toBe(0);
  });
});
