import type { FoundPerson } from '@workbench/connectors';
import { CompanyModel, type ContactDoc, ContactModel } from '@workbench/db';
import { Types } from 'mongoose';
import { normaliseDomain } from '../companies/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database/classify-error.ts';
import { ServiceError } from '../shared/errors.ts';
import { tellOfContacts } from '../shared/people-watchers.ts';
import { findDocs, joinHeld } from './held-contacts.ts';
import { contactWords } from './rules/contact-words.ts';
import { NOBODY, withNews } from './rules/held-person.ts';
import { identityKeys } from './rules/identity-keys.ts';
import { joinPeople } from './rules/join-people.ts';
import type { FoundContact } from './types.ts';

export { findContacts, findHeld } from './held-contacts.ts';

interface HoldHow {
  /** Where the person stands from now on. */
  place: 'contacts' | 'leads' | 'outreach';
  /** The tracked company that they belong to; null or left out: the one with their employer's domain, if there is one. */
  companyId?: string | null;
  /** What a source has revealed now: it goes before what was found. */
  revealed?: FoundPerson;
}

/** Each time somebody else was faster with the same person. */
const ATTEMPTS_MAX = 20;

/**
 * Joins a person into the held contact who has any of the same keys, or holds them anew. The same call twice changes
 * nothing. People are given best source first, those who are not from a page as of now.
 * @throws ServiceError not_found when the company is not tracked
 */
export async function holdContact(
  ctx: ServiceContext,
  found: Pick<FoundContact, 'people' | 'foundAt'> | FoundPerson[],
  how: HoldHow,
): Promise<{ doc: ContactDoc; wasNew: boolean }> {
  const { people, foundAt } = Array.isArray(found) ? { people: found, foundAt: ctx.now() } : found;
  const companyId = how.companyId ? await trackedCompany(how.companyId) : null;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const held = await holdOnce({ ctx, people, foundAt, how, companyId });
    if (held !== null) return held;
  }
  throw new ServiceError('conflict', 'This contact is being changed by somebody else; try again in a moment');
}

/** @throws ServiceError not_found */
export async function trackedCompany(id: string): Promise<Types.ObjectId> {
  const company = await CompanyModel.findById(id, { _id: 1 }).lean();
  if (company !== null) return company._id;
  const message = 'This company is not tracked (any more); choose another one';
  throw new ServiceError('not_found', message, [{ path: ['companyId'], message }]);
}

interface Holding {
  ctx: ServiceContext;
  people: FoundPerson[];
  foundAt: Date;
  how: HoldHow;
  companyId: Types.ObjectId | null;
}

/** null: somebody else was faster, and what is held has to be read again. */
async function holdOnce(holding: Holding): Promise<{ doc: ContactDoc; wasNew: boolean } | null> {
  const news = newsOf(holding);
  const [oldest, ...others] = await findDocs(news.keys);
  if (oldest === undefined) return insert(holding, news);
  const [other] = others;
  if (other !== undefined) {
    await joinHeld(oldest, other);
    return null;
  }
  return update(oldest, holding, news);
}

function newsOf({ ctx, people, foundAt, how }: Holding) {
  const { revealed, place } = how;
  const now = ctx.now();
  const at = (source: string) => (source === revealed?.source ? now : foundAt);
  const known = revealed === undefined ? people : withRevealed(people, revealed);
  const ids = [...people, ...known].map(({ source, id }) => ({ source, id, at: at(source) }));
  const keys = [...new Set([...people, ...known].flatMap(identityKeys))];
  return { person: joinPeople(known), at, ids, keys, now, place, revealedBy: revealed?.source ?? null };
}
type AllNews = ReturnType<typeof newsOf>;

/** What was revealed stands in the place of what its source had shown; what a reveal leaves out stays as it was shown. */
export function withRevealed(people: readonly FoundPerson[], revealed: FoundPerson): FoundPerson[] {
  const shown = people.find(({ source }) => source === revealed.source);
  const told = Object.fromEntries(Object.entries(revealed).filter(([, value]) => value !== null));
  const whole: FoundPerson = shown === undefined ? revealed : { ...shown, ...told };
  return shown === undefined ? [...people, whole] : people.map((person) => (person === shown ? whole : person));
}

async function insert({ companyId }: Holding, news: AllNews): Promise<{ doc: ContactDoc; wasNew: boolean } | null> {
  const fields = withNews(NOBODY, news);
  const doc: ContactDoc = {
    _id: new Types.ObjectId(),
    keys: news.keys,
    ...fields,
    sources: mergeSources([], news.ids),
    revealedAt: news.revealedBy === null ? {} : { [news.revealedBy]: news.now },
    companyId: companyId ?? (await companyWith(fields.organizationDomain)),
    knownIn: [news.place],
    notes: [],
    formerIds: [],
    words: contactWords(fields),
    savedAt: news.now,
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
  held: ContactDoc,
  { ctx, companyId }: Holding,
  news: AllNews,
): Promise<{ doc: ContactDoc; wasNew: boolean } | null> {
  const fields = withNews(held, news);
  const { _id, notes, formerIds, savedAt, keysToCome, ...before } = held;
  const after = {
    ...before,
    ...fields,
    keys: [...new Set([...held.keys, ...news.keys])],
    sources: mergeSources(held.sources, news.ids),
    revealedAt: news.revealedBy === null ? held.revealedAt : { ...held.revealedAt, [news.revealedBy]: news.now },
    companyId: companyId ?? held.companyId ?? (await companyWith(fields.organizationDomain)),
    knownIn: [...new Set([...held.knownIn, news.place])],
    words: contactWords(fields),
  };
  if (isSame(before, after)) return { doc: held, wasNew: false };
  const revision = (held.revision ?? 0) + 1;
  try {
    const filter = { _id, revision: held.revision ?? null };
    const doc = { ...held, ...after, revision };
    // Before it is stored: what is stored already is no news to anybody after a kill.
    await tellOfContacts(ctx, [doc]);
    const { matchedCount } = await ContactModel.updateOne(filter, { $set: { ...after, revision } });
    return matchedCount === 0 ? null : { doc, wasNew: false };
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** The latest time at which each source had each id. */
function mergeSources(held: ContactDoc['sources'], ids: ContactDoc['sources']): ContactDoc['sources'] {
  const merged = new Map(held.map((one) => [`${one.source}:${one.id}`, one]));
  for (const one of ids) {
    const known = merged.get(`${one.source}:${one.id}`);
    if (known === undefined || known.at < one.at) merged.set(`${one.source}:${one.id}`, one);
  }
  return [...merged.values()];
}

async function companyWith(organizationDomain: string | null): Promise<Types.ObjectId | null> {
  const read = organizationDomain === null ? null : normaliseDomain(organizationDomain);
  if (read === null || 'problem' in read) return null;
  const company = await CompanyModel.findOne({ domain: read.domain }, { _id: 1 }).lean();
  return company?._id ?? null;
}

/** Values of the database and of here alike. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
