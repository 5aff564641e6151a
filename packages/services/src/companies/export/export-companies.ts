import { Readable } from 'node:stream';
import type { CompanyDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { CrmProfile, ExportProfile } from '../../shared/profile-schemas.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import type { CompanySelectionInput, ExportFormat, ListCompaniesInput } from '../schemas.ts';
import { readFoundIds } from '../search/matches/read-found-ids.ts';
import { findSelected } from '../selected/find-selected.ts';
import { type CompanyLayout, companyLayout } from './company-layout.ts';
import { companyColumns } from './crm-columns.ts';
import { COMPANY_ROW, type ExportedRow, type ExportRead, WHOLE_COMPANY } from './exported-company.ts';
import { findExportedKinds } from './exported-identifiers.ts';
import { findRelationColumns } from './exported-relations.ts';
import { findExportedSources } from './exported-sources.ts';
import { toCsv, toJson, toXlsx } from './formats.ts';
import { readCompaniesOnce, readSelected } from './read-companies-once.ts';
import { CSV_TYPE, crmTable, XLSX_TYPE } from './table-file.ts';

export type ExportInput = {
  format: ExportFormat;
  profile?: ExportProfile;
  selection?: CompanySelectionInput | undefined;
} & Pick<ListCompaniesInput, 'q' | 'similar' | 'filter' | 'sort'>;

export interface ExportFile {
  contentType: string;
  fileName: string;
  body: Readable;
}

/**
 * All companies, those of a selection, or those that match `q` and fit `filter`, in the requested order, as a stream of
 * constant memory.
 * @throws ServiceError invalid for a CRM's columns in JSON
 */
export async function exportCompanies({ ctx, input }: Verb<ExportInput>): Promise<ExportFile> {
  const { format, profile = 'plain', selection, sort, filter } = input;
  const { similar, q: text } = selection ?? input;
  const q = text?.trim();
  const selected = selection && (await findSelected(ctx, selection));
  const batches = <Company extends Pick<CompanyDoc, '_id'>>(read: ExportRead<Company>) =>
    selected === undefined
      ? readCompaniesOnce(ctx, { q, similar, filter, sort }, read)
      : readSelected(ctx, { ...selection, sort }, read, selected);
  const layout = () => layoutOf(() => (q ? readFoundIds({ q, similar }, ctx.now()) : null));
  if (profile !== 'plain') return crmFile(profile, format, batches(COMPANY_ROW));
  switch (format) {
    case 'csv':
      return {
        contentType: CSV_TYPE,
        fileName: 'companies.csv',
        body: Readable.from(toCsv(batches(COMPANY_ROW), await layout()), { objectMode: false }),
      };
    case 'json':
      return {
        contentType: 'application/json; charset=utf-8',
        fileName: 'companies.json',
        body: Readable.from(toJson(batches(WHOLE_COMPANY)), { objectMode: false }),
      };
    case 'excel':
      return {
        contentType: XLSX_TYPE,
        fileName: 'companies.xlsx',
        body: toXlsx(batches(COMPANY_ROW), await layout()),
      };
  }
}

function crmFile(profile: CrmProfile, format: ExportFormat, batches: AsyncIterable<ExportedRow[]>): ExportFile {
  if (format === 'json') {
    const message = 'A file for a CRM is csv or excel; as json, companies are exported with the profile plain';
    throw new ServiceError('invalid', message, [{ path: ['profile'], message }]);
  }
  const ending = format === 'csv' ? 'csv' : 'xlsx';
  return {
    fileName: `companies-${profile}.${ending}`,
    ...crmTable('Companies', companyColumns(profile), flatten(batches), format),
  };
}

async function* flatten<Row>(batches: AsyncIterable<Row[]>): AsyncGenerator<Row> {
  for await (const batch of batches) yield* batch;
}

/** @param readFound the companies of the file; null: all */
async function layoutOf(readFound: () => AsyncIterable<mongo.ObjectId> | null): Promise<CompanyLayout> {
  const [sources, kinds, relations, own] = await Promise.all([
    findExportedSources(readFound()),
    findExportedKinds(readFound()),
    findRelationColumns(),
    listOwnColumns(),
  ]);
  return companyLayout(sources, kinds, relations, own);
}
