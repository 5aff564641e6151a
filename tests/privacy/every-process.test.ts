import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { terminateEngine } from '@workbench/db/embedded';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./person-in-process.ts', import.meta.url));

interface Outcome {
  isSuppressed: boolean[];
  erased: { place: string; count: number }[];
  leftovers: unknown[];
}

async function outcomeIn(role: 'api' | 'worker'): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workbench-process-'));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, role, dataDir]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome;
  } finally {
    await terminateEngine(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

it.each(['api', 'worker'] as const)(
  'a process of the role %s notifies recipients of leads that go, and erases a person from every domain',
  async (role) => {
    const { erased, ...outcome } = await outcomeIn(role);
    expect(outcome).toEqual({ isSuppressed: [true], leftovers: [] });
    // The search for contacts that may be one person runs beside it and may have read this one already.
    expect(erased.filter(({ place }) => place !== 'comparisons of contacts')).toEqual([
      { place: 'contacts', count: 1 },
      { place: 'leads', count: 1 },
      { place: 'outreach messages', count: 1 },
    ]);
  },
);
