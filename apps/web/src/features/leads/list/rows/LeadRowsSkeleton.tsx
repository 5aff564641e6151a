import { Skeleton } from '~/components/ui/feedback/Skeleton';

const WIDTHS = ['w-40', 'w-52', 'w-36', 'w-48', 'w-44', 'w-40', 'w-52', 'w-36'];

/** Stands for the list while its first rows load. */
export function LeadRowsSkeleton() {
  return (
    <div className="rounded-md border border-border bg-card">
      <p role="status" className="flex h-11 items-center px-3 text-muted-foreground lg:h-8">
        Loading leads…
      </p>
      {WIDTHS.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          key={index}
          className="flex h-[84px] items-center justify-between gap-4 border-border border-t px-3 lg:h-[57px]"
        >
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
