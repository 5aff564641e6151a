import { ERROR_CODES } from '../error-codes.ts';
import { COMMON_HEADERS, headerRefs } from './headers.ts';
import type { Json } from './schemas/schema-tree.ts';

/** The error statuses that the server really answers, by the name of their shared answer. */
const ERRORS: Record<string, { name: string; description: string; headers?: Json }> = {
  308: {
    name: 'Moved',
    description: 'The company was merged into another one; `Location` and `details.mergedInto` lead to it',
    headers: headerRefs('Location'),
  },
  400: { name: 'BadRequest', description: 'The input is invalid; `issues` names each member that is wrong' },
  401: {
    name: 'Unauthorized',
    description: 'The access token or the API key is missing, wrong, expired or revoked',
    headers: headerRefs('WWW-Authenticate'),
  },
  403: {
    name: 'Forbidden',
    description: 'The API key lacks the scope in `details.scope`, or the request came from another website',
  },
  404: { name: 'NotFound', description: 'No record has this id, or it was deleted' },
  409: {
    name: 'Conflict',
    description:
      'The record exists already, or its state does not allow this; with an `Idempotency-Key`, see `CALL_IN_PROGRESS`, `OUTCOME_UNKNOWN` and `ANSWER_NOT_KEPT`',
  },
  410: { name: 'Gone', description: 'The cursor is too old or of another database; begin again without one' },
  412: {
    name: 'PreconditionFailed',
    description: 'The record was changed since it was read; `present` has its present state',
  },
  413: { name: 'PayloadTooLarge', description: 'The body or the file is too large' },
  415: { name: 'UnsupportedMediaType', description: 'The body has the wrong content type' },
  422: {
    name: 'KeyReused',
    description: 'The `Idempotency-Key` was sent with another request within 24 hours',
  },
  428: { name: 'PreconditionRequired', description: '`If-Match` is missing' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests; `Retry-After` has the seconds to wait',
    headers: headerRefs('Retry-After'),
  },
  500: { name: 'InternalServerError', description: 'The server failed; its log has the reason under the request id' },
  503: {
    name: 'ServiceUnavailable',
    description:
      'The database is unavailable, or no source responded; `Retry-After` has the seconds to wait. Where all sources have reached their daily caps, `details.capReached` has their ids and `details.until` when the caps end, if no one raises them',
    headers: headerRefs('Retry-After'),
  },
};

const ERROR_SCHEMA = {
  type: 'object',
  description: 'Why a call was refused or failed',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence that can be shown to a user', examples: ['Company not found'] },
    code: {
      type: 'string',
      enum: Object.keys(ERROR_CODES),
      description: `What kind of failure this is: ${Object.entries(ERROR_CODES)
        .map(([code, meaning]) => `\`${code}\` ${meaning}`)
        .join('; ')}`,
      examples: ['NOT_FOUND'],
    },
    present: {
      type: 'object',
      description: 'With 412: what could not be changed, as it is now',
      additionalProperties: true,
    },
    issues: {
      type: 'array',
      description: 'The invalid members of the input',
      items: { $ref: '#/components/schemas/ErrorIssue' },
    },
    details: {
      $ref: '#/components/schemas/Texts',
      description: 'Ids to continue with, such as `trashId` of a deleted company that is in the way, and times',
    },
  },
};

const ISSUE_SCHEMA = {
  type: 'object',
  description: 'One invalid member of the input',
  required: ['path', 'message'],
  properties: {
    path: {
      type: 'array',
      description: 'Where it stands: names of members and positions in arrays',
      items: { type: ['string', 'number'] },
      examples: [['filter', 'country']],
    },
    message: {
      type: 'string',
      description: 'What is wrong, and what would be right',
      examples: ['A company needs a name'],
    },
  },
};

export const errorSchemas = { Error: ERROR_SCHEMA, ErrorIssue: ISSUE_SCHEMA };

/** `components.responses`: one answer per error status. */
export const errorResponses: Json = Object.fromEntries(
  Object.values(ERRORS).map(({ name, description, headers = {} }) => [
    name,
    {
      description,
      headers: { ...COMMON_HEADERS, ...headers },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]),
);

/** @throws Error for a status that has no shared answer */
export function errorResponse(status: string): { $ref: string } {
  const error = ERRORS[status];
  if (error === undefined) throw new Error(`Describe the error status ${status} in openapi/errors.ts`);
  return { $ref: `#/components/responses/${error.name}` };
}
