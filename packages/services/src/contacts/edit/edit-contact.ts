import { type ContactDoc, ContactModel } from '@workbench/db';
import { identifiersOf, NO_IDENTIFIERS } from '@workbench/identity/person-identifiers/identifiers';
import type { Types } from 'mongoose';
import { isMatch } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import type { BeforeContactsChange } from '../saved/before-contacts-change.ts';
import { contactNotFound } from '../saved/contact-not-found.ts';
import { findContacts } from '../saved/find-contacts.ts';
import { toSavedContact } from '../saved/saved-contact-view.ts';
import { findCompanyIdByDomain } from '../saved/upsert/find-company-id.ts';
import { findSavedByKeys } from '../saved/upsert/find-saved.ts';
import type { SavedContact, UpdateContactInput } from '../schemas.ts';
import { applyTypedValues } from './apply-typed-values.ts';
import { contactEtag } from './contact-etag.ts';
import type { ContactField } from './contact-fields.ts';
import { isOtherEmployer } from './is-other-employer.ts';
import { readTypedValues } from './read-typed-values.ts';
import { releasedIdentifiers } from './released-identifiers.ts';

/** An edit, and the state that its author has seen: an ETag, or null when none was given. */
export type EditContactInput = UpdateContactInput & { etag: string | null };

/** Each time another process was faster with the same contact. */
const ATTEMPTS_MAX = 20;

/**
 * Sets fields of a saved contact as a person types them; no source replaces them later. An empty text empties a field.
 * @throws ServiceError precondition_failed with the present state; invalid for a value that is none of its kind or is on
 * the do-not-contact list; conflict when another contact is the same person
 */
export async function editContact(
  { ctx, input }: Verb<EditContactInput>,
  beforeChange: BeforeContactsChange,
): Promise<SavedContact> {
  const { etag } = input;
  if (etag === null) {
    const message = 'Send If-Match with the ETag of the contact, so that no edit of another person is lost';
    throw new ServiceError('precondition_required', message);
  }
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const saved = await tryEdit({ ctx, id: input.id, etag, typed: input.values }, beforeChange);
    if (saved !== null) return toSavedContact(saved);
  }
  throw new ServiceError('conflict', 'This contact is being changed elsewhere; try again in a moment');
}

interface EditWork {
  ctx: ServiceContext;
  id: string;
  etag: string;
  typed: UpdateContactInput['values'];
}

/** null: another process was faster, and the contact must be read again. */
async function tryEdit(
  { ctx, id, etag, typed }: EditWork,
  beforeChange: BeforeContactsChange,
): Promise<ContactDoc | null> {
  const before = (await findContacts([id])).get(id);
  if (before === undefined) throw contactNotFound();
  if (!isMatch(etag, contactEtag(before))) {
    const message = `${before.name} was changed meanwhile; compare your edit with the present state and send it again`;
    throw new ServiceError('precondition_failed', message, [], {}, toSavedContact(before));
  }
  const read = readTypedValues(typed, before);
  if ('problem' in read) throw refusal('invalid', read.field, read.problem);
  const edited = applyTypedValues(before, read.values, ctx.now());
  if (edited === null) return before;
  await refuseSuppressed(ctx, before, edited);
  await refuseOthers(before, edited);
  const kept = isOtherEmployer(before, edited) ? null : before.companyId;
  const companyId = kept ?? (await findCompanyIdByDomain(edited.organizationDomain));
  const after = { ...edited, companyId, revision: (before.revision ?? 0) + 1 };
  // Before saving: after a kill, saved data would no longer count as an update.
  await beforeChange(ctx, [after], { before, released: releasedIdentifiers(before, after) });
  return (await write(before, after)) ? after : null;
}

async function write(before: ContactDoc, { _id, notes, formerIds, savedAt, keysToCome, ...after }: ContactDoc) {
  try {
    const filter = { _id, revision: before.revision ?? null };
    return (await ContactModel.updateOne(filter, { $set: after })).matchedCount > 0;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

const IDENTIFYING = ['email', 'phone', 'linkedinUrl', 'organizationDomain'] as const;
const SUPPRESSED: Record<(typeof IDENTIFYING)[number], string> = {
  email: 'This e-mail address is on the do-not-contact list',
  phone: 'This phone number is on the do-not-contact list',
  linkedinUrl: 'This LinkedIn profile is on the do-not-contact list',
  organizationDomain: 'This company is on the do-not-contact list',
};

async function refuseSuppressed(ctx: ServiceContext, before: ContactDoc, after: ContactDoc): Promise<void> {
  // A number without a country code is another one in another country.
  const isNew = (field: (typeof IDENTIFYING)[number]) =>
    after[field] !== before[field] || (field === 'phone' && after.country !== before.country);
  const added = IDENTIFYING.filter((field) => after[field] !== null && isNew(field));
  const suppressed = await findSuppressedIds(
    ctx,
    added.map((field) => ({
      id: field,
      keys: identifiersOf({ ...NO_IDENTIFIERS, country: after.country, [field]: after[field] }),
    })),
  );
  const found = added.find((field) => suppressed.has(field));
  if (found !== undefined) throw refusal('invalid', found, SUPPRESSED[found]);
}

/** Who is saved under the new address or profile already. */
async function refuseOthers(before: ContactDoc, after: ContactDoc): Promise<void> {
  const added = after.keys.filter((key) => !before.keys.includes(key));
  const isOther = ({ _id }: { _id: Types.ObjectId }) => !_id.equals(before._id);
  const other = (await findSavedByKeys(added)).find(isOther);
  if (other === undefined) return;
  const isEmail = other.keys.some((key) => key.startsWith('email:') && added.includes(key));
  const what = isEmail ? 'e-mail address' : 'LinkedIn profile';
  throw refusal('conflict', isEmail ? 'email' : 'linkedinUrl', `${other.name} is saved with this ${what} already`);
}

const refusal = (kind: 'invalid' | 'conflict', field: ContactField, message: string) =>
  new ServiceError(kind, message, [{ path: ['values', field], message }], { field });
