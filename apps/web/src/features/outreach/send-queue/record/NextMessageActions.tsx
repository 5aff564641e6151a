import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { CalendarClock, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { recipientLabel } from '../../outreach-labels';
import type { MessageMutations } from '../state/use-message-mutations';
import { NextMessageDay } from './NextMessageDay';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

interface NextMessageActionsProps {
  message: OutreachMessage;
  mutations: MessageMutations;
}

/** Another day for a next message that waits, or none of it at all. */
export function NextMessageActions({ message, mutations }: NextMessageActionsProps) {
  // What is asked is meant of the message as it was then.
  const [step, setStep] = useState<{ kind: 'day' | 'delete'; seen: OutreachMessage } | null>(null);
  const close = () => setStep(null);
  const saveDay = async (dueAt: string) => {
    if ((await mutations.reschedule(message, dueAt)) === 'done') close();
  };
  return (
    <>
      {step?.kind === 'day' ? (
        <NextMessageDay
          message={message}
          isBusy={mutations.isBusy}
          onSave={(at) => void saveDay(at)}
          onCancel={close}
        />
      ) : (
        <Button variant="ghost" size="sm" onClick={() => setStep({ kind: 'day', seen: message })}>
          <CalendarClock aria-hidden />
          Change day
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => setStep({ kind: 'delete', seen: message })}>
        <Trash2 aria-hidden />
        Delete message
      </Button>
      <Suspense fallback={null}>
        {step?.kind === 'delete' && (
          <ConfirmDialog
            title={`Delete the next message to ${recipientLabel(message)}?`}
            action="Delete message"
            onConfirm={() => void mutations.removeNext(step.seen)}
            onClose={close}
          >
            The message and its text are deleted. What was sent before stays, and you can write another one.
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
