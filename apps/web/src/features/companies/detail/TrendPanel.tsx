import { TrendChart } from '~/components/charts/trend/TrendChart';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { useCompanyTrend } from './use-company-detail';

export function TrendPanel({ companyId }: { companyId: string }) {
  const trend = useCompanyTrend(companyId);
  return (
    <PanelQueryState query={trend} failure={READ_FAILURE.companyData}>
      {(data) => <TrendChart trend={data} />}
    </PanelQueryState>
  );
}
