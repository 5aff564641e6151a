import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { thisProcess, WriteLockModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { expect, test } from 'vitest';
import { acquireLock, readWriteState } from './write-lock.ts';

useTestDatabase();

test('a lock whose lease ends later than any process sets it is free: its clock was ahead', async () => {
  const holder = { token: 'y', host: 'another-machine', pid: 1, instance: 'y' };
  const inAnHour = new Date(Date.now() + 3_600_000);
  await WriteLockModel.replaceOne({ _id: 'companies' }, { holder, expiresAt: inAnHour }, { upsert: true });
  expect(await acquireLock()).toMatchObject({ needsRecount: true });
});

test('the lock of a process of this machine that is gone is taken long before its lease ends', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  const holder = { token: 'x', host: thisProcess().host, pid: Number(gone.pid), instance: 'x' };
  const inAnHour = new Date(Date.now() + 3_600_000);
  await WriteLockModel.replaceOne({ _id: 'companies' }, { holder, expiresAt: inAnHour }, { upsert: true });
  expect(await acquireLock()).toMatchObject({ needsRecount: true });
});

test('the lock of a process in another container of the same host name is its own until its lease ends', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  const expiresAt = new Date(Date.now() + 15_000);
  for (const host of [hostname(), `${hostname()} of another container`]) {
    const holder = { token: 'z', host, pid: Number(gone.pid), instance: 'z' };
    await WriteLockModel.replaceOne({ _id: 'companies' }, { holder, expiresAt }, { upsert: true });
    expect(await readWriteState()).toMatchObject({ isWriting: true, isInterrupted: false });
  }
});
