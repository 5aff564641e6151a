import { ServiceError } from '@workbench/services/shared/errors';
import type { FastifyRequest } from 'fastify';
import { isSameId } from './lower-case-ids.ts';

/**
 * For a call that takes its parameters in the body.
 * @throws ServiceError invalid when the address has parameters, which would be dropped
 */
export function refuseQuery(request: FastifyRequest): void {
  refuse('query parameter', request.query, 'This call takes its parameters as JSON in the body.');
}

/**
 * For a call that takes its parameters in the address.
 * @throws ServiceError invalid when the body has members, which would be dropped
 */
export function refuseBody(request: FastifyRequest): void {
  refuse('member of the body', request.body, 'This call takes its parameters in the address.');
}

/**
 * For a call that compares no state.
 * @throws ServiceError invalid when it has an `If-Match`: it would be carried out whatever was changed meanwhile
 */
export function refuseIfMatch({ headers }: FastifyRequest): void {
  if (headers['if-match'] === undefined) return;
  const message = 'This call compares no state, so the header If-Match would be ignored. Leave it out.';
  throw new ServiceError('invalid', message, [{ path: ['If-Match'], message }]);
}

/**
 * For a call whose path names what it is about.
 * @throws ServiceError invalid when a parameter or member of the same name has another value, which would be dropped
 */
export function refuseOtherTarget(input: object, { params }: FastifyRequest): void {
  for (const [name, value] of Object.entries(params as Record<string, string>)) {
    const given = Object.entries(input).find(([one]) => one === name);
    if (given === undefined || isSameId(given[1], value)) continue;
    const message = `The path names another "${name}". Leave it out here: only the path counts.`;
    throw new ServiceError('invalid', message, [{ path: [name], message }]);
  }
}

function refuse(kind: string, value: unknown, advice: string): void {
  const [name] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (name === undefined) return;
  const message = `Unknown ${kind} "${name.slice(0, NAME_SHOWN_MAX)}". ${advice}`;
  throw new ServiceError('invalid', message, [{ path: [name], message }]);
}

const NAME_SHOWN_MAX = 60;
