import type { ImportOptions } from '@workbench/services/companies/schemas';
import { importOptionsSchema } from '@workbench/services/companies/schemas';
import { ServiceError } from '@workbench/services/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { Spool } from '../spool.ts';
import { HttpError } from './errors.ts';

export interface Upload {
  path: string;
  fileName: string;
  options: ImportOptions;
}

/**
 * Stores the one file of a multipart form and reads the fields before and after it.
 * The caller removes `path`; nothing stays behind when this throws.
 * @throws HttpError 400 without exactly one CSV file or for a broken form, 413 over `bytesMax`; ServiceError for bad options
 */
export async function readUpload(request: FastifyRequest, spool: Spool, bytesMax: number): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the CSV as a multipart field named "file".');
  }
  let stored: { path: string; fileName: string } | undefined;
  const fields: Record<string, unknown> = { ...(request.query as object) };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        // A form sends every field, filled or not.
        if (part.value !== '') fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file')
        throw new HttpError(400, 'BAD_REQUEST', 'Send the CSV as a multipart field named "file".');
      if (stored) throw new HttpError(400, 'BAD_REQUEST', 'Send one file at a time.');
      refuseOtherNames(part.filename);
      stored = { path: await spool.store(part.file), fileName: part.filename || 'upload.csv' };
      // Known only after the stream's end; before it, half a file would pass for a whole one.
      if (part.file.truncated)
        throw new HttpError(413, 'PAYLOAD_TOO_LARGE', `The file is larger than ${inWords(bytesMax)}.`);
    }
    if (!stored) throw new HttpError(400, 'BAD_REQUEST', 'Send the CSV as a multipart field named "file".');
    return { ...stored, options: parseOptions(fields) };
  } catch (error) {
    if (stored) await spool.remove(stored.path);
    throw asRefusal(error);
  }
}

/** The form parser's own complaints carry neither status nor code; a broken or cut-off body is the sender's. */
function asRefusal(error: unknown): unknown {
  const isParserError = error instanceof Error && /multipart|boundary|needle/i.test(error.message);
  if (!isParserError || 'statusCode' in error || 'code' in error) return error;
  return new HttpError(400, 'BAD_REQUEST', 'The form is broken or was cut off. Send the file again.');
}

/** The content is checked by the importer; a missing name is no reason to refuse. */
function refuseOtherNames(fileName: string | undefined): void {
  if (fileName && !/\.csv$/i.test(fileName))
    throw new HttpError(400, 'BAD_REQUEST', 'Only .csv files can be imported.');
}

function parseOptions(fields: Record<string, unknown>): ImportOptions {
  const parsed = importOptionsSchema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String), message }));
  throw new ServiceError(
    'invalid',
    issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    issues,
  );
}

function inWords(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${bytes} bytes`;
}
