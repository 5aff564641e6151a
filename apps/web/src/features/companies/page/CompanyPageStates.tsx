import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';

/** As tall as what follows, so that nothing moves when it arrives. */
export function CompanyPageSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <h1 role="status" className="sr-only">
        Loading company…
      </h1>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-14 w-72 max-w-full" />
        <Skeleton className="h-28 w-72 max-w-full sm:h-8" />
        <Skeleton className="h-8 w-40" />
      </div>
      <Skeleton className="h-33 w-full rounded-lg sm:h-19" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}

/** An id that names no company: mistyped, or removed since the link was made. */
export function CompanyPageMissing() {
  return (
    <>
      <h1 className="sr-only">Company not found</h1>
      <EmptyState
        icon={SearchX}
        title="This company isn’t in your workspace"
        description="The link may be old or mistyped, or the company was removed."
        action={
          <Link to="/search" className={buttonClass('outline')}>
            Search companies
          </Link>
        }
      />
    </>
  );
}
