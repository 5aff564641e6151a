import { type ContactDoc, type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { chooseContacts, markKnown } from '../contacts/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { splitName } from './rules/split-name.ts';
import type { SaveLeadsInput, SaveLeadsResult } from './schemas.ts';

/**
 * Makes leads of saved contacts. Who is one already is counted, and who is on the do-not-contact list is left out.
 * @throws ServiceError invalid when contacts are not saved any more; nothing is stored then
 */
export async function saveLeads({ ctx, input }: Verb<SaveLeadsInput>): Promise<SaveLeadsResult> {
  const { allowed, suppressed } = await chooseContacts(ctx, input.contactIds);
  const known = await findLeadKeys(allowed);
  const fresh = allowed.filter((contact) => !keysOf(contact).some((key) => known.has(key)));
  const created = await store(ctx, fresh);
  const ids = allowed.map(({ _id }) => _id.toHexString());
  await markKnown(ids, 'leads');
  return { created, known: allowed.length - created, suppressed };
}

const keyOf = (id: Types.ObjectId) => `contact:${id.toHexString()}`;
const keysOf = ({ _id, formerIds }: ContactDoc) => [_id, ...formerIds].map(keyOf);

async function findLeadKeys(contacts: ContactDoc[]): Promise<Set<string>> {
  const leads = await LeadModel.find({ key: { $in: contacts.flatMap(keysOf) } }, { key: 1 }).lean();
  return new Set(leads.map(({ key }) => key));
}

/** @returns how many are new: another call at the same moment may have been first */
async function store(ctx: ServiceContext, contacts: ContactDoc[]): Promise<number> {
  if (contacts.length === 0) return 0;
  const createdAt = ctx.now();
  const { upsertedCount } = await LeadModel.bulkWrite(
    contacts.map((contact) => {
      const { key, ...lead } = toLead(contact, createdAt);
      return { updateOne: { filter: { key }, update: { $setOnInsert: lead }, upsert: true } };
    }),
  );
  return upsertedCount;
}

function toLead(contact: ContactDoc, createdAt: Date): LeadDoc {
  return {
    _id: new Types.ObjectId(),
    key: keyOf(contact._id),
    contactId: contact._id,
    ...splitName(contact.name),
    title: contact.title,
    company: contact.organizationName,
    email: contact.email,
    linkedinUrl: contact.linkedinUrl,
    phone: contact.phone,
    location: [contact.city, contact.state, contact.country].filter(Boolean).join(', ') || null,
    industry: contact.organizationIndustry,
    sources: contact.sources.map(({ source, id }) => ({ source, id })),
    organizationDomain: contact.organizationDomain,
    enrichmentStatus: 'pending',
    createdAt,
  };
}
