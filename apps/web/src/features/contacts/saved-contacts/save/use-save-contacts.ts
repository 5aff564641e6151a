import type { Contact, SavedContact } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { addManyTargets } from '~/components/outreach-picker/add-many-targets';
import { addedToCampaignText } from '~/components/outreach-picker/added-to-campaign-text';
import { splitIntoChunks } from '~/lib/api/chunks';
import { errorMessage } from '~/lib/api/errors';
import type { Write } from '~/lib/api/invalidation/writes';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '../../../../lib/notifications/toast-failure';
import { addedToListText, type ChosenList, putOnList } from '../../lists/put-on-list';
import { addedSummaryText, linkSavedContacts, type SavedContactLink, savedSummaryText } from './saved-contact-summary';

type SavedIn = 'contacts' | 'leads' | 'outreach';
export type OnSaved = (saved: SavedContactLink[], place: SavedIn) => void;

interface SaveDestination {
  /** null: it is not told on the row. */
  savedIn: Exclude<SavedIn, 'contacts'> | null;
  /** "leads": for the message when the saving went well and this did not. */
  name: string;
  write: Write;
  /** Puts saved contacts there; answers with what to say. */
  add: (contactIds: string[]) => Promise<string>;
}

/** Saves found contacts: among the contacts, and from there as leads, on a list or as targets of a campaign. */
export function useSaveContacts(contacts: Contact[], onSaved: OnSaved) {
  const [isSaving, setSaving] = useState(false);

  /** Whether all went well. */
  async function run(companyId: string | null, then: SaveDestination | null): Promise<boolean> {
    if (isSaving || contacts.length === 0) return false;
    setSaving(true);
    try {
      const saved = await saveAll(contacts, companyId);
      void invalidateAfter('contacts.save');
      const links = linkSavedContacts(contacts, saved.contacts);
      onSaved(links, 'contacts');
      if (saved.contacts.length === 0) {
        toastFailure('Save Failed', 'No contacts saved: all are on the do-not-contact list.');
        return false;
      }
      const description = then === null ? savedSummaryText(saved) : await addTo(then, saved.contacts, saved.suppressed);
      if (then !== null && then.savedIn !== null) onSaved(links, then.savedIn);
      toast({ title: 'Contacts Saved', description });
      return true;
    } catch (error) {
      toastFailure('Save Failed', error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function addTo(
    { name, write, add }: SaveDestination,
    saved: SavedContact[],
    suppressed: number,
  ): Promise<string> {
    try {
      const text = await add(saved.map(({ id }) => id));
      return suppressed === 0 ? text : `${text} ${suppressed} skipped: on the do-not-contact list.`;
    } catch (error) {
      throw new Error(`The contacts were saved, but not added to ${name}: ${errorMessage(error)}`);
    } finally {
      void invalidateAfter(write);
    }
  }

  return {
    isSaving,
    saveToContacts: () => run(null, null),
    saveToCompany: (companyId: string) => run(companyId, null),
    saveToLeads: () => run(null, { savedIn: 'leads', name: 'leads', write: 'leads.save', add: addLeads }),
    saveToList: (list: ChosenList) =>
      run(null, {
        savedIn: null,
        name: 'the list',
        write: 'lists.addMembers',
        add: async (ids) => addedToListText(await putOnList(list, { ids })),
      }),
    saveToCampaign: (campaignId: string) =>
      run(null, {
        savedIn: 'outreach',
        name: 'the campaign',
        write: 'outreach.addTargets',
        add: async (contactIds) =>
          addedToCampaignText(await addManyTargets(campaignId, 'contactIds', contactIds), 'contact', 'contacts'),
      }),
  };
}

export type ContactSaving = ReturnType<typeof useSaveContacts>;

async function saveAll(contacts: Contact[], companyId: string | null) {
  const all = { contacts: [] as SavedContact[], created: 0, updated: 0, suppressed: 0 };
  for (const ids of splitIntoChunks(contacts.map(({ id }) => id))) {
    const part = await trpcClient.contacts.save.mutate(companyId === null ? { ids } : { ids, companyId });
    all.contacts.push(...part.contacts);
    all.created += part.created;
    all.updated += part.updated;
    all.suppressed += part.suppressed;
  }
  return all;
}

async function addLeads(contactIds: string[]): Promise<string> {
  const all = { added: 0, known: 0, suppressed: 0 };
  for (const chunk of splitIntoChunks(contactIds)) {
    const { created, known, suppressed } = await trpcClient.leads.save.mutate({ contactIds: chunk });
    all.added += created;
    all.known += known;
    all.suppressed += suppressed;
  }
  return addedSummaryText('saved as leads', all);
}
