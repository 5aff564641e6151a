import { type ContactDoc, ContactModel, LEAD_INDEXES, type LeadDoc, LeadModel } from '@workbench/db';
import { type Identifier, identifiersToSuppress } from '@workbench/identity/person-identifiers/identifiers';
import { identifiersToSuppressContact, suppressPeople } from '../../contacts/index.ts';
import { removeLeads, removeMatches } from '../../leads/index.ts';
import { syncRecipientsOfContacts, syncRecipientsOfLeads } from '../../outreach/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { purgePeople } from '../../trash/index.ts';
import { findTrashedMatches, findTrashedPeople, removeTrashedMatches, type TrashedPeople } from './trashed-people.ts';

/** People whom one vendor knows by these ids, as contacts, as leads, in the trash, and as matches that leads were offered. */
interface OptedOut {
  contacts: ContactDoc[];
  leads: LeadDoc[];
  /** Leads of others. */
  offered: LeadDoc[];
  trashed: TrashedPeople;
  /** Keys of those whom leads in the trash were offered, among others. */
  offeredInTrash: string[];
}

const keyOf = (vendor: string, id: string): string => `${vendor}:${id}`;

function queriesOf(vendor: string, ids: readonly string[]) {
  const keys = ids.map((id) => keyOf(vendor, id));
  const indexed = { 'sources.0': { $exists: true } };
  return {
    contacts: ContactModel.find({ keys: { $in: keys } }),
    leads: LeadModel.find({ sources: { $elemMatch: { source: vendor, id: { $in: ids } } }, ...indexed }).hint(
      LEAD_INDEXES.source,
    ),
    offered: LeadModel.find({ 'candidates.id': { $in: keys }, 'candidates.0': { $exists: true } }).hint(
      LEAD_INDEXES.candidate,
    ),
  };
}

/**
 * Those of the ids that someone saved here has.
 * @param trashed keys by which the vendor knows someone in the trash
 */
export async function findOptedOut(
  vendor: string,
  ids: readonly string[],
  trashed: ReadonlySet<string>,
): Promise<string[]> {
  const { contacts, leads, offered } = queriesOf(vendor, ids);
  const [keys, sources, candidates] = await Promise.all([
    contacts.select({ keys: 1 }).lean<Pick<ContactDoc, 'keys'>[]>(),
    leads.select({ sources: 1 }).lean<Pick<LeadDoc, 'sources'>[]>(),
    offered.select({ 'candidates.id': 1 }).lean<Pick<LeadDoc, 'candidates'>[]>(),
  ]);
  const known = new Set([
    ...keys.flatMap((one) => one.keys),
    ...sources.flatMap((one) => one.sources.map(({ source, id }) => keyOf(source, id))),
    ...candidates.flatMap((one) => one.candidates.map(({ id }) => id)),
  ]);
  return ids.filter((id) => known.has(keyOf(vendor, id)) || trashed.has(keyOf(vendor, id)));
}

/**
 * Puts who has these ids on the do-not-contact list by everything that is known of them, and deletes their contacts, their
 * leads and what other leads were offered of them, in the trash as well. Repeatable at every step.
 * @returns how many contacts and leads were deleted
 */
export async function removeOptedOut(
  ctx: ServiceContext,
  vendor: string,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<number> {
  const { contacts, leads, offered, trashed, offeredInTrash } = await readOptedOut(vendor, ids);
  const matched = [...offered.flatMap(({ candidates }) => candidates.map(({ id }) => id)), ...offeredInTrash];
  const subjects = [
    ...contacts.map(identifiersToSuppressContact),
    ...leads.map(identifiersToSuppress),
    ...trashed.people.map(identifiersToSuppress),
    ...ids.filter((id) => matched.includes(keyOf(vendor, id))).map((id) => [sourceId(vendor, id)]),
  ];
  if (subjects.length === 0) return 0;
  const { removedContacts } = await suppressPeople(ctx, { subjects, contacts, reason }, syncRecipientsOfContacts);
  const leadIds = leads.map(({ _id }) => _id.toHexString());
  const { removed } = await removeLeads({ ctx, input: { ids: leadIds } }, syncRecipientsOfLeads);
  const keys = ids.map((id) => keyOf(vendor, id));
  await removeMatches(ctx, { leads: offered, matches: new Set(keys) });
  await removeTrashedMatches(keys);
  return removedContacts + removed + (await purgePeople(ctx, trashed.archivedIds));
}

const sourceId = (vendor: string, id: string): Identifier => ({ kind: 'source-id', value: keyOf(vendor, id) });

async function readOptedOut(vendor: string, ids: readonly string[]): Promise<OptedOut> {
  const { contacts, leads, offered } = queriesOf(vendor, ids);
  const keys = ids.map((id) => keyOf(vendor, id));
  const [saved, own, others, trashed, offeredInTrash] = await Promise.all([
    contacts.lean<ContactDoc[]>(),
    leads.lean<LeadDoc[]>(),
    offered.lean<LeadDoc[]>(),
    findTrashedPeople(vendor, ids, keys),
    findTrashedMatches(keys),
  ]);
  return { contacts: saved, leads: own, offered: others, trashed, offeredInTrash };
}
