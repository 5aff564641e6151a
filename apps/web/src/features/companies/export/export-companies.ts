import type { CompanySort, ExportFormat } from '@workbench/services/companies/schemas';
import { restError } from '../../../lib/api/errors';
import { saveFile } from '../../../lib/browser/save-file';

const FILE_NAMES: Record<ExportFormat, string> = {
  csv: 'companies.csv',
  json: 'companies.json',
  excel: 'companies.xlsx',
};

export interface ExportSelection {
  q?: string | undefined;
  sort?: CompanySort | undefined;
  /** As text. */
  filter?: string | undefined;
}

/** Address of an export with the current search, filter and order. */
export function exportPath(format: ExportFormat, { q, sort, filter }: ExportSelection): string {
  const query = new URLSearchParams();
  if (q?.trim()) {
    query.set('q', q.trim());
    query.set('similar', 'true');
  }
  if (sort) query.set('sort', sort);
  if (filter) query.set('filter', filter);
  return `/api/export/${format}${query.size > 0 ? `?${query}` : ''}`;
}

/** Fetches an export and hands it to the browser as a file. Throws with the server's message when it fails. */
export async function downloadExport(format: ExportFormat, selection: ExportSelection): Promise<void> {
  const response = await fetch(exportPath(format, selection), { credentials: 'include' });
  if (!response.ok) throw await restError(response);
  saveFile(await response.blob(), FILE_NAMES[format]);
}
