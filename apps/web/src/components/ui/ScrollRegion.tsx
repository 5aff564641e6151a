import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

type ScrollRegionProps = ComponentProps<'section'> & ({ 'aria-label': string } | { 'aria-labelledby': string });

/** A part of the page that scrolls by itself, and that the keyboard can therefore reach. */
export function ScrollRegion({ className, ...props }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus
    <section tabIndex={0} className={cn('overflow-auto rounded-md border border-border', className)} {...props} />
  );
}
