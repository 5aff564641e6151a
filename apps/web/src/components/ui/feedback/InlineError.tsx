import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';

interface InlineErrorProps {
  /** Names the line for the aria-describedby of a field. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** One line on what failed, beside what is still on screen; ErrorState takes the place of what could not be read. */
export function InlineError({ id, className, children }: InlineErrorProps) {
  return (
    <p id={id} role="alert" className={cn('min-w-0 break-words text-ui text-destructive', className)}>
      {children}
    </p>
  );
}
