import type { ContactDoc } from '@workbench/db';
import { splitName } from '@workbench/identity/split-name';
import { markSavedIn, partitionBySuppression } from '../../contacts/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { SaveLeadsInput, SaveLeadsResult } from '../schemas.ts';
import { type LeadValues, leadKeys } from '../table/index.ts';
import { joinLocation } from '../values/location.ts';
import { upsertLeads } from './upsert-leads.ts';
import type { UpsertPerson } from './upserted-lead.ts';

/**
 * Creates leads from saved contacts. A person who is a lead already is counted and only gets empty fields filled;
 * suppressed people are skipped.
 * @throws ServiceError invalid when contacts are not saved any more; nothing is stored then
 */
export async function createLeadsFromContacts({ ctx, input }: Verb<SaveLeadsInput>): Promise<SaveLeadsResult> {
  const { allowed, suppressed } = await partitionBySuppression(ctx, input.contactIds);
  const stored = await upsertLeads(ctx, { source: 'contact', listId: null, rows: allowed.map(toPerson) });
  const saved = stored.filter(({ outcome }) => outcome !== 'suppressed');
  const created = saved.filter(({ outcome }) => outcome === 'created').length;
  await markSavedIn(
    saved.flatMap(({ line }) => allowed[line]?._id.toHexString() ?? []),
    'leads',
  );
  return { created, known: saved.length - created, suppressed: suppressed + stored.length - saved.length };
}

/** `line`: the position in the selection. */
function toPerson(contact: ContactDoc, line: number): UpsertPerson {
  const values = contactValues(contact);
  const { organizationDomain, companyId, isNameHidden, informed } = contact;
  const sources = contact.sources.map(({ source, id }) => ({ source, id }));
  const ids = [contact._id, ...contact.formerIds].map((id) => `contact:${id.toHexString()}`);
  // A hidden name is that of many.
  const own = leadKeys({ ...values, company: isNameHidden ? null : (values.company ?? organizationDomain) });
  const ofContact = { id: contact._id, companyId, sources, ...(informed && { informed }) };
  return { line, values, organizationDomain, keys: [...ids, ...own], contact: ofContact };
}

function contactValues(contact: ContactDoc): LeadValues {
  const { firstName, lastName } = splitName(contact.name);
  return {
    firstName: firstName || null,
    lastName: lastName || null,
    email: contact.email,
    company: contact.organizationName,
    title: contact.title,
    linkedinUrl: contact.linkedinUrl,
    phone: contact.phone,
    location: joinLocation(contact),
    industry: contact.organizationIndustry,
  };
}
