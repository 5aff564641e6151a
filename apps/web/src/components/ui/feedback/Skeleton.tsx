import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

/** A grey placeholder; hidden from screen readers, so say what loads beside it. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn('animate-pulse rounded bg-muted motion-reduce:animate-none', className)}
      {...props}
    />
  );
}
