import { useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { beforeEach, expect, it, vi } from 'vitest';

useTestDatabase();

let databaseNow: typeof import('./database-clock.ts').databaseNow;
beforeEach(async () => {
  vi.resetModules();
  ({ databaseNow } = await import('./database-clock.ts'));
});

/** This process stands still, as on a machine that sleeps or computes. */
function standStill(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it('is not late by the time that an answer waited for this process', async () => {
  await mongoose.connection.asPromise();
  const asked = databaseNow();
  standStill(1500);
  expect(Math.abs((await asked).getTime() - Date.now())).toBeLessThan(600);
});

it('reads once for calls at the same time', async () => {
  const client = mongoose.connection.getClient();
  const db = vi.spyOn(client, 'db');
  await Promise.all(Array.from({ length: 50 }, () => databaseNow()));
  expect(db.mock.calls.length).toBeLessThan(6);
  db.mockRestore();
});
