/** Headers of answers, once under `components` and referred to from each answer. Pure. */

const seconds = { type: 'integer', minimum: 0 } as const;

export const HEADER_COMPONENTS = {
  'X-Request-Id': {
    description:
      "The id of the request in the server's log: the one that the caller sent, where it has 1 to 64 letters, digits, `_`, `.` and `-`, otherwise a new one",
    schema: { type: 'string' },
    example: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77',
  },
  'RateLimit-Limit': {
    description: 'Requests that the caller may send within the window of a minute',
    schema: { type: 'integer', minimum: 1 },
    example: 20000,
  },
  'RateLimit-Remaining': { description: 'Requests that are left in the window', schema: seconds, example: 19999 },
  'RateLimit-Reset': { description: 'Seconds until the window ends', schema: seconds, example: 60 },
  'Retry-After': { description: 'Seconds to wait before the request is sent again', schema: seconds, example: 5 },
} as const;

const refer = (...names: (keyof typeof HEADER_COMPONENTS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Of every answer. */
export const COMMON_HEADERS = refer('X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset');
/** Of answers that ask to come back later. */
export const RETRY_HEADERS = refer('Retry-After');
