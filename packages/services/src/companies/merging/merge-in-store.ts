import { CompanyModel } from '@workbench/db';
import { getAggregateSettings } from '../../settings/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { moveToArchive } from '../../shared/moves/archive-documents.ts';
import { archivedDocuments, archivedId, EXACT } from '../../shared/moves/archived-collections.ts';
import { domainsOf } from '../aliases/domains-of.ts';
import { findCompaniesByDomain } from '../aliases/find-by-domain.ts';
import { describeRelation } from '../relations/describe-relation.ts';
import { countRestored } from '../removal/count-restored.ts';
import { type StoredCompany, withDerivedFields } from '../store/document/stored-company.ts';
import { type WriteSession, withWriteSession } from '../store/write-session/write-session.ts';
import { combineCompanies } from './combine-companies.ts';
import {
  archiveCompanies,
  archiveMerged,
  COMPANIES,
  isMergedInto,
  type MergeWork,
  readMergeArchive,
  readStored,
} from './merge-archive.ts';
import { moveHistory } from './move-history.ts';
import { moveSubsidiaries } from './move-subsidiaries.ts';
import { mergeSyncs } from './move-syncs.ts';
import { replaceCompany } from './replace-company.ts';

/**
 * Makes two companies one, with their figures, history and syncs, as the only writer of companies. Every step may be
 * repeated after a kill; the other company leaves before the survivor takes over what is unique about it.
 * @returns what stands against it, and then both are as they were
 */
export function mergeInStore(work: MergeWork): Promise<ServiceError | null> {
  return withWriteSession(async (session) => {
    await work.renew();
    const refusal = await mergeDocuments(session, work);
    if (refusal !== null) return refusal;
    await moveHistory(work);
    await mergeSyncs(work);
    await moveSubsidiaries(session, work);
    session.recordRelatives([work.survivorId], work.mergedAt);
    return null;
  });
}

async function mergeDocuments(session: WriteSession, work: MergeWork): Promise<ServiceError | null> {
  const { archiveId, survivorId, otherId, choices, mergedAt } = work;
  const survivor = await readStored(survivorId);
  if (survivor !== null && isMergedInto(survivor, otherId)) return null;
  const stored = await readStored(otherId);
  const other = stored ?? (await readMergeArchive(work)).other;
  if (survivor === null || other === null) {
    if (stored === null) await returnOther(session, work);
    return gone(survivor === null ? survivorId.toHexString() : otherId.toHexString());
  }
  const related = stored === null ? null : await describeRelation(survivor, stored);
  if (related !== null) return new ServiceError('conflict', related);
  await session.announce('merged', [otherId]);
  await session.announce('updated', [survivorId]);
  await archiveCompanies(archiveId, stored === null ? [survivorId] : [survivorId, otherId]);
  const { after: combined } = combineCompanies(survivor, other, { choices, now: mergedAt });
  const owned = stored === null ? await withoutTakenDomains(combined, survivor) : combined;
  const after = withDerivedFields(owned, { settings: await getAggregateSettings(), now: mergedAt });
  await archiveMerged(archiveId, after);
  const set = { collectionName: COMPANIES, filter: { _id: otherId } };
  await moveToArchive({ archiveId, set, renew: work.renew });
  await replaceCompany(survivor, after);
  // After a kill in between, the statistics were counted without it.
  if (stored !== null) session.recordChange(stored, null);
  session.recordChange(survivor, after);
  return null;
}

/** While the merge was interrupted, the domains of the other company were no one's. */
async function withoutTakenDomains(combined: StoredCompany, survivor: StoredCompany): Promise<StoredCompany> {
  const owners = await findCompaniesByDomain(domainsOf(combined));
  const isTaken = (domain: string) => owners.get(domain)?._id.equals(survivor._id) === false;
  const aliases = (combined.aliases ?? []).filter((alias) => !isTaken(alias));
  if (!isTaken(combined.domain)) return { ...combined, aliases };
  const { domain: _, ...origins } = combined.origins ?? {};
  const origin = survivor.origins?.domain;
  return {
    ...combined,
    domain: survivor.domain,
    aliases: aliases.filter((alias) => alias !== survivor.domain),
    origins: { ...origins, ...(origin && { domain: origin }) },
  };
}

/** The survivor was deleted between two steps: what lies in the archive alone goes back with the bytes that it had. */
async function returnOther(session: WriteSession, { archiveId, otherId, mergedAt }: MergeWork): Promise<void> {
  const archived = await archivedDocuments().findOne({ _id: archivedId(archiveId, COMPANIES, otherId) }, EXACT);
  if (archived === null) return;
  await session.announce('restored', [otherId]);
  await CompanyModel.collection.insertOne(archived.document as never);
  const other = await readStored(otherId);
  if (other !== null) await countRestored(session, { ...other, words: [] }, mergedAt);
}

/** Returned: thrown within a session, it would make the next one recount all companies. */
function gone(id: string): ServiceError {
  return new ServiceError('conflict', `The company ${id} was deleted meanwhile, so the two were not merged`);
}
