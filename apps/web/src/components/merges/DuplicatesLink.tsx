import { Link } from '@tanstack/react-router';
import { CopyCheck } from 'lucide-react';
import { formatCount } from '~/lib/format/format';

/** To the queue of records that may be the same, when there are any. */
export function DuplicatesLink({ tab, count }: { tab?: 'contacts'; count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return (
    <Link
      to="/duplicates"
      search={tab === undefined ? {} : { tab }}
      className="inline-flex items-center gap-1.5 text-link underline-offset-4 hover:underline"
    >
      <CopyCheck aria-hidden className="size-4" />
      {formatCount(count, 'possible duplicate', 'possible duplicates')}
    </Link>
  );
}
