import { Skeleton } from '~/components/ui/feedback/Skeleton';

const WIDTHS = ['w-40', 'w-52', 'w-36', 'w-48', 'w-44', 'w-40', 'w-52', 'w-36'];

/** Stands for the list while its first rows load. */
export function LeadRowsSkeleton() {
  return (
    <div className="rounded-md border border-border bg-card">
      <p role="status" className="px-4 py-3 text-muted-foreground">
        Loading leads…
      </p>
      {WIDTHS.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          key={index}
          className="flex h-[84px] items-center justify-between gap-4 border-border border-t px-4 lg:h-16"
        >
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
