import { Readable } from 'node:stream';
import { type CustomerDoc, CustomerModel } from '@workbench/db';
import { type Cell, CSV_TYPE, type ExportFile, identifierHeader, toCsvTable } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { CustomerFilter } from '../schemas.ts';
import { customerQuery } from './list-customers.ts';

/** Between the identifiers of one cell, as imports read them. */
const SEPARATOR = '; ';
const WIDTH = 24;

/** The list of customers, or what matches, as a CSV file that can be imported again. */
export async function exportCustomers({ input }: Verb<CustomerFilter>): Promise<ExportFile> {
  const matching = customerQuery(input);
  const kinds = (await CustomerModel.distinct('identifiers.kind', matching)).sort();
  const headers = ['Name', 'Domain', 'Reason', ...kinds.map(identifierHeader), 'File', 'Added On'];
  const columns = headers.map((header) => ({ header, width: WIDTH }));
  const table = { columns, rows: readRows(matching, kinds) };
  return {
    fileName: 'customers.csv',
    contentType: CSV_TYPE,
    body: Readable.from(toCsvTable(table), { objectMode: false }),
  };
}

async function* readRows(matching: object, kinds: readonly string[]): AsyncGenerator<Cell[]> {
  const entries = CustomerModel.find(matching).sort({ nameKey: 1, _id: 1 }).hint('by_name').lean<CustomerDoc[]>();
  for await (const { name, domain, reason, identifiers, file, addedAt } of entries.cursor()) {
    const valuesOf = (kind: string) =>
      identifiers
        .filter((one) => one.kind === kind)
        .map(({ value }) => value)
        .join(SEPARATOR);
    yield [name, domain, reason, ...kinds.map(valuesOf), file, addedAt.toISOString().slice(0, 10)];
  }
}
