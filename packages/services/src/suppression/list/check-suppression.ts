import { SuppressionModel } from '@workbench/db';
import { type Identifier, identifiersOf, NO_IDENTIFIERS } from '@workbench/identity/person-identifiers/identifiers';
import { readIdentifier } from '@workbench/identity/person-identifiers/read-identifier';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { requireOwnKey } from '../../shared/workspace-key/require-own-key.ts';
import type { SuppressionCheck } from '../schemas.ts';
import { lookupHashes } from './hash-identifier.ts';

/** @throws ServiceError invalid when the identifier is not recognised */
export async function checkSuppression({ ctx, input }: Verb<{ identifier: string }>): Promise<SuppressionCheck> {
  const read = readIdentifier(input.identifier);
  if ('problem' in read)
    throw new ServiceError('invalid', read.problem, [{ path: ['identifier'], message: read.problem }]);
  const hashes = withParentDomains(read).flatMap((one) => lookupHashes(ctx, one));
  const entries = await SuppressionModel.find({ 'hashes.hash': { $in: hashes } }, { _id: 1 }).lean();
  await requireOwnKey(ctx);
  return { isSuppressed: entries.length > 0, entryIds: entries.map(({ _id }) => _id) };
}

/** An address is suppressed with its domain, too. */
function withParentDomains(identifier: Identifier): Identifier[] {
  const { kind, value } = identifier;
  if (kind !== 'email' && kind !== 'domain') return [identifier];
  const known = kind === 'email' ? { email: value } : { organizationDomain: value };
  return identifiersOf({ ...NO_IDENTIFIERS, ...known });
}
