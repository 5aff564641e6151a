import type { FoundPerson } from '@workbench/connectors/people';
import { type ContactDoc, ContactModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../../shared/context.ts';
import { isDuplicateKey } from '../../../shared/database/classify-error.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { combineSourceRecords } from '../../people/combine-source-records.ts';
import { identityKeys } from '../../people/identity-keys.ts';
import type { FoundContact } from '../../people/types.ts';
import type { BeforeContactsChange } from '../before-contacts-change.ts';
import { applyUpdates, EMPTY_CONTACT } from '../merge/apply-updates.ts';
import { contactSearchWords } from '../merge/contact-search-words.ts';
import { mergeSavedContacts } from '../merge/merge-saved-contacts.ts';
import { applyRevealed } from './apply-revealed.ts';
import { findCompanyIdByDomain } from './find-company-id.ts';
import { findSavedByKeys } from './find-saved.ts';
import { requireTrackedCompany } from './require-tracked-company.ts';

export { findSaved } from './find-saved.ts';

interface UpsertContactOptions {
  /** Where the person is saved from now on. */
  savedIn: 'contacts' | 'leads' | 'outreach';
  /** The tracked company that they belong to; null or left out: the one with their employer's domain, if there is one. */
  companyId?: string | null;
  /** Revealed values win over search results. */
  revealed?: FoundPerson;
  beforeChange: BeforeContactsChange;
}

/** Called each time another process was faster with the same person. */
const ATTEMPTS_MAX = 20;

/**
 * Merges a person into the saved contact with any of the same keys, or creates a contact. Idempotent. People are passed
 * best source first; those who are not from a page get the current time.
 * @throws ServiceError not_found when the company is not tracked
 */
export async function upsertContact(
  ctx: ServiceContext,
  found: Pick<FoundContact, 'people' | 'foundAt'> | FoundPerson[],
  options: UpsertContactOptions,
): Promise<{ doc: ContactDoc; wasNew: boolean }> {
  const { people, foundAt } = Array.isArray(found) ? { people: found, foundAt: ctx.now() } : found;
  const companyId = options.companyId ? await requireTrackedCompany(options.companyId) : null;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const upserted = await tryUpsert({ ctx, people, foundAt, options, companyId });
    if (upserted !== null) return upserted;
  }
  throw new ServiceError('conflict', 'This contact is being changed elsewhere; try again in a moment');
}

interface UpsertRequest {
  ctx: ServiceContext;
  people: FoundPerson[];
  foundAt: Date;
  options: UpsertContactOptions;
  companyId: Types.ObjectId | null;
}

/** null: another process was faster, and the contact must be read again. */
async function tryUpsert(request: UpsertRequest): Promise<{ doc: ContactDoc; wasNew: boolean } | null> {
  const updates = collectContactUpdates(request);
  const [oldest, ...others] = await findSavedByKeys(updates.keys);
  if (oldest === undefined) return insert(request, updates);
  const [other] = others;
  if (other !== undefined) {
    await mergeSavedContacts(oldest, other);
    return null;
  }
  return update(oldest, request, updates);
}

function collectContactUpdates({ ctx, people, foundAt, options: how }: UpsertRequest) {
  const { revealed, savedIn } = how;
  const now = ctx.now();
  const at = (source: string) => (source === revealed?.source ? now : foundAt);
  const known = revealed === undefined ? people : applyRevealed(people, revealed);
  const ids = [...people, ...known].map(({ source, id }) => ({ source, id, at: at(source) }));
  const keys = [...new Set([...people, ...known].flatMap(identityKeys))];
  return {
    person: combineSourceRecords(known),
    at,
    ids,
    keys,
    now,
    place: savedIn,
    revealedBy: revealed?.source ?? null,
  };
}
type ContactUpdates = ReturnType<typeof collectContactUpdates>;

async function insert(
  { companyId }: UpsertRequest,
  updates: ContactUpdates,
): Promise<{ doc: ContactDoc; wasNew: boolean } | null> {
  const fields = applyUpdates(EMPTY_CONTACT, updates);
  const doc: ContactDoc = {
    _id: new Types.ObjectId(),
    keys: updates.keys,
    ...fields,
    sources: mergeSources([], updates.ids),
    revealedAt: updates.revealedBy === null ? {} : { [updates.revealedBy]: updates.now },
    companyId: companyId ?? (await findCompanyIdByDomain(fields.organizationDomain)),
    knownIn: [updates.place],
    notes: [],
    formerIds: [],
    words: contactSearchWords(fields),
    savedAt: updates.now,
    revision: 1,
  };
  try {
    await ContactModel.collection.insertOne({ ...doc });
    return { doc, wasNew: true };
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

async function update(
  saved: ContactDoc,
  { ctx, companyId, options: { beforeChange } }: UpsertRequest,
  updates: ContactUpdates,
): Promise<{ doc: ContactDoc; wasNew: boolean } | null> {
  const fields = applyUpdates(saved, updates);
  const { _id, notes, formerIds, savedAt, keysToCome, ...before } = saved;
  const after = {
    ...before,
    ...fields,
    keys: [...new Set([...saved.keys, ...updates.keys])],
    sources: mergeSources(saved.sources, updates.ids),
    revealedAt:
      updates.revealedBy === null ? saved.revealedAt : { ...saved.revealedAt, [updates.revealedBy]: updates.now },
    companyId: companyId ?? saved.companyId ?? (await findCompanyIdByDomain(fields.organizationDomain)),
    knownIn: [...new Set([...saved.knownIn, updates.place])],
    words: contactSearchWords(fields),
  };
  if (isSame(before, after)) return { doc: saved, wasNew: false };
  const revision = (saved.revision ?? 0) + 1;
  try {
    const filter = { _id, revision: saved.revision ?? null };
    const doc = { ...saved, ...after, revision };
    // Before saving: after a kill, saved data would no longer count as an update.
    await beforeChange(ctx, [doc]);
    const { matchedCount } = await ContactModel.updateOne(filter, { $set: { ...after, revision } });
    return matchedCount === 0 ? null : { doc, wasNew: false };
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** The latest time at which each source had each id. */
function mergeSources(saved: ContactDoc['sources'], ids: ContactDoc['sources']): ContactDoc['sources'] {
  const merged = new Map(saved.map((one) => [`${one.source}:${one.id}`, one]));
  for (const one of ids) {
    const known = merged.get(`${one.source}:${one.id}`);
    if (known === undefined || known.at < one.at) merged.set(`${one.source}:${one.id}`, one);
  }
  return [...merged.values()];
}

/** Values of the database and of here alike. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
