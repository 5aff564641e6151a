import { TrendChart } from '~/components/charts/TrendChart';
import { READ_FAILURE } from '~/lib/api/errors';
import { PanelQueryState } from './PanelQueryState';
import { useCompanyTrend } from './use-company-detail';

export function TrendPanel({ companyId }: { companyId: string }) {
  const trend = useCompanyTrend(companyId);
  return (
    <PanelQueryState query={trend} failure={READ_FAILURE.companyData}>
      {(data) => <TrendChart trend={data} />}
    </PanelQueryState>
  );
}
