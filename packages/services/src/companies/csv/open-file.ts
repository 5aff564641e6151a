import { open, readFile, stat } from 'node:fs/promises';
import { detectFormat } from '../../shared/csv/detect-format.ts';
import { readRecords } from '../../shared/csv/records.ts';
import { ServiceError } from '../../shared/errors.ts';
import { detectFileKind } from '../../shared/spreadsheet/detect-file-kind.ts';
import { IMPORT_WORKBOOK_BYTES_MAX } from '../limits.ts';
import { countRequiredHeaders } from './columns/map-company-headers.ts';
import type { CompanyFile, FileOptions } from './company-file.ts';
import { openWorkbook } from './open-workbook.ts';

/**
 * A CSV file or a workbook (.xlsx) on disk, distinguished by its content.
 * @throws ServiceError 'invalid' for other kinds of files, an empty one, or a delimiter or an encoding for a workbook;
 * 'too_large' beyond `bytesMax` or 50 MB of a workbook
 */
export async function openFile(path: string, options: FileOptions): Promise<CompanyFile> {
  if (await isArchive(path)) return await openArchive(path, options);
  const { hasSeparatorLine, ...format } = await detectFormat(path, { ...options, rateHeader: countRequiredHeaders });
  const { encoding, delimiter } = format;
  return {
    ...format,
    sheet: null,
    firstLine: hasSeparatorLine ? 2 : 1,
    width: 0,
    records: () => readRecords(path, { encoding, delimiter }),
  };
}

/** Workbooks are ZIP archives; old and encrypted ones are OLE containers. */
const ARCHIVES = ['504b0304', '504b0506', 'd0cf11e0'];

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return ARCHIVES.includes(buffer.toString('hex', 0, bytesRead));
  } finally {
    await file.close();
  }
}

async function openArchive(path: string, options: FileOptions): Promise<CompanyFile> {
  const { fileName = 'The file' } = options;
  const { size } = await stat(path);
  const bytesMax = Math.min(options.bytesMax ?? Number.POSITIVE_INFINITY, IMPORT_WORKBOOK_BYTES_MAX);
  if (size > bytesMax) {
    const limit = bytesMax.toLocaleString('en-US');
    throw new ServiceError('too_large', `The workbook is larger than ${limit} bytes; save the sheet as CSV.`);
  }
  const bytes = await readFile(path);
  detectFileKind(bytes, fileName);
  for (const name of ['delimiter', 'encoding'] as const) {
    if (options[name] === undefined) continue;
    const message = `A workbook has no ${name}; leave it out`;
    throw new ServiceError('invalid', message, [{ path: [name], message }]);
  }
  return await openWorkbook(bytes, fileName);
}
