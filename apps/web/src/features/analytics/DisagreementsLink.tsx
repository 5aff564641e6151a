import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';

/** To the queue of companies whose sources disagree, when there are any. */
export function DisagreementsLink() {
  const { data } = trpc.analytics.disagreements.useQuery({ state: 'open', limit: 1 });
  if (data === undefined || data.total === 0) return null;
  return (
    <Link to="/disagreements" className="inline-flex items-center gap-1.5 text-link underline-offset-4 hover:underline">
      <Scale aria-hidden className="size-4" />
      {formatCount(data.total, 'disagreement to decide', 'disagreements to decide')}
    </Link>
  );
}
