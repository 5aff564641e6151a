import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** Stands once around the application: a tooltip comes after 700 ms, the next one at once within 300 ms. */
export function TooltipProvider(props: ComponentProps<typeof Radix.Provider>) {
  return <Radix.Provider delayDuration={700} skipDelayDuration={300} {...props} />;
}

interface TooltipProps {
  content: ReactNode;
  /** One element that takes focus, so that the tooltip is reachable by keyboard. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-md border border-border bg-popover px-3 py-1.5 text-foreground text-xs shadow-float"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
