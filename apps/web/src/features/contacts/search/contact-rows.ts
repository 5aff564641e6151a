import type { Contact } from '@workbench/services/contacts/schemas';

/**
 * The rows with others added. A row whose id is there already is replaced where it stands: a later page may know that a
 * second source has the person too. Rows that stay keep their identity, so that they are not drawn again.
 */
export function mergeContactRows(rows: readonly Contact[], others: readonly Contact[]): Contact[] {
  const byId = new Map(others.map((contact) => [contact.id, contact]));
  const known = new Set(rows.map(({ id }) => id));
  return joinRowsOfContact([
    ...rows.map((row) => byId.get(row.id) ?? row),
    ...[...byId.values()].filter(({ id }) => !known.has(id)),
  ]);
}

/** As upsertContacts, without adding: what is no longer on screen stays away. */
export function replaceContactRows(rows: readonly Contact[], others: readonly Contact[]): Contact[] {
  const byId = new Map(others.map((contact) => [contact.id, contact]));
  return joinRowsOfContact(rows.map((row) => byId.get(row.id) ?? row));
}

/** A person whom two sources found separately is one row as soon as both are known to be one contact. */
function joinRowsOfContact(rows: Contact[]): Contact[] {
  const byContact = Map.groupBy(rows, ({ id, contactId }) => contactId ?? id);
  return [...byContact.values()].map(([first, ...others]) => {
    if (others.length === 0) return first as Contact;
    return others.reduce(joinRows, first as Contact);
  });
}

function joinRows(row: Contact, other: Contact): Contact {
  const added = other.sources.filter(
    ({ source, id }) => !row.sources.some((one) => one.source === source && one.id === id),
  );
  const mergedBecause = row.mergedBecause ?? 'The same saved contact';
  return { ...row, sources: [...row.sources, ...added], mergedBecause, isNew: row.isNew && other.isNew };
}

/** The rows of those who were saved, with where they stand now. */
export function markRowsSaved(
  rows: readonly Contact[],
  saved: readonly { id: string; contactId: string }[],
  savedIn: Contact['knownIn'][number],
): Contact[] {
  const contactIds = new Map(saved.map(({ id, contactId }) => [id, contactId]));
  return rows.map((row) => {
    const contactId = contactIds.get(row.id);
    return contactId === undefined ? row : { ...row, contactId, knownIn: [...new Set([...row.knownIn, savedIn])] };
  });
}
