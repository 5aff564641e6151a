import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConnectorError } from '@workbench/connectors/errors';
import type { HostLimits } from '@workbench/connectors/http';
import { HostRateLimitModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { beforeEach, expect, inject, it, vi } from 'vitest';
import { createHostRateLimiter } from './host-rate-limiter.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const VISITOR = fileURLToPath(new URL('./test-helpers/rate-limited-visitor.ts', import.meta.url));
const limits = (fields: Partial<HostLimits> = {}): HostLimits => ({
  host: 'api.example.com',
  minGapMs: 0,
  concurrency: 1,
  timeoutMs: 10_000,
  ...fields,
});

interface Visit {
  at: number;
  until: number;
}

/** A process of its own that enters `visits` times, all at once, and stays `stayMs` each time. */
function startVisitor(options: HostLimits & { visits: number; stayMs: number }): ChildProcess {
  const args = [VISITOR, inject('mongoUri'), mongoose.connection.name, JSON.stringify(options)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function visitsOf(visitor: ChildProcess): Promise<Visit[]> {
  let output = '';
  visitor.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await once(visitor, 'close');
  return JSON.parse(output) as Visit[];
}

const mostAtOnce = (visits: Visit[]) =>
  Math.max(...visits.map(({ at }) => visits.filter((other) => other.at <= at && other.until > at).length));

/** How much too early the earliest visit was, in ms: one that a busy machine noticed late makes the next look early. */
function mostEarly(visits: Visit[], gapMs: number): number {
  let dueMs = 0;
  let early = 0;
  for (const at of visits.map((visit) => visit.at).sort((a, b) => a - b)) {
    early = Math.max(early, dueMs - at);
    dueMs = Math.max(dueMs, at) + gapMs;
  }
  return early;
}

it('keeps two processes together within the gap and the places of a host', async () => {
  const options = { ...limits({ minGapMs: 60, concurrency: 2 }), visits: 12, stayMs: 150 };
  const visits = (await Promise.all([startVisitor(options), startVisitor(options)].map(visitsOf))).flat();
  expect(visits).toHaveLength(24);
  expect(mostEarly(visits, 60)).toBeLessThanOrEqual(60);
  expect(mostAtOnce(visits)).toBeLessThanOrEqual(2);
});

it('uses every place of a host that asks for no gap, and no more', async () => {
  const options = { ...limits({ concurrency: 5 }), visits: 20, stayMs: 100 };
  const visits = (await Promise.all([startVisitor(options), startVisitor(options)].map(visitsOf))).flat();
  expect(visits).toHaveLength(40);
  expect(mostAtOnce(visits)).toBe(5);
});

it('gives the place of a process that died to the next one when its time is over', async () => {
  const options = { ...limits({ host: 'dead.example.com', timeoutMs: -8000 }), visits: 1, stayMs: 60_000 };
  const visitor = startVisitor(options);
  while ((await HostRateLimitModel.countDocuments({ 'holders.0': { $exists: true } })) === 0) await sleep(10);
  visitor.kill('SIGKILL');
  const pass = await createHostRateLimiter().acquire(limits({ host: 'dead.example.com' }));
  const gate = await HostRateLimitModel.findById('dead.example.com').lean();
  expect(gate?.holders).toHaveLength(1);
  await pass.release();
});

it('lets nobody in before the pause that a host asked for is over, from whichever process it was told', async () => {
  const startedAt = performance.now();
  await createHostRateLimiter().pause('api.example.com', Date.now() + 400);
  await createHostRateLimiter().acquire(limits());
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(395);
});

it('lets nobody wait at a host that asks for a day of silence', async () => {
  const gate = createHostRateLimiter();
  await gate.pause('api.example.com', Date.now() + 86_400_000);
  const entered = await gate.acquire(limits()).catch((error: unknown) => error);
  expect(entered).toMatchObject({ kind: 'rate_limited', isRetryable: true });
  expect((entered as ConnectorError).retryAfterMs).toBeGreaterThan(86_000_000);
  expect((entered as Error).message).toMatch(/asks not to be called before \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
});

it('never shortens a pause', async () => {
  const gate = createHostRateLimiter();
  await gate.pause('api.example.com', Date.now() + 60_000);
  const before = await HostRateLimitModel.findById('api.example.com').lean();
  await gate.pause('api.example.com', Date.now() + 10);
  const after = await HostRateLimitModel.findById('api.example.com').lean();
  expect(after?.pausedUntil).toEqual(before?.pausedUntil);
});

it('asks the database once for all who wait in one process', async () => {
  const gate = createHostRateLimiter();
  const first = await gate.acquire(limits());
  let isIn = false;
  const others = Array.from({ length: 50 }, () =>
    gate.acquire(limits()).then((pass) => {
      isIn = true;
      return pass.release();
    }),
  );
  const asked = vi.spyOn(HostRateLimitModel, 'findOneAndUpdate');
  await sleep(300);
  const times = asked.mock.calls.length;
  asked.mockRestore();
  expect(isIn).toBe(false);
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThan(20);
  await first.release();
  await Promise.all(others);
  expect((await HostRateLimitModel.findById('api.example.com').lean())?.holders).toEqual([]);
});

it('stops waiting when it is told to, and lets the next one in', async () => {
  const gate = createHostRateLimiter();
  const first = await gate.acquire(limits());
  const stop = new AbortController();
  const waiting = gate.acquire(limits(), stop.signal);
  const next = gate.acquire(limits());
  await sleep(50);
  stop.abort(new Error('the batch was cancelled'));
  await expect(waiting).rejects.toThrow('the batch was cancelled');
  await first.release();
  await (await next).release();
});

it('knows hosts apart', async () => {
  const gate = createHostRateLimiter();
  await gate.acquire(limits());
  const other = await gate.acquire(limits({ host: 'other.example.com' }));
  await other.release();
  expect(await HostRateLimitModel.countDocuments()).toBe(2);
});
