import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const siteSchema = z.object({
  slug: z.string().regex(/^[\w.-]+$/),
  name: z.string(),
  domain: z.string(),
  places: z.array(z.string()).default([]),
  /** The day on which the report is written. */
  now: z.iso.date(),
  language: z.string().optional(),
  generator: z.string().optional(),
});

const newsFactSchema = z.object({
  /** Words of the title, or of the report's own wording. */
  key: z.string(),
  /** A part of the address of the article. */
  url: z.string().nullish(),
  date: z.string().nullish(),
  category: z.array(z.string()),
});

const launchSchema = z.union([z.string(), z.object({ name: z.string(), date: z.string().nullish() })]);

const truthSchema = z.object({
  /** Of the year before `now`. */
  news: z.array(newsFactSchema),
  /** Older; may be told as such. */
  background: z.array(newsFactSchema).default([]),
  /** May be told or not. */
  optional: z.array(z.union([z.string(), z.object({ key: z.string() })])).default([]),
  launches: z.array(launchSchema).default([]),
  wrongLaunches: z.array(z.string()).default([]),
  /** Null where the site shows none or leads to a board elsewhere. */
  openings: z.number().nullable(),
  positions: z.array(z.string()).optional(),
  rd: z.boolean().nullish(),
  headcount: z.number().nullish(),
  /** Words of other companies that no report may contain. */
  never: z.array(z.string()).default([]),
});

export type SiteEntry = z.infer<typeof siteSchema>;
export type NewsFact = z.infer<typeof newsFactSchema>;
type SiteTruth = z.infer<typeof truthSchema>;

export interface StoredSite {
  site: SiteEntry;
  truth: SiteTruth;
  /** Folder that contains its files, by their paths. */
  root: string;
}

/**
 * The sites of a folder with `sites.json`, `truth.json` and, for each site, a folder or an archive named after its slug.
 * Archives are unpacked to a temporary folder.
 */
export function readSiteSet(folder: string): StoredSite[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const sites = z.array(siteSchema).parse(read('sites.json'));
  const truths = z.record(z.string(), truthSchema).parse(read('truth.json'));
  const unpacked = mkdtempSync(join(tmpdir(), 'eval-sites-'));
  return sites.flatMap((site) => {
    const truth = truths[site.slug];
    if (truth === undefined) throw new Error(`truth.json has no entry for ${site.slug}`);
    const direct = join(folder, site.slug);
    if (existsSync(direct)) return [{ site, truth, root: direct }];
    const archive = join(folder, `${site.slug}.tar.xz`);
    if (!existsSync(archive)) throw new Error(`${folder} has neither ${site.slug} nor ${site.slug}.tar.xz`);
    execFileSync('tar', ['xf', archive, '-C', unpacked]);
    return [{ site, truth, root: join(unpacked, site.slug) }];
  });
}
