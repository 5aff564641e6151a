import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** Closing a dialog in which something was typed asks first; a dialog without any closes at once. */
export function useDiscardQuestion(isTyped: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        title="Discard what you entered?"
        action="Discard"
        dismiss="Keep editing"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        Nothing has been saved yet.
      </ConfirmDialog>
    ),
  };
}

/** Leaving a screen with unsaved changes asks first, within the product and when the window is closed. */
export function useLeaveQuestion(isChanged: boolean): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Leave"
      dismiss="Stay"
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      Your changes have not been saved.
    </ConfirmDialog>
  );
}
