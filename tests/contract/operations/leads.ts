import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const COUNTERS = 'GET /api/leads/counters';
const GET = 'GET /api/leads/{id}';
const UPDATE = 'PATCH /api/leads/{id}';
const SUGGESTION = 'POST /api/leads/{id}/suggestion';
const REVIEW = 'POST /api/leads/{id}/review';
const FINDINGS = 'GET /api/leads/findings';
const NEIGHBORS = 'GET /api/leads/{id}/neighbors';
const DECIDE = 'POST /api/leads/suggestions/decide';
const UNDO = 'POST /api/leads/decisions/{id}/undo';
const RETRY = 'POST /api/leads/{id}/retry';
const REMOVE = 'POST /api/leads/remove';
const LISTS = 'GET /api/leads/lists';
const LIST = 'GET /api/leads/lists/{id}';
const PREVIEW_SHEET = 'POST /api/leads/preview-sheet';
const PREVIEW_ROWS = 'POST /api/leads/preview-rows';
const IMPORT_ROWS = 'POST /api/leads/import-rows';
const PREVIEW_WRITE_BACK = 'GET /api/leads/lists/{id}/write-back';
const WRITE_BACK = 'POST /api/leads/lists/{id}/write-back';
const START = 'POST /api/enrichment/start';
const ESTIMATE = 'POST /api/enrichment/estimate';
const ENRICH = 'POST /api/enrichment/runs';
const RUNS = 'GET /api/enrichment/runs';
const RUN = 'GET /api/enrichment/runs/{id}';
const PAUSE = 'POST /api/enrichment/runs/{id}/pause';
const RESUME = 'POST /api/enrichment/runs/{id}/resume';
const CANCEL = 'POST /api/enrichment/runs/{id}/cancel';
const RETRY_RUN = 'POST /api/enrichment/runs/{id}/retry';
const NOTHING = '00000000-0000-4000-8000-000000000000';

/** What a mapping may not be, in words. */
const refusesMappings = (key: string): OperationTests[string] => ({
  'refuses a mapping with unknown fields, one field twice, or without what identifies the person': async ({ call }) => {
    for (const [mapping, words] of [
      [{ '0': 'planet' }, '"planet" is no field'],
      [{ '0': 'email', '2': 'email' }, 'both mapped to email'],
      [{ '9': 'email' }, 'has 4 columns'],
      [{ '0': 'firstName', '3': 'company' }, 'No column identifies the person'],
      [{ '0': 'fullName', '1': 'title' }, 'only with a company'],
    ] as const) {
      const { status, body } = await call(key, { body: { text: TEXT, mapping } });
      expect([status, body.message], words).toEqual([400, expect.stringContaining(words)]);
      expect(body.issues[0].path).toEqual(['mapping']);
    }
    for (const wrong of [{ mapping: { x: 'email' } }, { columns: 'guessed' }, { firstRow: 'none' }]) {
      expect((await call(key, { body: { text: TEXT, ...wrong } })).status, JSON.stringify(wrong)).toBe(400);
    }
  },
});
const TEXT = 'First Name\tLast Name\tEmail\tCompany\nAda\tExample\tada.lead@example.com\tNorthwind\n\tIncomplete\t\t\n';

interface Imported {
  imported: number;
  failed: number;
  list: { id: string };
}

const importRows = async ({ call }: Tools) =>
  (await call(IMPORT_ROWS, { body: { text: TEXT, enrich: false } })).body as Imported;

async function someLead(tools: Tools): Promise<string> {
  await importRows(tools);
  const { body } = await tools.call('GET /api/leads', { query: { q: 'ada.lead@example.com' } });
  return (body as [{ id: string }])[0].id;
}

const refusesUnknown = (key: string, body?: object) => ({
  'answers 404 for a lead that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    const of = body === undefined ? {} : { body };
    expect((await call(key, { params: { id: UNKNOWN_ID }, ...of })).status).toBe(404);
    for (const id of NOT_IDS.slice(0, 3)) expect((await call(key, { params: { id }, ...of })).status, id).toBe(400);
  },
});

const refusesUnknownUuid = (key: string, body?: object) => ({
  'answers 404 for what does not exist and 400 for what is no id': async ({ call }: Tools) => {
    const of = body === undefined ? {} : { body };
    expect((await call(key, { params: { id: NOTHING }, ...of })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' }, ...of })).status).toBe(400);
  },
});

export const leadsTests: OperationTests = {
  [COUNTERS]: {
    'counts every lead once': async ({ call }) => {
      const { total, pending, enriching, completed, failed } = (await call(COUNTERS)).body;
      expect(total).toBe(pending + enriching + completed + failed);
    },
  },
  [IMPORT_ROWS]: {
    'makes leads of pasted rows, and nobody twice': async (tools) => {
      const first = await importRows(tools);
      expect(first).toMatchObject({ imported: 1, failed: 1, runId: null });
      expect(await importRows(tools)).toMatchObject({ created: 0 });
    },
    'refuses a text without a header row': async ({ call }) => {
      const { status } = await call(IMPORT_ROWS, { body: { text: 'ada@example.com\tAda', enrich: false } });
      expect(status).toBe(400);
    },
    'takes columns as they are assigned, a first row that is data too': async ({ call }) => {
      const mapping = { '0': 'email', '1': 'fullName' };
      const { body } = await call(IMPORT_ROWS, {
        body: { text: 'mapped.lead@example.com\tMapped Lead', enrich: false, mapping },
      });
      expect(body).toMatchObject({ imported: 1, created: 1 });
    },
    ...refusesMappings(IMPORT_ROWS),
  },
  [PREVIEW_ROWS]: {
    'says what would be imported and stores nothing': async ({ call }) => {
      const before = (await call(LISTS)).body;
      const { body } = await call(PREVIEW_ROWS, { body: { text: TEXT } });
      expect(body).toMatchObject({ total: 2, failed: 1 });
      expect((await call(LISTS)).body).toEqual(before);
    },
    'names what is missing where a person assigns the columns': async ({ call }) => {
      const body = {
        text: 'Who\tContact\nMarlen\tmarlen.preview@example.com\n',
        columns: 'assisted',
        mapping: { '0': 'title' },
      };
      const { body: preview } = await call(PREVIEW_ROWS, { body });
      expect(preview).toMatchObject({ firstRow: 'header', created: 0 });
      expect(preview.problem).toContain('No column identifies the person');
      expect(preview.columns[0]).toMatchObject({ field: 'title', by: 'hand', samples: ['Marlen'] });
    },
    ...refusesMappings(PREVIEW_ROWS),
  },
  [GET]: {
    ...refusesUnknown(GET),
    'shows the four steps in their order': async (tools) => {
      const { body } = await tools.call(GET, { params: { id: await someLead(tools) } });
      expect((body as { steps: { step: string }[] }).steps.map(({ step }) => step)).toEqual([
        'pdl_search',
        'linkedin_discovery',
        'company_research',
        'write_back',
      ]);
    },
  },
  [UPDATE]: {
    ...refusesUnknown(UPDATE, { values: { title: 'CEO' } }),
    'locks what is typed and refuses what is no address': async (tools) => {
      const id = await someLead(tools);
      const typed = await tools.call(UPDATE, { params: { id }, body: { values: { title: 'CEO' } } });
      expect(typed.body).toMatchObject({ title: 'CEO', origins: { title: { source: 'typed', isLocked: true } } });
      expect((await tools.call(UPDATE, { params: { id }, body: { values: { email: 'ada@' } } })).status).toBe(400);
    },
  },
  [SUGGESTION]: {
    ...refusesUnknown(SUGGESTION, { field: 'title', accept: true }),
    'answers 404 where nothing is suggested': async (tools) => {
      const id = await someLead(tools);
      const answer = await tools.call(SUGGESTION, { params: { id }, body: { field: 'phone', accept: false } });
      expect(answer.status).toBe(404);
    },
  },
  [FINDINGS]: {
    'counts what GET /leads lists by each finding, and names the right ones': async (tools) => {
      await importRows(tools);
      const { findings } = (await tools.call(FINDINGS, { query: { status: 'pending' } })).body;
      for (const { finding, leads } of (findings as { finding: string; leads: number }[]).slice(0, 5)) {
        const { body } = await tools.call('GET /api/leads', { query: { status: 'pending', finding } });
        expect(body).toHaveLength(leads);
      }
      const { status, body } = await tools.call('GET /api/leads', { query: { finding: 'found:mail' } });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('found:email');
    },
  },
  [NEIGHBORS]: {
    ...refusesUnknown(NEIGHBORS),
    'says where a lead is among those of a filter': async (tools) => {
      const id = await someLead(tools);
      const { body } = await tools.call(NEIGHBORS, { params: { id }, query: { q: 'ada.lead@example.com' } });
      expect(body).toEqual({ position: 1, total: 1, previousId: null, nextId: null, nextSuggestionId: null });
    },
  },
  [DECIDE]: {
    'counts what would be decided, and refuses leads without saying which': async (tools) => {
      await importRows(tools);
      const preview = await tools.call(DECIDE, { body: { accept: true, field: 'email', filter: {}, preview: true } });
      expect(preview.body).toMatchObject({ decisionId: null, leftTotal: 0, left: [] });
      expect((await tools.call(DECIDE, { body: { accept: true } })).status).toBe(400);
      expect((await tools.call(DECIDE, { body: { accept: true, filter: { list: 'x' } } })).status).toBe(400);
    },
  },
  [UNDO]: refusesUnknownUuid(UNDO),
  [REVIEW]: {
    ...refusesUnknown(REVIEW, { candidateId: null }),
    'answers 404 for a match that is not there': async (tools) => {
      const id = await someLead(tools);
      expect((await tools.call(REVIEW, { params: { id }, body: { candidateId: 'x' } })).status).toBe(404);
    },
  },
  [RETRY]: refusesUnknown(RETRY, {}),
  [REMOVE]: {
    'removes a lead, and nothing the second time': async (tools) => {
      const ids = [await someLead(tools)];
      expect((await tools.call(REMOVE, { body: { ids } })).body).toMatchObject({ removed: 1 });
      expect((await tools.call(REMOVE, { body: { ids } })).body).toEqual({ removed: 0, trashId: null });
      expect((await tools.call(REMOVE, { body: { ids: [] } })).status).toBe(400);
    },
  },
  [LISTS]: {
    'has the imports, the newest first': async (tools) => {
      const { list } = await importRows(tools);
      const [newest, ...older] = (await tools.call(LISTS)).body as { id: string; kind: string }[];
      expect(newest).toMatchObject({ id: list.id, kind: 'pasted' });
      expect(older.map(({ id }) => id)).not.toContain(list.id);
    },
  },
  [LIST]: {
    ...refusesUnknownUuid(LIST),
    'tells what became of its rows': async (tools) => {
      const { list } = await importRows(tools);
      const { body } = await tools.call(LIST, { params: { id: list.id } });
      expect(body).toMatchObject({ id: list.id, leadCount: 1, writeBack: null });
    },
  },
  [PREVIEW_SHEET]: {
    'says what to do while Google Sheets is not connected': async ({ call }) => {
      expect((await call(PREVIEW_SHEET, { body: { spreadsheetId: 'x' } })).status).toBe(400);
      expect((await call(PREVIEW_SHEET, { body: { spreadsheetId: ' ' } })).text).toContain(
        'Please enter a Google Sheets ID',
      );
    },
  },
  [START]: {
    'says what to do while Google Sheets is not connected': async ({ call }) => {
      expect((await call(START, { body: { spreadsheetId: 'x' } })).status).toBe(400);
      expect((await call(START, { body: { spreadsheetId: '' } })).text).toContain('Please enter a Google Sheets ID');
    },
  },
  [PREVIEW_WRITE_BACK]: {
    ...refusesUnknownUuid(PREVIEW_WRITE_BACK),
    'refuses a list that came from no sheet': async (tools) => {
      const { list } = await importRows(tools);
      expect((await tools.call(PREVIEW_WRITE_BACK, { params: { id: list.id } })).text).toContain('did not come from');
    },
  },
  [WRITE_BACK]: {
    ...refusesUnknownUuid(WRITE_BACK),
    'refuses a list that came from no sheet': async (tools) => {
      const { list } = await importRows(tools);
      expect((await tools.call(WRITE_BACK, { params: { id: list.id } })).status).toBe(400);
    },
  },
  [ESTIMATE]: {
    'names the steps with what they cost at most': async (tools) => {
      const { list } = await importRows(tools);
      const { body } = await tools.call(ESTIMATE, { body: { listId: list.id } });
      expect(body).toMatchObject({ leads: 1, steps: [{ step: 'pdl_search' }, {}, {}] });
    },
  },
  [ENRICH]: {
    'refuses to enrich nobody': async ({ call }) => {
      expect((await call(ENRICH, { body: { listId: NOTHING } })).status).toBeGreaterThanOrEqual(400);
    },
  },
  [RUNS]: {
    'is a plain list': async ({ call }) => {
      expect(Array.isArray((await call(RUNS)).body)).toBe(true);
    },
  },
  [RUN]: refusesUnknownUuid(RUN),
  [PAUSE]: refusesUnknownUuid(PAUSE),
  [RESUME]: refusesUnknownUuid(RESUME),
  [CANCEL]: refusesUnknownUuid(CANCEL),
  [RETRY_RUN]: refusesUnknownUuid(RETRY_RUN, {}),
};
