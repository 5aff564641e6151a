import { ContactModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { Verb } from '../../../shared/context.ts';
import type { ContactDuplicate } from '../../contact-schemas.ts';
import { dismissPair, reopenPair } from '../../queue/dismiss-pair.ts';
import { CONTACT_PAIRS, contactDismissalKeys } from '../contact-pairs.ts';
import { getContactDuplicate } from './list-contact-pairs.ts';

/** "Not the same person": the pair leaves the queue and stays away, also when a contact is revealed or saved again. */
export async function dismissContactDuplicate({ ctx, input }: Verb<{ id: string }>): Promise<ContactDuplicate> {
  const pair = await getContactDuplicate({ ctx, input });
  await dismissPair(CONTACT_PAIRS, pair.id, await keysOf(pair), ctx.now());
  return getContactDuplicate({ ctx, input });
}

/** The pair comes back into the queue. */
export async function reopenContactDuplicate({ ctx, input }: Verb<{ id: string }>): Promise<ContactDuplicate> {
  const pair = await getContactDuplicate({ ctx, input });
  await reopenPair(CONTACT_PAIRS, pair.id, await keysOf(pair));
  return getContactDuplicate({ ctx, input });
}

async function keysOf({ contacts }: ContactDuplicate): Promise<string[]> {
  const ids = contacts.map(({ id }) => new mongo.ObjectId(id));
  const docs = await ContactModel.find({ _id: { $in: ids } }, { keys: 1 }).lean();
  const [a, b] = docs.map(({ _id, keys }) => ({ id: _id.toHexString(), keys }));
  return a && b ? contactDismissalKeys(a, b) : [];
}
