import { Readable } from 'node:stream';
import { type Cell, type ExportFile, type Table, toCsvTable, toXlsxTable, XLSX_TYPE } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { fileNameOf } from './campaign-files.ts';
import { readRowFacts } from './campaign-rows.ts';
import { type CampaignRun, findRun } from './campaign-run.ts';
import { CAMPAIGN_COLUMNS, campaignRow } from './rules/campaign-row.ts';

/** One row per company, to compare what their reports say, as a stream of constant memory. */
export async function exportCampaignTable({
  ctx,
  input: { id, format },
}: Verb<{ id: string; format: 'csv' | 'excel' }>): Promise<ExportFile> {
  const run = await findRun(ctx, id);
  const table = tableOf(run);
  return format === 'csv'
    ? {
        contentType: 'text/csv; charset=utf-8',
        fileName: fileNameOf(run.campaign.name, 'csv'),
        body: Readable.from(toCsvTable(table), { objectMode: false }),
      }
    : { contentType: XLSX_TYPE, fileName: fileNameOf(run.campaign.name, 'xlsx'), body: toXlsxTable(table) };
}

export function tableOf(run: CampaignRun): Table {
  return { name: 'Campaign', columns: CAMPAIGN_COLUMNS, rows: rowsOf(run) };
}

async function* rowsOf(run: CampaignRun): AsyncGenerator<Cell[]> {
  for await (const facts of readRowFacts(run)) yield campaignRow(facts);
}
