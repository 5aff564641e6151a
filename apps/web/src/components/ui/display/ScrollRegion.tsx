import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

type ScrollRegionProps = ComponentProps<'section'> & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * A part of the page that scrolls by itself, and that the keyboard can therefore reach. Positioned, so that hidden texts
 * within it scroll along instead of lengthening the page.
 */
export function ScrollRegion({ className, ...props }: ScrollRegionProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus
      tabIndex={0}
      className={cn('scroll-region relative overflow-auto rounded-md border border-border', className)}
      {...props}
    />
  );
}
