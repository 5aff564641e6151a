import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFiles } from '@workbench/sandbox';
import { getWorkspace, importCompanies } from '@workbench/services/companies';
import { createContext, type ServiceContext } from '@workbench/services/shared/context';
import { connectSource, listCatalogue, syncAll } from '@workbench/services/sources';

/**
 * Loads the fictional companies through the same import that people use. A workspace that has them is left alone.
 * @returns how many companies the workspace has afterwards, and whether they were loaded now
 */
export async function seedDemo(dataDir: string): Promise<{ companies: number; isNew: boolean }> {
  const ctx = createContext({ actor: 'job' });
  // The folder goes only after the last file: where it still stands, loading was cut off and is completed.
  const folder = join(dataDir, 'demo-files');
  const { demo, companies } = await getWorkspace({ ctx, input: {} });
  if (demo && !existsSync(folder)) return { companies, isNew: false };

  await mkdir(folder, { recursive: true });
  const errorsDir = join(dataDir, 'imports');
  for (const { fileName, source, asOf, csv } of demoFiles(ctx.now())) {
    const path = join(folder, fileName);
    await writeFile(path, csv);
    const input = { path, fileName, importId: randomUUID(), errorsDir, options: { source, asOf }, demo: true };
    const { errors } = await importCompanies({ ctx, input });
    if (errors[0]) throw new Error(`${fileName}, line ${errors[0].line}: ${errors[0].reason}`);
  }
  await rm(folder, { recursive: true, force: true });
  return { companies: (await getWorkspace({ ctx, input: {} })).companies, isNew: true };
}

/** Enough for every sample company and some more; the sandbox's credits cost nothing. */
const DEMO_CREDIT_CAP = 2000;

/** Asks the sandbox's vendors about the sample companies, as Sync All does. */
export async function syncDemo(ctx: ServiceContext): Promise<void> {
  for (const { id, creditCap, connected } of await listCatalogue({ ctx, input: {} })) {
    if (connected && creditCap !== null) await connectSource({ ctx, input: { id, creditCap: DEMO_CREDIT_CAP } });
  }
  await syncAll({ ctx, input: {} });
}
