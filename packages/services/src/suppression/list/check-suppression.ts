import { parseDomain } from '@workbench/identity/domain-key';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type Identifier, identifiersOf, readIdentifier } from '../identifiers/identifiers.ts';
import { findSuppressedIds } from './find-suppressed-ids.ts';

/** @throws ServiceError invalid when the identifier is not recognised */
export async function checkSuppression({
  ctx,
  input,
}: Verb<{ identifier: string }>): Promise<{ isSuppressed: boolean }> {
  const read = readIdentifier(input.identifier, parseDomain);
  if ('problem' in read)
    throw new ServiceError('invalid', read.problem, [{ path: ['identifier'], message: read.problem }]);
  const suppressedIds = await findSuppressedIds(ctx, [{ id: '', keys: withParentDomains(read) }]);
  return { isSuppressed: suppressedIds.size > 0 };
}

/** An address is suppressed with its domain, too. */
function withParentDomains(identifier: Identifier): Identifier[] {
  const { kind, value } = identifier;
  if (kind !== 'email' && kind !== 'domain') return [identifier];
  const person = { sources: [], email: null, phone: null, linkedinUrl: null, organizationDomain: null };
  const known = kind === 'email' ? { email: value } : { organizationDomain: value };
  return identifiersOf({ ...person, ...known });
}
