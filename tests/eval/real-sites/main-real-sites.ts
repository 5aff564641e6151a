import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBuiltInAnalyst } from '../../../packages/services/src/reports/analyse/built-in/built-in-analyst.ts';
import { createModelAnalyst } from '../../../packages/services/src/reports/analyse/model/model-analyst.ts';
import { createSecondReader } from '../../../packages/services/src/reports/second-reading/second-reader.ts';
import { buildSiteSet } from '../own-sites/own-site-set.ts';
import { evaluateRealSites, type RealSiteResult } from './evaluate-real-sites.ts';
import { realSiteDetails, realSiteTables } from './real-site-tables.ts';
import { createRecordedModel } from './recorded-model.ts';
import { readSiteSet } from './site-set.ts';

interface PrintOptions {
  /** Slugs; all sites without any. */
  only: readonly string[];
  isVerbose: boolean;
  /** Folder of the recorded calls of a model, which writes the reports; null for the built-in analyst. */
  modelCalls: string | null;
}

/**
 * Prints how well gatherer, analyst and verifier read the stored sites of a folder, or the fictional ones that are built
 * from it. Sites whose prompts are not answered yet are named and not counted.
 */
export async function printRealSites(folder: string, { only, isVerbose, modelCalls }: PrintOptions): Promise<void> {
  const sites = readSiteSet(existsSync(join(folder, 'sites.json')) ? folder : buildSiteSet(folder)).filter(
    ({ site }) => only.length === 0 || only.includes(site.slug),
  );
  const recorded = modelCalls === null ? null : createRecordedModel(modelCalls);
  const writer =
    recorded === null
      ? { analyst: createBuiltInAnalyst(), reader: null }
      : { analyst: createModelAnalyst(recorded.model), reader: createSecondReader(recorded.model) };
  const results: RealSiteResult[] = [];
  for (const site of sites) {
    const result = await evaluateRealSites([site], writer);
    const waiting = recorded?.takeWaiting() ?? [];
    if (waiting.length === 0) results.push(...result);
    else console.log(`${site.site.slug} waits for answers: ${waiting.join(', ')}`);
  }
  if (isVerbose) for (const result of results) console.log(`${realSiteDetails(result).join('\n')}\n`);
  console.log(realSiteTables(results));
}
