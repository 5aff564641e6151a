import { generateCompanies } from '@workbench/sandbox';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { importCsv } from '../helpers/upload.ts';
import { Workspace } from './helpers/workspace.ts';

const ROWS = inject('faultSizes').exportRows;
const FILE = [...generateCompanies({ seed: 11, count: ROWS, sources: 1 })].join('');

/** That it ends, and how, is the point; a slow machine may take its time. */
const ENDED_MAX_MS = 40_000;

let workspace: Workspace;
beforeAll(async () => {
  workspace = await Workspace.create();
  const server = await workspace.startServer();
  await importCsv(server.origin, FILE);
  await server.kill();
});
afterAll(() => workspace.remove());

test('Ctrl-C lets a running export finish, ends the server cleanly and frees the directory', async () => {
  const server = await workspace.startServer();
  const response = await fetch(`${server.origin}/api/export/json`);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const chunks = [(await reader.read()).value ?? new Uint8Array()];
  server.pressCtrlC();
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toHaveLength(ROWS);
  expect(await server.ended(ENDED_MAX_MS)).toEqual({ code: 0, signal: null });
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
  await workspace.untilEngineIsGone();

  const restarted = await workspace.startServer();
  expect((await fetch(`${restarted.origin}/readyz`)).status).toBe(200);
  await restarted.kill();
});

test('pressed again, Ctrl-C ends the server while a client still holds it up, and the engine closes by itself', async () => {
  const server = await workspace.startServer();
  const stalled = await fetch(`${server.origin}/api/export/json`);
  server.pressCtrlC();
  await expect(server.ended(1000)).rejects.toThrow('still runs');
  server.pressCtrlC();
  // Had it waited for the client after all, it would have ended with 0.
  expect(await server.ended(ENDED_MAX_MS)).toEqual({ code: 1, signal: null });
  await stalled.body?.cancel().catch(() => undefined);
  await workspace.untilEngineIsGone();
});

test('the server goes on and ends cleanly when the reader of its log is gone', async () => {
  const server = await workspace.startServer({ LOG_LEVEL: 'info' });
  server.stopReading();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  server.signal('SIGTERM');
  expect(await server.ended(ENDED_MAX_MS)).toEqual({ code: 0, signal: null });
});
