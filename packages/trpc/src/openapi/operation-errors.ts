import type { ErrorCode } from '../error-codes.ts';
import { lookAt, repeatRuleOf } from '../repeat-rules.ts';
import { CONFLICTS } from './conflicts.ts';
import { errorResponse } from './errors.ts';
import { takesKey } from './idempotency.ts';
import type { Json } from './schemas/schema-tree.ts';

/** Which codes an operation can answer, and why. Pure. */

/** Names the codes of an operation in the document. */
export const ERROR_CODES_FIELD = 'x-error-codes';

const CODE_OF_STATUS: Readonly<Record<string, ErrorCode>> = {
  308: 'MERGED',
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  410: 'GONE',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'KEY_REUSED',
  428: 'PRECONDITION_REQUIRED',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** Each 409 by its code, with what to do. */
function conflictsOf(method: string, id: string): [ErrorCode, string][] {
  const own: [ErrorCode, string][] = CONFLICTS[id] === undefined ? [] : [['CONFLICT', CONFLICTS[id]]];
  if (!takesKey(method, id)) return own;
  return [
    ...own,
    ['CALL_IN_PROGRESS', 'The call with this `Idempotency-Key` still runs: send it again after `Retry-After`'],
    ['ANSWER_NOT_KEPT', 'The call with this key took effect, and its answer is not kept: read the record'],
    ...(isUnknown(id)
      ? [
          ['OUTCOME_UNKNOWN', `The server was interrupted in the call with this key. ${lookAt(id)}`] as [
            ErrorCode,
            string,
          ],
        ]
      : []),
  ];
}

/** Those that are not carried out again; buying once more what was lost is never. */
const isUnknown = (id: string): boolean =>
  ['unknown', 'secret'].includes(repeatRuleOf(id)) || ['leads-retry', 'leads-retryRun'].includes(id);

/** The error answers of an operation by status, and their codes. */
export function operationErrors(
  method: string,
  id: string,
  statuses: readonly string[],
): { codes: ErrorCode[]; responses: Json } {
  const conflicts = conflictsOf(method, id);
  const codes = statuses.flatMap((status) =>
    status === '409' ? conflicts.map(([code]) => code) : [CODE_OF_STATUS[status]].filter((code) => code !== undefined),
  );
  const responses = statuses.map((status) => {
    const because = status === '409' && {
      description: conflicts.map(([code, cause]) => `\`${code}\`: ${cause}`).join('. '),
    };
    return [status, { ...errorResponse(status), ...because }];
  });
  return { codes, responses: Object.fromEntries(responses) };
}
