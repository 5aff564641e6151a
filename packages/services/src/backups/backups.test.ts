import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupModel, BackupPlanModel, NotificationModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { lastDue, nextDue } from './backup-days.ts';
import { expiredBackups } from './expired-backups.ts';
import { getBackups, makeDueBackup, startBackup, updateBackupPlan } from './index.ts';

useTestDatabase();

const HOUR_MS = 60 * 60_000;
let folder: string;
let clock: Date;
let write: (file: string) => Promise<void>;
const ctx = createContext({
  now: () => clock,
  backups: {
    get folder() {
      return folder;
    },
    databaseFolder: '/srv/workbench/database',
    isEncrypted: false,
    write: (file) => write(file),
  },
});
beforeEach(async () => {
  await emptyTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'scheduled-backups-'));
  clock = new Date(2026, 5, 15, 10);
  write = (file) => writeFile(file, 'a backup');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const after = (hours: number) => {
  clock = new Date(clock.getTime() + hours * HOUR_MS);
};
const plan = (input: object) => updateBackupPlan({ ctx, input });
const backups = () => getBackups({ ctx, input: {} });
const failWith = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: something`), { code }));

describe('scheduled backups', () => {
  it('are made once a day while the plan is on, the first at once', async () => {
    await makeDueBackup(ctx);
    expect((await backups()).items).toEqual([]);
    expect(await plan({ isOn: true, hour: 3 })).toMatchObject({ nextAt: new Date(2026, 5, 16, 3).toISOString() });
    for (let hour = 0; hour < 48; hour++) {
      await makeDueBackup(ctx);
      after(1);
    }
    const { items } = await backups();
    expect(items.map(({ state, by, bytes }) => [state, by, bytes])).toEqual([
      ['completed', 'schedule', 8],
      ['completed', 'schedule', 8],
      ['completed', 'schedule', 8],
    ]);
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('go on when the clock was once ahead', async () => {
    await plan({ isOn: true });
    await BackupPlanModel.updateOne({}, { $set: { doneFor: new Date(2030, 0, 1), tryAgainAt: new Date(2030, 0, 1) } });
    await makeDueBackup(ctx);
    expect((await backups()).items).toHaveLength(1);
  });

  it('give way to newer ones, and nothing that the schedule has not written goes', async () => {
    await plan({ isOn: true, keepDaily: 2, keepWeekly: 0 });
    await startBackup({ ctx, input: {} });
    await expect.poll(async () => (await backups()).items[0]?.state).toBe('completed');
    after(1);
    const stranger = 'workbench-2020-01-01T03-00-00Z-scheduled-00000000.backup';
    await writeFile(join(folder, stranger), 'a backup');
    await makeDueBackup(ctx);
    const first = (await backups()).items.find(({ by }) => by === 'schedule');
    // A file that the schedule has not written has the name of the first one now.
    await writeFile(join(folder, first?.file ?? ''), 'something else');
    for (let day = 0; day < 5; day++) {
      after(24);
      await makeDueBackup(ctx);
    }
    const { items } = await backups();
    expect(items.map(({ by, state }) => `${by} ${state}`)).toEqual([
      'schedule completed',
      'schedule completed',
      'schedule missing',
      'person completed',
    ]);
    expect(await readdir(folder)).toEqual(expect.arrayContaining([stranger]));
    expect(await readdir(folder)).toHaveLength(5);
  });

  it('are not made anew where an older one can not be deleted', async () => {
    await plan({ isOn: true });
    vi.spyOn(BackupModel, 'find').mockImplementationOnce(() => {
      throw new Error('the disk does not answer');
    });
    for (let hour = 0; hour < 3; hour++) {
      await makeDueBackup(ctx);
      after(1);
    }
    expect((await backups()).items.map(({ state }) => state)).toEqual(['completed']);
    expect(await NotificationModel.find().lean()).toEqual([]);
  });

  it('that fail are said so in words, once a day, and are tried again every hour', async () => {
    await plan({ isOn: true });
    write = failWith('ENOSPC');
    for (let hour = 0; hour < 4; hour++) {
      await makeDueBackup(ctx);
      await makeDueBackup(ctx);
      after(1);
    }
    const { items } = await backups();
    expect(items).toHaveLength(4);
    expect(items[0]).toMatchObject({ state: 'failed', bytes: null, message: 'The disk is full: backups in DATA_DIR' });
    expect(await NotificationModel.find().lean()).toMatchObject([{ kind: 'backup_failed', link: '/settings' }]);
    write = (file) => writeFile(file, 'a backup');
    await makeDueBackup(ctx);
    expect((await backups()).items[0]).toMatchObject({ state: 'completed' });
    // The next day fails again, which is another notification.
    write = failWith('EROFS');
    after(24);
    await makeDueBackup(ctx);
    expect(await NotificationModel.countDocuments()).toBe(2);
  });

  it('wait while npm run backup works on the same database, which is no failure', async () => {
    await plan({ isOn: true });
    write = () => Promise.reject(new ServiceError('conflict', 'Another backup of this folder is running'));
    await makeDueBackup(ctx);
    expect((await backups()).items).toEqual([]);
    write = (file) => writeFile(file, 'a backup');
    await makeDueBackup(ctx);
    expect((await backups()).items).toMatchObject([{ state: 'completed' }]);
  });

  it('leave no half-written file after a kill, and are made again', async () => {
    await plan({ isOn: true });
    write = async (file) => {
      await writeFile(`${file}.part`, 'half');
      throw new Error('killed');
    };
    // Nothing that follows the kill reaches the database or the disk.
    const gone = { host: 'elsewhere', pid: 1, instance: 'gone' };
    const [id, file] = ['killed', join(folder, 'workbench-killed.backup')];
    await writeFile(`${file}.part`, 'half');
    await BackupModel.create({ _id: id, by: 'schedule', state: 'running', startedAt: clock, endedAt: null, file });
    const running = { id, by: 'schedule', startedAt: clock, seenAt: clock, worker: gone };
    await BackupPlanModel.updateOne({ _id: 'workspace' }, { $set: { running } });
    expect((await backups()).items).toMatchObject([{ state: 'running' }]);
    expect(await startBackup({ ctx, input: {} })).toMatchObject({ id, state: 'running' });
    after(1);
    expect((await backups()).items).toMatchObject([
      { state: 'failed', message: expect.stringContaining('ended before') },
    ]);
    write = (name) => writeFile(name, 'a backup');
    await makeDueBackup(ctx);
    expect((await backups()).items.map(({ state }) => state)).toEqual(['completed', 'failed']);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/-scheduled-.*\.backup$/)]);
  });

  it('run one at a time, however many begin one', async () => {
    let runs = 0;
    let most = 0;
    write = async (file) => {
      most = Math.max(most, ++runs);
      await writeFile(file, 'a backup');
      await new Promise((resolve) => setImmediate(resolve));
      runs--;
    };
    const begun = await Promise.all(Array.from({ length: 6 }, () => startBackup({ ctx, input: {} })));
    expect(new Set(begun.map(({ state }) => state))).toEqual(new Set(['running']));
    await expect.poll(async () => (await backups()).items.some(({ state }) => state === 'running')).toBe(false);
    expect(most).toBe(1);
  });
});

describe('the folder of the backups', () => {
  it('is created, and refused where it holds the database or is no path', async () => {
    const below = join(folder, 'a', 'b');
    expect(await plan({ folder: below })).toMatchObject({ plan: { folder: below } });
    for (const wrong of ['backups', '/srv/workbench/database', '/srv/workbench/database/x'])
      await expect(plan({ folder: wrong })).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['folder'] }] });
    expect(await plan({ folder: '' })).toMatchObject({ plan: { folder: null } });
  });
});

describe('the days of backups', () => {
  it('are due at their hour, today or yesterday', () => {
    expect(lastDue(new Date(2026, 5, 15, 2, 59), 3)).toEqual(new Date(2026, 5, 14, 3));
    expect(lastDue(new Date(2026, 5, 15, 3), 3)).toEqual(new Date(2026, 5, 15, 3));
    expect(nextDue(new Date(2026, 5, 15, 3), 3)).toEqual(new Date(2026, 5, 16, 3));
  });

  it('keep the newest, at most so many, and each week’s last as long as it says', () => {
    const made = fc.array(fc.integer({ min: 0, max: 200 * 24 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        made,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 10 }),
        (hours, keepDaily, keepWeekly) => {
          const all = hours.map((hour, at) => ({ id: String(at), startedAt: new Date(2026, 0, 1, hour) }));
          const expired = new Set(expiredBackups(all, { keepDaily, keepWeekly }));
          const kept = all.filter(({ id }) => !expired.has(id));
          const newest = Math.max(...all.map(({ startedAt }) => startedAt.getTime()));
          expect(kept.some(({ startedAt }) => startedAt.getTime() === newest)).toBe(true);
          expect(kept.length).toBeLessThanOrEqual(keepDaily + keepWeekly);
          // What is kept is kept again.
          expect(expiredBackups(kept, { keepDaily, keepWeekly })).toEqual([]);
        },
      ),
    );
  });
});
