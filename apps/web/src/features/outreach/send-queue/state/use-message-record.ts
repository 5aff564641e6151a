import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { canWriteNext, nextMessageTarget } from './next-message';
import type { MessageEdits } from './use-message-edits';
import type { MessageMutations } from './use-message-mutations';
import type { SendQueueState } from './use-send-queue';

interface MessageRecordProps {
  message: OutreachMessage;
  queue: Pick<SendQueueState, 'dismiss' | 'afterId'>;
  mutations: MessageMutations;
  notes: MessageEdits;
}

/** A note is typed as a text is: looking at another message meanwhile loses none. */
export const beginNote = (notes: MessageEdits, message: OutreachMessage): void => {
  if (!message.isErased && !message.isSuppressed) notes.begin({ ...message, messageContent: message.note });
};

/** What is kept of a message besides its text: the note, the last mark, and that its recipient wants no other. */
export function useMessageRecord({ message, queue, mutations, notes }: MessageRecordProps) {
  // By id: of another message on the desk nothing was asked.
  const [suppressingId, setSuppressingId] = useState<string | null>(null);
  const note = notes.get(message.id);
  const { marked } = mutations;
  const undo = () => {
    if (mutations.isBusy) return;
    const target = marked === null || marked.id === message.id ? message : marked;
    if (target.undoableMark === null) mutations.announce('Nothing to undo.');
    else void mutations.undo(target);
  };
  const saveNote = async () => {
    if (note === null || mutations.isBusy) return;
    const outcome = await mutations.saveNote({ ...message, revision: note.revision ?? message.revision }, note.text);
    if (outcome === 'done') notes.end(message.id);
    // Told, and shown beside what is typed: saving once more is meant of that.
    else if (outcome === 'conflict') notes.change(message.id, { revision: null });
  };
  const suppress = async () => {
    if ((await mutations.suppress(message)) === 'done') queue.dismiss();
  };
  const writeNext = (to = message) => {
    if (canWriteNext(to)) void mutations.writeNext(to);
    else mutations.announce('The next message comes after an acceptance or a reply.');
  };
  return {
    note,
    writeNextShown: () => writeNext(),
    writeNext: () => writeNext(nextMessageTarget(message, marked, queue.afterId)),
    beginNote: () => beginNote(notes, message),
    typeNote: (text: string) => notes.change(message.id, { text }),
    endNote: () => notes.end(message.id),
    saveNote,
    undo,
    undoShown: () => void mutations.undo(message),
    isSuppressing: suppressingId === message.id,
    requestSuppression: () => setSuppressingId(message.id),
    closeSuppression: () => setSuppressingId(null),
    suppress,
  };
}

export type MessageRecordState = ReturnType<typeof useMessageRecord>;
