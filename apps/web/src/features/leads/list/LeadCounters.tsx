import type { LeadCounters as Counters } from '@workbench/services/leads/schemas';
import { CheckCircle2, Loader, Users, XCircle } from 'lucide-react';
import { MetricCard } from '~/components/ui/display/MetricCard';
import { formatNumber } from '~/lib/format/format';

interface LeadCountersProps {
  counters: Counters | undefined;
  isLoading: boolean;
}

export function LeadCounters({ counters, isLoading }: LeadCountersProps) {
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <MetricCard title="Total Leads" value={formatNumber(counters?.total)} icon={Users} isLoading={isLoading} />
      <MetricCard
        title="Completed"
        value={formatNumber(counters?.completed)}
        icon={CheckCircle2}
        isLoading={isLoading}
      />
      <MetricCard title="Enriching" value={formatNumber(counters?.enriching)} icon={Loader} isLoading={isLoading} />
      <MetricCard title="Failed" value={formatNumber(counters?.failed)} icon={XCircle} isLoading={isLoading} />
    </div>
  );
}
