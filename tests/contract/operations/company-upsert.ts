import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';

const BULK = 'POST /api/companies/bulk';
const NDJSON = { 'content-type': 'application/x-ndjson' };

const ROWS = [
  {
    domain: 'upserted.com',
    name: 'Upserted',
    figures: [{ source: 'Registry', employeeCount: 12, asOf: '2026-03-31', url: 'https://registry.com/1' }],
    identifiers: [{ kind: 'upserts', value: '1' }],
  },
  { identifier: { kind: 'upserts', value: 'none' }, name: 'Unknown' },
  { domain: 'upserted-too.com', name: 'Upserted too' },
];

const upsert = async ({ call }: Tools, body: unknown) => (await call(BULK, { body })).body;

export const companyUpsertTests: OperationTests = {
  [BULK]: {
    'answers one result for each row, and the second time that nothing changed': async (tools) => {
      const dry = await upsert(tools, { rows: ROWS, dryRun: true });
      expect(dry).toMatchObject({ created: 2, refused: 1, dryRun: true });
      const { results } = await upsert(tools, { rows: ROWS });
      const statuses = results.map(({ row, status }: { row: number; status: string }) => [row, status]);
      expect(statuses).toEqual([
        [0, 'created'],
        [1, 'refused'],
        [2, 'created'],
      ]);
      const [again] = (await upsert(tools, { rows: ROWS })).results;
      expect(again).toMatchObject({ status: 'unchanged', id: results[0].id, fields: [], issues: [] });
      const keys = { domain: 'upserted-too.com', identifier: { kind: 'upserts', value: '1' } };
      const [several] = (await upsert(tools, { rows: [keys] })).results;
      expect(several).toMatchObject({
        status: 'conflict',
        candidates: expect.arrayContaining([results[0].id, results[2].id]),
      });
      const { body } = await tools.call('GET /api/companies/{id}', { params: { id: results[0].id } });
      expect(body).toMatchObject({ name: 'Upserted', identifiers: [{ kind: 'upserts', value: '1' }] });
    },
    'takes rows on lines of their own, and refuses a line that is no row alone': async ({ call }) => {
      const body = `\uFEFF${JSON.stringify(ROWS[0])}\r\n{"domain":\n\n${JSON.stringify({ domain: 'lines.com', name: 'Lines' })}\n`;
      const answer = await call(BULK, { body, headers: NDJSON, query: 'dryRun=true&mode=create_only' });
      expect(answer.status).toBe(200);
      expect(answer.body.results.map((one: { status: string }) => one.status)).toEqual([
        'refused',
        'refused',
        'created',
      ]);
      expect(answer.body.results[0].domain).toBe('upserted.com');
      expect(answer.body.results[1].issues[0]).toMatchObject({ message: expect.stringContaining('JSON object') });
      expect((await call(BULK, { body: '\n', headers: NDJSON })).status).toBe(400);
      const query = 'dryrun=true';
      expect((await call(BULK, { body, headers: NDJSON, query })).body.message).toContain('dryRun');
    },
    'answers 400 for what is no list of rows, for too many and for options that it does not know': async ({ call }) => {
      const tooMany = Array.from({ length: 10_001 }, () => ({}));
      for (const body of [
        {},
        { rows: [] },
        { rows: {} },
        { rows: tooMany },
        { rows: [{}], mode: 'all' },
        { rows: [{}], dry: 1 },
      ]) {
        expect((await call(BULK, { body })).status, JSON.stringify(body).slice(0, 40)).toBe(400);
      }
      expect((await call(BULK, { body: { rows: [{}] }, query: 'dryRun=true' })).status).toBe(400);
    },
  },
};
