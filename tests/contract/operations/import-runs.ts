import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { uploadForm } from '../../helpers/upload.ts';
import { NOT_IDS, type OperationTests, type Tools } from './operation-tests.ts';

const IMPORT = 'POST /api/companies/import-csv';
const LIST = 'GET /api/imports';
const GET = 'GET /api/imports/{id}';
const ROWS = 'GET /api/imports/{id}/rows';
const KEPT = 'GET /api/imports/{id}/kept';
const CANCEL = 'POST /api/imports/{id}/cancel';
const NOTES = 'GET /api/companies/{id}/notes';
const PREVIEW = 'GET /api/imports/{id}/take-back';
const TAKE_BACK = 'POST /api/imports/{id}/take-back';

const refusesUnknown = (key: string): OperationTests[string] => ({
  'answers 404 for an import that does not exist and 400 for what is no id': async ({ call }) => {
    expect((await call(key, { params: { id: randomUUID() } })).status).toBe(404);
    for (const id of NOT_IDS) expect((await call(key, { params: { id } })).status, id).toBe(400);
  },
});

async function imported({ call }: Tools, domain: string): Promise<string> {
  const csv = `name,domain,industry\nRun,${domain},X\nBad,,X\n`;
  return (await call(IMPORT, { body: uploadForm(csv) })).body.importId;
}

async function takenBack({ call }: Tools, id: string) {
  await call(TAKE_BACK, { params: { id } });
  await vi.waitFor(async () => expect((await call(GET, { params: { id } })).body.state).toBe('taken_back'), 60_000);
  return (await call(GET, { params: { id } })).body;
}

export const importRunsTests: OperationTests = {
  [LIST]: {
    'has the last import first': async (tools) => {
      const id = await imported(tools, 'run-list.com');
      const { items } = (await tools.call(LIST, { query: { limit: '1' } })).body;
      expect(items).toMatchObject([{ id, state: 'completed', rows: 2, takenBack: null }]);
      await takenBack(tools, id);
    },
  },
  [GET]: {
    ...refusesUnknown(GET),
    'has the address of an import that is not waited for': async (tools) => {
      const body = uploadForm('name,domain,industry\nLater,run-later.com,X\n', { async: 'true' });
      const { status, body: begun } = await tools.call(IMPORT, { body });
      expect(status).toBe(202);
      expect(begun.address).toBe(`/api/imports/${begun.importId}`);
      const read = async () => (await tools.call(GET, { params: { id: begun.importId } })).body;
      await vi.waitFor(async () => expect((await read()).state).toBe('completed'), 60_000);
      expect((await read()).counts.created).toBe(1);
      await takenBack(tools, begun.importId);
    },
  },
  [ROWS]: {
    ...refusesUnknown(ROWS),
    'says of each row what became of it': async (tools) => {
      const id = await imported(tools, 'run-rows.com');
      const { items } = (await tools.call(ROWS, { params: { id } })).body;
      expect(items).toMatchObject([
        { line: 2, kind: 'created', domain: 'run-rows.com' },
        { line: 3, kind: 'failed', domain: null },
      ]);
      await takenBack(tools, id);
    },
  },
  [KEPT]: refusesUnknown(KEPT),
  [CANCEL]: {
    ...refusesUnknown(CANCEL),
    'answers 409 for an import that has ended': async (tools) => {
      const id = await imported(tools, 'run-cancel.com');
      expect((await tools.call(CANCEL, { params: { id } })).status).toBe(409);
      await takenBack(tools, id);
    },
  },
  [PREVIEW]: refusesUnknown(PREVIEW),
  [TAKE_BACK]: {
    ...refusesUnknown(TAKE_BACK),
    'does what its preview says, once': async (tools) => {
      const id = await imported(tools, 'run-back.com');
      const preview = (await tools.call(PREVIEW, { params: { id } })).body;
      expect(preview).toEqual({ removed: 1, restored: 0, kept: 0, keptCompanies: [] });
      expect((await takenBack(tools, id)).takenBack).toMatchObject({ removed: 1, restored: 0, kept: 0 });
      expect((await tools.call(KEPT, { params: { id } })).body).toEqual([]);
      expect((await tools.call(TAKE_BACK, { params: { id } })).body.state).toBe('taken_back');
    },
    'removes the notes that the import added': async (tools) => {
      const tracked = await imported(tools, 'run-notes.com');
      const mapping = JSON.stringify({ 0: 'name', 1: 'domain', 2: 'note' });
      const notesImport = async () =>
        (
          await tools.call(IMPORT, {
            body: uploadForm('Company,Domain,Comment\nRun,run-notes.com,Call in May\n', { mapping }),
          })
        ).body;
      const added = await notesImport();
      expect(added).toMatchObject({ updated: 1, notesAdded: 1, leftOutColumns: [] });
      expect(await notesImport()).toMatchObject({ unchanged: 1, notesAdded: 0 });
      const { items } = (await tools.call(ROWS, { params: { id: added.importId } })).body;
      const notes = async () =>
        (await tools.call(NOTES, { params: { id: items[0].companyId } })).body.items.map(
          ({ text }: { text: string }) => text,
        );
      expect(await notes()).toEqual(['Call in May']);
      expect((await takenBack(tools, added.importId)).takenBack).toMatchObject({ removed: 0, restored: 1 });
      expect(await notes()).toEqual([]);
      await takenBack(tools, tracked);
    },
  },
};
