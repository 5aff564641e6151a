import { createRandom } from '../../random.ts';
import { hash } from '../sandbox-world.ts';
import type { NewSpreadsheet, SandboxSheets, SheetsQuota, Spreadsheet, Tab, WrittenCell } from './types.ts';

const ID_LENGTH = 44;
const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
/** A new tab of Google's has these. */
const ROWS = 1000;
const COLUMNS = 26;
const MINUTE_MS = 60_000;

/** What the API's handlers need of the spreadsheets, beside what their owner does. */
export interface SheetsState extends SandboxSheets {
  find(id: string): Spreadsheet | null;
  /** Counts a request; milliseconds to wait when the quota is used up. */
  refusedForMs(kind: 'read' | 'write'): number | null;
  /** Whether the quota's minute is shortened. */
  sendsRetryAfter(): boolean;
  willWrite(spreadsheetId: string, tab: string): void;
  writeCell(spreadsheet: Spreadsheet, tab: Tab, row: number, column: number, value: string): void;
  /** A token for the account. */
  issueToken(account: string): string;
  /** Whose token it is; null when it is unknown or expired. */
  ownerOf(token: string): string | null;
}

export function createSheetsState(nowMs: () => number = () => performance.now()): SheetsState {
  const spreadsheets = new Map<string, Spreadsheet>();
  const written: WrittenCell[] = [];
  const tokens = new Map<string, string>();
  let issuedCount = 0;
  let hook: Parameters<SandboxSheets['beforeWrite']>[0] = null;
  let quota: SheetsQuota | null = null;
  const used = { sinceMs: 0, read: 0, write: 0 };

  const known = (id: string): Spreadsheet => {
    const found = spreadsheets.get(id);
    if (found === undefined) throw new Error(`The sandbox has no spreadsheet ${id}`);
    return found;
  };
  const knownTab = (id: string, title: string): Tab => {
    const found = known(id).tabs.find((tab) => tab.title === title);
    if (found === undefined) throw new Error(`The spreadsheet ${id} has no tab ${title}`);
    return found;
  };

  return {
    create({ id = inventId(spreadsheets.size), title, tabs }) {
      spreadsheets.set(id, { id, title, tabs: tabs.map(toTab), access: 'editor' });
      return id;
    },
    rows: (id, tab) => trimRows(knownTab(id, tab).rows),
    sharedWith(id, isShared, role = 'editor') {
      known(id).access = isShared ? role : null;
    },
    setQuota(next) {
      quota = next;
      Object.assign(used, { sinceMs: nowMs(), read: 0, write: 0 });
    },
    edit(id, title, change) {
      const tab = knownTab(id, title);
      tab.rows = change(tab.rows.map((row) => [...row])).map((row) => [...row]);
      tab.rowCount = Math.max(tab.rowCount, tab.rows.length);
      tab.columnCount = Math.max(tab.columnCount, widthOf(tab.rows));
    },
    beforeWrite(next) {
      hook = next;
    },
    writes: () => written,
    expireTokens: () => tokens.clear(),

    find: (id) => spreadsheets.get(id) ?? null,
    refusedForMs(kind) {
      if (quota === null) return null;
      const minuteMs = quota.minuteMs ?? MINUTE_MS;
      if (nowMs() - used.sinceMs >= minuteMs) Object.assign(used, { sinceMs: nowMs(), read: 0, write: 0 });
      if (used[kind] >= (kind === 'read' ? quota.readsPerMinute : quota.writesPerMinute)) {
        return used.sinceMs + minuteMs - nowMs();
      }
      used[kind]++;
      return null;
    },
    sendsRetryAfter: () => quota?.minuteMs !== undefined,
    willWrite: (spreadsheetId, tab) => hook?.({ spreadsheetId, tab }),
    writeCell(spreadsheet, tab, row, column, value) {
      while (tab.rows.length < row) tab.rows.push([]);
      const cells = tab.rows[row - 1] as string[];
      while (cells.length < column) cells.push('');
      cells[column] = value;
      written.push({ spreadsheetId: spreadsheet.id, tab: tab.title, row, column, value });
    },
    issueToken(account) {
      const token = `sandbox-google-token-${++issuedCount}`;
      tokens.set(token, account);
      return token;
    },
    ownerOf: (token) => tokens.get(token) ?? null,
  };
}

function toTab({ title, rows, rowCount, columnCount }: NewSpreadsheet['tabs'][number], index: number): Tab {
  return {
    sheetId: index === 0 ? 0 : hash(`tab ${title} ${index}`) % 2_000_000_000,
    title,
    rowCount: Math.max(rowCount ?? ROWS, rows.length),
    columnCount: Math.max(columnCount ?? COLUMNS, widthOf(rows)),
    rows: rows.map((row) => [...row]),
  };
}

const widthOf = (rows: string[][]): number => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** As the API answers: trailing empty cells and rows are left out, so rows are ragged. */
export function trimRows(rows: readonly (readonly string[])[]): string[][] {
  const trimmed = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return trimmed.slice(0, trimmed.findLastIndex((row) => row.length > 0) + 1);
}

function inventId(number: number): string {
  const random = createRandom(hash(`spreadsheet ${number}`));
  return Array.from({ length: ID_LENGTH }, () => random.pick([...ID_CHARACTERS])).join('');
}
