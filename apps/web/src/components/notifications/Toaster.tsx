import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Button } from '~/components/ui/controls/Button';
import { cn } from '~/lib/cn';
import { dismissToast, takeToastOffer, useToasts } from '~/lib/notifications/toast';
import { useToastSide } from './use-toast-side';

/** Long enough to notice a slip and reach for the button. */
const OFFER_DURATION_MS = 12_000;

/**
 * The one visible toast: 5 s, longer when it offers to take something back; swiped away to the right; F8 moves the focus there.
 * It lies in the free middle of the header, on narrow screens beneath the header, and where that covers controls at the bottom.
 */
export function Toaster() {
  const { visible } = useToasts();
  const { side, position } = useToastSide();
  const isFailure = visible?.variant === 'destructive';
  const Icon = isFailure ? TriangleAlert : CircleCheck;
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {visible && (
        <Toast.Root
          key={visible.id}
          ref={position}
          open={visible.open}
          {...(visible.offer && !visible.offer.isBrief && { duration: OFFER_DURATION_MS })}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(visible.id);
          }}
          onEscapeKeyDown={passOn}
          className={cn(
            // An open dialog takes pointer events from everything else; a toast above it can still be dismissed.
            'toast-enter pointer-events-auto relative flex gap-3 rounded-lg border bg-popover py-2 pr-10 pl-4 shadow-float',
            isFailure ? 'border-destructive' : 'border-border',
          )}
        >
          <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', isFailure ? 'text-destructive' : 'text-success')} />
          <div className="min-w-0">
            <Toast.Title className="font-semibold">{visible.title}</Toast.Title>
            {visible.description && (
              <Toast.Description className="break-words text-muted-foreground">{visible.description}</Toast.Description>
            )}
            {visible.offer && (
              <Toast.Action asChild altText={`${visible.offer.label}: press F8, then Tab`}>
                <Button variant="outline" size="sm" className="mt-2" onClick={() => takeToastOffer(visible)}>
                  {visible.offer.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 flex size-7 items-center justify-center rounded text-muted-foreground hover:bg-accent hover:text-foreground"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        data-toasts
        data-side={side}
        className="toasts pointer-events-none fixed z-60 print:hidden flex w-full flex-col p-2 outline-none sm:max-w-100"
      />
    </Toast.Provider>
  );
}

/**
 * Esc closes the message and goes on to what lies beneath: a message never takes the key from a dialog, a menu or a
 * field. With the focus in the message it closes that alone.
 */
function passOn(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('[data-toasts]')) return;
  event.stopImmediatePropagation();
  const again = new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true });
  // Once the message is gone; what it covered is the uppermost then.
  setTimeout(() => target.isConnected && target.dispatchEvent(again));
}
