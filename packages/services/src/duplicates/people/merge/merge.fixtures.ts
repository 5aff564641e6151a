import type { FoundPerson } from '@workbench/connectors/people';
import { type ContactDoc, ContactModel } from '@workbench/db';
import { type BeforeContactsChange, editContact, getContact, saveContacts } from '../../../contacts/index.ts';
import type { UpdateContactInput } from '../../../contacts/schemas.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { AT, ignoreChanges, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { mergeContacts } from './merge-contacts.ts';
import { undoContactMerge } from './undo-contact-merge.ts';

const OF_APOLLO: Partial<ContactDoc> = { keys: ['apollo:1'], sources: [{ source: 'apollo', id: '1', at: AT }] };
const OF_PDL: Partial<ContactDoc> = { keys: ['pdl:2'], sources: [{ source: 'pdl', id: '2', at: AT }] };

interface MergeCalls {
  ctx: ServiceContext;
  clock: { now: Date };
  storePage: (rows: FoundPerson[][], at: Date) => Promise<string[]>;
  beforeChange?: BeforeContactsChange;
}

/** What is done with two contacts who are merged and separated. */
export function mergeCalls({ ctx, clock, storePage, beforeChange = ignoreChanges }: MergeCalls) {
  const read = (id: string) => getContact({ ctx, input: { id } });
  return {
    /** The survivor apollo:1 and the other one pdl:2. */
    async twoContacts(survivor: Partial<ContactDoc>, other: Partial<ContactDoc>) {
      const one = await insertContact({ revision: 1, ...OF_APOLLO, ...survivor });
      const two = await insertContact({ revision: 1, ...OF_PDL, ...other });
      return { survivorId: one._id.toHexString(), otherId: two._id.toHexString() };
    },
    merge: async (input: { survivorId: string; otherId: string }, choices = {}) =>
      mergeContacts({ ctx, input: { ...input, choices } }),
    undo: (mergeId: string) => undoContactMerge({ ctx, input: { mergeId } }),
    async edit(id: string, values: UpdateContactInput['values']) {
      const { etag } = await read(id);
      return editContact({ ctx, input: { id, values, etag } }, beforeChange);
    },
    /** A search finds the person a day later, and they are saved. */
    async hear(...people: FoundPerson[]) {
      clock.now = new Date(clock.now.getTime() + 86_400_000);
      const ids = await storePage([people], clock.now);
      await saveContacts({ ctx, input: { ids } }, beforeChange);
    },
    async bothOf() {
      const [survivor, other] = await ContactModel.find().sort({ _id: 1 }).lean();
      if (survivor === undefined || other === undefined) throw new Error('There are not two contacts');
      return { survivor, other };
    },
  };
}
