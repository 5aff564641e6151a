import { CompanyMergeModel } from '@workbench/db';
import { combineTags, describeRelation, type MergeSides } from '../../companies/index.ts';
import { COMPANY_TAGS_MAX } from '../../companies/limits.ts';

/** Why two companies can't be merged at the moment; null when they can. */
export async function findBlocker({ survivor, other }: MergeSides): Promise<string | null> {
  const ids = [survivor._id, other._id];
  const busy = await CompanyMergeModel.findOne({ busy: { $in: ids } }, { busy: 1 }).lean();
  const named = [survivor, other].find(({ _id }) => busy?.busy?.some((id) => id.equals(_id)));
  if (named) return `${named.name} is being merged or separated at the moment; try again shortly`;
  const striking = [survivor, other].find(({ struckIdentifiers = [] }) =>
    struckIdentifiers.some(({ state }) => state !== 'struck'),
  );
  const related = await describeRelation(survivor, other);
  if (related !== null) return related;
  const tooMany = combineTags(survivor, other).length - COMPANY_TAGS_MAX;
  if (tooMany > 0) {
    const tags = tooMany === 1 ? 'one tag' : `${tooMany} tags`;
    return `Together they have more than the ${COMPANY_TAGS_MAX} tags of a company; remove ${tags} first`;
  }
  return striking ? `An identifier of ${striking.name} is being struck out or restored; try again shortly` : null;
}
