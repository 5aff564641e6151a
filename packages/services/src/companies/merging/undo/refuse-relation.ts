import { CompanyModel } from '@workbench/db';
import { ServiceError } from '../../../shared/errors.ts';
import { COMPANY_LEVELS_MAX } from '../../limits.ts';
import { countLevelsBelow, findAncestorIds } from '../../relations/find-ancestors.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import type { MergeWork } from '../merge-archive.ts';

/** What was related since a merge may stand above the other company and below it: then it can't come back as it was. */
export async function refuseRelation(
  { survivorId, otherId }: MergeWork,
  other: StoredCompany,
): Promise<ServiceError | null> {
  const above = await findAncestorIds(other);
  const returning = await CompanyModel.find({ 'parent.id': survivorId, 'parent.formerIds': otherId }, { name: 1 }).lean<
    { _id: StoredCompany['_id']; name: string }[]
  >();
  const circle = returning.find(({ _id }) => above.includes(_id.toHexString()));
  if (circle !== undefined)
    return conflict(`${circle.name} would be above and below ${other.name}; remove one of these relations first`);
  const below = await Promise.all(returning.map(async ({ _id }) => 1 + (await countLevelsBelow(_id))));
  const levels = above.length + 1 + Math.max(0, ...below);
  if (levels <= COMPANY_LEVELS_MAX) return null;
  const limit = `At most ${COMPANY_LEVELS_MAX} companies can be above one another`;
  return conflict(`${limit}; with ${other.name} back there would be ${levels}. Remove a relation first`);
}

const conflict = (message: string) => new ServiceError('conflict', message);
