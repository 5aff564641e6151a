import { type ContactDoc, ContactModel } from '@workbench/db';
import { normaliseDomain } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { ServiceError, type ServiceIssue } from '../shared/errors.ts';
import { isPersonal } from '../shared/personal-data.ts';
import { requireContacts } from './choose-contacts.ts';
import { forgetContacts } from './forget-contacts.ts';
import { findFound, missingFound } from './found-contacts.ts';
import { type Identifier, identifiersOf, ownIdentifiersOf, readIdentifier } from './rules/identifiers.ts';
import type { SuppressInput } from './schemas.ts';
import { putOnList } from './suppression-entries.ts';
import { suppressedAmong } from './suppressions.ts';

export { listSuppressions, removeSuppression } from './suppression-entries.ts';

const NAMED_MAX = 5;

/** Somebody who is held, and what of them has just been put on the list. */
interface HeldMatch {
  _id: ContactDoc['_id'];
  own: Identifier[];
  hits: Identifier[];
}

/**
 * Puts people and domains on the do-not-contact list and forgets those of them who are held. Somebody who is on the
 * list already gets no second entry; what is newly known of them is added to theirs.
 * @throws ServiceError invalid when something typed is not recognised or a contact is not saved any more, not_found when
 * results are not kept any more. Nothing is stored then
 */
export async function suppress({
  ctx,
  input,
}: Verb<SuppressInput>): Promise<{ added: number; removedContacts: number }> {
  const typed = readTyped(input.identifiers);
  const found = await findFound(ctx, input.ids);
  missingFound(input.ids, found);
  const chosen = await requireContacts(input.contactIds);
  const subjects: Identifier[][] = [
    ...typed.map((identifier) => [identifier]),
    ...[...found.values()].map(({ people }) => people.flatMap(ownIdentifiersOf)),
    ...chosen.map(ownIdentifiersOf),
  ];
  const added = await putOnList(ctx, subjects, input.reason);
  const held = await findHeldAmong(new Set(subjects.flat().map(keyOf)));
  // Otherwise a search that hides their e-mail address would show them again.
  await putOnList(ctx, held.map(personalOf), input.reason);
  const ids = [...chosen, ...held].map(({ _id }) => _id);
  return { added, removedContacts: await forgetContacts(ctx, ids) };
}

/** @throws ServiceError invalid when the identifier is not recognised */
export async function checkSuppression({
  ctx,
  input,
}: Verb<{ identifier: string }>): Promise<{ isSuppressed: boolean }> {
  const read = readIdentifier(input.identifier, normaliseDomain);
  if ('problem' in read) throw new ServiceError('invalid', read.problem, [issueOf(['identifier'], read.problem)]);
  const listed = await suppressedAmong(ctx, [{ id: '', keys: withDomains(read) }]);
  return { isSuppressed: listed.size > 0 };
}

/** @throws ServiceError not_found when results are not kept any more */
export async function findSuppressed({ ctx, input }: Verb<{ ids: string[] }>): Promise<{ suppressedIds: string[] }> {
  const found = await findFound(ctx, input.ids);
  missingFound(input.ids, found);
  const people = [...found].map(([id, { people }]) => ({ id, keys: people.flatMap(identifiersOf) }));
  const listed = await suppressedAmong(ctx, people);
  return { suppressedIds: [...new Set(input.ids)].filter((id) => listed.has(id)) };
}

function readTyped(texts: string[]): Identifier[] {
  const read = texts.map((text) => readIdentifier(text, normaliseDomain));
  const issues = read.flatMap((one, at) => ('problem' in one ? [issueOf(['identifiers', at], one.problem)] : []));
  if (issues.length === 0) return read.filter((one) => 'kind' in one);
  const named = issues.slice(0, NAMED_MAX).map(({ message }) => message);
  const more = issues.length > NAMED_MAX ? ` And ${issues.length - NAMED_MAX} more.` : '';
  throw new ServiceError('invalid', `Nothing was put on the list: ${named.join('. ')}.${more}`, issues);
}

const issueOf = (path: (string | number)[], message: string): ServiceIssue => ({ path, message });

const keyOf = ({ kind, value }: Identifier) => `${kind}:${value}`;

/** An address is suppressed with its domain, too. */
function withDomains(identifier: Identifier): Identifier[] {
  const { kind, value } = identifier;
  if (kind !== 'email' && kind !== 'domain') return [identifier];
  const person = { sources: [], email: null, phone: null, linkedinUrl: null, organizationDomain: null };
  const known = kind === 'email' ? { email: value } : { organizationDomain: value };
  return identifiersOf({ ...person, ...known });
}

/** Everybody is looked at: a suppressed domain or "+tag" is not among the keys that contacts are indexed by. */
async function findHeldAmong(keys: Set<string>): Promise<HeldMatch[]> {
  const held: HeldMatch[] = [];
  const fields = { sources: 1, email: 1, phone: 1, linkedinUrl: 1, organizationDomain: 1 };
  for await (const contact of ContactModel.find({}, fields).lean().cursor({ batchSize: 1000 })) {
    const hits = identifiersOf(contact).filter((identifier) => keys.has(keyOf(identifier)));
    if (hits.length > 0) held.push({ _id: contact._id, own: ownIdentifiersOf(contact), hits });
  }
  return held;
}

/** Whoever was taken off through a shared number, a shared mailbox or a domain gets no entry of their own. */
function personalOf({ own, hits }: HeldMatch): Identifier[] {
  return hits.some(isPersonal) ? own : [];
}
