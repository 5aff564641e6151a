import { ServiceError } from '@workbench/services/shared/errors';
import { refuseUnknownNames } from '@workbench/trpc';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HttpError } from '../http/error-handler.ts';
import type { Spool, SpooledFile } from './spool.ts';

const NAME_SHOWN_MAX = 60;

/** What a route accepts. */
export interface UploadRules<Options> {
  /** The name of the file type in messages: "CSV". */
  kind: string;
  /** In bytes. */
  bytesMax: number;
  fileNames: RegExp;
  /** The message for a file name that is not accepted. */
  wrongNameMessage: string;
  /** The name of a file that was sent without one. */
  defaultFileName: string;
  /** The fields that may stand beside the file, in the form or in the address. */
  fields: z.ZodObject;
  /** Reads the fields beside the file; may throw a ServiceError. */
  readFields(fields: Record<string, unknown>): Options;
}

export interface Upload<Options> {
  path: string;
  fileName: string;
  options: Options;
  /** The same for the same file with the same fields. */
  content: readonly unknown[];
}

/**
 * Stores the one file of a multipart form and reads the fields before and after it.
 * The caller removes `path`; nothing stays behind when this throws.
 * @throws HttpError 400 without exactly one file or for a broken form, 413 over `bytesMax`; ServiceError for bad options
 */
export async function readUpload<Options>(
  request: FastifyRequest,
  spool: Spool,
  rules: UploadRules<Options>,
): Promise<Upload<Options>> {
  const wrongFieldMessage = `Send the ${rules.kind} as a multipart field named "file".`;
  if (!request.isMultipart()) throw new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', wrongFieldMessage);
  let stored: (SpooledFile & { fileName: string }) | undefined;
  const fields: Record<string, unknown> = { ...(request.query as object) };
  const sent = new Set(Object.keys(fields));
  try {
    for await (const part of request.parts({ limits: limitsOf(rules) })) {
      if (part.fieldname !== 'file') refuseSecond(part.fieldname, sent);
      if (part.type === 'field') {
        // A form sends every field, even empty ones.
        if (part.value !== '') fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file') throw unknownPartError(part.fieldname, wrongFieldMessage);
      if (stored) throw new HttpError(400, 'BAD_REQUEST', 'Send one file at a time.');
      // The importer checks the content; a missing name is acceptable.
      if (part.filename && !rules.fileNames.test(part.filename))
        throw new HttpError(400, 'BAD_REQUEST', rules.wrongNameMessage);
      stored = { ...(await spool.store(part.file)), fileName: part.filename || rules.defaultFileName };
      // Known only at the end of the stream; before that, half a file would look complete.
      if (part.file.truncated)
        throw new HttpError(413, 'PAYLOAD_TOO_LARGE', `The file is larger than ${formatByteLimit(rules.bytesMax)}.`);
    }
    if (!stored) throw new HttpError(400, 'BAD_REQUEST', wrongFieldMessage);
    refuseUnknownNames([rules.fields], fields);
    const { path, fileName, sha256 } = stored;
    return { path, fileName, options: rules.readFields(fields), content: [sha256, fileName, fields] };
  } catch (error) {
    if (stored) await spool.remove(stored.path);
    throw toFormError(error);
  }
}

/** One value of two would be dropped. */
function refuseSecond(name: string, sent: Set<string>): void {
  const message = `Send "${shown(name)}" once, in the form or in the address.`;
  if (sent.has(name)) throw new ServiceError('invalid', message, [{ path: [name], message }]);
  sent.add(name);
}

function unknownPartError(name: string, advice: string): ServiceError {
  const message = `Unknown file "${shown(name)}". ${advice}`;
  return new ServiceError('invalid', message, [{ path: [name], message }]);
}

const shown = (name: string) => name.slice(0, NAME_SHOWN_MAX);

function limitsOf({ bytesMax }: { bytesMax: number }) {
  return { fileSize: bytesMax, files: 2, fields: 20, fieldSize: 10_000 };
}

/** Errors of the form parser carry neither status nor code; a broken or truncated body is the client's fault. */
function toFormError(error: unknown): unknown {
  if (error instanceof ServiceError) return error;
  const isParserError = error instanceof Error && /multipart|boundary|needle/i.test(error.message);
  if (!isParserError || 'statusCode' in error || 'code' in error) return error;
  return new HttpError(400, 'BAD_REQUEST', 'The form is broken or was cut off. Send the file again.');
}

function formatByteLimit(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${bytes} bytes`;
}
