import { ConnectorError } from '@workbench/connectors/errors';
import type { SheetsClient } from '@workbench/connectors/google-sheets/format';
import { mapLeadHeaders } from '../table/map-lead-headers.ts';
import type { HeaderMap } from '../values/fields.ts';
import type { SheetTarget } from './read-sheet-plan.ts';

/** A tab whose rows and columns know who they are, however they are moved, and which texts people typed. */
export class SimulatedSheet {
  rows: { cells: Map<string, string> }[] = [];
  columns: string[] = [];
  /** Called before each write is carried out: a person who is faster. */
  beforeWrite: (() => void) | null = null;
  /** Called before every call; may throw, as a vendor does. */
  beforeCall: ((name: string) => void) | null = null;
  /** Before every answer, for what takes time; may throw, too. */
  answer: ((name: string) => Promise<void>) | null = null;
  /** Of the tab. */
  title = 'Leads';
  writes = 0;
  columnCount = 26;
  #nextColumn = 0;

  constructor(rows: string[][]) {
    const width = Math.max(...rows.map((row) => row.length));
    for (let at = 0; at < width; at++) this.columns.push(this.newColumn());
    this.rows = rows.map((row) => ({ cells: new Map(row.map((text, at) => [this.columns[at] ?? '', text])) }));
  }

  newColumn(): string {
    return `column${this.#nextColumn++}`;
  }

  /** Without empty rows and cells at the ends. */
  grid(): string[][] {
    const all = this.rows.map(({ cells }) => this.columns.map((column) => cells.get(column) ?? ''));
    const width = all.reduce((most, row) => Math.max(most, row.findLastIndex((text) => text !== '') + 1), 0);
    return all
      .slice(0, all.findLastIndex((row) => row.some((text) => text !== '')) + 1)
      .map((row) => row.slice(0, width));
  }

  client(): SheetsClient {
    const call = async (name: string) => {
      this.beforeCall?.(name);
      await this.answer?.(name);
    };
    const readRange = async () => {
      await call('readTab');
      return { title: this.title, firstRow: 1, firstColumn: 0, values: this.grid() };
    };
    const readTab = async (_id: string, title: string) => {
      if (title === this.title) return await readRange();
      throw new ConnectorError('invalid_request', 'google-sheets', `"${title}" is no range of this spreadsheet`);
    };
    return {
      readTabs: async () => {
        await call('readTabs');
        const tab = { sheetId: 1, title: this.title, rowCount: 1000, columnCount: this.columnCount, index: 0 };
        return { title: 'Our leads', tabs: [tab] };
      },
      readRange,
      readTab,
      writeCells: async (_id, _tab, cells) => {
        await call('writeCells');
        this.beforeWrite?.();
        for (const { row, column, value } of cells) {
          if (column >= this.columnCount)
            throw new ConnectorError('invalid_request', 'google-sheets', 'Outside the grid');
          while (this.columns.length <= column) this.columns.push(this.newColumn());
          while (this.rows.length < row) this.rows.push({ cells: new Map() });
          this.rows[row - 1]?.cells.set(this.columns[column] ?? '', value);
          this.writes++;
        }
        await call('written');
      },
      ensureColumns: async (_id, _tab, columnCount) => {
        await call('ensureColumns');
        this.columnCount = Math.max(this.columnCount, columnCount);
      },
    };
  }
}

/** The sheet as it was imported. */
export function sheetTarget(sheet: SimulatedSheet, headers: string[], firstColumn = 0): SheetTarget {
  const map: HeaderMap = mapLeadHeaders(headers);
  return {
    client: sheet.client(),
    spreadsheetId: 'id',
    tab: 'Leads',
    headers,
    firstColumn,
    map,
    readDomain: () => null,
  };
}
