import type { Contact } from '@workbench/services/contacts/schemas';

/**
 * The rows with others added. A row whose id is there already is replaced where it stands: a later page may know that a
 * second source has the person too. Rows that stay keep their identity, so that they are not drawn again.
 */
export function mergeContactRows(rows: readonly Contact[], others: readonly Contact[]): Contact[] {
  const byId = new Map(others.map((contact) => [contact.id, contact]));
  const known = new Set(rows.map(({ id }) => id));
  return [...rows.map((row) => byId.get(row.id) ?? row), ...[...byId.values()].filter(({ id }) => !known.has(id))];
}

/** As upsertContacts, without adding: what is no longer on screen stays away. */
export function replaceContactRows(rows: readonly Contact[], others: readonly Contact[]): Contact[] {
  const byId = new Map(others.map((contact) => [contact.id, contact]));
  return rows.map((row) => byId.get(row.id) ?? row);
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
