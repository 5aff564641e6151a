import type { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';

/** Registers answer 404 for what they never knew and 410 for what they deleted. */
const NOT_FOUND_STATUSES = [404, 410];

/** The answer in its promised shape, or null where the source says that there is no such thing. Throws ConnectorError. */
export async function requestJsonOrNull<T>(
  http: HttpClient,
  request: HttpRequest,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const headers = { accept: 'application/json', ...request.headers };
  const answer = await http.request({ ...request, headers, accept: NOT_FOUND_STATUSES });
  return NOT_FOUND_STATUSES.includes(answer.status) ? null : parseJson(request.vendor, answer.body, schema);
}
