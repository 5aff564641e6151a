import type { ContactDoc, LeadDoc, OutreachMessageDoc } from '@workbench/db';
import {
  type Identifier,
  identifiersOf,
  NO_IDENTIFIERS,
  uniqueIdentifiers,
} from '@workbench/identity/person-identifiers/identifiers';
import { recipientKey } from '../../ai/index.ts';
import { companyDomains, identifiersOfContact } from '../../contacts/index.ts';
import { formerIdentifiersOfLead, isRoleAccount } from '../../leads/index.ts';
import type { TargetKeys } from './match-target.ts';
import { preferPersonProfile } from './profile-url.ts';

/** A person who is about to be added to a campaign. */
export interface Target extends TargetKeys {
  contactId: string | null;
  leadId: string | null;
  /** The tracked company that they work for. */
  companyId: string | null;
  /** Of the company, as far as they are known. */
  companyDomains: string[];
  recipientName: string | null;
  company: string | null;
  title: string | null;
  industry: string | null;
  linkedinUrl: string | null;
  /** What the do-not-contact list may know them by. */
  identifiers: Identifier[];
  /** What their lead was known by: compared with the list alone, as it may be another person's by now. */
  former: Identifier[];
  /** What their lead itself is known by; null without one. */
  ofLead: Identifier[] | null;
  /** What a person has just replaced of their lead. */
  replaced?: readonly Identifier[];
  /** Of the message that they are carried over from. */
  listHashes?: readonly string[];
  /** What that message has noted of each of its leads. */
  noted?: NonNullable<OutreachMessageDoc['leadIdentifiers']>;
  /** The message that a follow-up carries them over from. */
  followsUpMessageId?: string;
}

/** No new person. */
export const EMPTY_TARGET: Target = {
  contactId: null,
  leadId: null,
  companyId: null,
  companyDomains: [],
  recipientName: null,
  company: null,
  title: null,
  industry: null,
  linkedinUrl: null,
  identifiers: [],
  former: [],
  ofLead: null,
  uniqueKeys: [],
  nameKey: null,
};

/** The keys of a recipient in the campaign, by which later lookups find them. */
export const primaryKeyOf = (
  { contactId, leadId }: Pick<Target, 'contactId' | 'leadId'>,
  keys: readonly string[],
): string => {
  const id = contactId === null ? leadId && `lead:${leadId}` : contactKeyOf(contactId);
  return id ?? keys.find((key) => key.startsWith('name:')) ?? keys[0] ?? '';
};

const contactKeyOf = (id: string) => `contact:${id}`;

/** A saved contact, also by the ids of those that were merged into it. @param typedUrl a profile */
export function targetFromContact(contact: ContactDoc, typedUrl: string | null = null): Target {
  const linkedinUrl = preferPersonProfile(contact.linkedinUrl, typedUrl);
  const identifiers = identifiersOfContact({ ...contact, linkedinUrl });
  const ids = [contact._id, ...contact.formerIds].map((id) => contactKeyOf(id.toHexString()));
  return {
    ...EMPTY_TARGET,
    contactId: contact._id.toHexString(),
    companyId: contact.companyId?.toHexString() ?? null,
    companyDomains: companyDomains(contact.organizationDomain, contact.email),
    recipientName: contact.name,
    company: contact.organizationName,
    title: contact.title,
    industry: contact.organizationIndustry,
    linkedinUrl,
    identifiers,
    uniqueKeys: [...ids, ...uniqueKeysOf(identifiers)],
    // Half a name, or a name without an employer, may be another person's.
    nameKey: contact.isNameHidden ? null : nameKeyOf(contact.name, contact.organizationName),
  };
}

/** A lead; if it was created from a contact, it is that contact. */
export function targetFromLead(lead: LeadDoc, contact: ContactDoc | undefined): Target {
  const leadId = lead._id.toHexString();
  const identifiers = identifiersOf(lead);
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ') || null;
  const own = [`lead:${leadId}`, ...uniqueKeysOf(identifiers)];
  const asLead: Target = {
    contactId: lead.contactId?.toHexString() ?? null,
    leadId,
    companyId: lead.companyId?.toHexString() ?? null,
    companyDomains: companyDomains(lead.organizationDomain, lead.email),
    recipientName: name,
    company: lead.company,
    title: lead.title,
    industry: lead.industry,
    linkedinUrl: lead.linkedinUrl,
    identifiers,
    former: formerIdentifiersOfLead(lead),
    ofLead: identifiers,
    uniqueKeys: lead.contactId === null ? own : [contactKeyOf(lead.contactId.toHexString()), ...own],
    nameKey: lead.firstName && lead.lastName ? nameKeyOf(name, lead.company) : null,
  };
  return contact === undefined ? asLead : mergeTargets(targetFromContact(contact), asLead);
}

/** A typed recipient; null without a name. */
export function targetFromInput(
  name: string | null,
  company: string | null,
  linkedinUrl: string | null,
): Target | null {
  const key = recipientKey({ contactId: null, recipientName: name ?? '', recipientCompany: company ?? '' });
  if (key === null) return null;
  const identifiers = identifiersOf({ ...NO_IDENTIFIERS, linkedinUrl });
  return {
    ...EMPTY_TARGET,
    recipientName: name,
    company,
    linkedinUrl,
    identifiers,
    uniqueKeys: uniqueKeysOf(identifiers),
    nameKey: key,
  };
}

/** null unless both are known. */
function nameKeyOf(name: string | null, company: string | null): string | null {
  return name && company ? recipientKey({ contactId: null, recipientName: name, recipientCompany: company }) : null;
}

/** A shared mailbox belongs to no one person. */
export function uniqueKeysOf(identifiers: readonly Identifier[]): string[] {
  return identifiers.flatMap(({ kind, value }) => {
    if (kind === 'source-id') return [`source:${value}`];
    if (kind === 'profile') return [`linkedin:${value}`];
    return kind === 'email' && !isRoleAccount(value) ? [`email:${value}`] : [];
  });
}

function mergeTargets(contact: Target, lead: Target): Target {
  return {
    ...contact,
    leadId: lead.leadId,
    former: lead.former,
    ofLead: lead.ofLead,
    companyId: contact.companyId ?? lead.companyId,
    companyDomains: [...new Set([...contact.companyDomains, ...lead.companyDomains])],
    recipientName: contact.nameKey === null && lead.nameKey !== null ? lead.recipientName : contact.recipientName,
    company: contact.company ?? lead.company,
    title: contact.title ?? lead.title,
    industry: contact.industry ?? lead.industry,
    linkedinUrl: contact.linkedinUrl ?? lead.linkedinUrl,
    identifiers: uniqueIdentifiers([...contact.identifiers, ...lead.identifiers]),
    uniqueKeys: [...new Set([...contact.uniqueKeys, ...lead.uniqueKeys])],
    nameKey: contact.nameKey ?? lead.nameKey,
  };
}
