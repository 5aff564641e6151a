import { type Identifier, identifiersOf, NO_IDENTIFIERS } from '@workbench/identity/identifiers';
import { readIdentifier } from '@workbench/identity/read-identifier';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findSuppressedIds } from './find-suppressed-ids.ts';

/** @throws ServiceError invalid when the identifier is not recognised */
export async function checkSuppression({
  ctx,
  input,
}: Verb<{ identifier: string }>): Promise<{ isSuppressed: boolean }> {
  const read = readIdentifier(input.identifier);
  if ('problem' in read)
    throw new ServiceError('invalid', read.problem, [{ path: ['identifier'], message: read.problem }]);
  const suppressedIds = await findSuppressedIds(ctx, [{ id: '', keys: withParentDomains(read) }]);
  return { isSuppressed: suppressedIds.size > 0 };
}

/** An address is suppressed with its domain, too. */
function withParentDomains(identifier: Identifier): Identifier[] {
  const { kind, value } = identifier;
  if (kind !== 'email' && kind !== 'domain') return [identifier];
  const known = kind === 'email' ? { email: value } : { organizationDomain: value };
  return identifiersOf({ ...NO_IDENTIFIERS, ...known });
}
