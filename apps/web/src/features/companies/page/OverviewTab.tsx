import { Link } from '@tanstack/react-router';
import type { Company } from '@workbench/services/companies/schemas';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { FigureTabs } from '../detail/FigureTabs';
import type { useCompanyDetail } from '../detail/use-company-detail';
import type { CompanySyncState } from '../sync/use-company-sync';
import type { CompanyPageParams, FigurePanel } from '../url-params';
import { TimelineList } from './timeline/TimelineList';
import { useTimeline } from './timeline/TimelineTab';

const RECENT_MAX = 6;

interface OverviewTabProps {
  company: Company;
  detail: ReturnType<typeof useCompanyDetail>;
  sync: CompanySyncState;
  params: CompanyPageParams;
  onPanel: (panel: FigurePanel) => void;
}

/** The figures, and what happened last. */
export function OverviewTab({ company, detail, sync, params, onPanel }: OverviewTabProps) {
  const recent = useTimeline(company.id, RECENT_MAX);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card className="min-w-0">
        <CardHeader>
          <CardTitle>Figures</CardTitle>
        </CardHeader>
        <CardContent>
          <FigureTabs
            company={company}
            records={detail.records}
            explanation={detail.explanation}
            sync={sync}
            panel={params.panel ?? 'sources'}
            onPanel={onPanel}
          />
        </CardContent>
      </Card>
      <Card className="min-w-0">
        <CardHeader className="flex-row items-center justify-between">
          <CardTitle>Recent activity</CardTitle>
          <Link
            to="/companies/$id"
            params={{ id: company.id }}
            search={{ ...params, tab: 'timeline' }}
            className={cn(buttonClass('link', 'sm'), '-mr-3')}
          >
            View timeline
          </Link>
        </CardHeader>
        <CardContent className="min-h-72">
          <PanelQueryState query={recent} failure={READ_FAILURE.timeline}>
            {(entries) => <TimelineList entries={entries.slice(0, RECENT_MAX)} label="Recent activity" isBrief />}
          </PanelQueryState>
        </CardContent>
      </Card>
    </div>
  );
}
