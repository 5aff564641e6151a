import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { WriteLockModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { expect, test } from 'vitest';
import { acquireLock } from './write-lock.ts';

useTestDatabase();

test('the lock of a process of this machine that is gone is taken long before its lease ends', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  const holder = { token: 'x', host: hostname(), pid: Number(gone.pid), instance: 'x' };
  const inAnHour = new Date(Date.now() + 3_600_000);
  await WriteLockModel.create({ _id: 'companies', holder, expiresAt: inAnHour });
  expect(await acquireLock()).toMatchObject({ needsRecount: true });
});
