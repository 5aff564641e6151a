import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCompanies } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';

/** One company marked as fictional, by the verb that the demo uses; REST offers no way to mark one. */
export async function importDemoCompany(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'workbench-demo-'));
  const path = join(folder, 'demo.csv');
  await writeFile(path, 'name,domain,industry,employees,source\nFictional,fictional.com,None,10,Fiction\n');
  const input = { path, fileName: 'demo.csv', importId: randomUUID(), options: {}, demo: true };
  try {
    await importCompanies({ ctx: createContext(), input });
  } finally {
    await rm(folder, { recursive: true });
  }
}
