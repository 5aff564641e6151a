import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(
        'h-9 w-full min-w-0 rounded-md border border-input bg-field px-3 placeholder:text-muted-foreground touch:h-11',
        'file:mr-3 file:h-full file:border-0 file:bg-transparent file:font-medium file:text-foreground',
        'transition-colors hover:not-disabled:border-ring focus-visible:outline-offset-0 disabled:opacity-55 aria-invalid:border-destructive',
        className,
      )}
      {...props}
    />
  );
}
