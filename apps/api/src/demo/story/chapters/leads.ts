import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_COMPANIES, DEMO_SEED } from '@workbench/sandbox';
import { createSandboxWorld, demoLeadRows } from '@workbench/sandbox/server';
import { recordOperation } from '@workbench/services/audit';
import { importLeadFile } from '@workbench/services/leads';
import type { Story } from '../story.ts';

const LEADS = 48;
const FILE_NAME = 'trade-fair-lyon-demo.csv';

/** A file of people with gaps and mistakes, enriched: suggestions wait for a decision. */
export async function enterLeads(story: Story): Promise<void> {
  const folder = join(story.dataDir, 'demo-story');
  const path = join(folder, FILE_NAME);
  await mkdir(folder, { recursive: true });
  await writeFile(path, leadsFile());
  const ctx = story.ctx;
  const options = { enrichmentSteps: [...STEPS], writeBack: false, enrich: true };
  const { list, runId } = await importLeadFile({ ctx, input: { path, fileName: FILE_NAME, options } });
  await rm(folder, { recursive: true, force: true });
  await story.remember('leadList', list.id);
  if (runId !== null) await story.remember('leadRun', runId);
  // A route for files adds the line of the audit log itself, as this does.
  await recordOperation(ctx, { operation: 'leads.importFile', input: {}, answer: { list, runId }, outcome: 'done' });
  await story.until(async () => runId === null || (await story.read.leads.run({ id: runId })).finishedAt !== null);
}

const STEPS = ['pdl_search', 'linkedin_discovery', 'company_research'] as const;

function leadsFile(): string {
  const world = createSandboxWorld({ seed: DEMO_SEED, companies: DEMO_COMPANIES });
  const rows = demoLeadRows(world, LEADS);
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
}
