import { type CompanyDoc, CompanyModel, type ObservationDoc, ObservationModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import { deriveFields } from '../figures/derive-fields.ts';
import { COMPANY_LEVELS_MAX } from '../limits.ts';
import { outdatedWords } from '../search/outdated-words.ts';
import { writeUnchanged } from '../store/document/write-unchanged.ts';
import { toAncestor } from './ancestor.ts';
import { followMerges } from './follow-merges.ts';

type RelatedDoc = Omit<CompanyDoc, 'words'>;

export interface RelativesUpdate {
  ids: readonly mongo.ObjectId[];
  now: Date;
  /** Called before companies are written. */
  announce(ids: readonly mongo.ObjectId[]): Promise<void>;
  /** Called for each company that was written. */
  record(before: RelatedDoc, after: RelatedDoc): void;
}

/**
 * Brings up to date what companies, and all below them, know of their parents, with the figures that follow from it. From
 * the highest down, as each takes over what its parent knows. Repeatable.
 */
export async function updateRelatives({ ids, now, announce, record }: RelativesUpdate): Promise<void> {
  const settings = await getAggregateSettings();
  let level = await findRelated({ _id: { $in: [...ids] } });
  let above = [...ids];
  for (let depth = 0; depth <= COMPANY_LEVELS_MAX; depth++) {
    const changes = (await followParents(level)).flatMap(({ before, known }) => {
      const after = { ...before, ...known, updatedAt: now };
      const derived = deriveFields(after, settings, now);
      return isSame(before, { ...known, ...derived }) ? [] : [{ before, after: { ...after, ...derived } }];
    });
    await announce(changes.map(({ before }) => before._id));
    await write(changes);
    for (const { before, after } of changes) record(before, after);
    level = above.length === 0 ? [] : await findRelated({ 'parent.id': { $in: above } });
    if (level.length === 0) return;
    above = level.flatMap(({ _id, hasSubsidiaries }) => (hasSubsidiaries ? [_id] : []));
  }
}

type KnownOfParent = Required<Pick<CompanyDoc, 'parent' | 'ancestors'>>;

interface Followed {
  before: RelatedDoc;
  known: KnownOfParent;
}

async function followParents(companies: readonly RelatedDoc[]): Promise<Followed[]> {
  if (companies.length === 0) return [];
  const relations = await followMerges(companies.map(({ parent }) => parent));
  const parentIds = relations.flatMap((parent) => (parent ? [parent.id] : []));
  const parents = new Map((await findRelated({ _id: { $in: parentIds } })).map((one) => [one._id.toHexString(), one]));
  await markParents([...parents.values()]);
  const histories = Map.groupBy(await readHistory(parentIds), ({ companyId }) => companyId.toHexString());
  return companies.flatMap((before, at) => {
    const parent = relations[at];
    const id = parent?.id.toHexString() ?? '';
    const known = knownOf({ ...before, ...(parent && { parent }) }, parents.get(id), histories.get(id));
    return known === null ? [] : [{ before, known }];
  });
}

/** A parent that is no longer tracked keeps its name, and its figures are still recognised. */
function knownOf(
  { parent, ancestors = [] }: RelatedDoc,
  found: RelatedDoc | undefined,
  history: readonly HistoryFigure[] = [],
): KnownOfParent | null {
  if (!parent) return ancestors.length === 0 ? null : { parent: null, ancestors: [] };
  if (found === undefined) return { parent: { ...parent, isRemoved: true }, ancestors };
  const { isRemoved: _, ...relation } = parent;
  return {
    parent: { ...relation, name: found.name, domain: found.domain },
    ancestors: [toAncestor(found, history), ...(found.ancestors ?? [])].slice(0, COMPANY_LEVELS_MAX),
  };
}

function isSame(before: RelatedDoc, known: Partial<RelatedDoc>): boolean {
  const names = Object.keys(known) as (keyof RelatedDoc)[];
  return names.every((name) => JSON.stringify(before[name]) === JSON.stringify(known[name]));
}

async function write(changes: readonly { before: RelatedDoc; after: RelatedDoc }[]): Promise<void> {
  await writeUnchanged(
    changes.map(({ before, after: { _id, ...fields } }) => ({
      before,
      updatedAt: fields.updatedAt,
      update: { $set: { ...fields, ...outdatedWords(before, fields) } },
    })),
  );
}

async function markParents(parents: readonly RelatedDoc[]): Promise<void> {
  const unmarked = parents.flatMap(({ _id, hasSubsidiaries }) => (hasSubsidiaries ? [] : [_id]));
  if (unmarked.length === 0) return;
  await CompanyModel.collection.updateMany({ _id: { $in: unmarked } }, { $set: { hasSubsidiaries: true } });
}

function findRelated(filter: mongo.Filter<mongo.Document>): Promise<RelatedDoc[]> {
  return CompanyModel.collection.find<RelatedDoc>(filter, { projection: { words: 0 } }).toArray();
}

type HistoryFigure = Pick<ObservationDoc, 'companyId' | 'source' | 'scope' | 'value'>;

async function readHistory(companyIds: readonly mongo.ObjectId[]): Promise<HistoryFigure[]> {
  if (companyIds.length === 0) return [];
  return ObservationModel.find({ companyId: { $in: companyIds } }, { companyId: 1, source: 1, scope: 1, value: 1 })
    .sort({ asOf: -1 })
    .lean<HistoryFigure[]>();
}
