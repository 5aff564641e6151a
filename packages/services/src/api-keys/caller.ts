import { ServiceError } from '../shared/errors.ts';
import type { ApiKeyScope, RequiredScope } from './limits.ts';

/** Who sent a request. Anyone may call a server without ACCESS_TOKEN, with the owner's rights: it listens on loopback alone. */
export type Caller =
  | { kind: 'owner' | 'anyone' }
  | { kind: 'key'; id: string; scopes: readonly ApiKeyScope[]; requestsPerMinute: number | null };

/** The same for the same caller, however a request says who it is. */
export const callerId = (caller: Caller): string => (caller.kind === 'key' ? caller.id : caller.kind);

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
