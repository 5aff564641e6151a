import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const GET = 'GET /api/backups';
const PLAN = 'PUT /api/backups/plan';
const START = 'POST /api/backups';

const AS_BEFORE = { isOn: false, hour: 3, folder: null, keepDaily: 7, keepWeekly: 4 };

export const backupsTests: OperationTests = {
  [GET]: {
    'answers the plan as it is before anyone has changed it': async ({ call }) => {
      const { body } = await call(GET);
      expect(body).toMatchObject({ plan: AS_BEFORE, isEncrypted: false, nextAt: null });
    },
  },
  [PLAN]: {
    'stores what is given, and says when the next one is made': async ({ call }) => {
      const { body } = await call(PLAN, { body: { hour: 23, keepDaily: 3 } });
      expect(body).toMatchObject({ plan: { ...AS_BEFORE, hour: 23, keepDaily: 3 }, nextAt: null });
      expect((await call(PLAN, { body: {} })).body.plan).toEqual(body.plan);
      await call(PLAN, { body: AS_BEFORE });
    },
    'refuses hours and numbers that are none, and folders that nothing can be written to': async ({ call }) => {
      for (const wrong of [{ hour: 24 }, { hour: 1.5 }, { keepDaily: 0 }, { keepWeekly: -1 }, { isOn: 'yes' }])
        expect((await call(PLAN, { body: wrong })).status).toBe(400);
      const folder = await mkdtemp(join(tmpdir(), 'backups-'));
      try {
        await writeFile(join(folder, 'file'), '');
        for (const wrong of ['backups', './backups', join(folder, 'file'), join(folder, 'file', 'below')]) {
          const { status, body } = await call(PLAN, { body: { folder: wrong } });
          expect([wrong, status]).toEqual([wrong, 400]);
          expect(body.issues).toMatchObject([{ path: ['folder'] }]);
        }
      } finally {
        await rm(folder, { recursive: true });
      }
      expect((await call(GET)).body.plan).toEqual(AS_BEFORE);
    },
  },
  [START]: {
    'makes one backup at a time, which is listed with its size': async ({ call }) => {
      const folder = await mkdtemp(join(tmpdir(), 'backups-'));
      try {
        await call(PLAN, { body: { folder } });
        const { status, body } = await call(START);
        expect([status, body]).toMatchObject([200, { by: 'person', state: 'running', message: null }]);
        const { id } = body;
        const ended = async () => {
          const items = (await call(GET)).body.items as { id: string; state: string }[];
          const found = items.find((backup) => backup.id === id);
          expect(found?.state).not.toBe('running');
          return found;
        };
        const made = await vi.waitFor(ended, { timeout: 60_000, interval: 100 });
        expect(made).toMatchObject({ state: 'completed', bytes: expect.any(Number) });
        expect(await readdir(folder)).toHaveLength(1);
      } finally {
        await call(PLAN, { body: { folder: null } });
        await rm(folder, { recursive: true });
      }
    },
  },
};
