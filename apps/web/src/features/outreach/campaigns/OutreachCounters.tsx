import { MessageSquareReply, Radio, Send, UserCheck } from 'lucide-react';
import { MetricCard } from '~/components/ui/display/MetricCard';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { OUTREACH_READ_FAILURE } from '../outreach-labels';

/** Over all campaigns. */
export function OutreachCounters() {
  const { data, error, isPending } = trpc.outreach.counters.useQuery({}, { refetchOnMount: 'always' });
  const shown = { isLoading: isPending };
  return (
    <>
      <div className="mb-4 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        <MetricCard title="Active Campaigns" value={formatNumber(data?.activeCampaigns)} icon={Radio} {...shown} />
        <MetricCard title="Total Sent" value={formatNumber(data?.totalSent)} icon={Send} {...shown} />
        <MetricCard title="Accepted" value={formatNumber(data?.accepted)} icon={UserCheck} {...shown} />
        <MetricCard title="Replied" value={formatNumber(data?.replied)} icon={MessageSquareReply} {...shown} />
      </div>
      {error &&
        (data === undefined ? (
          <InlineError className="mb-3">
            {OUTREACH_READ_FAILURE.counters}: {errorMessage(error)}.
          </InlineError>
        ) : (
          <StaleDataNotice className="mb-3" failure={OUTREACH_READ_FAILURE.counters} error={error} />
        ))}
    </>
  );
}
