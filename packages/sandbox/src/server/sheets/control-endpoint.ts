import type { SandboxAnswer } from '../types.ts';
import { applyEdit, type SheetEdit } from './edits.ts';
import { sandboxServiceAccount } from './service-account.ts';
import type { NewSpreadsheet, SandboxSheets } from './types.ts';

/**
 * `SandboxSheets` for a test whose sandbox is another process: /_sheets/rows?id=&tab=, /_sheets/share?id=&shared=,
 * /_sheets/quota?reads=&writes=&minuteMs= (without numbers: no limit), /_sheets/writes, /_sheets/expire,
 * /_sheets/service-account; with a JSON body /_sheets/create (a NewSpreadsheet) and /_sheets/edit?id=&tab= (a SheetEdit).
 */
export function controlSheets(sheets: SandboxSheets, { pathname, searchParams }: URL, body: string): SandboxAnswer {
  const [id, tab] = [searchParams.get('id') ?? '', searchParams.get('tab') ?? ''];
  const number = (name: string) => Number(searchParams.get(name));
  switch (pathname) {
    case '/_sheets/rows':
      return { body: sheets.rows(id, tab) };
    case '/_sheets/edit':
      sheets.edit(id, tab, (rows) => applyEdit(rows, JSON.parse(body) as SheetEdit));
      return { body: {} };
    case '/_sheets/create':
      return { body: { id: sheets.create(JSON.parse(body) as NewSpreadsheet) } };
    case '/_sheets/share':
      sheets.sharedWith(id, searchParams.get('shared') === 'true');
      return { body: {} };
    case '/_sheets/quota': {
      const minute = searchParams.has('minuteMs') ? { minuteMs: number('minuteMs') } : {};
      const quota = { readsPerMinute: number('reads'), writesPerMinute: number('writes'), ...minute };
      sheets.setQuota(searchParams.has('reads') ? quota : null);
      return { body: {} };
    }
    case '/_sheets/writes':
      return { body: sheets.writes() };
    case '/_sheets/expire':
      sheets.expireTokens();
      return { body: {} };
    case '/_sheets/service-account':
      return { headers: { 'content-type': 'application/json' }, body: sandboxServiceAccount() };
    default:
      return { status: 404, body: { error: 'unknown control' } };
  }
}
