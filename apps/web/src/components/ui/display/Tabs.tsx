import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List className={cn('flex max-w-full gap-1 overflow-x-auto border-border border-b', className)} {...props} />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px inline-flex h-9 shrink-0 touch:h-11 items-center gap-2 border-transparent border-b-2 px-3 font-medium',
        'text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2',
        'data-[state=active]:border-primary data-[state=active]:text-foreground [&_svg]:size-4',
        // An address may name a tab that lies beyond the edge.
        'data-[state=active]:[scroll-initial-target:nearest]',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-4', className)} {...props} />;
}
