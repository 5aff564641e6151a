import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(
        'w-full min-w-0 rounded-md border border-input bg-field px-3 py-2 placeholder:text-muted-foreground',
        'transition-colors hover:not-disabled:border-ring focus-visible:outline-offset-0 disabled:opacity-55 aria-invalid:border-destructive',
        className,
      )}
      {...props}
    />
  );
}
