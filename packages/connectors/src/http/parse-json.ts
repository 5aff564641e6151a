import type { z } from 'zod';
import { ConnectorError } from '../errors.ts';

/** The body as JSON of the given shape, whatever its content type says. Throws ConnectorError `contract_changed`. */
export function parseJson<T>(vendor: string, body: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(readJson(vendor, body));
  if (result.success) return result.data;
  const { path, message } = worstIssue(result.error.issues);
  const field = path.map(String).join('.').slice(0, 200) || '(the whole answer)';
  throw new ConnectorError('contract_changed', vendor, `vendor ${vendor}: field ${field} (${message})`, { field });
}

/** Whether the body is JSON of this shape. */
export function matchesSchema(body: string, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

function readJson(vendor: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The parser's own message quotes the body, so it is not passed on.
    throw new ConnectorError('contract_changed', vendor, `vendor ${vendor}: the answer is not JSON`);
  }
}

/** A union says only that nothing fitted; the alternative that came furthest names the field. */
function worstIssue(issues: z.core.$ZodIssue[], prefix: PropertyKey[] = []): { path: PropertyKey[]; message: string } {
  const [issue] = issues;
  if (issue === undefined) return { path: prefix, message: 'does not fit' };
  const path = [...prefix, ...issue.path];
  if (issue.code !== 'invalid_union') return { path, message: issue.message };
  const inner = issue.errors.filter((alternative) => alternative.length > 0).map((one) => worstIssue(one, path));
  return inner.reduce((best, one) => (one.path.length > best.path.length ? one : best), {
    path,
    message: issue.message,
  });
}
