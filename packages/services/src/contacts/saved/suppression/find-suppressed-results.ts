import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../../shared/context.ts';
import { findSuppressedIds } from '../../../suppression/index.ts';
import type { FoundContact } from '../../people/types.ts';

/** Ids of suppressed people. */
export async function findSuppressedResults(
  ctx: ServiceContext,
  people: readonly FoundContact[],
): Promise<Set<string>> {
  const checked = people.map(({ id, people: known }) => ({ id, keys: known.flatMap(identifiersOf) }));
  return findSuppressedIds(ctx, checked);
}
