import { LeadModel } from '@workbench/db';
import {
  combineContacts,
  groupInWords,
  hasGroup,
  isSameGroup,
  listSavedContacts,
  MERGE_GROUP_NAMES,
} from '../../../contacts/index.ts';
import type { Verb } from '../../../shared/context.ts';
import type { ContactMergePreview, PreviewContactMergeInput } from '../../contact-schemas.ts';
import { loadContactSides } from './load-contact-sides.ts';
import { findSuperfluous } from './merge-recipients.ts';

/** What a merge would do, field by field. Changes nothing. @throws ServiceError not_found, invalid for one and the same */
export async function previewContactMerge({ input }: Verb<PreviewContactMergeInput>): Promise<ContactMergePreview> {
  const { survivor, other } = await loadContactSides(input);
  const combined = { ...survivor, ...combineContacts(survivor, other, {}) };
  const fields = MERGE_GROUP_NAMES.map((field) => {
    const [own, others, merged] = [survivor, other, combined].map((contact) => groupInWords(contact, field));
    const isChoice = hasGroup(survivor, field) && hasGroup(other, field) && !isSameGroup(survivor, other, field);
    return {
      field,
      survivor: own ?? null,
      other: others ?? null,
      merged: own === merged ? ('survivor' as const) : ('other' as const),
      isChoice,
    };
  });
  const [shown, leads, superfluous] = await Promise.all([
    listSavedContacts([survivor._id, other._id]),
    LeadModel.countDocuments({ contactId: other._id }),
    findSuperfluous({ survivorId: survivor._id, otherId: other._id }),
  ]);
  return {
    contacts: [...shown.values()].sort((a) => (a.id === input.survivorId ? -1 : 1)),
    fields,
    moves: { sources: other.sources.length, notes: other.notes.length, leads, droppedMessages: superfluous.length },
  };
}
