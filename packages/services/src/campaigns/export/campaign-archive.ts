import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import { type ExportFile, toCsvTable } from '../../companies/index.ts';
import { findReport, toReportFile } from '../../reports/index.ts';
import type { CompanyReport } from '../../reports/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { findCampaignItems } from '../items/find-campaign-items.ts';
import { findItemReports } from '../items/find-item-reports.ts';
import { type CampaignRun, findCampaignRun } from '../lifecycle/campaign-run.ts';
import { campaignFileName } from './campaign-file-name.ts';
import { campaignTable } from './campaign-table.ts';

const CHUNK = 100;

/** All reports of a campaign and the comparison table, in one zip file that is created while it is sent. */
export async function exportCampaignArchive({ ctx, input }: Verb<{ id: string }>): Promise<ExportFile> {
  const run = await findCampaignRun(ctx, input.id);
  return {
    contentType: 'application/zip',
    fileName: campaignFileName(run.campaign.name, 'zip'),
    body: Readable.from(zipFiles(filesOf(run)), { objectMode: false }),
  };
}

interface ArchivedFile {
  name: string;
  at: Date;
  text: AsyncIterable<string> | Iterable<string>;
}

async function* filesOf(run: CampaignRun): AsyncGenerator<ArchivedFile> {
  yield { name: 'reports.csv', at: run.campaign.createdAt, text: toCsvTable(campaignTable(run)) };
  for await (const report of reportsOf(run)) {
    for (const format of ['markdown', 'json'] as const) {
      const { fileName, text } = toReportFile(report, format);
      yield { name: fileName, at: new Date(report.generatedAt ?? run.campaign.createdAt), text: [text] };
    }
  }
}

/** One at a time: each carries the texts of its whole evidence. */
async function* reportsOf(run: CampaignRun): AsyncGenerator<CompanyReport> {
  const { campaign, batch } = run;
  for (let from = 0; from < campaign.companyIds.length; from += CHUNK) {
    const keys = campaign.companyIds.slice(from, from + CHUNK);
    const items = await findCampaignItems(run, keys);
    const ids = await findItemReports(batch.id, [...items.values()]);
    for (const key of keys) {
      const report = await findReport(ids.get(key) ?? '');
      if (report !== null) yield report;
    }
  }
}

/** Packs file after file; nothing is read ahead of whoever receives the archive. */
async function* zipFiles(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error) failure = error;
    else packed.push(chunk);
  });
  const encoder = new TextEncoder();
  const taken = new Set<string>();
  for await (const { name, at, text } of files) {
    const entry = new ZipDeflate(uniqueFileName(name, taken), { level: 6 });
    entry.mtime = at;
    archive.add(entry);
    for await (const piece of text) {
      entry.push(encoder.encode(piece));
      yield* packed.splice(0);
    }
    entry.push(new Uint8Array(), true);
    if (failure !== null) throw failure;
    yield* packed.splice(0);
  }
  archive.end();
  yield* packed.splice(0);
}

/** Two companies may have had the same domain one after the other. */
function uniqueFileName(name: string, taken: Set<string>): string {
  let unused = name;
  for (let number = 2; taken.has(unused); number++) unused = name.replace(/(\.\w+)$/, `-${number}$1`);
  taken.add(unused);
  return unused;
}
