import { type CompanyChangeDoc, CompanyChangeModel, CompanyModel, type KeptEditDoc } from '@workbench/db';
import { getAggregateSettings } from '../../../settings/index.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { archivedDocuments, archivedId, EXACT } from '../../../shared/moves/archived-collections.ts';
import { restoreFromArchive } from '../../../shared/moves/restore-documents.ts';
import { domainsOf } from '../../aliases/domains-of.ts';
import { findCompaniesByDomain } from '../../aliases/find-by-domain.ts';
import { countRestored } from '../../removal/count-restored.ts';
import { leaveOutTakenIdentifiers } from '../../removal/taken-identifiers.ts';
import { type StoredCompany, withDerivedFields } from '../../store/document/stored-company.ts';
import { overtaken, unchanged } from '../../store/document/write-unchanged.ts';
import { type WriteSession, withWriteSession } from '../../store/write-session/write-session.ts';
import { COMPANIES, isMergedInto, type MergeWork, readMergeArchive, readStored } from '../merge-archive.ts';
import { returnHistory, separateReplaced } from '../move-history.ts';
import { returnSubsidiaries } from '../move-subsidiaries.ts';
import { separateSyncs } from '../move-syncs.ts';
import { replaceCompany } from '../replace-company.ts';
import { describeKeptEdits } from './kept-edits.ts';
import { refuseRelation } from './refuse-relation.ts';
import { findReplacedFigures } from './replaced-figures.ts';
import { type MergeStates, separateCompany } from './separate-company.ts';

/** What the answer says beside the two companies. */
export interface UndoAnswer {
  keptEdits: KeptEditDoc[];
  /** Sentences on what is not as it was. */
  notes: string[];
}

/** Called before what it tells of is written; a repeated run does not call it again. */
type Keep = (part: Partial<UndoAnswer>) => Promise<void>;

/**
 * Makes one company two again, as the only writer of companies: both as they were, with what was changed on the survivor
 * since. Every step may be repeated after a kill.
 * @returns what stands against it, and then nothing has changed, or the other company is still in the archive
 */
export function separateInStore(ctx: ServiceContext, work: MergeWork, keep: Keep): Promise<ServiceError | null> {
  return withWriteSession(async (session) => {
    await work.renew();
    const { before, other, merged } = await readMergeArchive(work);
    const present = await readStored(work.survivorId);
    if (present === null)
      return new ServiceError('conflict', 'The company was deleted; restore it, then undo the merge');
    if (before === null || other === null || merged === null) return null;
    const states = { before, merged, present };
    const isMerged = isMergedInto(present, work.otherId);
    const separated = isMerged ? separateCompany(states, other) : present;
    // Of an un-merge that was interrupted, too: another company may have come in since.
    const refusal = (await refuseTakenDomain(work, [other, separated])) ?? (await refuseRelation(work, other));
    if (refusal !== null) return refusal;
    await session.announce('restored', [work.otherId]);
    await session.announce('updated', [work.survivorId]);
    if (isMerged) await separateSurvivor(ctx, session, { work, states, separated, keep });
    await returnHistory(work);
    await separateSyncs(work, separated.domain === merged.domain);
    await restoreOther(ctx, session, { work, keep });
    await returnSubsidiaries(session, work);
    session.recordRelatives([work.survivorId, work.otherId], ctx.now());
    return null;
  });
}

interface Separation {
  work: MergeWork;
  states: MergeStates;
  separated: StoredCompany;
  keep: Keep;
}

async function separateSurvivor(ctx: ServiceContext, session: WriteSession, separation: Separation): Promise<void> {
  const { work, states, separated, keep } = separation;
  const { before, present } = states;
  await separateReplaced(work, findReplacedFigures(states, separated));
  if (separated === before) {
    await keep({ keptEdits: [] });
    await replaceWithArchived(work, present);
    session.recordChange(present, null);
    return countRestored(session, { ...before, words: [] }, ctx.now());
  }
  const after = withDerivedFields(separated, { settings: await getAggregateSettings(), now: ctx.now() });
  await keep({ keptEdits: describeKeptEdits({ before, present, after }, await readChanges(work)) });
  await replaceCompany(present, after);
  session.recordChange(present, after);
}

/** With the bytes that it had. */
async function replaceWithArchived({ archiveId, survivorId }: MergeWork, present: StoredCompany): Promise<void> {
  const filter = { _id: archivedId(archiveId, COMPANIES, survivorId) };
  const archived = await archivedDocuments().findOne(filter, EXACT);
  if (archived === null) return;
  const { matchedCount } = await CompanyModel.collection.replaceOne(unchanged(present), archived.document);
  if (matchedCount === 0) throw overtaken();
}

async function restoreOther(
  ctx: ServiceContext,
  session: WriteSession,
  { work, keep }: Pick<Separation, 'work' | 'keep'>,
): Promise<void> {
  const isThere = (await readStored(work.otherId)) !== null;
  await restoreFromArchive(
    { archiveId: work.archiveId, set: { collectionName: COMPANIES }, renew: work.renew },
    'missing',
  );
  const notes = await leaveOutTakenIdentifiers(ctx, [work.otherId]);
  if (notes.length > 0) await keep({ notes });
  const other = await readStored(work.otherId);
  if (!isThere && other !== null) await countRestored(session, { ...other, words: [] }, ctx.now());
}

async function refuseTakenDomain(
  { survivorId, otherId }: MergeWork,
  companies: readonly StoredCompany[],
): Promise<ServiceError | null> {
  for (const company of companies) {
    const owners = await findCompaniesByDomain(domainsOf(company));
    const [domain, taken] = [...owners].find(([, { _id }]) => !_id.equals(survivorId) && !_id.equals(otherId)) ?? [];
    if (taken === undefined) continue;
    const message = `${taken.name} has a domain of ${company.name} by now (${domain}); `;
    return new ServiceError('conflict', `${message}give ${taken.name} another domain or delete it first`);
  }
  return null;
}

/** The history of the survivor since the merge, newest first. */
function readChanges({ survivorId, mergedAt }: MergeWork): Promise<CompanyChangeDoc[]> {
  return CompanyChangeModel.find({ companyId: survivorId, at: { $gt: mergedAt } })
    .sort({ at: -1, _id: -1 })
    .lean<CompanyChangeDoc[]>();
}
