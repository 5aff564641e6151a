import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

/** The browser's own list: the best one on a phone and for a screen reader. Children are `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        className="h-9 w-full appearance-none rounded-md border border-input bg-field pr-8 pl-3 transition-colors hover:not-disabled:border-ring touch:h-11 focus-visible:outline-offset-0 disabled:opacity-55"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 size-4 text-muted-foreground"
      />
    </span>
  );
}
