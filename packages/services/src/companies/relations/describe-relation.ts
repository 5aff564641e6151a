import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { COMPANY_LEVELS_MAX } from '../limits.ts';
import { CHAIN_FIELDS, type ChainDoc, countLevelsBelow, findAncestorIds } from './find-ancestors.ts';

export type RelatedPair = { parentId: string; subsidiaryId: string };

type NamedCompany = Pick<CompanyDoc, '_id' | 'name'>;

type RelatedCompany = NamedCompany & ChainDoc;

/** Why one company would have too many levels above and below it in place of two, in words; null when it has not. */
async function describeTooManyLevels(survivor: RelatedCompany, other: RelatedCompany): Promise<string | null> {
  const above = await findAncestorIds(survivor.parent ? survivor : other);
  const below = await Promise.all([survivor, other].map(({ _id }) => countLevelsBelow(_id)));
  const levels = above.length + 1 + Math.max(...below);
  if (levels <= COMPANY_LEVELS_MAX) return null;
  return `At most ${COMPANY_LEVELS_MAX} companies can be above one another; this merge would make it ${levels}`;
}

/** Why two companies can't become one, in words; null when nothing in their relations speaks against it. */
export async function describeRelation(one: RelatedCompany, other: RelatedCompany): Promise<string | null> {
  const relation = await findRelation(one._id.toHexString(), other._id.toHexString());
  if (relation === null) return describeTooManyLevels(one, other);
  const [parent, subsidiary] = one._id.toHexString() === relation.parentId ? [one, other] : [other, one];
  return `${subsidiary.name} is a subsidiary of ${parent.name}, so both stay; remove that relation first`;
}

/** Whether one of the two is above the other, and then which; null when they are not related. */
export async function findRelation(one: string, other: string): Promise<RelatedPair | null> {
  const ids = [one, other].map((id) => new mongo.ObjectId(id));
  const companies = await CompanyModel.find({ _id: { $in: ids } }, CHAIN_FIELDS).lean<ChainDoc[]>();
  for (const company of companies) {
    const subsidiaryId = company._id.toHexString();
    const parentId = subsidiaryId === one.toLowerCase() ? other.toLowerCase() : one.toLowerCase();
    if ((await findAncestorIds(company)).includes(parentId)) return { parentId, subsidiaryId };
  }
  return null;
}
