import { ID_HEADER } from '../../shared/crm/person-columns.ts';
import { identifierHeader } from '../csv/columns/identifier-columns.ts';
import {
  COMPANY_HEADERS,
  DERIVED_HEADERS,
  derivedCells,
  FIGURE_HEADERS,
  figureCells,
  identifiersCell,
  locationsCell,
  sourceHeaders,
  wordCell,
} from '../csv/export-cells.ts';
import type { OwnColumnRule } from '../custom/own-column.ts';
import { EXPORT_SOURCE_COLUMNS_MAX } from '../limits.ts';
import type { ExportedRow, ExtraColumn } from './exported-company.ts';
import { aggregateCell } from './headline-cells.ts';
import { newestFigureDay } from './newest-figure-day.ts';
import { ownColumnCells } from './own-column-cells.ts';
import type { Cell } from './table-file.ts';

/** The columns of an export and the rows of a company; the importer reads either layout. */
export interface CompanyLayout {
  headers: string[];
  rows(company: ExportedRow): Cell[][];
}

const LAST_COLUMNS: readonly ExtraColumn[] = [
  { header: 'Newest Figure', cell: newestFigureDay },
  { header: ID_HEADER, cell: ({ _id }) => _id.toHexString() },
];

/**
 * Columns for each source, or with very many a row for each company and source. Behind them: identifiers; growth, spread,
 * countries and cities; relations; own columns; the newest figure's day and our id. Pure.
 */
export function companyLayout(
  sources: readonly string[],
  kinds: readonly string[] = [],
  relations: readonly ExtraColumn[] = [],
  own: readonly OwnColumnRule[] = [],
): CompanyLayout {
  const layout = sources.length > EXPORT_SOURCE_COLUMNS_MAX ? SOURCE_ROWS : sourceColumns(sources);
  const shared = [...relations, ...LAST_COLUMNS].map(({ header }) => header);
  const taken = [...layout.headers, ...kinds.map(identifierHeader), ...DERIVED_HEADERS, ...shared];
  const extra = [...relations, ...ownColumnCells(own, taken), ...LAST_COLUMNS];
  return {
    headers: [
      ...layout.headers,
      ...kinds.map(identifierHeader),
      ...DERIVED_HEADERS,
      ...extra.map(({ header }) => header),
    ],
    rows(company) {
      const cells = [
        ...kinds.map((kind) => identifiersCell(company.identifiers, kind)),
        ...derivedCells(company),
        ...extra.map(({ cell }) => cell(company)),
      ];
      return layout.rows(company).map((row) => row.concat(cells));
    },
  };
}

function sourceColumns(sources: readonly string[]): CompanyLayout {
  const headers = [...COMPANY_HEADERS, ...sources.flatMap(sourceHeaders)];
  const columnOf = new Map(sources.map((source, at) => [source, COMPANY_HEADERS.length + at * FIGURE_HEADERS.length]));
  return {
    headers,
    rows(company) {
      const cells = companyCells(company, company.locations);
      while (cells.length < headers.length) cells.push(null);
      for (const record of company.records) {
        const column = columnOf.get(record.source);
        if (column !== undefined) cells.splice(column, FIGURE_HEADERS.length, ...figureCells(record));
      }
      return [cells];
    },
  };
}

const SOURCE_ROWS: CompanyLayout = {
  headers: [...COMPANY_HEADERS, 'Source', ...FIGURE_HEADERS],
  rows(company) {
    if (company.records.length === 0) return [[...companyCells(company, company.locations), null, ...figureCells()]];
    return company.records.map((record) => [
      ...companyCells(company, record.locations),
      record.source,
      ...figureCells(record),
    ]);
  },
};

function companyCells(company: ExportedRow, locations: readonly string[]): Cell[] {
  const { name, domain, industry, dataQuality, headcountScope } = company;
  const scope = headcountScope ? wordCell(headcountScope) : null;
  return [name, domain, industry, aggregateCell(company), locationsCell(locations), dataQuality, scope];
}
