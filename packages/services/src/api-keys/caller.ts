import type { ApiKeyScope } from './limits.ts';

/** Who sent a request. Anyone may call a server without ACCESS_TOKEN, with the owner's rights: it listens on loopback alone. */
export type Caller =
  | { kind: 'owner' | 'anyone' }
  | { kind: 'key'; id: string; scopes: readonly ApiKeyScope[]; requestsPerMinute: number | null };

/** The same for the same caller, however a request says who it is. */
export const callerId = (caller: Caller): string => (caller.kind === 'key' ? caller.id : caller.kind);
