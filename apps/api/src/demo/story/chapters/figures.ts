import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DemoFile, demoFiles } from '@workbench/sandbox';
import { importCompanies } from '@workbench/services/companies';
import type { Story } from '../story.ts';
import { ACCOUNTS } from './accounts.ts';

/** The sample figures of this day, from the files of their sources. */
export async function enterFigures(story: Story): Promise<void> {
  const today = story.now().toISOString().slice(0, 10);
  for (const file of demoFiles(story.begunAt)) if (file.asOf === today) await importFile(story, file);
}

/** Four companies of a badge scanner, which may be sample companies under other names and domains. */
export async function enterDuplicates(story: Story): Promise<void> {
  const rows = ACCOUNTS.slice(50, 54).map(({ name, domain, industry, locations: [location = ''] }) => {
    const cells = [name, domain.replace('.example.com', '-group.example.com'), industry, location];
    return cells.map((cell) => `"${cell}"`).join(',');
  });
  const csv = ['Name,Domain,Industry,Location', ...rows].join('\r\n');
  const asOf = story.now().toISOString().slice(0, 10);
  await importFile(story, { fileName: `trade-fair-scans-${asOf}.csv`, source: 'Trade fair', asOf, csv });
}

async function importFile(story: Story, { fileName, source, asOf, csv }: DemoFile): Promise<void> {
  const folder = join(story.dataDir, 'demo-story');
  const path = join(folder, fileName);
  await mkdir(folder, { recursive: true });
  await writeFile(path, csv);
  const input = { path, fileName, importId: randomUUID(), options: { source, asOf }, demo: true };
  const { errors } = await importCompanies({ ctx: story.ctx, input });
  if (errors[0]) throw new Error(`${fileName}, line ${errors[0].line}: ${errors[0].reason}`);
  await rm(folder, { recursive: true, force: true });
}
