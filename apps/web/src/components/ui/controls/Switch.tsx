import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-input bg-muted px-0.5 transition-colors',
        'relative before:absolute before:-inset-1.5 touch:before:-inset-3.25 hover:not-disabled:border-ring',
        'disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
      {...props}
    >
      <Radix.Thumb className="size-3.5 rounded-full bg-muted-foreground data-[state=checked]:translate-x-4 data-[state=checked]:bg-white motion-safe:transition-transform" />
    </Radix.Root>
  );
}
