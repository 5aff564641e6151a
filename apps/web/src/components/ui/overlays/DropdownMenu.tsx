import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

/** Never modal: that would hide the whole page from screen readers while the menu's button keeps the focus. */
export function DropdownMenu(props: Omit<ComponentProps<typeof Radix.Root>, 'modal'>) {
  return <Radix.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Radix.Trigger;

/** Stays beside its trigger instead of moving to the end of the document, and so inside the landmark of the screen. */
export function DropdownMenuContent({ className, sideOffset = 4, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      sideOffset={sideOffset}
      className={cn(
        'z-50 min-w-40 rounded-md border border-border bg-popover p-1 text-foreground shadow-float',
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      className={cn(
        'flex h-8 touch:h-11 cursor-pointer items-center gap-2 rounded px-2 outline-none [&_svg]:size-4',
        'data-[disabled]:pointer-events-none data-[highlighted]:bg-accent data-[disabled]:opacity-55',
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2 py-1 text-muted-foreground text-xs', className)} {...props} />;
}
