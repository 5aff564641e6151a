import { Link, useNavigate } from '@tanstack/react-router';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import { ArrowLeft, GitCompare } from 'lucide-react';
import { PageHeader } from '~/components/layout/PageHeader';
import { buttonClass } from '~/components/ui/controls/Button';
import { CopyLinkButton } from '~/components/ui/controls/CopyLinkButton';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { trpc } from '~/lib/api/trpc';
import { cn } from '~/lib/cn';
import type { CompareParams } from '../url-params';
import { ComparedParts } from './ComparedParts';
import { CompareSide } from './CompareSide';

/** Two versions of one report, or the reports of two companies; the address owns both. */
export function ComparePage({ params: { left, right } }: { params: CompareParams }) {
  const navigate = useNavigate();
  const reads = {
    left: trpc.reports.version.useQuery({ reportId: left ?? '' }, { enabled: left !== undefined }),
    right: trpc.reports.version.useQuery({ reportId: right ?? '' }, { enabled: right !== undefined }),
  };
  const choose = (side: keyof CompareParams) => (id: string) =>
    void navigate({
      to: '/company-reports/compare',
      search: { ...(left && { left }), ...(right && { right }), [side]: id },
      resetScroll: false,
    });
  const shown = reads.right.data ?? reads.left.data;
  const query = new URLSearchParams({ ...(left && { left }), ...(right && { right }) });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <Link
          to="/company-reports"
          search={shown === undefined ? {} : { company: shown.companyId }}
          className={cn(buttonClass('ghost', 'sm'), '-ml-2 px-2 text-muted-foreground')}
        >
          <ArrowLeft aria-hidden />
          Company Reports
        </Link>
      </div>
      <PageHeader
        title="Compare Reports"
        subtitle="Two versions of one report, or the reports of two companies."
        actions={<CopyLinkButton path={`/company-reports/compare?${query}`} />}
      />
      <div className="grid min-w-0 gap-4 md:grid-cols-2">
        <CompareSide label="From" read={reads.left} isChosen={left !== undefined} onChoose={choose('left')} />
        <CompareSide label="To" read={reads.right} isChosen={right !== undefined} onChoose={choose('right')} />
      </div>
      <Difference left={reads.left.data} right={reads.right.data} />
    </div>
  );
}

function Difference({ left, right }: { left: CompanyReport | undefined; right: CompanyReport | undefined }) {
  if (!left?.reportData || !right?.reportData) {
    return (
      <Card>
        <EmptyState icon={GitCompare} title="Nothing to compare yet" description="Choose a report on both sides." />
      </Card>
    );
  }
  const isOneCompany = left.companyId === right.companyId;
  return (
    <ComparedParts
      left={left.reportData.analysis}
      right={right.reportData.analysis}
      isSideBySide={!isOneCompany}
      labels={
        isOneCompany
          ? { onlyRight: 'Added', onlyLeft: 'Gone', changed: 'Changed' }
          : {
              onlyRight: `Only ${right.companyName}`,
              onlyLeft: `Only ${left.companyName}`,
              changed: `Differs from ${left.companyName} to ${right.companyName}`,
            }
      }
    />
  );
}
