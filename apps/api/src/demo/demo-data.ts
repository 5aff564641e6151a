import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFiles } from '@workbench/sandbox';
import { getWorkspace, importCompanies } from '@workbench/services/companies';
import { createContext, type ServiceContext } from '@workbench/services/shared/context';
import { connectSource, listCatalogue, syncAll } from '@workbench/services/sources';

/**
 * Loads the fictional companies through the regular import. Does nothing if the workspace has them.
 * @param until a day that is past: later figures are left out, and what is there is of that day
 * @returns the number of companies in the workspace
 */
export async function seedDemo(dataDir: string, until?: Date): Promise<number> {
  const ctx = createContext({ actor: 'job', ...(until && { now: () => until }) });
  // The folder is removed after the last file: if it still exists, loading was interrupted and is completed.
  const folder = join(dataDir, 'demo-files');
  const { demo, companies } = await getWorkspace({ ctx, input: {} });
  if (demo && !existsSync(folder)) return companies;

  await mkdir(folder, { recursive: true });
  for (const { fileName, source, asOf, csv } of demoFiles(new Date())) {
    if (new Date(asOf) > ctx.now()) continue;
    const path = join(folder, fileName);
    await writeFile(path, csv);
    const input = { path, fileName, importId: randomUUID(), options: { source, asOf }, demo: true };
    const { errors } = await importCompanies({ ctx, input });
    if (errors[0]) throw new Error(`${fileName}, line ${errors[0].line}: ${errors[0].reason}`);
  }
  await rm(folder, { recursive: true, force: true });
  return (await getWorkspace({ ctx, input: {} })).companies;
}

/** More than enough for every sample company; the sandbox's credits are free. */
const DEMO_CREDIT_CAP = 2000;

/** Syncs the sample companies with the sandbox's vendors, like Sync All. */
export async function syncDemo(ctx: ServiceContext): Promise<void> {
  for (const { id, creditCap, connected } of await listCatalogue({ ctx, input: {} })) {
    if (connected && creditCap !== null) await connectSource({ ctx, input: { id, creditCap: DEMO_CREDIT_CAP } });
  }
  await syncAll({ ctx, input: {} });
}
