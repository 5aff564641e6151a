import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { Button } from '../controls/Button';
import { InlineError } from '../feedback/InlineError';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from './Dialog';

interface FormDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** The fields; the first one has the focus. */
  children: ReactNode;
  /** Label of the button that sends the form, and while it is on its way. */
  action: string;
  pending: string;
  isPending: boolean;
  /** Something is missing without which it can't be sent. */
  isIncomplete?: boolean;
  /** Why the server refused it; null otherwise. */
  error?: unknown;
  /** Called neither while it is incomplete nor while it is on its way. */
  onSubmit: () => void;
  onClose: () => void;
  className?: string;
}

/** Asks for a few values and sends them, by its button, Enter or Ctrl+Enter. Begins open. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, children, action, pending, isPending, isIncomplete = false, error = null } = props;
  const { onSubmit, onClose, className = 'sm:max-w-md' } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isIncomplete) onSubmit();
  };
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.requestSubmit();
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className={className}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} onKeyDown={submitByKey} className="flex min-w-0 flex-1 flex-col gap-4">
          {children}
          {error !== null && <InlineError>{errorMessage(error)}</InlineError>}
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" aria-keyshortcuts="Control+Enter Meta+Enter" disabled={isPending || isIncomplete}>
              {isPending ? pending : action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
