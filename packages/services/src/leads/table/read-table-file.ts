import { readFile, stat } from 'node:fs/promises';
import { ServiceError } from '../../shared/errors.ts';
import { detectFileKind } from '../../shared/spreadsheet/detect-file-kind.ts';
import { readXlsxRows } from '../../shared/spreadsheet/read-xlsx-rows.ts';
import { type FirstRow, LEAD_FILE_BYTES_MAX, type LeadTable } from '../values/fields.ts';
import { assembleTable } from './assemble-table.ts';
import { readCsvTable } from './read-csv-table.ts';

/**
 * A workbook (.xlsx) or CSV on disk, recognised by its content. `fileName` is used in messages.
 * @throws ServiceError 'invalid' naming the accepted kinds, 'too_large' beyond 50 MB or 50,000 people
 */
export async function readTableFile(path: string, fileName: string, firstRow?: FirstRow): Promise<LeadTable> {
  const { size } = await stat(path);
  if (size > LEAD_FILE_BYTES_MAX) {
    const limit = LEAD_FILE_BYTES_MAX / 1024 / 1024;
    throw new ServiceError('too_large', `"${fileName}" is larger than ${limit} MB; split it into smaller files.`);
  }
  if (size === 0) throw new ServiceError('invalid', `"${fileName}" is empty; choose a workbook (.xlsx) or a CSV file.`);
  const bytes = await readFile(path);
  if (detectFileKind(bytes, fileName) === 'text') return readCsvTable(path, firstRow);
  return assembleTable(await readXlsxRows(bytes, fileName), { isGrid: true, firstRow });
}
