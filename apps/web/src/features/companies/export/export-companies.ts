import type {
  CompanySelectionInput,
  CompanySort,
  CrmProfile,
  ExportFormat,
} from '@workbench/services/companies/schemas';
import { restError } from '../../../lib/api/errors';
import { saveFile } from '../../../lib/browser/save-file';

const ENDINGS: Record<ExportFormat, string> = { csv: 'csv', json: 'json', excel: 'xlsx' };

/** The kind of file, and for whom: left out, with all columns. */
export interface ExportChoice {
  format: ExportFormat;
  profile?: CrmProfile;
}

export interface ExportSelection {
  /** Chosen companies, in place of a search and a filter. */
  chosen?: CompanySelectionInput | undefined;
  q?: string | undefined;
  sort?: CompanySort | undefined;
  /** As text. */
  filter?: string | undefined;
}

/** Address of an export with the current search, filter and order. */
export function exportPath({ format, profile }: ExportChoice, { q, sort, filter }: ExportSelection): string {
  const query = new URLSearchParams();
  if (q?.trim()) {
    query.set('q', q.trim());
    query.set('similar', 'true');
  }
  if (sort) query.set('sort', sort);
  if (filter) query.set('filter', filter);
  if (profile) query.set('profile', profile);
  return `/api/export/${format}${query.size > 0 ? `?${query}` : ''}`;
}

function request(choice: ExportChoice, selection: ExportSelection): Promise<Response> {
  const { chosen, sort } = selection;
  if (chosen === undefined) return fetch(exportPath(choice, selection), { credentials: 'include' });
  const { format, profile } = choice;
  return fetch(`/api/export/${format}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ selection: chosen, ...(sort && { sort }), ...(profile && { profile }) }),
  });
}

/** Fetches an export and hands it to the browser as a file. Throws with the server's message when it fails. */
export async function downloadExport(choice: ExportChoice, selection: ExportSelection): Promise<void> {
  const response = await request(choice, selection);
  if (!response.ok) throw await restError(response);
  const suffix = choice.profile ? `-${choice.profile}` : '';
  saveFile(await response.blob(), `companies${suffix}.${ENDINGS[choice.format]}`);
}
