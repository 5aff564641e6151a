import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { EXPECTED_COUNTS, importLargeFile, ROWS } from './helpers/large-import.ts';
import { Workspace } from './helpers/workspace.ts';

const HEAP_MB = 256;

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

test(`with a heap of ${HEAP_MB} MB a large file is imported, exported in each format and compared for duplicates`, async () => {
  const server = await workspace.startServer({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  const { rows, failed, duplicates } = EXPECTED_COUNTS;
  expect(await importLargeFile(server)).toMatchObject({ rows, created: ROWS, failed, duplicates });
  for (const format of ['csv', 'json', 'excel']) {
    const response = await fetch(`${server.origin}/api/export/${format}`);
    expect(response.status, format).toBe(200);
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    expect(bytes, format).toBeGreaterThan(ROWS);
  }
  await sendJson(server.origin, 'POST', '/api/duplicate-searches');
  expect((await sendJson(server.origin, 'GET', '/api/workspace')).companies).toBe(ROWS);
  expect(server.output()).not.toMatch(/heap|stopped/i);
});
