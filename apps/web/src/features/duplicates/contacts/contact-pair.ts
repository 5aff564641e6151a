import type { ContactDuplicate } from '@workbench/services/duplicates/schemas';
import { sourceNamesText } from '~/lib/format/contact-labels';
import type { PairSide, PairView } from '../queue/pair-view';

type Contact = ContactDuplicate['contacts'][number];

/** A pair of contacts as every queue shows one. Pure. */
export function toContactPair({
  id,
  strength,
  reasons,
  state,
  contacts: [first, second],
}: ContactDuplicate): PairView[] {
  return first && second ? [{ id, strength, reasons, state, sides: [toSide(first), toSide(second)] }] : [];
}

const toSide = (contact: Contact): PairSide => ({
  id: contact.id,
  name: contact.name,
  key: contact.email ?? contact.phone ?? `from ${sourceNamesText(contact)}`,
  detail: contact.organizationName ?? contact.organizationDomain ?? contact.city,
});
