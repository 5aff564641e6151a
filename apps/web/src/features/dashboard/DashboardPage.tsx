import type { ReactNode } from 'react';
import { LocationPieCard } from '~/components/charts/locations/LocationPieCard';
import { SourceBarCard } from '~/components/charts/source-bars/SourceBarCard';
import { SingleFigureHint } from '~/components/headcounts/SingleFigureHint';
import { PageHeader } from '~/components/layout/PageHeader';
import { trpc } from '~/lib/api/trpc';
import { FirstRunGuide } from './FirstRunGuide';
import { StatCards } from './StatCards';

interface DashboardPageProps {
  exportMenu: ReactNode;
  recentCompanies: ReactNode;
  addCompany: ReactNode;
  news: ReactNode;
}

/** Totals, charts and the first companies; the route fills in what belongs to companies. */
export function DashboardPage({ exportMenu, recentCompanies, addCompany, news }: DashboardPageProps) {
  const overview = trpc.analytics.overview.useQuery({});
  const isEmpty = overview.data?.totalCompanies === 0;
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Overview of your aggregated business intelligence data"
        actions={!isEmpty && exportMenu}
      />
      <div className="flex min-w-0 flex-col gap-4">
        <StatCards overview={overview} />
        {overview.data && <SingleFigureHint overview={overview.data} />}
        {isEmpty ? (
          <FirstRunGuide addCompany={addCompany} />
        ) : (
          <>
            {news}
            <div className="grid gap-4 xl:grid-cols-2">
              <SourceBarCard title="Employee Count by Source" />
              <LocationPieCard title="Employee Location Distribution" />
            </div>
            {recentCompanies}
          </>
        )}
      </div>
    </>
  );
}
