import { Readable } from 'node:stream';
import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { csvLine } from '../shared/csv/csv-line.ts';
import { OF_LINES } from './chain/chain-tail.ts';
import { readKeyNames, toQuery } from './list-audit.ts';
import type { AuditFilter, AuditFormat, AuditLine } from './schemas.ts';
import { showLine } from './show-line.ts';

export interface AuditFile {
  contentType: string;
  fileName: string;
  body: Readable;
}

const BATCH = 500;
const COLUMNS: readonly [name: string, cell: (line: AuditLine) => string | number | null][] = [
  ['Number', ({ sequence }) => sequence],
  ['Time', ({ at }) => at],
  ['Actor', ({ actor }) => actor.kind],
  ['Key', ({ actor }) => actor.id],
  ['Key Name', ({ actor }) => actor.name],
  ['Via', ({ via }) => via],
  ['Operation', ({ operation }) => operation],
  ['Records', ({ records }) => records.join(' ')],
  ['Record Count', ({ recordCount }) => recordCount],
  ['Counts', ({ counts }) => (Object.keys(counts).length === 0 ? '' : JSON.stringify(counts))],
  ['Credits', ({ credits }) => credits],
  ['Request', ({ requestId }) => requestId],
  ['Outcome', ({ outcome }) => outcome],
  ['Previous Hash', ({ previousHash }) => previousHash],
  ['Hash', ({ hash }) => hash],
];

/** The lines that fit, the oldest first, as CSV or as one JSON object a line, from which the hashes can be computed again. */
export async function exportAudit({ input }: Verb<AuditFilter & { format: AuditFormat }>): Promise<AuditFile> {
  const { format, ...filter } = input;
  const body = Readable.from(format === 'csv' ? csvTexts(filter) : jsonTexts(filter));
  const contentType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8';
  return { contentType, fileName: `audit-log.${format}`, body };
}

async function* csvTexts(filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([name]) => name));
  for await (const lines of pages(filter)) {
    yield lines.map((line) => csvLine(COLUMNS.map(([, cell]) => cell(line)))).join('');
  }
}

async function* jsonTexts(filter: AuditFilter): AsyncGenerator<string> {
  for await (const lines of pages(filter)) yield lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function* pages(filter: AuditFilter): AsyncGenerator<AuditLine[]> {
  for (let after = 0; ; ) {
    const found = await AuditLineModel.find({ ...toQuery(filter), _id: { ...OF_LINES, $gt: after } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<AuditLineDoc[]>();
    const last = found.at(-1);
    if (last === undefined) return;
    const names = await readKeyNames(found);
    yield found.map((line) => showLine(line, names));
    after = last._id;
  }
}
