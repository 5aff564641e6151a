import { ConnectorError } from '@workbench/connectors/errors';
import { parseA1, type SheetsClient } from '@workbench/connectors/google-sheets/format';
import type { LeadListDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readCompanyDomain } from '../../shared/person-values/read-company-domain.ts';
import { resolveGoogleSheets } from '../../sources/index.ts';
import { listHeaderMap } from '../table/index.ts';
import type { SheetTarget } from './read-sheet-plan.ts';

export interface OpenSheet {
  sheet: SheetTarget;
  /** What went wrong with the sheet, in words that say what to do. */
  explain(error: unknown): Promise<unknown>;
}

/**
 * The sheet of a list, as the service account reaches it.
 * @throws ServiceError invalid for a list without a sheet, and when Google Sheets is not connected
 */
export async function openSheet(ctx: ServiceContext, list: LeadListDoc, signal?: AbortSignal): Promise<OpenSheet> {
  const { spreadsheetId, tab, headers } = list;
  const firstColumn = parseA1(list.range ?? '')?.startColumn ?? 0;
  if (spreadsheetId === null || tab === null) {
    throw new ServiceError('invalid', `"${list.name}" did not come from a Google Sheet; download it with its results`);
  }
  const sheets = await resolveGoogleSheets(ctx);
  if (!sheets.isConnected) {
    throw new ServiceError('invalid', sheets.reason ?? 'Connect Google Sheets on the Data Sources screen first.');
  }
  const client = sheets.client(signal);
  return {
    sheet: { client, spreadsheetId, tab, headers, firstColumn, map: listHeaderMap(list), readDomain },
    explain: async (error) => {
      // Retryable errors are retried by the job, after the delay that Google asks for.
      if (!(error instanceof ConnectorError) || error.isRetryable) return error;
      const explanation = error.kind === 'invalid_request' ? await explainTab(client, { spreadsheetId, tab }) : null;
      return new ServiceError('invalid', explanation ?? sheets.explain(error));
    },
  };
}

/** null: the tab exists, or it is unknown whether it does. */
async function explainTab(
  client: SheetsClient,
  { spreadsheetId, tab }: { spreadsheetId: string; tab: string },
): Promise<string | null> {
  try {
    const { tabs } = await client.readTabs(spreadsheetId);
    if (tabs.some(({ title }) => title === tab)) return null;
    const names = tabs.map(({ title }) => `"${title}"`).join(', ');
    const what = `The tab "${tab}" is not in the spreadsheet any more; there are ${names}.`;
    return `${what} Restore the name of the tab, or import the sheet again from its current tab`;
  } catch (error) {
    // The first error is reported then.
    if (error instanceof ConnectorError) return null;
    throw error;
  }
}

function readDomain(text: string): string | null {
  const read = readCompanyDomain(text);
  return 'domain' in read ? read.domain : null;
}
