import { Readable } from 'node:stream';
import { type Cell, type ExportFile, type Table, toCsvTable, toXlsxTable, XLSX_TYPE } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import { type CampaignRun, findCampaignRun } from '../lifecycle/campaign-run.ts';
import { campaignFileName } from './campaign-file-name.ts';
import { CAMPAIGN_COLUMNS, toCampaignRow } from './campaign-row.ts';
import { readRowFacts } from './read-row-facts.ts';

/** One row per company, to compare what their reports say, as a stream of constant memory. */
export async function exportCampaignTable({
  ctx,
  input: { id, format },
}: Verb<{ id: string; format: 'csv' | 'excel' }>): Promise<ExportFile> {
  const run = await findCampaignRun(ctx, id);
  const table = campaignTable(run);
  return format === 'csv'
    ? {
        contentType: 'text/csv; charset=utf-8',
        fileName: campaignFileName(run.campaign.name, 'csv'),
        body: Readable.from(toCsvTable(table), { objectMode: false }),
      }
    : { contentType: XLSX_TYPE, fileName: campaignFileName(run.campaign.name, 'xlsx'), body: toXlsxTable(table) };
}

export function campaignTable(run: CampaignRun): Table {
  return { name: 'Campaign', columns: CAMPAIGN_COLUMNS, rows: rowsOf(run) };
}

async function* rowsOf(run: CampaignRun): AsyncGenerator<Cell[]> {
  for await (const facts of readRowFacts(run)) yield toCampaignRow(facts);
}
