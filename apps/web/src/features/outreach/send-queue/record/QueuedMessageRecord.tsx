import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { Ban, MessageSquarePlus, NotebookPen, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { dueText, historyText, recipientLabel } from '../../outreach-labels';
import { UNDO_LABEL } from '../state/message-actions';
import { canWriteNext, isWaitingNext } from '../state/next-message';
import type { MessageMutations } from '../state/use-message-mutations';
import type { MessageRecordState } from '../state/use-message-record';
import { MessageThread } from './MessageThread';
import { NextMessageActions } from './NextMessageActions';
import { NoteEditor } from './NoteEditor';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

interface QueuedMessageRecordProps {
  message: OutreachMessage;
  mutations: MessageMutations;
  state: MessageRecordState;
}

/** What came of the message: when, what was noted, and what can be taken back. */
export function QueuedMessageRecord({ message, mutations, state }: QueuedMessageRecordProps) {
  const { note, undoableMark, sentAt, isErased, isSuppressed } = message;
  const name = recipientLabel(message);
  const due = dueText(message);
  if (isErased || isSuppressed) return null;
  return (
    <div className="flex min-w-0 flex-col gap-2 border-border border-t pt-3">
      {(sentAt !== null || due !== null) && (
        <p className="text-muted-foreground text-xs">
          {[sentAt === null ? null : historyText(message), due].filter(Boolean).join(' · ')}
        </p>
      )}
      {(message.threadId !== null || message.nextMessageId !== null) && <MessageThread message={message} />}
      {state.note !== null ? (
        <NoteEditor message={message} edit={state.note} isSaving={mutations.isSavingNote} state={state} />
      ) : (
        note !== '' && (
          <p className="whitespace-pre-wrap break-words text-ui [overflow-wrap:anywhere]">
            <span className="text-muted-foreground">Note:</span> {note}
          </p>
        )
      )}
      <div className="flex flex-wrap gap-2">
        {canWriteNext(message) && (
          <Button
            variant="outline"
            size="sm"
            className="aria-disabled:opacity-55"
            aria-disabled={mutations.isBusy}
            aria-keyshortcuts="m"
            onClick={state.writeNextShown}
          >
            <MessageSquarePlus aria-hidden />
            {message.nextMessageId === null ? 'Write next message' : 'Open next message'}
          </Button>
        )}
        {state.note === null && (
          <Button variant="ghost" size="sm" aria-keyshortcuts="n" onClick={state.beginNote}>
            <NotebookPen aria-hidden />
            {note === '' ? 'Add note' : 'Edit note'}
          </Button>
        )}
        {undoableMark !== null && (
          <Button
            variant="ghost"
            size="sm"
            className="aria-disabled:opacity-55"
            aria-disabled={mutations.isBusy}
            onClick={state.undoShown}
          >
            <Undo2 aria-hidden />
            {UNDO_LABEL[undoableMark]}
          </Button>
        )}
        {isWaitingNext(message) && <NextMessageActions key={message.id} message={message} mutations={mutations} />}
        <Button variant="ghost" size="sm" onClick={state.requestSuppression}>
          <Ban aria-hidden />
          Do not contact
        </Button>
      </div>
      <Suspense fallback={null}>
        {state.isSuppressing && (
          <ConfirmDialog
            title={`Do not contact ${name}?`}
            action="Do not contact"
            onConfirm={() => void state.suppress()}
            onClose={state.closeSuppression}
          >
            {name} is added to the do-not-contact list. Their saved contact is deleted, and nothing is sent to them in
            any campaign.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}
