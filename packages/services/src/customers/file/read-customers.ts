import type { CompanyIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import { parseIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { fold } from '@workbench/text/fold';
import { CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { isUnknownMark, isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { CUSTOMER_IDENTIFIERS_MAX, CUSTOMER_NAME_MAX, CUSTOMER_REASON_MAX, OPEN_STAGES } from '../limits.ts';
import type { CustomerRowProblem } from '../schemas.ts';
import { kindOfField, type ProposedColumn } from './customer-columns.ts';
import type { CustomerTable, CustomerTableRow } from './read-file.ts';

/** A row of the file as an entry. */
export interface ReadCustomer {
  line: number;
  name: string | null;
  domain: string | null;
  identifiers: CompanyIdentifier[];
  reason: string;
}

export interface ReadCustomers {
  customers: ReadCustomer[];
  refused: CustomerRowProblem[];
  /** Cells that were left out of rows that were taken. */
  notes: CustomerRowProblem[];
  leftOut: number;
  /** By what rows give as their reason. */
  reasons: { reason: string; rows: number; isLeftOut: boolean }[];
}

interface Options {
  reason: string;
  leaveOut?: readonly string[] | undefined;
}

/** The rows of a file as entries. A row that names no company is refused; a cell that can't be read costs itself. Pure. */
export function readCustomers(
  { headers, rows }: CustomerTable,
  columns: readonly ProposedColumn[],
  { reason: otherwise, leaveOut = OPEN_STAGES }: Options,
): ReadCustomers {
  const isLeftOut = (reason: string) => skipped.has(fold(reason));
  const skipped = new Set(leaveOut.map((reason) => fold(reason)));
  const reasons = new Map<string, ReadCustomers['reasons'][number]>();
  const read: ReadCustomers = { customers: [], refused: [], notes: [], leftOut: 0, reasons: [] };
  for (const row of rows) {
    const cells = new RowCells(row, headers, columns);
    const reason = cells.text('reason', CUSTOMER_REASON_MAX) ?? otherwise;
    const known = reasons.get(fold(reason)) ?? { reason, rows: 0, isLeftOut: isLeftOut(reason) };
    reasons.set(fold(reason), { ...known, rows: known.rows + 1 });
    if (known.isLeftOut) {
      read.leftOut++;
      continue;
    }
    const customer = { line: row.line, ...cells.company(), reason: known.reason };
    const problem = row.fault ?? (isNameless(customer) ? cells.namelessReason() : null);
    if (problem !== null) read.refused.push(cells.problem(problem));
    else {
      read.customers.push(customer);
      read.notes.push(...cells.notes);
    }
  }
  return { ...read, reasons: [...reasons.values()].sort((a, b) => b.rows - a.rows) };
}

const isNameless = ({ name, domain, identifiers }: ReadCustomer): boolean =>
  name === null && domain === null && identifiers.length === 0;

class RowCells {
  readonly notes: CustomerRowProblem[] = [];
  readonly #row: CustomerTableRow;
  readonly #headers: readonly string[];
  readonly #columns: readonly ProposedColumn[];

  constructor(row: CustomerTableRow, headers: readonly string[], columns: readonly ProposedColumn[]) {
    this.#row = row;
    this.#headers = headers;
    this.#columns = columns;
  }

  company(): Pick<ReadCustomer, 'name' | 'domain' | 'identifiers'> {
    const name = this.text('name', CUSTOMER_NAME_MAX);
    return { name, domain: this.#domain(), identifiers: this.#identifiers() };
  }

  /** null for an empty cell, and for a word that says that nothing is known. */
  text(field: 'name' | 'reason', lengthMax: number): string | null {
    const column = this.#columns.findIndex((one) => one.field === field);
    const text = this.#clean(column);
    if (text === '' || (field === 'name' ? isUnknownMark(text) : isUnknownValue(text))) return null;
    if (text.length <= lengthMax) return text;
    this.#note(column, `Longer than ${lengthMax} characters; it is cut`);
    return text.slice(0, lengthMax).trim();
  }

  problem(reason: string): CustomerRowProblem {
    return { line: this.#row.line, column: null, value: null, reason };
  }

  namelessReason(): string {
    const [note] = this.notes;
    return note?.reason ?? 'The row has no name, domain or identifier of a company';
  }

  #domain(): string | null {
    const column = this.#columns.findIndex(({ field }) => field === 'domain');
    const text = this.#clean(column);
    if (text === '' || isUnknownValue(text)) return null;
    const parsed = parseDomain(text);
    if ('domain' in parsed) return parsed.domain;
    this.#note(column, parsed.problem);
    return null;
  }

  #identifiers(): CompanyIdentifier[] {
    const found = this.#columns.flatMap(({ field }, column) => {
      if (field === null || !field.startsWith('identifier:')) return [];
      const parts = this.#clean(column).split(/[;|]/);
      return parts.flatMap((part) => this.#identifier(kindOfField(field), part.trim(), column) ?? []);
    });
    return found.slice(0, CUSTOMER_IDENTIFIERS_MAX);
  }

  #identifier(kind: string, text: string, column: number): CompanyIdentifier | null {
    if (text === '' || isUnknownValue(text)) return null;
    const read = parseIdentifier(kind, text);
    if ('value' in read) return read;
    this.#note(column, read.problem);
    return null;
  }

  #clean(column: number): string {
    if (column < 0) return '';
    try {
      return cleanCell(this.#row.cells, column);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      this.#note(column, error.message);
      return '';
    }
  }

  #note(column: number, reason: string): void {
    const value = (this.#row.cells[column] ?? '').slice(0, 200);
    this.notes.push({ line: this.#row.line, column: (this.#headers[column] ?? '').trim() || null, value, reason });
  }
}
