import { ImportBatchModel, type ImportRunDoc, ImportRunModel } from '@workbench/db';
import type { Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { findCompaniesByDomain } from '../../aliases/find-by-domain.ts';
import type {
  CompanyImport,
  ImportedRowsPage,
  ImportsPage,
  ListImportsInput,
  ListRowsInput,
} from '../../import-run-schemas.ts';
import { importModeSchema, importRowKindSchema } from '../../import-schemas.ts';
import { isStalled } from '../get-progress.ts';
import { emptyKindCounts } from '../plan-page.ts';
import { findRun, WITH_JOURNAL } from './find-run.ts';

/** Newest first. Imports of the demo and of earlier versions are not in it: they can't be taken back. */
export async function listImports({ ctx, input: { cursor, limit } }: Verb<ListImportsInput>): Promise<ImportsPage> {
  const found = await ImportRunModel.find({ ...WITH_JOURNAL, ...(cursor !== undefined && afterCursor(cursor)) })
    .sort({ startedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<ImportRunDoc[]>();
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = found.length > limit && last ? `${last.startedAt.toISOString()}_${last._id}` : null;
  return { items: page.map((run) => toImport(run, ctx.now())), nextCursor };
}

/** @throws ServiceError not_found */
export async function getImport({ ctx, input }: Verb<{ id: string }>): Promise<CompanyImport> {
  return toImport(await findRun(input.id), ctx.now());
}

/** What became of each row, in the order of the file. @throws ServiceError not_found */
export async function listImportedRows({ input }: Verb<ListRowsInput>): Promise<ImportedRowsPage> {
  const { id, kind, cursor = 0, limit } = input;
  const { firstBatch = 0 } = await findRun(id);
  const batches = ImportBatchModel.find(
    { importId: id, part: 0, batch: { $gte: firstBatch }, lastLine: { $gt: cursor } },
    { rows: 1 },
  )
    .sort({ batch: 1 })
    .lean()
    .cursor({ batchSize: 10 });
  const items: ImportedRowsPage['items'] = [];
  for await (const { rows = [] } of batches) {
    for (const row of rows) {
      if (row.line <= cursor || (kind !== undefined && row.kind !== kind)) continue;
      if (items.length === limit) {
        return { items: await withCompanies(items), nextCursor: String(items.at(-1)?.line ?? 0) };
      }
      const { line, domain = null, reason = null } = row;
      items.push({ line, kind: importRowKindSchema.parse(row.kind), domain, companyId: null, reason });
    }
  }
  return { items: await withCompanies(items), nextCursor: null };
}

/** The companies that have the domains of the rows now. */
async function withCompanies(items: ImportedRowsPage['items']): Promise<ImportedRowsPage['items']> {
  const companies = await findCompaniesByDomain(items.flatMap(({ domain }) => domain ?? []));
  return items.map((item) => ({
    ...item,
    companyId: (item.domain !== null && companies.get(item.domain)?._id.toHexString()) || null,
  }));
}

function toImport(run: ImportRunDoc, now: Date): CompanyImport {
  const { _id: id, fileName, state, rows, bytesRead, bytesTotal, message, startedAt, takenBack } = run;
  const hasStopped = state === 'running' && !run.resume && isStalled(run, now);
  return {
    id,
    fileName,
    state: hasStopped ? 'failed' : state,
    mode: importModeSchema.parse(run.mode ?? 'create_and_update'),
    by: run.by ?? 'script',
    startedAt: startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    rows,
    bytesRead,
    bytesTotal,
    message: hasStopped ? 'The import was interrupted.' : message,
    isCancelRequested: run.isCancelRequested ?? false,
    counts: { ...emptyKindCounts(), ...run.counts },
    takenBack: takenBack ? { ...takenBack, at: takenBack.at.toISOString() } : null,
  };
}

function afterCursor(cursor: string) {
  const [time = '', id = ''] = cursor.split('_');
  const startedAt = new Date(time);
  if (Number.isNaN(startedAt.getTime())) {
    const message = 'Give the nextCursor of the previous page';
    throw new ServiceError('invalid', message, [{ path: ['cursor'], message }]);
  }
  return { $or: [{ startedAt: { $lt: startedAt } }, { startedAt, _id: { $lt: id } }] };
}
