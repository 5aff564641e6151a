import { Skeleton } from '~/components/ui/feedback/Skeleton';

const WIDTHS = ['w-40', 'w-52', 'w-36', 'w-48', 'w-44', 'w-40', 'w-52', 'w-36'];

/** Stands for the table while its first rows load. */
export function CompanyTableSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rounded-lg border border-border bg-card">
      <p role="status" className="flex h-8 items-center px-3 text-muted-foreground">
        Loading companies...
      </p>
      {WIDTHS.slice(0, rows).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className="flex h-[57px] items-center justify-between gap-4 border-border border-t px-3">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
