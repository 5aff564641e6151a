import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';

/** To the queue of companies whose sources disagree; how many there are follows when it is known. */
export function DisagreementsLink() {
  const { data } = trpc.analytics.disagreements.useQuery({ state: 'open', limit: 1 });
  return (
    <Link to="/disagreements" className={buttonClass('outline')}>
      <Scale aria-hidden />
      {data?.total ? formatCount(data.total, 'disagreement to decide', 'disagreements to decide') : 'Disagreements'}
    </Link>
  );
}
