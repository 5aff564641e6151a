import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { cn } from '~/lib/cn';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  /** One height whatever it shows, so that its tabs stay under the pointer. */
  hasFixedHeight?: boolean;
}

/**
 * Its top edge stays where it is whatever it shows, so that tabs stay under the pointer; at most 84 % of the window
 * high. Below 640 px it takes the whole screen.
 */
export function DialogContent({ className, children, hasFixedHeight = false, ...props }: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 bg-black/60" />
      <DialogPanel
        className={cn(
          'fixed inset-0 z-50 flex flex-col gap-4 overflow-y-auto bg-popover p-5 shadow-float',
          'sm:inset-auto sm:top-[8vh] sm:left-1/2 sm:max-h-[84vh] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2',
          'sm:rounded-lg sm:border sm:border-border sm:p-6',
          hasFixedHeight && 'sm:h-[46rem]',
          className ?? 'sm:max-w-lg',
        )}
        {...props}
      >
        {children}
        <Radix.Close
          aria-label="Close"
          className="absolute top-4 right-4 flex size-8 touch:size-11 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <X aria-hidden className="size-4" />
        </Radix.Close>
      </DialogPanel>
    </Radix.Portal>
  );
}

/**
 * The bare panel, for use inside a portal. Gives the focus back to where it was: Radix itself does so only for a
 * dialog with a trigger of its own, and ours are opened by shortcuts, rows and lazily loaded buttons.
 */
export function DialogPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  const [focusedBefore] = useState(() => document.activeElement);
  return (
    <Radix.Content
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
      }}
      className={cn('focus:outline-none', className)}
      {...props}
    />
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-1 pr-10', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('break-words font-semibold text-lg', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('break-words text-muted-foreground', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-auto flex flex-wrap justify-end gap-2 pt-2', className)} {...props} />;
}
