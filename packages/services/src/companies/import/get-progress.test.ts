import { ImportRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { getImportProgress } from './get-progress.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const SEEN_AT = new Date('2026-06-15T10:00:00Z');
const IMPORT_ID = '7b1f8a3e-0000-4000-8000-000000000000';

function progressAfter(seconds: number) {
  const ctx = createContext({ now: () => new Date(SEEN_AT.getTime() + seconds * 1000) });
  return getImportProgress({ ctx, input: { importId: IMPORT_ID } });
}

async function storeRun(state: 'running' | 'completed'): Promise<void> {
  const counters = { rows: 5, bytesRead: 100, bytesTotal: 200 };
  const fields = { state, message: null, fileName: 'a.csv', seenAt: SEEN_AT, startedAt: SEEN_AT };
  await ImportRunModel.create({ _id: IMPORT_ID, ...counters, ...fields });
}

describe('getImportProgress', () => {
  it('knows no import of another id', async () => {
    await expect(progressAfter(0)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('reports a run that writes its progress', async () => {
    await storeRun('running');
    expect(await progressAfter(170)).toMatchObject({ state: 'running', rows: 5, bytesRead: 100, message: null });
  });

  it('reports a run without progress for three minutes as failed, with what to do', async () => {
    await storeRun('running');
    expect(await progressAfter(181)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Import the file again'),
    });
  });

  it('leaves a run that has ended', async () => {
    await storeRun('completed');
    expect(await progressAfter(9999)).toMatchObject({ state: 'completed', message: null });
  });
});
