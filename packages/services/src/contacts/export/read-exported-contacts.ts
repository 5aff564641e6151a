import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { Types } from 'mongoose';
import { companyRecordIds } from '../../companies/index.ts';
import { requireListOfPeople } from '../../lists/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { CrmPerson } from '../../shared/crm/crm-person.ts';
import type { ExportProfile } from '../../shared/profile-schemas.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { assertAllFound, findResults } from '../results/find-results.ts';
import { toContacts } from '../reveal/contact-view.ts';
import { findContacts } from '../saved/find-contacts.ts';
import { readAllContacts } from '../saved/query/list-contacts.ts';
import { requireContacts } from '../saved/query/require-contacts.ts';
import { toSavedContact } from '../saved/saved-contact-view.ts';
import { splitSuppressedContacts } from '../saved/suppression/split-suppressed.ts';
import type { Contact, ExportContactsInput, SavedContact } from '../schemas.ts';
import { fromResult, fromSaved } from './to-crm-person.ts';

interface ExportedContacts {
  people: AsyncIterable<CrmPerson>;
  suppressed: number | null;
}

/**
 * Named contacts are read before the first byte is sent, found ones page by page. A result whose saved contact is named,
 * too, is there once.
 */
export async function readExportedContacts(ctx: ServiceContext, input: ExportContactsInput): Promise<ExportedContacts> {
  const { ids, contactIds, profile } = input;
  if (ids.length + contactIds.length === 0) {
    await requireListOfPeople(input.list);
    return { people: readFound(ctx, input), suppressed: null };
  }
  const results = await readResults(ctx, ids);
  const chosen = (await requireContacts(contactIds)).map(toSavedContact);
  const savedToo = await withoutSuppressed(ctx, chosen);
  const saved = await fromAllSaved(profile, savedToo);
  const suppressed = results.suppressed + chosen.length - savedToo.length;
  const savedIds = new Set(saved.map(({ id }) => id));
  const found = results.contacts.filter(({ contactId }) => contactId === null || !savedIds.has(contactId));
  return { people: each([...found.map(fromResult), ...saved]), suppressed };
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

async function readResults(ctx: ServiceContext, ids: readonly string[]) {
  const found = await findResults(ctx, ids);
  assertAllFound(ids, found);
  const keys = [...found].map(([id, { people }]) => ({ id, keys: people.flatMap(identifiersOf) }));
  const suppressedIds = await findSuppressedIds(ctx, keys);
  const requested = [...new Set(ids)].filter((id) => !suppressedIds.has(id)).flatMap((id) => found.get(id) ?? []);
  const contacts: Contact[] = await toContacts(ctx, requested);
  return { contacts, suppressed: suppressedIds.size };
}

async function* readFound(
  ctx: ServiceContext,
  { ids: _ids, contactIds: _contactIds, format: _format, profile, except, ...filter }: ExportContactsInput,
): AsyncGenerator<CrmPerson> {
  const leftOut = new Set(except);
  for await (const contacts of readAllContacts(ctx, filter)) {
    const chosen = contacts.filter(({ id }) => !leftOut.has(id));
    yield* await fromAllSaved(profile, await withoutSuppressed(ctx, chosen));
  }
}

async function withoutSuppressed(ctx: ServiceContext, contacts: readonly SavedContact[]): Promise<SavedContact[]> {
  const docs = await findContacts(contacts.map(({ id }) => id));
  const { excluded } = await splitSuppressedContacts(ctx, [...docs.values()]);
  const suppressedIds = new Set(excluded.map(({ _id }) => _id.toHexString()));
  return contacts.filter(({ id }) => !suppressedIds.has(id));
}

async function fromAllSaved(profile: ExportProfile, contacts: readonly SavedContact[]): Promise<CrmPerson[]> {
  const companyIds = contacts.flatMap(({ companyId }) => (companyId === null ? [] : new Types.ObjectId(companyId)));
  const recordIds = profile === 'plain' ? new Map<string, string>() : await companyRecordIds(profile, companyIds);
  return contacts.map((contact) => fromSaved(contact, recordIds.get(contact.companyId ?? '') ?? null));
}
