import type { MessageFact } from '@workbench/services/ai/schemas';
import { useRef, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import type { MessageFormState } from '../form/use-message-form';
import { availableFacts, localNote } from '../message-facts';

/** The facts that are offered: of the contact, of the company, and own notes. */
export function useFacts({ contactId, companyId, picked, pick, fits, form }: MessageFormState) {
  const utils = trpc.useUtils();
  const [notes, setNotes] = useState<readonly MessageFact[]>([]);
  const noteNumber = useRef(0);
  const ofContact = trpc.ai.contactFacts.useQuery({ contactId: contactId ?? '' }, { enabled: contactId !== undefined });
  const ofCompany = trpc.reports.facts.useQuery({ id: companyId ?? '' }, { enabled: companyId !== undefined });
  const store = trpc.contacts.addNote.useMutation({ meta: { awaitsReads: true } });

  const addLocally = (text: string, company: string): MessageFact => {
    noteNumber.current += 1;
    const note = localNote(noteNumber.current, text, Date.now(), company);
    setNotes((previous) => [...previous, note]);
    return note;
  };

  /** A note on a saved contact is kept with the contact, and is a fact of theirs from then on. */
  const addToContact = async (id: string, text: string): Promise<MessageFact> => {
    await store.mutateAsync({ id, text });
    const facts = await utils.ai.contactFacts.fetch({ contactId: id });
    return facts.find((fact) => fact.text.trim() === text) ?? addLocally(text, form.recipientCompany);
  };

  /**
   * Makes a note a fact, and picks it when it is about the recipient of the form; null when it could not be kept.
   * @param savedWithContactId the saved contact that it is about; null: kept until the screen is left
   * @param company the recipient's company as the message or the form names it
   */
  const addNote = async (
    typed: string,
    savedWithContactId: string | null,
    company: string,
  ): Promise<MessageFact | null> => {
    const text = typed.trim();
    try {
      const fact =
        savedWithContactId === null ? addLocally(text, company) : await addToContact(savedWithContactId, text);
      if (savedWithContactId === (contactId ?? null)) pick(fact);
      return fact;
    } catch (error) {
      toast({ title: 'Failed to Add Note', description: errorMessage(error), variant: 'destructive' });
      return null;
    }
  };

  return {
    facts: availableFacts(
      picked,
      ...[ofContact.data ?? [], ofCompany.data ?? [], notes].map((list) => list.filter(fits)),
    ),
    ofContact,
    ofCompany,
    isAdding: store.isPending,
    addNote,
  };
}

export type FactsState = ReturnType<typeof useFacts>;
