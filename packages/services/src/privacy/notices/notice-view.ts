import type { ContactDoc, LeadDoc } from '@workbench/db';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import type { InformedHow, Notice } from '../notice-schemas.ts';
import { dayOf, dueWithMessage } from './due-day.ts';
import type { PersonKind } from './state-filter.ts';
import { messagedAmong } from './who-was-messaged.ts';

export interface CollectedPerson {
  kind: PersonKind;
  /** With the fields of its kind alone. */
  doc: ContactDoc & LeadDoc;
}

/** Of both kinds. */
export const FIELDS = Object.fromEntries(
  [
    ...['name', 'organizationName', 'savedAt', 'otherValues', 'sourceValues', 'country'],
    ...['firstName', 'lastName', 'company', 'createdAt'],
    ...['sources', 'origins', 'email', 'phone', 'linkedinUrl', 'organizationDomain', 'informed', 'title', 'location'],
  ].map((field) => [field, 1]),
);

const keyOf = ({ kind, doc }: CollectedPerson): string => `${kind}:${doc._id.toHexString()}`;

/** Who is on the do-not-contact list is shown without a name. */
export async function toNotices(ctx: ServiceContext, people: readonly CollectedPerson[]): Promise<Notice[]> {
  const [messaged, suppressed] = await Promise.all([
    messagedAmong(people.map(keyOf)),
    findSuppressedIds(
      ctx,
      people.map((person) => ({ id: keyOf(person), keys: identifiersOf(person.doc) })),
    ),
  ]);
  return people.map((person) => toNotice(person, messaged.get(keyOf(person)) ?? null, suppressed.has(keyOf(person))));
}

function toNotice({ kind, doc }: CollectedPerson, messagedAt: Date | null, isSuppressed: boolean): Notice {
  const collectedAt = kind === 'contact' ? doc.savedAt : doc.createdAt;
  const name = kind === 'contact' ? doc.name : [doc.firstName, doc.lastName].join(' ').trim();
  return {
    ...{ kind, id: doc._id.toHexString() },
    name: isSuppressed ? null : name,
    company: (kind === 'contact' ? doc.organizationName : doc.company) ?? null,
    sources: sourcesOf({ kind, doc }),
    collectedAt: collectedAt.toISOString(),
    dueOn: dayOf(dueWithMessage(collectedAt, messagedAt)),
    messagedAt: messagedAt?.toISOString() ?? null,
    informedAt: doc.informed?.at.toISOString() ?? null,
    informedHow: (doc.informed?.how ?? null) as InformedHow | null,
  };
}

/** What a value was found by is a source, too. */
export function sourcesOf({ doc }: Pick<CollectedPerson, 'kind' | 'doc'>): string[] {
  const ofValues = Object.values(doc.origins ?? {}).map(({ source }) => source);
  return [...new Set([...doc.sources.map(({ source }) => source), ...ofValues])].toSorted();
}
