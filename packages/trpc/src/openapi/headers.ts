type HeaderName = keyof typeof HEADERS;

/** `components.headers`: what answers carry beside their bodies. */
export const HEADERS = {
  'X-Request-Id': {
    description:
      "The id of the request in the server's log: the one that the caller sent, where it has 1 to 64 letters, digits, `_`, `.` and `-`, otherwise a new one",
    required: true,
    schema: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
    example: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77',
  },
  'RateLimit-Limit': {
    description: 'Requests that the caller may send within the window of a minute',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 20000,
  },
  'RateLimit-Remaining': {
    description: 'Requests that are left in the window',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 19999,
  },
  'RateLimit-Reset': {
    description: 'Seconds until the window ends',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
  etag: {
    description:
      'Names this answer for `If-None-Match`. Of a record that is edited with `If-Match`, it names the state to edit, too.',
    required: true,
    schema: { type: 'string' },
    example: '"mPhJv1LhtcWYO3DeTKN8hg"',
  },
  'Retry-After': {
    description: 'Seconds to wait before the request is sent again',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  Location: {
    description: 'The address of the record, or where to look how far the work is',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/companies/665f1c0e8b3f4a2d9c1e7a01',
  },
  'WWW-Authenticate': {
    description: 'How to authenticate',
    required: true,
    schema: { type: 'string' },
    example: 'Bearer',
  },
  WorkLocation: {
    description: 'Where to look how far the work is that the call has started; absent when none runs on',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/enrichment/runs/665f1c0e8b3f4a2d9c1e7a01',
  },
  'Preference-Applied': {
    description: '`respond-async` when a call that asked for it with `Prefer` goes on in the background',
    schema: { type: 'string', enum: ['respond-async'] },
    example: 'respond-async',
  },
  'Idempotent-Replayed': {
    description: '`true` when an earlier call with the same `Idempotency-Key` was answered so; absent otherwise',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'X-Total-Count': {
    description: 'Number of matches; a trailing plus means that there are more',
    required: true,
    schema: { type: 'string', pattern: '^\\d+\\+?$' },
    example: '1000+',
  },
  Link: {
    description: 'The next page (RFC 8288, rel="next"); absent on the last page',
    schema: { type: 'string' },
    example: '</api/companies?limit=50&cursor=WyIxMjAiXQ>; rel="next"',
  },
  'X-Similar-Names': {
    description: 'true where nothing has the words and `similar` was asked for: the rows have similar names',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
};

export const headerRefs = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Of every answer to a call that the rate limit counts. */
export const COMMON_HEADERS = headerRefs('X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset');

interface Answer {
  content?: Record<string, { schema?: object }>;
}

/** Of lists that are paged by headers: those that take a cursor and answer an array, which has no room for the next. */
export function pagingHeadersOf(operationId: string, parameters: readonly object[] = [], answer: Answer = {}) {
  const takesCursor = parameters.some((parameter) => 'name' in parameter && parameter.name === 'cursor');
  const schema = answer.content?.['application/json']?.schema ?? {};
  const isArray = 'type' in schema && schema.type === 'array';
  // The do-not-contact list has its cursor in both.
  if (!(takesCursor && isArray) && operationId !== 'contacts-doNotContact') return {};
  return operationId.startsWith('companies-')
    ? headerRefs('X-Total-Count', 'Link', 'X-Similar-Names')
    : headerRefs('X-Total-Count', 'Link');
}
