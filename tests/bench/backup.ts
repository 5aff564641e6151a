import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateCompanies } from '@workbench/sandbox';
import { Workspace } from '../faults/helpers/workspace.ts';
import { importCsv } from '../helpers/upload.ts';
import { timeMs } from './measure.ts';
import type { Report } from './report.ts';

const COMPANIES = 100_000;
const PARTS = 4;
/** Both together, from the command to its end; the server that starts on it is part of the restore. */
const GOAL_S = 60;
const SECOND = 1000;

/**
 * Backs a workspace up while its server runs, destroys the database and restores it. The export must be the same afterwards. The
 * floor is a copy of the folder.
 */
export async function measureBackup(report: Report): Promise<void> {
  const workspace = await Workspace.create();
  try {
    const file = join(workspace.dataDir, 'bench.backup');
    const database = join(workspace.dataDir, 'database');
    const copy = join(workspace.dataDir, 'copy');
    const server = await workspace.startServer();
    for (let part = 0; part < PARTS; part++) {
      const rows = generateCompanies({ seed: 3 + part, count: COMPANIES / PARTS, sources: 2 });
      await importCsv(server.origin, [...rows].join(''));
    }
    const exported = await exportHash(server.origin);
    const backup = await timeMs(() => runCommand('backup', workspace.dataDir, file));
    await server.kill();
    await workspace.untilEngineIsGone();
    const floor = await timeMs(() => cp(database, copy, { recursive: true }));
    await rm(database, { recursive: true });
    let origin = '';
    const restore = await timeMs(async () => {
      await runCommand('restore', workspace.dataDir, file);
      ({ origin } = await workspace.startServer());
    });
    if ((await exportHash(origin)) !== exported) throw new Error('The restored workspace exports something else');
    report.size('backup beside a running server', backup / SECOND, floor / SECOND, 's', null);
    report.size('restore, until the server answers', restore / SECOND, floor / SECOND, 's', null);
    report.size('both', (backup + restore) / SECOND, (2 * floor) / SECOND, 's', GOAL_S);
  } finally {
    await workspace.remove();
  }
}

async function runCommand(command: 'backup' | 'restore', dataDir: string, file: string): Promise<void> {
  const program = fileURLToPath(new URL(`../../apps/api/src/commands/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, file], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

async function exportHash(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/export/csv`);
  if (!response.ok) throw new Error(`The export answered ${response.status}`);
  const hash = createHash('sha256');
  for await (const chunk of response.body ?? []) hash.update(chunk);
  return hash.digest('hex');
}
