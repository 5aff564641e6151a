import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { emptyKindCounts, emptyOutcome } from '@workbench/services/companies';
import type { FastifyInstance } from 'fastify';
import { afterAll, onTestFinished } from 'vitest';
import { buildApp } from './app.ts';
import type { AppDeps, FileVerbs } from './deps.ts';
import { addErrorHandler } from './plugins/http/error-handler.ts';

/** Helpers for the tests of this folder; `inject` sends `Host: localhost:80`, hence port 80. */

const makeFolder = () => mkdtempSync(join(tmpdir(), 'workbench-api-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A built web client with one hashed file, each file with its compressed forms. */
function builtWebClient(root: string): string {
  mkdirSync(join(root, 'assets'), { recursive: true });
  for (const [name, text] of [
    ['index.html', '<!doctype html><title>Workbench</title>'],
    ['assets/index-1a2b3c4d.js', `console.log(${'1 + '.repeat(500)}1)`],
  ] as const) {
    writeFileSync(join(root, name), text);
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  }
  return root;
}

/** Closes the app after the test. */
export function closeAfterTest<T extends FastifyInstance>(app: T): T {
  onTestFinished(() => app.close());
  addErrorHandler(app);
  return app;
}

const NO_LEADS = { created: 0, updated: 0, unchanged: 0, duplicates: 0, suppressed: 0, failed: 0 };
const NO_NOTES = { ignoredCells: 0, notes: [] };
const LEAD_LIST = {
  id: '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c12',
  kind: 'file' as const,
  name: 'leads.csv',
  spreadsheetId: null,
  tab: null,
  range: null,
  state: 'completed' as const,
  counts: NO_LEADS,
  leadCount: 0,
  writeBack: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  importedAt: '2026-11-21T12:00:00.000Z',
};

const emptyCustomerPlan = (file: string) => ({
  file,
  columns: [],
  problem: null,
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  repeated: 0,
  leftOut: 0,
  refused: 0,
  removed: 0,
  total: 0,
  marked: 0,
  later: 0,
  reasons: [],
  problems: [],
  repeats: [],
  notes: [],
  removedEntries: [],
  markedCompanies: [],
  suggestions: [],
});

/** As an import does at its end with a file that it was given for good. */
async function removeKept({ path, isKept }: { path: string; isKept?: boolean }): Promise<void> {
  if (isKept) await rm(path, { force: true });
}

export const fakeFiles: FileVerbs = {
  importCompanies: async ({ input }) => {
    await removeKept(input);
    return { ...emptyOutcome(), importId: input.importId, isCancelled: false, errorFile: null };
  },
  resumeImport: async () => false,
  startImport: async ({ input }) => {
    await removeKept(input);
    return { importId: input.importId };
  },
  previewImport: async () => ({
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    headers: [],
    mapping: [],
    columns: [],
    missing: [],
    sample: [],
    outcome: emptyOutcome(),
    plan: { rows: [], nextCursor: null, counts: emptyKindCounts() },
  }),
  upsertCompanies: async ({ input: { dryRun = false } }) => ({
    ...{ created: 0, updated: 0, unchanged: 0, refused: 0, conflict: 0, dryRun },
    results: [],
  }),
  exportCompanies: async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'companies.csv',
    body: Readable.from(['name,domain\r\n']),
  }),
  exportFailedRows: async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'import-errors.csv',
    body: Readable.from(['Line,Import error\r\n2,no domain\r\n']),
  }),
  exportContacts: async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'contacts.csv',
    body: Readable.from(['Name\r\n']),
    suppressed: 1,
  }),
  exportAudit: async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'audit-log.csv',
    body: Readable.from(['Number\r\n']),
  }),
  importCustomers: async ({ input }) => ({ ...emptyCustomerPlan(input.fileName), trashId: null }),
  previewCustomers: async ({ input }) => emptyCustomerPlan(input.fileName),
  exportCustomers: async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'customers.csv',
    body: Readable.from(['Name\r\n']),
  }),
  importLeadFile: async () => ({
    imported: 0,
    ...NO_LEADS,
    ...NO_NOTES,
    errors: [],
    list: LEAD_LIST,
    runId: null,
  }),
  previewLeadFile: async ({ input }) => ({
    name: input.fileName,
    headers: [],
    firstRow: 'header',
    mapping: [],
    columns: [],
    problem: null,
    rows: [],
    total: 0,
    ...NO_LEADS,
    ...NO_NOTES,
    errors: [],
    estimate: { leads: 0, steps: [], creditsMax: 0, creditsLeft: null, creditsExhaustedSince: null },
  }),
  exportLeadList: async ({ input }) => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: `leads-enriched.${input.format}`,
    body: Readable.from(['Email\r\n']),
  }),
  exportLeadErrors: async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'leads-errors.csv',
    body: Readable.from(['Line,Import error,Email\r\n']),
  }),
  exportReport: async ({ input }) => ({
    contentType: input.format === 'json' ? 'application/json' : 'text/markdown; charset=utf-8',
    fileName: `report.${input.format === 'json' ? 'json' : 'md'}`,
    text: '# Acme',
  }),
  exportCampaignArchive: async () => ({
    contentType: 'application/zip',
    fileName: 'campaign.zip',
    body: Readable.from(['PK']),
  }),
  exportCampaignTable: async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'campaign.csv',
    body: Readable.from(['Company\r\n']),
  }),
};

const EMPTY_METRICS = {
  companies: 0,
  jobs: [],
  usageToday: new Map(),
  deliveries: { pending: 0, failed: 0 },
  optOuts: [],
};

/** The whole application with defaults for everything the test does not set; closed after the test. */
export async function testApp(overrides: Partial<AppDeps> = {}): Promise<FastifyInstance> {
  const app = await startApp(temporaryFolder(), overrides);
  onTestFinished(() => app.close());
  return app;
}

/** The same for all tests of a file that leave nothing in it: building one takes longer than most of them. */
export function useApp(overrides: Partial<AppDeps> = {}): () => Promise<FastifyInstance> {
  const folder = makeFolder();
  let app: Promise<FastifyInstance> | undefined;
  afterAll(async () => {
    await (await app)?.close();
    removeFolder(folder);
  });
  return () => {
    app ??= startApp(folder, overrides);
    return app;
  };
}

function startApp(folder: string, overrides: Partial<AppDeps>): Promise<FastifyInstance> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  return buildApp({
    database: { ping: async () => undefined },
    files: fakeFiles,
    readMetrics: async () => EMPTY_METRICS,
    dataDir,
    webRoot: builtWebClient(join(folder, 'web')),
    host: '127.0.0.1',
    port: 80,
    logLevel: 'silent',
    ...overrides,
  });
}

/** A multipart body of fields and files, in the order given. */
export function multipartBody(parts: { name: string; value: string | Buffer; fileName?: string }[]) {
  const boundary = 'workbench-test-boundary';
  const chunks = parts.flatMap(({ name, value, fileName }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: text/csv`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
