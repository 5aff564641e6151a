import { ContactModel, ContactPairModel, type DuplicatePairDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import { listSavedContacts } from '../../../contacts/index.ts';
import type { Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import type { ContactDuplicate, ContactDuplicatePage, ListContactDuplicatesInput } from '../../contact-schemas.ts';
import { listPairs, type PairQueue, strengthOf } from '../../queue/list-pairs.ts';
import { CONTACT_PAIRS } from '../contact-pairs.ts';
import { personReasonInWords } from './person-reason-in-words.ts';

const QUEUE: PairQueue<ContactDuplicate> = { ...CONTACT_PAIRS, records: ContactModel, show: toDuplicates };

/** One page of the queue, sure ones first; pairs of which a contact is no longer saved are left out. */
export async function listContactDuplicates({
  input,
}: Verb<ListContactDuplicatesInput>): Promise<ContactDuplicatePage> {
  const { state = 'open', contactId, limit, cursor } = input;
  const filter = { state, ...(contactId && { ids: new mongo.ObjectId(contactId) }) };
  return listPairs(QUEUE, filter, { limit, cursor });
}

/** @throws ServiceError not_found */
export async function getContactDuplicate({ input }: Verb<{ id: string }>): Promise<ContactDuplicate> {
  const pair = await ContactPairModel.findById(input.id).lean();
  const [duplicate] = pair === null ? [] : await toDuplicates([pair]);
  if (duplicate !== undefined) return duplicate;
  throw new ServiceError('not_found', `No pair of contacts has the id ${input.id}; it may have been merged`);
}

async function toDuplicates(pairs: readonly DuplicatePairDoc[]): Promise<ContactDuplicate[]> {
  const contacts = await listSavedContacts(pairs.flatMap(({ ids }) => ids));
  return pairs.flatMap((pair) => {
    const both = pair.ids.flatMap((id) => contacts.get(id.toHexString()) ?? []);
    // Ids begin with the time of their creation.
    both.sort((a, b) => (a.id < b.id ? -1 : 1));
    if (both.length < 2) return [];
    const reasons = pair.reasons.map((reason) => ({
      kind: reason.kind as ContactDuplicate['reasons'][number]['kind'],
      text: personReasonInWords(reason),
    }));
    const { _id: id, state, foundAt, dismissedAt } = pair;
    return [
      {
        id,
        strength: strengthOf(pair),
        reasons,
        contacts: both,
        state,
        foundAt: foundAt.toISOString(),
        dismissedAt: dismissedAt?.toISOString() ?? null,
      },
    ];
  });
}
