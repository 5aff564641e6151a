import { MessageSquareReply, Radio, Send, UserCheck } from 'lucide-react';
import { MetricCard } from '~/components/ui/MetricCard';
import { errorMessage } from '~/lib/errors';
import { formatNumber } from '~/lib/format';
import { trpc } from '~/lib/trpc';
import { READ_FAILURE } from '../lib/outreach-text';

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
      {error && (
        <p role="alert" className="mb-3 text-[0.8125rem] text-destructive">
          {READ_FAILURE.counters}: {errorMessage(error)}.{data !== undefined && ' What you see may be out of date.'}
        </p>
      )}
    </>
  );
}
