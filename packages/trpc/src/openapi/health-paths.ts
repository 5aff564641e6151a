import { errorResponse } from './errors.ts';
import { headerRefs } from './headers.ts';

const probe = (operationId: string, summary: string, description: string, status: string, answer: string) => ({
  operationId,
  summary,
  description,
  tags: ['health'],
  security: [{}],
  responses: {
    200: {
      description: answer,
      headers: headerRefs('X-Request-Id'),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            description: 'Whether the server can be used',
            required: ['status'],
            properties: { status: { type: 'string', const: status, description: 'The state of the server' } },
          },
          example: { status },
        },
      },
    },
    431: { description: 'The headers of the request are too large; no body' },
  },
});

const live = probe(
  'health-live',
  'Check that the process runs',
  'Needs no token and is not counted against the rate limit. Restart the process when it does not answer.',
  'ok',
  'The process runs',
);
const ready = probe(
  'health-ready',
  'Check that the database answers',
  'Needs no token and is not counted against the rate limit. Send no calls to the server while it answers 503.',
  'ready',
  'The server and its database answer',
);

/** Probes of the server: outside of `/api`, for whoever supervises it. */
export const healthPaths: readonly (readonly [string, object])[] = [
  ['/healthz', { get: live }],
  ['/readyz', { get: { ...ready, responses: { ...ready.responses, 503: errorResponse('503') } } }],
];
