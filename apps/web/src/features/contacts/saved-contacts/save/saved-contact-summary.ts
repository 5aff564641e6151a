import type { Contact, SaveContactsResult, SavedContact } from '@workbench/services/contacts/schemas';
import { formatCount, formatNumber } from '../../../../lib/format/format.ts';

/** A found contact and the saved one that it is now. */
export interface SavedContactLink {
  id: string;
  contactId: string;
}

/** Which saved contact each of the chosen is, told by the sources' own ids; who was left out has none. */
export function linkSavedContacts(chosen: readonly Contact[], saved: readonly SavedContact[]): SavedContactLink[] {
  const contactIds = new Map<string, string>(
    saved.flatMap((contact) =>
      contact.sources.map(({ source, id }): [string, string] => [`${source}:${id}`, contact.id]),
    ),
  );
  return chosen.flatMap(({ id, sources }) => {
    const keys = [id, ...sources.map((one) => `${one.source}:${one.id}`)];
    const contactId = keys.map((key) => contactIds.get(key)).find((found) => found !== undefined);
    return contactId === undefined ? [] : [{ id, contactId }];
  });
}

type Counts = Pick<SaveContactsResult, 'created' | 'updated' | 'suppressed'>;

/** "3 contacts saved. 1 was already saved. 2 skipped: on the do-not-contact list." */
export function savedSummaryText({ created, updated, suppressed }: Counts): string {
  return addedSummaryText('saved', { added: created + updated, known: 0, suppressed }, updated);
}

interface AddedCounts {
  added: number;
  /** Stood there already. */
  known: number;
  suppressed: number;
}

/** The same for leads and targets, where who is known is not counted as added. */
export function addedSummaryText(how: string, { added, known, suppressed }: AddedCounts, knownAmong = 0): string {
  const before = known + knownAmong;
  return [
    `${formatCount(added, 'contact', 'contacts')} ${how}.`,
    before > 0 && `${before} ${before === 1 ? 'was' : 'were'} already saved.`,
    suppressed > 0 && `${suppressed} skipped: on the do-not-contact list.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "12 saved contacts", "1 saved contact", "3 of your saved contacts match". */
export function savedContactCountText(total: number, isFiltered: boolean): string {
  if (isFiltered) return `${formatNumber(total)} of your saved contacts ${total === 1 ? 'matches' : 'match'}`;
  return `${formatNumber(total)} saved ${total === 1 ? 'contact' : 'contacts'}`;
}
