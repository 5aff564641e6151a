import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '~/lib/cn';

interface QueueRowProps {
  isSelected: boolean;
  /** It was chosen by a letter, from anywhere on the screen. */
  takesFocus: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** A case of a queue, which opens beside it. */
export function QueueRow({ isSelected, takesFocus, onOpen, children }: QueueRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Arrow keys take the focus along.
    const isFollowed = takesFocus || document.activeElement?.closest('[data-queue-row]') != null;
    if (isSelected && isFollowed) button.current?.focus({ preventScroll: true });
  }, [isSelected, takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      data-queue-row
      aria-current={isSelected ? 'true' : undefined}
      onClick={onOpen}
      className={cn(
        'flex w-full flex-col gap-0.5 border-transparent border-l-2 px-3 py-2 text-left hover:bg-accent',
        'focus-visible:-outline-offset-2',
        isSelected && 'border-primary bg-accent',
      )}
    >
      {children}
    </button>
  );
}
