import { type Finding, ok, warning } from '../finding.ts';

/** Who can open the product. Pure. */

export interface AccessFacts {
  hasToken: boolean;
  /** Other people with a login on this machine; null where the system does not say. */
  otherUsers: readonly string[] | null;
}

const SHOWN = 3;

/** Without a token the server listens on loopback alone, which each user of the machine reaches. */
export function judgeAccess({ hasToken, otherUsers }: AccessFacts): Finding {
  const check = 'Access';
  if (hasToken) return ok(check, 'ACCESS_TOKEN is set: no one gets in without it.');
  if (otherUsers === null || otherUsers.length === 0) {
    return ok(check, 'ACCESS_TOKEN is not set: each user of this machine can open the product, and no other machine.');
  }
  const shown = otherUsers.slice(0, SHOWN).join(', ');
  const rest = otherUsers.length > SHOWN ? ` and ${otherUsers.length - SHOWN} more` : '';
  return warning(
    check,
    `Other users of this machine (${shown}${rest}) can read and change everything: ACCESS_TOKEN is not set.`,
    'Set ACCESS_TOKEN to a long random text, such as that of "openssl rand -hex 24".',
  );
}
