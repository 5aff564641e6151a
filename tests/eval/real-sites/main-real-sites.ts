import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Analyst } from '../../../packages/services/src/reports/analyse/analyst.ts';
import { buildSiteSet } from '../own-sites/own-site-set.ts';
import { evaluateRealSites } from './evaluate-real-sites.ts';
import { realSiteDetails, realSiteTables } from './real-site-tables.ts';
import { readSiteSet } from './site-set.ts';

interface PrintOptions {
  /** Slugs; all sites without any. */
  only: readonly string[];
  isVerbose: boolean;
}

/** Prints how well gatherer, analyst and verifier read the stored sites of a folder, or the fictional ones that are built from it. */
export async function printRealSites(
  folder: string,
  analyst: Analyst,
  { only, isVerbose }: PrintOptions,
): Promise<void> {
  const sites = readSiteSet(existsSync(join(folder, 'sites.json')) ? folder : buildSiteSet(folder)).filter(
    ({ site }) => only.length === 0 || only.includes(site.slug),
  );
  const results = await evaluateRealSites(sites, analyst);
  if (isVerbose) for (const result of results) console.log(`${realSiteDetails(result).join('\n')}\n`);
  console.log(realSiteTables(results));
}
