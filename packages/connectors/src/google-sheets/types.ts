/** Vendor name in failures of this connector. */
export const SHEETS_VENDOR = 'google-sheets';

export const SHEETS_BASE_URL = 'https://sheets.googleapis.com';
export const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token';

/** What of a service account's key file is needed. Holds a key: never logged and never sent to anybody but Google. */
export interface ServiceAccount {
  clientEmail: string;
  /** PEM. */
  privateKey: string;
}

export interface SheetsSettings {
  account: ServiceAccount;
  /** SHEETS_BASE_URL outside demo and tests. */
  baseUrl: string;
  /** GOOGLE_TOKEN_URL outside demo and tests. */
  tokenUrl: string;
}

export interface SheetRef {
  /** Extracted already, see `readSpreadsheetId`. */
  spreadsheetId: string;
  /** As a person writes it: "A:I", "Sheet1!A1:I100", "'My Leads'!A2:I", "Sheet1". */
  range: string;
}

export interface SheetTab {
  sheetId: number;
  title: string;
  rowCount: number;
  columnCount: number;
  /** 0 is the leftmost. */
  index: number;
}

export interface SheetRows {
  /** Of the tab that the range was found in. */
  title: string;
  /** 1-based, of `values[0]`. */
  firstRow: number;
  /** 0-based, of `values[…][0]`. */
  firstColumn: number;
  /** Cells as the sheet shows them, all rows of equal length; rows after the last filled one are left out. */
  values: string[][];
}

export interface CellWrite {
  /** 1-based. */
  row: number;
  /** 0-based. */
  column: number;
  /** Stored as text, never read as a formula; '' clears the cell. */
  value: string;
}

/**
 * Spreadsheets as one service account sees them. All failures are ConnectorErrors with the vendor `google-sheets`:
 * not_connected never; auth (key refused), forbidden (not shared, API switched off), invalid_request (no such
 * spreadsheet, tab or range), rate_limited with `retryAfterMs` (the caller waits), vendor_unavailable (after short
 * tries of its own), too_large, contract_changed.
 */
export interface SheetsClient {
  readTabs(spreadsheetId: string): Promise<{ title: string; tabs: SheetTab[] }>;
  readRange(ref: SheetRef): Promise<SheetRows>;
  /** The whole tab from row 1 and column A to the last used; a formula that shows nothing is given as it was typed. */
  readTab(spreadsheetId: string, tabTitle: string): Promise<SheetRows>;
  /** Writes these cells of one tab and touches no other; writing the same again changes nothing. */
  writeCells(spreadsheetId: string, tabTitle: string, cells: CellWrite[]): Promise<void>;
  /** The grid has at least so many columns afterwards. */
  ensureColumns(spreadsheetId: string, tab: SheetTab, columnCount: number): Promise<void>;
}
