import { ServiceError } from '../shared/errors.ts';
import type { Caller } from './caller.ts';
import type { RequiredScope } from './limits.ts';

/** Whether a caller may do what asks for `required`. */
export function isAllowed(caller: Caller, required: RequiredScope): boolean {
  if (caller.kind !== 'key') return true;
  if (required === 'owner') return false;
  return caller.scopes.includes(required) || (required === 'read' && caller.scopes.includes('write'));
}

/** @throws ServiceError forbidden, naming the scope that the key lacks */
export function requireScope(caller: Caller, required: RequiredScope): void {
  if (isAllowed(caller, required)) return;
  const message =
    required === 'owner'
      ? 'Only the owner may do this: send ACCESS_TOKEN in place of an API key'
      : `This API key lacks the scope "${required}", which this call needs`;
  throw new ServiceError('forbidden', message, [], { scope: required });
}
