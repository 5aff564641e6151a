import type { MessageFact } from '@workbench/services/ai/schemas';
import { useRef, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import type { MessageFormState } from '../form/use-message-form';
import { availableFacts, localNote, savedNoteId } from '../message-facts';

/**
 * The facts that are offered: of the contact, of the company, and own notes.
 * @param onRemoved a note is gone: nothing rests on it any more
 */
export function useFacts(
  { contactId, companyId, picked, pick, toggle, fits, form }: MessageFormState,
  onRemoved: (factId: string) => void,
) {
  const utils = trpc.useUtils();
  const [notes, setNotes] = useState<readonly MessageFact[]>([]);
  const noteNumber = useRef(0);
  const ofContact = trpc.ai.contactFacts.useQuery({ contactId: contactId ?? '' }, { enabled: contactId !== undefined });
  const ofCompany = trpc.reports.facts.useQuery({ id: companyId ?? '' }, { enabled: companyId !== undefined });
  const store = trpc.contacts.addNote.useMutation({ meta: { awaitsReads: true } });
  const restore = trpc.contacts.restoreNote.useMutation({
    onError: (error) => toastFailure('Failed to Restore Note', error),
  });
  const remove = trpc.contacts.removeNote.useMutation({
    meta: { awaitsReads: true },
    onError: (error) => toastFailure('Failed to Remove Note', error),
  });

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
      toastFailure('Failed to Add Note', error);
      return null;
    }
  };

  /** Whether it is a note that can be changed here: of this visit, or of the chosen contact. */
  const isOwnNote = (fact: MessageFact): boolean =>
    notes.some(({ id }) => id === fact.id) ||
    (savedNoteId(fact) !== null && (ofContact.data ?? []).some(({ id }) => id === fact.id));

  const isPicked = ({ id }: MessageFact) => picked.some((one) => one.id === id);

  /** True when it is gone. One of a contact can be brought back. */
  const removeNote = async (fact: MessageFact, { isReplaced = false } = {}): Promise<boolean> => {
    const noteId = savedNoteId(fact);
    if (noteId === null) setNotes((previous) => previous.filter(({ id }) => id !== fact.id));
    else if (contactId !== undefined) {
      const note = { id: contactId, noteId };
      if ((await remove.mutateAsync(note).catch(() => null)) === null) return false;
      const offer = { label: 'Undo', run: () => restore.mutate(note) };
      if (!isReplaced) toast({ title: 'Note Removed', offer });
    }
    if (isPicked(fact) && !isReplaced) toggle(fact);
    onRemoved(fact.id);
    return true;
  };

  /** Another text in place of a note's; true when it is kept. The note stays where that fails. */
  const replaceNote = async (fact: MessageFact, text: string, company: string): Promise<boolean> => {
    if (text.trim() === fact.text) return true;
    // Its slot among the picked facts is that of the new text.
    const wasPicked = isPicked(fact);
    if (wasPicked) toggle(fact);
    const savedWith = savedNoteId(fact) === null ? null : (contactId ?? null);
    const added = await addNote(text, savedWith, company);
    if (added === null) {
      if (wasPicked) toggle(fact);
      return false;
    }
    return removeNote(fact, { isReplaced: true });
  };

  return {
    facts: availableFacts(
      picked,
      ...[ofContact.data ?? [], ofCompany.data ?? [], notes].map((list) => list.filter(fits)),
    ),
    ofContact,
    ofCompany,
    isAdding: store.isPending,
    isChanging: store.isPending || remove.isPending,
    addNote,
    isOwnNote,
    removeNote,
    replaceNote,
  };
}

function toastFailure(title: string, error: unknown): void {
  toast({ title, description: errorMessage(error), variant: 'destructive' });
}

export type FactsState = ReturnType<typeof useFacts>;
