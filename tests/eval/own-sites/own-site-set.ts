import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildOwnSite } from './build-own-site.ts';
import { entryOf, truthOf } from './own-truth.ts';
import { readOwnSite } from './read-own-site.ts';

/**
 * Builds the fictional sites of a folder of text files as a set of stored sites: `sites.json`, `truth.json` and a
 * folder of pages for each.
 * @returns the temporary folder that contains them
 */
export function buildSiteSet(folder: string): string {
  const target = mkdtempSync(join(tmpdir(), 'own-sites-'));
  const sites = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readOwnSite(name.replace('.txt', ''), readFileSync(join(folder, name), 'utf8')));
  for (const site of sites)
    for (const [path, body] of Object.entries(buildOwnSite(site))) {
      const file = join(target, site.slug, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
  writeFileSync(join(target, 'sites.json'), JSON.stringify(sites.map(entryOf)));
  writeFileSync(
    join(target, 'truth.json'),
    JSON.stringify(Object.fromEntries(sites.map((site) => [site.slug, truthOf(site)]))),
  );
  return target;
}
