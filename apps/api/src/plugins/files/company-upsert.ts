import { UPSERT_BYTES_MAX, UPSERT_ROWS_MAX } from '@workbench/services/companies/limits';
import {
  type UpsertOptions,
  uncheckedUpsertInput,
  upsertOptionsSchema,
} from '@workbench/services/companies/upsert/schemas';
import { refuseUnknownNames } from '@workbench/trpc';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { HttpError } from '../http/error-handler.ts';
import { refuseQuery } from '../http/misplaced-input.ts';
import { requestContext } from '../http/request-context.ts';
import { isAnswered } from '../idempotency/answer-once.ts';
import { invalidFieldsError } from './invalid-fields-error.ts';

const NDJSON = 'application/x-ndjson';

/** With rows of their own lines, options are in the address. */
const querySchema = upsertOptionsSchema.extend({ dryRun: z.stringbool().optional() });

/** Rows as JSON or, one on each line, as NDJSON: a row that is wrong stops no other, so each is read by the verb. */
export async function addCompanyUpsertRoute(scope: FastifyInstance, files: Pick<FileVerbs, 'upsertCompanies'>) {
  await scope.register(async (route) => {
    route.addContentTypeParser(NDJSON, { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
    route.post('/api/companies/bulk', { bodyLimit: UPSERT_BYTES_MAX }, async (request, reply) => {
      const input = readInput(request);
      const rules = { operationId: 'companies-upsert', content: request.body };
      if (await isAnswered(request, reply, rules)) return reply;
      return files.upsertCompanies({ ctx: requestContext(request).service, input });
    });
  });
}

function readInput(request: FastifyRequest): UpsertOptions & { rows: unknown[] } {
  if (typeof request.body === 'string') {
    return { ...parse(querySchema, request.query), rows: readLines(request.body) };
  }
  refuseUnknownNames([querySchema], request.query);
  refuseQuery(request);
  return parse(uncheckedUpsertInput, request.body);
}

function parse<S extends z.ZodObject>(schema: S, given: unknown): z.infer<S> {
  if (typeof given === 'object' && given !== null) refuseUnknownNames([schema], given as Record<string, unknown>);
  const parsed = schema.safeParse(given ?? {});
  if (!parsed.success) throw invalidFieldsError(parsed.error.issues);
  return parsed.data;
}

/** A line that is no JSON is a row that is refused. */
function readLines(text: string): unknown[] {
  // Editors put a mark before the first line.
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new HttpError(400, 'BAD_REQUEST', 'Give at least one row, each on a line of its own');
  if (lines.length > UPSERT_ROWS_MAX) {
    throw new HttpError(400, 'BAD_REQUEST', `${lines.length} rows are too many; give at most ${UPSERT_ROWS_MAX}`);
  }
  return lines.map((line) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      return line;
    }
  });
}
