/** A spreadsheet as a test or the demo makes it. */
export interface NewSpreadsheet {
  /** Default: invented, of the length of a real one. */
  id?: string;
  title: string;
  tabs: { title: string; rows: string[][]; rowCount?: number; columnCount?: number }[];
}

export interface Tab {
  sheetId: number;
  title: string;
  /** The grid; cells outside it can't be written. */
  rowCount: number;
  columnCount: number;
  /** From row 1; rows may be shorter than the grid. */
  rows: string[][];
}

export interface Spreadsheet {
  id: string;
  title: string;
  tabs: Tab[];
  /** What the service account may do. */
  access: 'editor' | 'viewer' | null;
}

/** One cell that was written through the API. */
export interface WrittenCell {
  spreadsheetId: string;
  tab: string;
  /** 1-based. */
  row: number;
  /** 0-based. */
  column: number;
  value: string;
}

export interface SheetsQuota {
  readsPerMinute: number;
  writesPerMinute: number;
  /** A shorter minute, so that tests need not wait; refusals then carry Retry-After, which the real API leaves out. */
  minuteMs?: number;
}

/** The spreadsheets of a sandbox, as their owner sees them. */
export interface SandboxSheets {
  /** Shared with the service account as Editor. Answers its id. */
  create(spreadsheet: NewSpreadsheet): string;
  /** Without empty cells and rows at the ends. */
  rows(id: string, tab: string): string[][];
  sharedWith(id: string, isShared: boolean, role?: 'editor' | 'viewer'): void;
  /** null: no limit. */
  setQuota(quota: SheetsQuota | null): void;
  /** As a person does who sorts, inserts or types; the grid grows when it must. */
  edit(id: string, tab: string, change: (rows: string[][]) => string[][]): void;
  /** Called before each write request is carried out, after it was accepted. */
  beforeWrite(hook: ((write: { spreadsheetId: string; tab: string }) => void) | null): void;
  /** Every cell written through the API, in order. */
  writes(): readonly WrittenCell[];
  /** The tokens given out so far are refused from now on. */
  expireTokens(): void;
}
