import { type ContactDoc, ContactModel } from '@workbench/db';
import type { ServiceContext } from '../../../shared/context.ts';
import { isDuplicateKey } from '../../../shared/database/classify-error.ts';
import { personQueryWords } from '../../../shared/person-values/person-search-words.ts';
import { identityKeys } from '../../people/identity-keys.ts';
import { matchSavedPeople } from '../../people/match-saved.ts';
import type { FoundContact } from '../../people/types.ts';
import { findResultsBeside } from '../../results/find-results.ts';

/** More people of one name are too many to say who is who. */
const NAMESAKES_MAX = 50;

/** The saved contact of each found person who shares no identifier with it, only name and company. */
export async function findSamePerson(
  ctx: ServiceContext,
  found: readonly FoundContact[],
): Promise<Map<FoundContact, ContactDoc>> {
  const namesakes = await Promise.all(found.map(readNamesakes));
  const saved = [...new Map(namesakes.flat().map((doc) => [doc._id.toHexString(), doc])).values()];
  if (saved.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const matches = matchSavedPeople(
    found.map(({ people }) => people),
    saved.map((doc) => ({ ...doc, doc })),
    await findResultsBeside(ctx, ids),
  );
  return new Map(
    found.flatMap((one, index) => {
      const match = matches[index];
      return match ? [[one, match.doc] as const] : [];
    }),
  );
}

async function readNamesakes({ people }: FoundContact): Promise<ContactDoc[]> {
  // A last name that is still hidden is no word.
  const words = people.flatMap(({ name }) => personQueryWords(name.split(/\S*\*/)[0] ?? '')).slice(0, 3);
  if (words.length === 0) return [];
  return ContactModel.find({ words: { $all: words } })
    .limit(NAMESAKES_MAX)
    .lean();
}

/** Records that a found person is this contact: from now on the identifiers of both lead to it. */
export async function linkToContact(ctx: ServiceContext, { people, foundAt }: FoundContact, contact: ContactDoc) {
  const keys = people.flatMap(identityKeys);
  try {
    await ContactModel.updateOne({ _id: contact._id }, { $addToSet: { keys: { $each: keys } }, $inc: { revision: 1 } });
    for (const { source, id } of people) {
      // The same click twice links once.
      const isMissing = { sources: { $not: { $elemMatch: { source, id } } } };
      await ContactModel.updateOne(
        { _id: contact._id, ...isMissing },
        { $push: { sources: { source, id, at: foundAt } }, $inc: { revision: 1 } },
      );
    }
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    ctx.log.info({ contact: contact._id.toHexString() }, 'a found person has become a contact of their own meanwhile');
  }
}
