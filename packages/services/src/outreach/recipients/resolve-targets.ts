import type { ContactDoc, LeadDoc } from '@workbench/db';
import { findContacts, partitionBySuppression, splitSuppressedContacts } from '../../contacts/index.ts';
import { findLeads, findLeadsOfList } from '../../leads/index.ts';
import { requireList } from '../../lists/index.ts';
import { readPeopleOnList } from '../../membership/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import type { AddTargetsInput } from '../schemas.ts';
import { type Target, targetFromContact, targetFromLead } from './target.ts';

export interface TargetChunk {
  targets: Target[];
  /** Left out: they are on the do-not-contact list. */
  suppressed: Target[];
}

/** Leads of a list that are read, checked and stored at a time. */
const CHUNK_MAX = 500;

/**
 * The selected people, one chunk at a time. All ids are looked up before the first chunk is returned.
 * @throws ServiceError invalid when no one is selected, or contacts or leads do not exist any more; not_found for an
 * unknown import
 */
export async function* resolveTargets(ctx: ServiceContext, input: AddTargetsInput): AsyncGenerator<TargetChunk> {
  const { contactIds, leadIds, leadListId, listId } = input;
  if (contactIds.length === 0 && leadIds.length === 0 && leadListId === undefined && listId === undefined) {
    const message = 'Choose at least one contact or lead, a list, or an import of leads';
    throw new ServiceError('invalid', message, [{ path: ['contactIds'], message }]);
  }
  if (listId !== undefined) await requireList(listId, 'person', ['listId']);
  const leads = await requireLeads(leadIds);
  const contacts = await partitionBySuppression(ctx, contactIds);
  const firstPage = leadListId === undefined ? null : await findLeadsOfList(leadListId, null, CHUNK_MAX);
  yield toChunk(contacts);
  yield await splitSuppressedLeads(ctx, leads);
  if (listId !== undefined) yield* peopleOnList(ctx, listId);
  if (leadListId === undefined || firstPage === null) return;
  for (let page = firstPage; ; page = await findLeadsOfList(leadListId, page.nextAfterLine, CHUNK_MAX)) {
    yield await splitSuppressedLeads(ctx, page.leads);
    if (page.nextAfterLine === null) return;
  }
}

function toChunk({ allowed, excluded }: Awaited<ReturnType<typeof splitSuppressedContacts>>): TargetChunk {
  const toTargets = (docs: readonly ContactDoc[]) => docs.map((contact) => targetFromContact(contact));
  return { targets: toTargets(allowed), suppressed: toTargets(excluded) };
}

/** Members who leave the list in the meantime are left out. */
async function* peopleOnList(ctx: ServiceContext, listId: string): AsyncGenerator<TargetChunk> {
  for await (const { contacts, leads } of readPeopleOnList(listId, CHUNK_MAX)) {
    yield toChunk(await splitSuppressedContacts(ctx, contacts));
    yield await splitSuppressedLeads(ctx, leads);
  }
}

async function requireLeads(ids: string[]): Promise<LeadDoc[]> {
  const found = await findLeads(ids);
  const requestedCount = new Set(ids).size;
  const missing = requestedCount - found.size;
  if (missing === 0) return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  const some =
    requestedCount === 1 ? 'The lead is' : `${missing} of the ${requestedCount} leads ${missing === 1 ? 'is' : 'are'}`;
  const message = `${some} deleted. Choose the leads again.`;
  throw new ServiceError('invalid', message, [{ path: ['leadIds'], message }]);
}

async function splitSuppressedLeads(ctx: ServiceContext, leads: readonly LeadDoc[]): Promise<TargetChunk> {
  const contacts = await findContacts(leads.flatMap(({ contactId }) => contactId?.toHexString() ?? []));
  const contactOf = ({ contactId }: LeadDoc): ContactDoc | undefined => contacts.get(contactId?.toHexString() ?? '');
  const targets = new Map(leads.map((lead) => [lead._id.toHexString(), targetFromLead(lead, contactOf(lead))]));
  // A former address may be another person's by now: it keeps the lead out, and is none of the recipient's.
  const people = [...targets].map(([id, { identifiers, former }]) => ({ id, keys: [...identifiers, ...former] }));
  const suppressedIds = await findSuppressedIds(ctx, people);
  return {
    targets: [...targets].flatMap(([id, target]) => (suppressedIds.has(id) ? [] : [target])),
    suppressed: [...targets].flatMap(([id, target]) => (suppressedIds.has(id) ? [target] : [])),
  };
}
