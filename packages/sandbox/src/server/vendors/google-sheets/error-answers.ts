import type { SandboxAnswer } from '../../types.ts';

/** A refusal as Google's APIs word it. */
export function refuse(code: number, status: string, message: string, reason?: string): SandboxAnswer {
  const details =
    reason === undefined ? {} : { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] };
  return { status: code, body: { error: { code, message, status, ...details } } };
}

export const invalid = (message: string): SandboxAnswer => refuse(400, 'INVALID_ARGUMENT', message);

/** Parameters that every method takes. */
const COMMON = ['alt', 'fields', 'key', 'prettyPrint', 'quotaUser', '$.xgafv', 'callback', 'uploadType'];

/** The refusal of a query parameter that the method does not know; null when all are known. */
export function unknownParameter(query: URLSearchParams, known: readonly string[]): SandboxAnswer | null {
  const name = [...query.keys()].find((key) => !known.includes(key) && !COMMON.includes(key));
  if (name === undefined) return null;
  return invalid(
    `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. ` +
      `Field '${name}' could not be found in request message.`,
  );
}

/** The same for a body; the document, or the refusal. */
export function readBody(
  body: string,
  known: readonly string[],
): { document: Record<string, unknown> } | SandboxAnswer {
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    return invalid('Invalid JSON payload received. Unexpected token.');
  }
  if (typeof document !== 'object' || document === null) return invalid('Invalid JSON payload received.');
  const name = Object.keys(document).find((key) => !known.includes(key));
  if (name !== undefined) return invalid(`Invalid JSON payload received. Unknown name "${name}": Cannot find field.`);
  return { document: document as Record<string, unknown> };
}
