import { TrendChart } from '~/components/charts/TrendChart';
import { READ_FAILURE } from '~/lib/errors';
import { useCompanyTrend } from '../hooks/use-company-detail';
import { PanelState } from './PanelState';

export function TrendPanel({ companyId }: { companyId: string }) {
  const trend = useCompanyTrend(companyId);
  return (
    <PanelState query={trend} failure={READ_FAILURE.companyData}>
      {(data) => <TrendChart trend={data} />}
    </PanelState>
  );
}
