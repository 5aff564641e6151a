import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFiles } from '@workbench/sandbox';
import { getWorkspace, importCompanies } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';

/**
 * Loads the fictional companies through the same import that people use. A workspace that has them is left alone.
 * @returns how many companies the workspace has afterwards
 */
export async function seedDemo(dataDir: string): Promise<number> {
  const ctx = createContext({ actor: 'job' });
  // The folder goes only after the last file: where it still stands, loading was cut off and is completed.
  const folder = join(dataDir, 'demo-files');
  const { demo, companies } = await getWorkspace({ ctx, input: {} });
  if (demo && !existsSync(folder)) return companies;

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
  return (await getWorkspace({ ctx, input: {} })).companies;
}
