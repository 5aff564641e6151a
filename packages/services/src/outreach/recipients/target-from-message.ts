import type { OutreachMessageDoc } from '@workbench/db';
import { type Identifier, uniqueIdentifiers } from '@workbench/identity/person-identifiers/identifiers';
import { recipientKey } from '../../ai/index.ts';
import { EMPTY_TARGET, type Target } from './target.ts';

/**
 * Whom a message is to, with all that its campaign has known them by. Another person of the same name had another key in the
 * campaign, so the name says who they are only without its number. Pure.
 * @param saved as their contact or lead is saved, where there is one
 */
export function targetFromMessage(message: OutreachMessageDoc, saved?: Target): Target {
  const { keys, recipientName, recipientCompany, listHashes = [], leadIdentifiers = [] } = message;
  const target = saved ?? unsavedTarget(message);
  const hasNameKey = keys.some((key) => key.startsWith('name:'));
  const names = { contactId: null, recipientName: recipientName ?? '', recipientCompany: recipientCompany ?? '' };
  return {
    ...target,
    title: target.title ?? message.recipientTitle,
    industry: target.industry ?? message.recipientIndustry,
    linkedinUrl: target.linkedinUrl ?? message.recipientLinkedinUrl,
    listHashes,
    noted: leadIdentifiers,
    identifiers: uniqueIdentifiers([...(message.identifiers as Identifier[]), ...target.identifiers]),
    uniqueKeys: [...new Set([...target.uniqueKeys, ...keys.filter((key) => !key.startsWith('name:'))])],
    nameKey: target.nameKey ?? (hasNameKey ? recipientKey(names) : null),
  };
}

function unsavedTarget(message: OutreachMessageDoc): Target {
  const { contactId, leadId, companyId = null, recipientName, recipientCompany } = message;
  return { ...EMPTY_TARGET, contactId, leadId, companyId, recipientName, company: recipientCompany };
}
