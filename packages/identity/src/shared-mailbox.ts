import { isRoleAccount } from './role-account.ts';

/** "info@acme.com": colleagues share it. */
export const isSharedMailbox = ({ kind, value }: { kind: string; value: string }): boolean =>
  kind === 'email' && isRoleAccount(value);
